import HandrailMarkup
import HandrailModel

/// Reads hierarchies of Maestro, by themselves or in the commands of a test run.
struct MaestroReader {
    private var tree = CapturedTree()

    /// What a document holds; `nil` where it is none of Maestro's.
    static func read(_ root: JSONNode) -> CaptureReading? {
        if let commands = root.elements, commands.contains(where: isCommand) {
            let trees = commands.enumerated().compactMap { number, command -> CapturedTree? in
                guard let hierarchy = command["metadata"]?["error"]?["hierarchyRoot"], isNode(hierarchy) else {
                    return nil
                }
                var reader = MaestroReader()
                reader.add(hierarchy, depth: 0)
                reader.findStatusBar()
                reader.tree.name = "command \(number + 1)"
                return reader.tree
            }
            return CaptureReading(.maestroCommands, trees)
        }
        guard let found = JSONWrappers.elements(in: root, where: isNode), let first = found.first else { return nil }
        var reader = MaestroReader()
        reader.add(first, depth: 0)
        reader.findStatusBar()
        return CaptureReading(.maestro, [reader.tree])
    }

    private static func isCommand(_ node: JSONNode) -> Bool {
        node["command"]?.members != nil && node["metadata"]?["status"]?.stringValue != nil
    }

    /// Android has the same form, and tells its classes and packages besides.
    private static func isNode(_ node: JSONNode) -> Bool {
        guard let attributes = node["attributes"], let bounds = attributes["bounds"]?.stringValue else { return false }
        return bounds.hasPrefix("[") && bounds.numbers.count == 4 && attributes["class"] == nil
            && attributes["package"] == nil
    }

    private mutating func add(_ node: JSONNode, depth: Int) {
        guard let attributes = node["attributes"] else { return }
        let placeholder = attributes.words("hintText")
        // Only fields have a hint of what to type.
        let inside: CapturedRole = placeholder == nil ? .unknown : .textField
        let role = depth == 0 ? .application : depth == 1 ? .window : inside
        var element = CapturedElement(role, range: node.range)
        element.label = attributes.words("accessibilityText", "title", "text")
        element.value = attributes.words("value")
        if element.value == element.label { element.value = nil }
        element.placeholder = placeholder
        element.identifier = attributes.words("resource-id")
        element.frame = attributes["bounds"]?.stringValue.flatMap(Self.frame)
        element.isEnabled = attributes.flag("enabled") ?? true
        if attributes.flag("selected") == true { element.traits.insert(.selected) }
        if depth <= 1 { element.label = nil }
        tree.open(element)
        for child in node["children"]?.elements ?? [] { add(child, depth: depth + 1) }
        tree.close()
    }

    /// The status bar stands beside the app, and nothing in it reaches farther down.
    private mutating func findStatusBar() {
        for part in tree.children(of: 0).dropFirst() {
            let frames = tree.elements[part..<tree.elements[part].end].compactMap(\.frame)
            if frames.allSatisfy({ $0.y + $0.height <= Self.statusBar }) { tree.giveToSystem(part) }
        }
    }

    /// No status bar is so high.
    private static let statusBar = 70.0

    /// A rectangle by its corners: `[left,top][right,bottom]`.
    private static func frame(_ bounds: String) -> ViewFrame? {
        let numbers = bounds.numbers
        guard numbers.count == 4 else { return nil }
        return ViewFrame(numbers: [numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1]])
    }
}
