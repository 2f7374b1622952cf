import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What a view shows may depend on a setting: `Text(reduceMotion ? "Next" : "Slide on")`.
extension ViewBuilder {
    /// Builds a view once for each answer to the setting that its content depends on, each under its condition; `false`
    /// where it depends on none.
    ///
    /// - Parameters:
    ///   - read: reads the content.
    ///   - build: builds the view, and is asked again under either answer.
    mutating func buildUnderSettings(
        at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending, read: (ViewBuilder) -> Void,
        build: (inout ViewBuilder, Pending) -> Void
    ) -> Bool {
        let session = evaluator.session
        guard session.assumptions.count < Self.maximumSettings, let test = session.listen(to: { read(self) }).first
        else {
            return false
        }
        let own = place(expression, scope)
        let text = Self.shortened(program.spelling(of: own))
        tree.open(
            .alternatives, slot: slot, place: own, extent: extent(of: own, pending), attributes: pending.attributes)
        for answer in [true, false] {
            let condition = answer ? ElementCondition(subject: .setting(test), text: text) : nil
            tree.open(.branch, content: .condition(condition), place: own)
            session.assuming(test, is: answer) { build(&self, .none) }
            tree.close()
        }
        tree.close()
        return true
    }

    /// Settings that one view's content is told apart by.
    private static let maximumSettings = 2
}
