import HandrailMarkup
import HandrailModel
import HandrailSimulation

/// Recorded nodes of Texture: what each class exposes by itself is filled in.
enum TextureReader {
    /// A node with everything inside.
    static func node(_ record: JSONNode) -> TextureNode {
        let type = record["class"]?.stringValue ?? ""
        var node = TextureNode()
        node.children = (record["children"]?.elements ?? []).map(Self.node)
        tell(&node, record, type)
        node.isContainer = record.holds("isAccessibilityContainer")
        node.isLayerBacked = record.holds("layerBacked")
        node.rasterizesSubtree = record.holds("rasterizesSubtree")
        node.isHidden =
            record.holds("hidden") || record.holds("accessibilityElementsHidden")
            || (record["alpha"]?.doubleValue ?? 1) <= 0
        node.isModal = record.holds("accessibilityViewIsModal")
        node.isList = lists.contains(type)
        node.scrolls = type == "ASScrollNode"
        node.frame = NodeFrame(record["frame"])
        node.listed = record["accessibilityElements"]?.elements?.compactMap { item in
            item.stringValue.flatMap { find($0, in: record) }
        }
        return node
    }

    private static let lists: Set<String> = ["ASTableNode", "ASCollectionNode", "ASPagerNode"]
    private static let texts: Set<String> = ["ASTextNode", "ASTextNode2"]

    /// What a node says, and whether it is an element: a text where it has words, a control where it has a target.
    private static func tell(_ node: inout TextureNode, _ record: JSONNode, _ type: String) {
        let text = record["text"]?.stringValue
        let isText = texts.contains(type)
        let isButton = type == "ASButtonNode"
        node.label = record["label"]?.stringValue ?? (isText ? text : isButton ? record["title"]?.stringValue : nil)
        node.traits = TraitNames.traits(record["traits"])
        if isText { node.traits.insert(.staticText) }
        if isButton { node.traits.insert(.button) }
        if isButton, record["enabled"]?.boolValue == false { node.traits.insert(.notEnabled) }
        node.isElement =
            record["isAccessibilityElement"]?.boolValue ?? (isText ? text?.isEmpty == false : record.holds("hasTarget"))
    }

    private static func find(_ identifier: String, in record: JSONNode) -> TextureNode? {
        for child in record["children"]?.elements ?? [] {
            if child["identifier"]?.stringValue == identifier { return node(child) }
            if let found = find(identifier, in: child) { return found }
        }
        return nil
    }
}

extension JSONNode {
    /// Whether a flag is set.
    fileprivate func holds(_ key: String) -> Bool { self[key]?.boolValue == true }
}
