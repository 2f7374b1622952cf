import HandrailMarkup
import HandrailModel
import HandrailSimulation

/// Recorded views as nodes: what UIKit exposes is taken from the record; what SwiftUI declares is perceived first.
struct ViewReader {
    private var count = 0

    /// The node of a view with everything inside.
    static func node(_ view: JSONNode) -> AccessibilityNode {
        var reader = ViewReader()
        return reader.node(view)
    }

    private mutating func node(_ view: JSONNode) -> AccessibilityNode {
        if view.isDeclared { return DeclaredView.node(view) }
        count += 1
        let type = ViewClass(named: view["class"]?.stringValue ?? "")
        var node = AccessibilityNode(id: count)
        node.identifier = view["identifier"]?.stringValue
        node.isElement = view["isAccessibilityElement"]?.boolValue ?? type.isElement
        tell(&node, view, type)
        place(&node, view)
        node.container = container(view, type, node)
        fill(&node, view)
        return node
    }

    // MARK: What it says

    private func tell(_ node: inout AccessibilityNode, _ view: JSONNode, _ type: ViewClass) {
        let exposure = ControlExposure(view, type)
        node.label = exposure.label.map { SpokenText($0) }
        node.value = exposure.value.map { SpokenText($0) }
        node.hint = view["hint"]?.stringValue.map { SpokenText($0) }
        node.traits = exposure.traits
        node.actions = (view["customActions"]?.elements ?? []).compactMap(\.stringValue).map {
            NodeAction(.custom, name: SpokenText($0))
        }
        node.inputLabels = (view["inputLabels"]?.elements ?? []).compactMap(\.stringValue).map { SpokenText($0) }
        node.language = view["language"]?.stringValue
    }

    // MARK: Where it is

    private func place(_ node: inout AccessibilityNode, _ view: JSONNode) {
        node.frame = (view["accessibilityFrame"] ?? view["frame"]).flatMap(NodeFrame.init)
        node.isHidden = view["hidden"]?.boolValue == true || (view["alpha"]?.doubleValue ?? 1) <= 0
        node.isClipping = view["clipsToBounds"]?.boolValue == true
        node.hidesElements = view["accessibilityElementsHidden"]?.boolValue == true
        node.isModal = view["accessibilityViewIsModal"]?.boolValue == true
        node.keepsTogether = view["shouldGroupAccessibilityChildren"]?.boolValue == true
        node.deniesElements = view["reportsIndexNotFound"]?.boolValue == true
        node.sortPriority = view["sortPriority"]?.doubleValue ?? 0
        if view["row"] != nil || view["column"] != nil {
            node.cell = TableCell(
                row: view["row"]?.intValue, column: view["column"]?.intValue,
                rowSpan: view["rowSpan"]?.intValue ?? 1, columnSpan: view["columnSpan"]?.intValue ?? 1)
        }
    }

    // MARK: What is inside

    private func container(_ view: JSONNode, _ type: ViewClass, _ node: AccessibilityNode) -> ContainerKind? {
        switch view["containerType"]?.stringValue {
        case "semanticGroup": return .semanticGroup
        case "list": return .list
        case "landmark": return .landmark
        case "dataTable":
            return .dataTable(
                TableHeaders(ofRow: headers(view["headersForRow"]), ofColumn: headers(view["headersForColumn"])))
        default: break
        }
        if view["containerRole"]?.stringValue == "series" { return .series }
        if node.traits.contains(.tabBar), !node.isElement { return .tabBar(.everyElement) }
        return type.container
    }

    private func headers(_ node: JSONNode?) -> [Int: [String]] {
        var result: [Int: [String]] = [:]
        for member in node?.members ?? [] {
            guard let number = Int(member.key) else { continue }
            result[number] = member.value.elements?.compactMap(\.stringValue) ?? []
        }
        return result
    }

    private mutating func fill(_ node: inout AccessibilityNode, _ view: JSONNode) {
        let children = view["children"]?.elements ?? ControlExposure.parts(of: view)
        // A view that gives no elements has none, whatever is inside.
        guard let given = view["accessibilityElements"]?.elements else {
            for child in children { node.children.append(self.node(child)) }
            return
        }
        node.isOrderExplicit = true
        let byIdentifier = Self.index(children)
        for item in given {
            if let name = item.stringValue {
                if let view = byIdentifier[name] { node.children.append(self.node(view)) }
            } else if item.members != nil {
                node.children.append(self.node(item))
            }
        }
    }

    // The views inside by their identifiers, however deep they are.
    private static func index(_ views: [JSONNode]) -> [String: JSONNode] {
        var result: [String: JSONNode] = [:]
        var open = views
        while let view = open.popLast() {
            if let name = view["identifier"]?.stringValue, result[name] == nil { result[name] = view }
            open += view["children"]?.elements ?? []
        }
        return result
    }
}

extension NodeFrame {
    /// The rectangle of a record; `nil` where a side is missing.
    init?(_ node: JSONNode?) {
        guard let node, let x = node["x"]?.doubleValue,
            let y = node["y"]?.doubleValue, let width = node["w"]?.doubleValue,
            let height = node["h"]?.doubleValue
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension JSONNode {
    /// Whether it is a view as SwiftUI declares it, not what came of it on a device.
    var isDeclared: Bool {
        guard self["class"]?.stringValue?.hasPrefix("SwiftUI.") == true else { return false }
        return self["isAccessibilityElement"] == nil && self["effectiveTraits"] == nil
    }
}
