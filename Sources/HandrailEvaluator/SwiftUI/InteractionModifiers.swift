import HandrailCode
import HandrailModel
import HandrailSource

/// Modifiers that let people do something with a view, or keep them from it.
enum InteractionModifiers {
    typealias Effect = ModifierTable.Effect

    /// The modifiers by name.
    static let table: [String: Effect] = [
        "onTapGesture": .sets { call in
            let count = call.argument("count").map { call.evaluator.number(of: $0, in: call.scope).value.map { Int($0) } } ?? 1
            return [.gesture(Gesture(kind: .tap, count: count, action: call.action(call.closure("perform"))))]
        },
        "onLongPressGesture": .sets { call in
            [.gesture(Gesture(kind: .longPress, action: call.action(call.closure("perform"))))]
        },
        "gesture": .sets { $0.gestures }, "simultaneousGesture": .sets { $0.gestures },
        "highPriorityGesture": .sets { $0.gestures },
        "onHover": .sets { call in [.gesture(Gesture(kind: .hover, action: call.action(call.closure("perform"))))] },
        "onContinuousHover": .sets { _ in [.gesture(Gesture(kind: .hover, action: ActionSummary()))] },
        "disabled": .sets { [.disabled($0.flag())] },
        "allowsHitTesting": .sets { [.allowsHitTesting($0.flag())] },
        "labelsHidden": .sets { _ in [.labelsHidden] },
        "labelsVisibility": .sets { $0.memberName == "hidden" ? [.labelsHidden] : [] },
        "focusable": .sets { [.focusable($0.flag())] },
        "contentShape": .sets { _ in [.contentShape] },
        "keyboardShortcut": .sets { call in
            [.keyboardShortcut(call.first.map { call.evaluator.program.text(at: .init(file: call.scope.file, range: $0.range)) } ?? "")]
        },
        "onDelete": .sets { _ in [.onDelete] }, "onMove": .sets { _ in [.onMove] },
        "draggable": .sets { _ in [.draggable] }, "onDrag": .sets { _ in [.draggable] },
        "itemProvider": .sets { _ in [.draggable] },
        "dropDestination": .sets { _ in [.dropTarget] }, "onDrop": .sets { _ in [.dropTarget] },
        "refreshable": .sets { _ in [.refreshable] }, "onSubmit": .sets { _ in [.onSubmit] },
        "sensoryFeedback": .sets { [.feedback($0.memberName)] },
        "textSelection": .sets { [.textSelection(.known($0.memberName != "disabled"))] },
        "textContentType": .sets { [.credentialType($0.memberName)] },
        "defersSystemGestures": .sets { _ in [.defersSystemGestures] },
    ]
}

extension ModifierCall {
    /// The gestures given to `gesture(_:)`, with what they do when they end.
    fileprivate var gestures: [Attribute] {
        guard let first else { return [.gesture(Gesture(kind: .other, action: ActionSummary()))] }
        return GestureReader(evaluator: evaluator).gestures(first, in: scope).map { .gesture($0) }
    }
}
