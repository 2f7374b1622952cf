import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Where views are put among others, and taken away.
package enum Subviews {
    /// Takes views away that the same code put somewhere before, unless it may not run.
    package static func remove(_ store: inout ObjectStore, _ found: [Int], _ site: CodeSite) {
        guard !site.isConditional, site.asked == nil, site.circumstances == nil else { return }
        for node in found
        where store.nodes[node].parent >= 0 && store.nodes[node].isMade && !store.nodes[node].isRemoved {
            store.nodes[node].isRemoved = true
            store.removals += 1
        }
    }

    /// Puts the view that a stack was given last where a written number says; one that is not written leaves it at the
    /// end.
    static func arrange(_ store: inout ObjectStore, last stack: Int, at position: Expression) {
        guard case .number(let number) = position.kind, number >= 0,
            number < Double(store.nodes[stack].children.count - 1),
            let last = store.nodes[stack].children.last
        else { return }
        store.nodes[stack].children.removeLast()
        store.nodes[stack].children.insert(last, at: Int(clamping: number))
    }

    /// `addView(_:in:)` and `setViews(_:in:)` of a stack of AppKit.
    static func fillStackOfMac(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first,
            interpreter.store.nodes[call.owners[0]].viewClass.has(.stackOfMac)
        else { return nil }
        for view in UnreadViews.views(&interpreter, in: first.value, ofMac: true, &site) {
            interpreter.hold(view, in: call.owners[0], slot: .arrangedSubview)
        }
        return []
    }

    /// `dismiss(animated:)`
    static func leave(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        Animations.leave(&interpreter, call.owners, site, at: call.expression)
        return nil
    }

    /// `removeFromSuperview()`
    static func leaveSuperview(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        Animations.leave(&interpreter, call.owners, site, at: call.expression)
        remove(&interpreter.store, call.owners, site)
        return nil
    }

    /// `layer.addSublayer(_:)`
    static func addLayer(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        let layers = interpreter.visit(first.value, &site)
        for owner in call.owners.prefix(1) {
            for layer in layers { interpreter.hold(layer, in: owner, slot: .subview) }
            // What a layer of another kind paints lies behind what the view shows.
            if layers.isEmpty {
                let place = SourcePlace(file: site.scope.file, range: call.expression.range)
                let isOverGround = interpreter.store.nodes[owner].design != nil
                    || interpreter.store.nodes[owner].writes.contains { $0.name == "backgroundColor" }
                interpreter.note(.drawing(.layers(isOverGround: isOverGround)), on: owner, at: place, site)
            }
        }
        return []
    }

    /// `addSubview(_:)`, `insertArrangedSubview(_:at:)` and the like.
    static func addSubview(
        as slot: ViewSlot, isInserted: Bool, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter,
        _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        ChildControllers.takeIn(&interpreter, viewOf: first.value, &site)
        let isOfMac = interpreter.store.nodes[call.owners[0]].viewClass.isOfAppKit
        let views = UnreadViews.views(&interpreter, in: first.value, ofMac: isOfMac, &site)
        for view in views { for owner in call.owners.prefix(1) { interpreter.hold(view, in: owner, slot: slot) } }
        if isInserted, slot == .arrangedSubview,
            views.last == interpreter.store.nodes[call.owners[0]].children.last?.node,
            let position = call.arguments.first(where: { $0.label == "at" })
        {
            arrange(&interpreter.store, last: call.owners[0], at: position.value)
        }
        return []
    }

    /// Methods of packages that add several views, unless the project declares them.
    static func addSubviews(
        as slot: ViewSlot, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard
            interpreter.program.methods(
                call.name, of: interpreter.store.nodes[call.owners[0]].viewClass.type,
                systemClass: interpreter.store.nodes[call.owners[0]].viewClass.systemClass
            ).isEmpty
        else { return nil }
        let isOfMac = interpreter.store.nodes[call.owners[0]].viewClass.isOfAppKit
        for argument in call.arguments {
            for view in UnreadViews.views(&interpreter, in: argument.value, ofMac: isOfMac, &site) {
                interpreter.hold(view, in: call.owners[0], slot: slot)
            }
        }
        return []
    }
}
