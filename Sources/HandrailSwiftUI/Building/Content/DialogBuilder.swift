import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds dialogs that a value describes, as SwiftUI's first releases have them: `Alert(…)` and `ActionSheet(…)`.
enum DialogBuilder {
    /// Builds a dialog with its title, its message and its buttons.
    static func build(
        _ form: ContentViews.Form, _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let own = scope.place(of: expression)
        views.placeStack.append(own)
        views.tree.open(
            .group, slot: slot, place: own, extent: pending.extent(of: own), attributes: pending.attributes)
        var hasButton = false
        for argument in arguments {
            switch argument.label.flatMap(ContentArguments.ofDialog) {
            case .words:
                if case .null = argument.value.kind { continue }
                if !DialogReader.isEmpty(argument.value) {
                    TextBuilder.buildTitle(argument.value, in: scope, slot: .content, .none, with: &views)
                }
            case .button:
                if case .null = argument.value.kind { continue }
                hasButton = true
                buildButton(argument.value, in: scope, with: &views)
            case .buttons:
                hasButton = true
                if case .array(let buttons) = argument.value.kind {
                    for button in buttons { buildButton(button, in: scope, with: &views) }
                } else {
                    // Buttons that were gathered before.
                    views.opaque("\(name).Button", argument.value, scope, .content, .none)
                }
            case nil: break
            }
        }
        if !hasButton { views.build(.systemButton(form == .alert ? SystemButtons.done : SystemButtons.cancel)) }
        views.tree.close()
        views.placeStack.removeLast()
    }

    /// Builds `.default(Text("Save")) { … }`, `.cancel()` and the like.
    private static func buildButton(
        _ expression: Expression, in scope: Scope, depth: Int = 0, with views: inout ViewBuilder
    ) {
        guard case .call(let callee, let arguments) = expression.kind, case .member(_, let role, _) = callee.kind,
            roles.contains(role)
        else {
            switch views.evaluator.value(of: expression, in: scope) {
            case .symbolic(let inner, let home) where depth < 4 && inner.range != expression.range:
                buildButton(inner, in: home, depth: depth + 1, with: &views)
            default: views.opaque(ContentViews.dialogButton, expression, scope, .content, .none)
            }
            return
        }
        let own = scope.place(of: expression)
        var uses: [AttributeUse] = []
        let written = arguments.first { $0.isTrailing || $0.label == ContentArguments.actionOfDialogButton }
        if let action = written?.value {
            let done = ActionReader(evaluator: views.evaluator).action(action, in: scope)
            uses.append(AttributeUse(.code(.action(done)), place: scope.place(of: action)))
        }
        if role != "default" {
            uses.append(AttributeUse(.interaction(.role(role == "cancel" ? .cancel : .destructive)), place: own))
        }
        views.tree.open(.button, place: own, attributes: uses)
        if let title = arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
            TextBuilder.buildTitle(title.value, in: scope, slot: .label, .none, with: &views)
        } else {
            let words = role == "cancel" ? SystemButtons.cancel : .dynamic
            views.tree.leaf(.text, slot: .label, content: .words(words), place: own)
        }
        views.tree.close()
    }

    private static let roles: Set<String> = ["default", "cancel", "destructive"]
}
