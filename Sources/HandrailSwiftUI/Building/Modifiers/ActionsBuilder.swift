import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds a view with actions that assistive technologies offer besides, which are written as buttons.
enum ActionsBuilder {
    /// Builds the view that `base` makes; each button of the closure is an action with its words.
    static func build(
        _ call: ModifierCall, on base: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        var uses: [AttributeUse] = []
        func offer(_ words: Fact<Words>) {
            uses.append(
                AttributeUse(.accessibility(.action(.named(words))), place: call.place, condition: views.condition))
        }
        if let closure = call.closure("actions") ?? call.closure() {
            var aside = views.aside()
            aside.buildPart(closure, in: call.scope, slot: .content)
            views.reached.formUnion(aside.reached)
            views.met.formUnion(aside.met)
            let tree = aside.tree.freeze()
            var words: Fact<Words>?
            var isNamed = true
            for element in tree.elements {
                uses.append(AttributeUse(.code(.made), place: element.place))
                if element.kind == .button {
                    if !isNamed { offer(.dynamic) }
                    isNamed = false
                } else if element.kind == .opaque, isNamed {
                    offer(.dynamic)
                } else if !isNamed, case .words(let shown) = element.content {
                    words = shown
                }
                if let found = words {
                    offer(found)
                    (words, isNamed) = (nil, true)
                }
            }
            if !isNamed { offer(.dynamic) }
        }
        // What cannot be told stands for the actions that there are.
        if !uses.contains(where: { $0.attribute.kind == .accessibility(.action) }) { offer(.dynamic) }
        views.build(base, in: scope, slot: slot, pending.inner(uses))
    }
}
