import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Alerts, confirmation dialogs and action sheets: the system lays out what they say and the buttons they are given.
extension ViewBuilder {
    /// The values that describe an alert or an action sheet, as SwiftUI's first releases have them.
    static let describedDialogs: Set<String> = ["Alert", "ActionSheet"]

    /// What `alert(…)` or `confirmationDialog(…)` shows: title, message, buttons; `nil` where a value describes it all.
    func dialog(_ call: ModifierCall) -> ViewSource? {
        let hasError = call.argument("error") != nil
        guard call.name != "actionSheet", call.first != nil || hasError else { return nil }
        var parts: [ViewSource] = []
        if call.name == "alert" || showsTitle(call) {
            if let title = call.first {
                if !Self.isEmptyLiteral(title) { parts.append(.title(title, call.scope)) }
            } else {
                // The error says what it is called.
                parts.append(.words(.dynamic))
            }
        }
        if let message = call.argument("message") { parts.append(Self.source(of: message, in: call.scope)) }
        if let actions = call.closure("actions"), !Self.isEmptyClosure(actions) {
            parts.append(Self.source(of: actions, in: call.scope))
        } else if call.name == "alert" {
            parts.append(.systemButton(SystemButtons.done))
        }
        return .several(parts)
    }

    /// Whether a confirmation dialog shows its title: on iPhone and iPad only where it is told to.
    private func showsTitle(_ call: ModifierCall) -> Bool {
        guard let visibility = call.argument("titleVisibility") else {
            let platforms = program.platforms(ofFile: call.scope.file)
            return !platforms.isEmpty && !platforms.contains { $0.platform == .iOS }
        }
        return evaluator.memberName(of: visibility, in: call.scope).values.contains("visible")
    }

    private static func source(of part: Expression, in scope: Scope) -> ViewSource {
        guard case .closure(let closure) = part.kind else { return .expression(part, scope) }
        let names = closure.openNames
        return .statements(closure.body, scope.binding(names))
    }

    private static func isEmptyClosure(_ expression: Expression) -> Bool {
        if case .closure(let closure) = expression.kind { closure.body.isEmpty } else { false }
    }

    private static func isEmptyLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string(let segments):
            segments.allSatisfy { if case .text(let text) = $0 { text.isEmpty } else { false } }
        case .call(let callee, let arguments):
            if case .name("Text") = callee.kind {
                arguments.first.map { isEmptyLiteral($0.value) } ?? true
            } else {
                false
            }
        default: false
        }
    }

    // MARK: Described by a value

    /// Builds `Alert(…)` or `ActionSheet(…)`.
    mutating func buildDialog(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        let own = place(expression, scope)
        placeStack.append(own)
        tree.open(.group, slot: slot, place: own, extent: extent(of: own, pending), attributes: pending.attributes)
        var hasButton = false
        for argument in arguments {
            switch argument.label {
            case "title", "message":
                if case .null = argument.value.kind { continue }
                if !Self.isEmptyLiteral(argument.value) { buildTitle(argument.value, in: scope, slot: .content, .none) }
            case "primaryButton", "secondaryButton", "dismissButton":
                if case .null = argument.value.kind { continue }
                hasButton = true
                buildDialogButton(argument.value, in: scope)
            case "buttons":
                hasButton = true
                if case .array(let buttons) = argument.value.kind {
                    for button in buttons { buildDialogButton(button, in: scope) }
                } else {
                    // Buttons that were gathered before.
                    opaque("\(name).Button", argument.value, scope, .content, .none)
                }
            default: break
            }
        }
        if !hasButton { build(.systemButton(name == "Alert" ? SystemButtons.done : SystemButtons.cancel)) }
        tree.close()
        placeStack.removeLast()
    }

    /// Builds `.default(Text("Save")) { … }`, `.cancel()` and the like.
    private mutating func buildDialogButton(_ expression: Expression, in scope: Scope, depth: Int = 0) {
        guard case .call(let callee, let arguments) = expression.kind, case .member(_, let role, _) = callee.kind,
            Self.dialogRoles.contains(role)
        else {
            switch evaluator.value(of: expression, in: scope) {
            case .symbolic(let inner, let home) where depth < 4 && inner.range != expression.range:
                buildDialogButton(inner, in: home, depth: depth + 1)
            default: opaque("Alert.Button", expression, scope, .content, .none)
            }
            return
        }
        let own = place(expression, scope)
        var uses: [AttributeUse] = []
        if let action = arguments.first(where: { $0.isTrailing || $0.label == "action" })?.value {
            let summary = ActionReader(evaluator: evaluator).action(action, in: scope)
            uses.append(AttributeUse(.code(.action(summary)), place: place(action, scope)))
        }
        if role != "default" {
            uses.append(AttributeUse(.interaction(.role(role == "cancel" ? .cancel : .destructive)), place: own))
        }
        tree.open(.button, place: own, attributes: uses)
        if let title = arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
            buildTitle(title.value, in: scope, slot: .label, .none)
        } else {
            tree.leaf(
                .text, slot: .label, content: .words(role == "cancel" ? SystemButtons.cancel : .dynamic), place: own)
        }
        tree.close()
    }

    private static let dialogRoles: Set<String> = ["default", "cancel", "destructive"]
}
