import HandrailMarkup
import HandrailModel

/// Reads JSON of `AccessibilitySnapshotModel`, as Swift encodes its enumeration: `{"element": {"_0": …}}`.
///
/// Made from the source of that package; nobody publishes what it writes.
struct SnapshotModelReader {
    private var tree = CapturedTree()

    /// What a document holds; `nil` where it is none of the package's.
    static func read(_ root: JSONNode) -> CaptureReading? {
        guard let nodes = JSONWrappers.elements(in: root, where: isNode) else { return nil }
        var reader = SnapshotModelReader()
        reader.add(nodes)
        return CaptureReading(.snapshotModel, [reader.tree])
    }

    private static func isNode(_ node: JSONNode) -> Bool {
        if let element = node["element"]?["_0"] { return element["traits"] != nil || element["description"] != nil }
        return node["container"]?["_0"] != nil && node["container"]?["children"] != nil
    }

    /// What is read first stands first, wherever it is in the file.
    private mutating func add(_ nodes: [JSONNode]) {
        let ordered = nodes.enumerated().sorted {
            (Self.turn($0.element, 0), $0.offset) < (Self.turn($1.element, 0), $1.offset)
        }
        for (_, node) in ordered {
            if let inner = node["element"]?["_0"] {
                tree.open(element(inner))
                tree.close()
            } else if let container = node["container"], container["_0"] != nil {
                var element = CapturedElement(.group, range: node.range)
                element.frame = container["_0"]?["frame"]?.frame
                element.isElement = false
                tree.open(element)
                add(container["children"]?.elements ?? [])
                tree.close()
            }
        }
    }

    /// When the first element inside is read.
    private static func turn(_ node: JSONNode, _ depth: Int) -> Int {
        if let index = node["element"]?["traversalIndex"]?.intValue { return index }
        guard depth < CapturedTree.maximumDepth else { return Int.max }
        return node["container"]?["children"]?.elements?.map { turn($0, depth + 1) }.min() ?? Int.max
    }

    private func element(_ node: JSONNode) -> CapturedElement {
        let traits = TraitNames.traits(node["traits"]?.texts ?? [])
        var element = CapturedElement(CapturedRole(traits: traits), range: node.range)
        element.traits = traits
        element.label = node.words("label")
        element.value = node.words("value")
        element.hint = node.words("hint")
        element.identifier = node.words("identifier")
        element.actions = node["customActions"]?.texts ?? []
        element.frame = node["shape"]?["frame"]?.frame
        element.isEnabled = !traits.contains(.notEnabled)
        element.isElement = true
        return element
    }
}

extension CapturedRole {
    /// What assistive technologies take an element with these traits for.
    init(traits: Traits) {
        let table: [(Traits, CapturedRole)] = [
            (.secureTextEntry, .secureField), (.searchField, .searchField), (.textArea, .textView),
            (.textEntry, .textField), (.toggle, .toggle), (.tab, .tab), (.link, .link), (.adjustable, .slider),
            (.button, .button), (.header, .heading), (.image, .image), (.staticText, .text),
        ]
        self = table.first { traits.contains($0.0) }?.1 ?? .unknown
    }
}
