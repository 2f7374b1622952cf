package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Items that are put on bars.
package enum BarItems {
    /// The items of `UIBarButtonItemGroup(barButtonItems: […])`, `.fixedGroup(items: […])`.
    package static func items(
        _ interpreter: inout ViewCodeInterpreter, inGroup arguments: [Argument], _ site: inout CodeSite
    ) -> [Int] {
        let type = FrameworkType.itemGroup
        let listed = arguments.filter {
            $0.label.flatMap { FrameworkInitializer.effect(of: $0, making: type) } == .groupedItems
        }
        return listed.flatMap {
            interpreter.visit($0.value, expecting: TypeName(BuiltInClass.barButtonItem.name), &site)
        }
    }

    /// A method of an item that makes a group of it alone.
    static func group(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        return call.owners.allSatisfy { interpreter.store.nodes[$0].viewClass.family == .barItem } ? call.owners : nil
    }

    /// A method that puts items on one side of a bar.
    static func setItems(
        on slot: ViewSlot, _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        let items = interpreter.visit(first.value, expecting: TypeName(BuiltInClass.barButtonItem.name), &site)
        for owner in call.owners {
            for item in items {
                if site.isConditional || site.asked != nil { interpreter.store.nodes[item].isOccasional = true }
                interpreter.hold(item, in: owner, slot: slot)
            }
        }
        return []
    }

    /// `toolbar.setItems(_:animated:)`
    static func setToolbarItems(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        let items = interpreter.visit(first.value, &site)
        for owner in call.owners { for item in items { interpreter.hold(item, in: owner, slot: .toolbarItem) } }
        return []
    }
}
