import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that let people do something with a view, or keep them from it.
enum InteractionModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    package static let table: [String: Reading] = [
        "onTapGesture": { call in
            let count = call.argument("count")
                .map { call.evaluator.number(of: $0, in: call.scope).value.map { Int($0) } }
                ?? 1
            return [
                .interaction(.gesture(Gesture(kind: .tap, count: count, action: call.action(call.closure("perform")))))
            ]
        },
        "onLongPressGesture": { call in
            [.interaction(.gesture(Gesture(kind: .longPress, action: call.action(call.closure("perform")))))]
        },
        "gesture": { $0.gestures }, "simultaneousGesture": { $0.gestures },
        "highPriorityGesture": { $0.gestures },
        "onHover": { call in
            [.interaction(.gesture(Gesture(kind: .hover, action: call.action(call.closure("perform")))))]
        },
        "onContinuousHover": { _ in [.interaction(.gesture(Gesture(kind: .hover, action: ActionSummary())))] },
        "disabled": { [.interaction(.disabled($0.flag()))] },
        "allowsHitTesting": { [.interaction(.allowsHitTesting($0.flag()))] },
        "labelsHidden": { _ in [.visibility(.labelsHidden)] },
        "labelsVisibility": { $0.memberName == "hidden" ? [.visibility(.labelsHidden)] : [] },
        "focusable": { [.interaction(.focusable($0.flag()))] },
        "contentShape": { _ in [.interaction(.contentShape)] },
        "keyboardShortcut": { $0.shortcut.map { [.interaction(.keyboardShortcut($0))] } ?? [] },
        "onDelete": { _ in [.interaction(.onDelete)] }, "onMove": { _ in [.interaction(.onMove)] },
        "draggable": { _ in [.interaction(.draggable)] }, "onDrag": { _ in [.interaction(.draggable)] },
        "itemProvider": { _ in [.interaction(.draggable)] },
        "dropDestination": { _ in [.interaction(.dropTarget)] }, "onDrop": { _ in [.interaction(.dropTarget)] },
        "refreshable": { _ in [.interaction(.refreshable)] }, "onSubmit": { _ in [.interaction(.onSubmit)] },
        "textSelection": { [.interaction(.textSelection(.known($0.memberName != "disabled")))] },
        "textContentType": { _ in [.interaction(.credentialType)] },
        "defersSystemGestures": { call in
            [
                .screen(
                    .defersSystemGestures(edges: (call.argument("on") ?? call.first).map { call.names(in: $0) } ?? []))
            ]
        },
    ]
}

extension ModifierCall {
    /// The gestures given to `gesture(_:)`, with what they do when they end.
    fileprivate var gestures: [Attribute] {
        guard let first else { return [.interaction(.gesture(Gesture(kind: .other, action: ActionSummary())))] }
        return GestureReader(evaluator: evaluator).gestures(first, in: scope).map { .interaction(.gesture($0)) }
    }

    /// The keys given to `keyboardShortcut`; nothing where `nil` is.
    fileprivate var shortcut: Shortcut? {
        guard let first else { return Shortcut(key: nil, modifiers: nil) }
        if case .null = first.kind { return nil }
        let held = argument("modifiers").map { modifiers(in: $0) } ?? .some([.command])
        if let character = evaluator.string(of: first, in: scope).value {
            return Shortcut(key: character, modifiers: held)
        }
        if case .call(let callee, let arguments) = first.kind { return spelledOut(callee, arguments) }
        let name = evaluator.memberName(of: first, in: scope).value
        // The default and the cancel action are keys of their own.
        let isAction = name == "defaultAction" || name == "cancelAction"
        return Shortcut(key: name, modifiers: isAction ? [] : held)
    }

    /// `KeyboardShortcut("a", modifiers: .shift)` and `.init("a")`.
    private func spelledOut(_ callee: Expression, _ arguments: [Argument]) -> Shortcut {
        let name = callee.lastName
        guard name == "KeyboardShortcut" || name == "init", let first = arguments.first?.value else {
            return Shortcut(key: nil, modifiers: nil)
        }
        let held = arguments.first { $0.label == "modifiers" }.map { modifiers(in: $0.value) } ?? .some([.command])
        let key = evaluator.string(of: first, in: scope).value ?? evaluator.memberName(of: first, in: scope).value
        return Shortcut(key: key, modifiers: held)
    }

    private func modifiers(in expression: Expression) -> Set<Shortcut.Modifier>? {
        guard case .array(let elements) = expression.kind else {
            return evaluator.memberName(
                of: expression, in: scope).value.flatMap { Shortcut.Modifier(rawValue: $0) }.map { [$0] }
        }
        let names = elements.compactMap { $0.lastName }.compactMap { Shortcut.Modifier(rawValue: $0) }
        return names.count == elements.count ? Set(names) : nil
    }
}
