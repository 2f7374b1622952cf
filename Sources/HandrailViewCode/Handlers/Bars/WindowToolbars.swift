import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// The items of the toolbar of a window.
enum WindowToolbars {
    /// Whether a function gives the toolbar of a window its items.
    static func handsOutToolbarItems(_ function: FunctionDeclaration) -> Bool {
        askedForItems.contains { asked in
            asked.name == function.name && function.parameters.contains { $0.label == asked.label }
        }
    }

    private static let askedForItems = FrameworkCallback.rows(.givesToolbarItem)

    /// Puts items on the toolbar of a window, which is on the screen of the controller that gives them, or on one that
    /// other code makes.
    static func putOnToolbar(_ interpreter: inout ViewCodeInterpreter, _ found: [Int], of node: Int?) {
        for item in found
        where interpreter.store.nodes[item].viewClass.family == .barItem && interpreter.store.nodes[item].parent < 0 {
            if let node, interpreter.store.nodes[node].viewClass.family == .controller {
                interpreter.hold(item, in: node, slot: .toolbarItem)
            } else {
                interpreter.store.itemsOnUnknownBars.append(ViewNode.Child(node: item, slot: .toolbarItem))
                interpreter.store.nodes[item].parent = item
            }
        }
    }
}
