import HandrailMarkup
import HandrailModel

/// Reads page sources of WebDriverAgent in JSON.
///
/// Source of the keys: `XCUIElement+FBUtilities` and `FBElementHelpers` of WebDriverAgent, as documented; no capture of
/// a real app was at hand.
struct AppiumJSONReader {
    private var tree = CapturedTree()
    private var seen: Set<String> = []

    /// What a document holds; `nil` where it is none of WebDriverAgent's.
    static func read(_ root: JSONNode) -> CaptureReading? {
        if let text = root["value"]?.stringValue, text.contains("<XCUIElementType") {
            return AppiumXMLReader.read(Array(text.utf8), at: root.range)
        }
        guard let found = JSONWrappers.elements(in: root, where: isElement) else { return nil }
        var reader = AppiumJSONReader()
        for node in found { reader.add(node) }
        let isExact = reader.seen.contains("nativeFrame")
        return CaptureReading(
            .appiumJSON, [reader.tree], unknown: reader.unknown, tolerance: isExact ? 0.01 : nil)
    }

    /// Whether it is an element: its type, and two of the keys that WebDriverAgent always writes.
    private static func isElement(_ node: JSONNode) -> Bool {
        guard node["type"]?.stringValue != nil else { return false }
        let keys = ["rect", "rawIdentifier", "isEnabled", "isVisible", "isAccessible"]
        return keys.count { node[$0] != nil } >= 2
    }

    private mutating func add(_ node: JSONNode) {
        for member in node.members ?? [] where !member.value.isNull { seen.insert(member.key) }
        let type = node["type"]?.stringValue ?? ""
        var element = CapturedElement(CapturedRole(elementType: type), range: node.range)
        element.label = node.words("label")
        let name = node.words("rawIdentifier") ?? node.words("name")
        element.identifier = name == element.label ? nil : name
        element.placeholder = node.words("placeholderValue")
        element.value = node.words("value")
        let traits = node["traits"]?.stringValue?.split(separator: ",").map(String.init) ?? node["traits"]?.texts ?? []
        element.traits = TraitNames.traits(traits)
        element.actions = node["customActions"]?.texts ?? []
        element.frame = node["nativeFrame"]?.frame ?? node["frame"]?.frame ?? node["rect"]?.frame
        element.isEnabled = node.flag("isEnabled") ?? true
        element.isVisible = node.flag("isVisible")
        element.isElement = node.flag("isNativeAccessibilityElement") ?? node.flag("isAccessible")
        element.settleValue()
        tree.open(element)
        for child in node["children"]?.elements ?? [] where child.members != nil { add(child) }
        tree.close()
    }

    private var unknown: Set<CaptureFact> {
        CaptureGaps.facts(
            seen, [
                .traits: ["traits"], .actions: ["customActions"],
                .exposure: ["isAccessible", "isNativeAccessibilityElement"], .visibility: ["isVisible"],
                .frame: ["rect", "frame", "nativeFrame"], .placeholder: ["placeholderValue"],
                .identifier: ["rawIdentifier"],
            ])
    }
}
