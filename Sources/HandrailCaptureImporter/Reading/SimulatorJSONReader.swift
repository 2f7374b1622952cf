import HandrailMarkup
import HandrailModel

/// Reads what idb, AXe and sim-use print of a simulator: flat, nested or with `--format complete`.
///
/// Source of the keys: the tests of idb and AXe. Captures of 2019 called some of them otherwise.
struct SimulatorJSONReader {
    private var tree = CapturedTree()
    private var seen: Set<String> = []
    private var process: Double?

    /// What a document holds; `nil` where it is none of theirs.
    static func read(_ root: JSONNode) -> CaptureReading? {
        let complete = completeCapture(in: root)
        let elements = complete?["elements"]?.elements ?? JSONWrappers.elements(in: root, where: isElement)
        guard let elements else { return nil }
        var reader = SimulatorJSONReader()
        reader.process = elements.lazy.compactMap { $0["pid"]?.doubleValue }.first
        for node in elements where node.members != nil { reader.add(node) }
        SimulatorKeyboard.mark(in: &reader.tree)
        reader.findNavigationBars()
        return CaptureReading(
            complete == nil ? .simulatorJSON : .idbComplete, [reader.tree], unknown: reader.unknown,
            isTruncated: complete?.flag("truncated") == true)
    }

    /// Whether it is an icon or a widget of the home screen, which the system names and hints at: every one of them
    /// offers to edit that screen and to open the library of apps.
    private static func isOnHomeScreen(_ element: CapturedElement) -> Bool {
        element.actions.contains("App Library") && element.actions.contains("Edit mode")
    }

    private static func isElement(_ node: JSONNode) -> Bool {
        ["AXFrame", "AXLabel", "AXUniqueId"].count { node[$0] != nil } >= 2
    }

    /// The object of `--format complete`: it says what made it and how large the screen is.
    private static func completeCapture(in root: JSONNode) -> JSONNode? {
        let isOne = { (node: JSONNode) in
            node["elements"]?.elements != nil && node["screen"]?.members != nil && node["backend"] != nil
        }
        return JSONWrappers.elements(in: root, where: isOne)?.first
    }

    private mutating func add(_ node: JSONNode) {
        // Every key is written, with null where there is nothing: one that is not there is one that is not told.
        for member in node.members ?? [] { seen.insert(member.key) }
        let children = (node["children"]?.elements ?? []).filter { $0.members != nil }
        var element = CapturedElement(role(of: node), range: node.range)
        element.label = node.words("AXLabel", "label", "title").flatMap { $0.isBlank ? nil : $0 }
        element.value = node.words("AXValue", "value")
        element.hint = node.words("help", "AXHint", "hint")
        element.placeholder = node.words("placeholder")
        element.identifier = node.words("AXUniqueId", "identifier")
        element.traits = TraitNames.traits(node["traits"]?.texts ?? [])
        element.actions = node["custom_actions"]?.texts ?? []
        element.frame = node["frame"]?.frame ?? node["AXFrame"]?.frame
        element.isEnabled = node.flag("enabled") ?? true
        element.isVisible = node.flag("hidden").map { !$0 }
        element.isElement = element.role.isContainer ? children.isEmpty && element.hasWords : true
        element.isOfSystem = process != nil && node["pid"]?.doubleValue.map { $0 != process } ?? false
        if element.role == .text, element.value == element.label { element.value = nil }
        if Self.isOnHomeScreen(element) { element.isOfSystem = true }
        tree.open(element)
        for child in children { add(child) }
        tree.close()
    }

    /// A bar of navigation is told as a group like any other: a low one at the top that is as wide as the screen and
    /// holds a heading.
    private mutating func findNavigationBars() {
        guard let screen = tree.bounds else { return }
        for index in tree.elements.indices where tree.elements[index].role == .group {
            guard let frame = tree.elements[index].frame, frame.width >= screen.width, frame.height <= Self.barHeight,
                frame.y <= Self.barTop,
                tree.children(of: index).contains(where: { tree.elements[$0].role == .heading })
            else { continue }
            tree.take(index, for: .navigationBar)
        }
    }

    /// Points that a bar with a small title is high at most.
    private static let barHeight = 64.0
    /// Points from the upper edge of the screen, below which no bar of navigation begins.
    private static let barTop = 110.0

    private func role(of node: JSONNode) -> CapturedRole {
        let names = [node["subrole"], node["role"], node["type"]].compactMap { $0?.stringValue }
        return names.map(CapturedRole.init(accessibilityRole:)).first { $0 != .unknown } ?? .unknown
    }

    private var unknown: Set<CaptureFact> {
        CaptureGaps.facts(
            seen, [
                .traits: ["traits"], .actions: ["custom_actions"], .hint: ["help", "AXHint", "hint"],
                .frame: ["frame", "AXFrame"], .placeholder: ["placeholder"], .role: ["role", "type"],
            ])
    }
}

extension String {
    /// Whether nothing in it is seen.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
