/// The classes that elements of interface files stand for.
package enum InterfaceElements {
    /// The class of a view, or of an item that stands for one, in a file for UIKit; `nil` for an element that is none.
    package static func classInUIKit(_ element: String) -> String? { uiKit[element] }

    /// The same in a file for AppKit.
    package static func classInAppKit(_ element: String) -> String? { appKit[element] }

    /// The same in a file for WatchKit.
    package static func classInWatchKit(_ element: String) -> String? { watchKit[element] }

    /// The class of the controller of a scene; `nil` for an element that is no controller.
    package static func controllerClass(_ element: String) -> String? { controllers[element] }

    private static let uiKit = table(UIKitClasses.all, \.elements)
    private static let appKit = NameTable(
        pairs(AppKitClasses.all, \.elements) + pairs(UIKitClasses.all, \.elementsOfMac))
    private static let watchKit = table(WatchKitClasses.all, \.elements)
    private static let controllers = table(SystemClasses.rows, \.sceneElements)

    private static func table(
        _ rows: [FrameworkClass], _ elements: (FrameworkClass) -> [String]
    ) -> NameTable<String> {
        NameTable(pairs(rows, elements))
    }

    private static func pairs(
        _ rows: [FrameworkClass], _ elements: (FrameworkClass) -> [String]
    ) -> [(String, String)] {
        rows.flatMap { row in elements(row).map { ($0, row.name) } }
    }
}
