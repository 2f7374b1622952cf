import HandrailMarkup
import HandrailModel

/// Reads documents of VoiceOver Designer: what somebody wants people to hear, and not what an app says.
///
/// Frames are in pixels of a picture, and how many of them are a point stands in another file: they are not read.
struct VoiceOverDesignerReader {
    private var tree = CapturedTree()

    /// What a document holds; `nil` where it is none of VoiceOver Designer's.
    static func read(_ root: JSONNode) -> CaptureReading? {
        let outer = root.elements ?? root["elements"]?.elements ?? []
        let boards = outer.filter { $0["elements"]?.elements != nil && $0["type"]?.stringValue == "frame" }
        let groups =
            boards.isEmpty
            ? [(String?.none, outer)] : boards.map { ($0.words("label"), $0["elements"]?.elements ?? []) }
        let trees = groups.map { name, nodes in
            var reader = VoiceOverDesignerReader()
            reader.tree.name = name
            for node in nodes { reader.add(node) }
            return reader.tree
        }.filter { !$0.elements.isEmpty }
        return trees.isEmpty ? nil : CaptureReading(.voiceOverDesigner, trees, unknown: [.frame])
    }

    private mutating func add(_ node: JSONNode) {
        if let inside = node["elements"]?.elements, node["frame"] != nil {
            var container = CapturedElement(.group, range: node.range)
            container.label = node.words("label")
            container.isElement = false
            tree.open(container)
            for child in inside { add(child) }
            tree.close()
            return
        }
        guard node["isAccessibilityElement"] != nil, let mask = node["trait"]?.intValue else { return }
        let traits = Self.traits(mask)
        var element = CapturedElement(CapturedRole(traits: traits), range: node.range)
        element.traits = traits
        element.label = node.words("label")
        element.value = node.words("value") ?? Self.chosen(of: node["adjustableOptions"])
        element.hint = node.words("hint")
        element.actions = node["customActions"]?["names"]?.texts ?? []
        element.isEnabled = !traits.contains(.notEnabled)
        element.isElement = node.flag("isAccessibilityElement")
        tree.open(element)
        tree.close()
    }

    /// Which of the values that people step through is there at first, and its number where the document asks for that.
    private static func chosen(of options: JSONNode?) -> String? {
        guard let values = options?["options"]?.texts, let current = options?["currentIndex"]?.intValue,
            values.indices.contains(current)
        else { return nil }
        let isNumbered = options?.flag("isEnumerated") == true && values.count > 1
        return isNumbered ? "\(values[current]), \(current + 1)/\(values.count)" : values[current]
    }

    /// The traits of its own mask, whose bits are not UIKit's.
    private static func traits(_ mask: Int) -> Traits {
        table.reduce(into: Traits()) { if mask & (1 << $1.bit) != 0 { $0.insert($1.trait) } }
    }

    /// Bits 18 and 19 are fields, in newer and in older documents.
    private static let table: [(bit: Int, trait: Traits)] = [
        (0, .button), (1, .header), (2, .adjustable), (3, .link), (4, .staticText), (5, .image), (6, .searchField),
        (7, .tab), (8, .selected), (9, .notEnabled), (18, .textEntry), (19, .textEntry), (20, .toggle),
    ]
}
