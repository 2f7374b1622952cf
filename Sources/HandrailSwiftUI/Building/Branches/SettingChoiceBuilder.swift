import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// Builds views whose content depends on a setting: `Text(reduceMotion ? "Next" : "Slide on")`.
enum SettingChoiceBuilder {
    /// Builds a view once for each answer to the setting that its content depends on, each under its condition; `false`
    /// where it depends on none.
    ///
    /// - Parameters:
    ///   - read: reads the content.
    ///   - build: builds the view, and is asked again under either answer.
    static func build(
        at expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder, read: () -> Void, build: (inout ViewBuilder) -> Void
    ) -> Bool {
        let session = views.evaluator.session
        guard session.assumptions.count < maximumSettings, let test = session.listen(to: read).first
        else { return false }
        let own = scope.place(of: expression)
        let text = ConditionReader(evaluator: views.evaluator).shortText(of: expression, in: scope)
        views.tree.open(
            .alternatives, slot: slot, place: own, extent: pending.extent(of: own), attributes: pending.attributes)
        for answer in [true, false] {
            let condition = answer ? ElementCondition(subject: .setting(test), text: text) : nil
            views.tree.open(.branch, content: .condition(condition), place: own)
            session.assuming(test, is: answer) { build(&views) }
            views.tree.close()
        }
        views.tree.close()
        return true
    }

    /// Settings that one view's content is told apart by.
    private static let maximumSettings = 2
}
