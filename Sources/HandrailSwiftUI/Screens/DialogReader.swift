import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Reads alerts, confirmation dialogs and action sheets that a modifier brings up: the system lays out what they say
/// and the buttons they are given.
struct DialogReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// What `alert(…)` or `confirmationDialog(…)` shows: title, message, buttons; `nil` where a value or a closure says
    /// it all, as in `actionSheet(isPresented:)` and `commands`.
    func source(_ call: ModifierCall, _ kind: PresentationKind) -> ViewSource? {
        guard call.first != nil || call.argument("error") != nil else { return nil }
        var parts: [ViewSource] = []
        if kind == .alert || showsTitle(call) {
            if let title = call.first {
                if !Self.isEmpty(title) { parts.append(.title(title, call.scope)) }
            } else {
                // The error says what it is called.
                parts.append(.words(.dynamic))
            }
        }
        if let message = call.argument("message") { parts.append(Self.source(of: message, in: call.scope)) }
        if let actions = call.closure("actions"), !Self.isEmptyClosure(actions) {
            parts.append(Self.source(of: actions, in: call.scope))
        } else if kind == .alert {
            parts.append(.systemButton(SystemButtons.done))
        }
        return .several(parts)
    }

    /// Whether a confirmation dialog shows its title: on iPhone and iPad only where it is told to.
    private func showsTitle(_ call: ModifierCall) -> Bool {
        guard let visibility = call.argument("titleVisibility") else {
            let platforms = evaluator.program.platforms(ofFile: call.scope.file)
            return !platforms.isEmpty && !platforms.contains { $0.platform == .iOS }
        }
        return evaluator.memberName(of: visibility, in: call.scope).values.contains("visible")
    }

    private static func source(of part: Expression, in scope: Scope) -> ViewSource {
        guard case .closure(let closure) = part.kind else { return .expression(part, scope) }
        return .statements(closure.body, scope.binding(closure.openNames))
    }

    private static func isEmptyClosure(_ expression: Expression) -> Bool {
        if case .closure(let closure) = expression.kind { closure.body.isEmpty } else { false }
    }

    /// Whether a title or a message says nothing, as it is written.
    static func isEmpty(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string(let segments):
            segments.allSatisfy { if case .text(let text) = $0 { text.isEmpty } else { false } }
        case .call(let callee, let arguments):
            if callee.namedForm == .text { arguments.first.map { isEmpty($0.value) } ?? true } else { false }
        default: false
        }
    }
}
