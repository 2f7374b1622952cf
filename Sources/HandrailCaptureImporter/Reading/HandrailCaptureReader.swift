import HandrailMarkup
import HandrailModel

/// Reads Handrail's own captures: `handrail.capture/1`. Keys that it does not know are passed over.
struct HandrailCaptureReader {
    /// What the `schema` of a capture says.
    static let schema = "handrail.capture/1"

    private var tree = CapturedTree()

    /// What a document holds; `nil` where it is no capture of this version.
    static func read(_ root: JSONNode) -> CaptureReading? {
        guard root["schema"]?.stringValue == schema else { return nil }
        let captures = root["screens"]?.elements ?? [root]
        let trees = captures.map { capture in
            var reader = HandrailCaptureReader()
            reader.tree.name = capture.words("name")
            reader.tree.saturation = saturation(of: capture)
            for node in capture["elements"]?.elements ?? [] where node.members != nil { reader.add(node) }
            return reader.tree
        }
        let unknown = Set((root["unknown"]?.texts ?? []).compactMap(CaptureFact.init))
        return CaptureReading(.handrail, trees, unknown: unknown, tolerance: tolerance(of: root))
    }

    /// How far frames may be off, in points from 0 to 2; `nil` where the capture does not say.
    private static func tolerance(of root: JSONNode) -> Double? {
        guard let node = root["tolerance"], let number = node.doubleValue else { return nil }
        return min(max(number, 0), 2)
    }

    /// How much of the screenshot strong colors cover, where somebody measured it.
    private static func saturation(of capture: JSONNode) -> ScreenSaturation? {
        guard let share = capture["saturation"]?["share"]?.doubleValue,
            let hues = capture["saturation"]?["hues"]?.doubleValue.flatMap(Int.init(exactly:)), share >= 0, share <= 1
        else { return nil }
        return ScreenSaturation(share: share, hues: hues)
    }

    /// The two colors of what an element shows, as `#RRGGBB`.
    private static func colors(of node: JSONNode) -> CapturedColors? {
        guard let foreground = node["foreground"]?.stringValue.flatMap(ColorValue.init(capturedHexadecimal:)),
            let background = node["background"]?.stringValue.flatMap(ColorValue.init(capturedHexadecimal:))
        else { return nil }
        return CapturedColors(foreground: foreground, background: background)
    }

    private mutating func add(_ node: JSONNode) {
        let role = node["role"]?.stringValue.flatMap(CapturedRole.init(rawValue:)) ?? .unknown
        var element = CapturedElement(role, range: node.range)
        element.label = node.words("label")
        element.value = node.words("value")
        element.hint = node.words("hint")
        element.placeholder = node.words("placeholder")
        element.identifier = node.words("identifier")
        element.traits = TraitNames.traits(node["traits"]?.texts ?? [])
        element.actions = node["actions"]?.texts ?? []
        element.frame = node["frame"]?.frame
        element.isEnabled = node.flag("enabled") ?? true
        element.isVisible = node.flag("visible")
        element.isElement = node.flag("element")
        element.isDrawn = node.flag("drawn") ?? false
        element.isOfSystem = node.flag("system") ?? false
        element.colors = Self.colors(of: node)
        tree.open(element)
        for child in node["children"]?.elements ?? [] where child.members != nil { add(child) }
        tree.close()
    }
}
