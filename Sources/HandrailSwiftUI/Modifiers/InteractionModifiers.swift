import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that let people do something with a view, or keep them from it.
enum InteractionModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    static let table: [String: Reading] = [
        "onTapGesture": { call in
            let count = call.argument("count")
                .map { call.evaluator.number(of: $0, in: call.scope).value.map { Int(clamping: $0) } }
                ?? 1
            return [
                .interaction(.gesture(Gesture(kind: .tap, count: count, action: call.action(call.closure("perform")))))
            ]
        },
        "onLongPressGesture": { call in
            [.interaction(.gesture(Gesture(kind: .longPress, action: call.action(call.closure("perform")))))]
        },
        "gesture": { InteractionArguments($0).gestures }, "simultaneousGesture": { InteractionArguments($0).gestures },
        "highPriorityGesture": { InteractionArguments($0).gestures },
        "onHover": { call in
            [.interaction(.gesture(Gesture(kind: .hover, action: call.action(call.closure("perform")))))]
        },
        "onContinuousHover": { _ in [.interaction(.gesture(Gesture(kind: .hover, action: ActionSummary())))] },
        "disabled": { [.interaction(.disabled($0.flag()))] },
        "allowsHitTesting": { [.interaction(.allowsHitTesting($0.flag()))] },
        "labelsHidden": { _ in [.visibility(.labelsHidden)] },
        "labelsVisibility": { $0.memberName == "hidden" ? [.visibility(.labelsHidden)] : [] },
        "focusable": { [.interaction(.focusable($0.flag()))] },
        "focusEffectDisabled": { [.interaction(.focusEffectDisabled($0.flag()))] },
        "focused": { call in
            call.first?.lastName.map { [.interaction(.focused(by: String($0.drop { $0 == "$" })))] } ?? []
        },
        "contentShape": { _ in [.interaction(.contentShape)] },
        "keyboardShortcut": { InteractionArguments($0).shortcut.map { [.interaction(.keyboardShortcut($0))] } ?? [] },
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
