import HandrailCases
import Testing

/// What nodes of Texture give as elements: each case is a tree of nodes with what is met of it.
@Suite("Recorded nodes") struct NodeCaseTests {
    private static let window = #""platform": {"window": {"x": 0, "y": 0, "w": 320, "h": 560}}"#

    private static func differs(_ input: String, _ expected: String, _ platform: String = window) -> [String] {
        let line = #"{"id": "a", "kind": "texture-aggregation", \#(platform), "input": \#(input), \#(expected)}"#
        let score = CaseScore(CaseFile(Array(line.utf8)).cases)
        #expect(score.exact + score.misses.count == 1, "\(line)")
        return score.misses.flatMap(\.differences)
    }

    private static func node(_ type: String, _ y: Int, _ rest: String, x: Int = 0) -> String {
        #"{"class": "\#(type)", "frame": {"x": \#(x), "y": \#(y), "w": 80, "h": 20}, \#(rest)}"#
    }

    private static func tree(_ children: String..., with rest: String = "") -> String {
        #"{"class": "ASDisplayNode", "frame": {"x": 0, "y": 0, "w": 320, "h": 560}, \#(rest)"#
            + #""children": [\#(children.joined(separator: ", "))]}"#
    }

    private static let container = #""isAccessibilityContainer": true, "#

    @Test("give texts and what takes touches, from the top down")
    func plain() {
        let input = Self.tree(
            Self.node("ASTextNode", 40, #""text": "Oak chair""#),
            Self.node("ASButtonNode", 10, #""title": "Close", "hasTarget": true, "enabled": false"#),
            Self.node("ASButtonNode", 70, #""title": "Idle""#),
            Self.node("ASImageNode", 90, #""image": "chair""#), Self.node("ASTextNode2", 120, #""text": """#))
        let expected =
            #""expected": ["Close", "Oak chair"], "expectedElements": [{"traits": ["button", "notEnabled"]}]"#
        #expect(Self.differs(input, expected) == [])
        #expect(Self.differs(input, #""expected": ["Oak chair", "Close"]"#) != [])
    }

    @Test("in a container are one, and buttons among them are its actions, seen or not")
    func containers() {
        let input = Self.tree(
            Self.node("ASTextNode", 40, #""text": "Sold", "hidden": true"#),
            Self.node("ASTextNode", 10, #""text": "Oak chair""#),
            Self.node("ASButtonNode", 70, #""title": "Share""#, x: 100),
            Self.node("ASButtonNode", 70, #""title": "Save""#), with: Self.container)
        let expected = #""expected": ["Oak chair, Sold"], "expectedElements": [{"customActions": ["Save", "Share"]}]"#
        #expect(Self.differs(input, expected) == [])
    }

    @Test("in a container that has a label of its own are silent, and its buttons stay actions")
    func labeled() {
        let input = Self.tree(
            Self.node("ASTextNode", 10, #""text": "Oak chair""#), Self.node("ASButtonNode", 70, #""title": "Share""#),
            with: Self.container + #""label": "Chair, 30 euros", "#)
        let expected =
            #""expected": ["Chair, 30 euros"], "expectedElements": [{"traits": [], "customActions": ["Share"]}]"#
        #expect(Self.differs(input, expected) == [])
    }

    @Test("around a list are no container, and one in another stands by itself")
    func lists() {
        let list = Self.tree(
            Self.node("ASTextNode", 10, #""text": "Chairs""#), Self.node("ASTableNode", 30, #""children": []"#),
            with: Self.container)
        #expect(Self.differs(list, #""expected": ["Chairs"]"#) == [])
        let inner = Self.node(
            "ASDisplayNode", 60, Self.container + #""children": [\#(Self.node("ASTextNode", 60, #""text": "Oak""#))]"#)
        let nested = Self.tree(
            Self.node("ASTextNode", 10, #""text": "Chairs""#), inner, with: Self.container)
        #expect(Self.differs(nested, #""expected": ["Chairs", "Oak"]"#) == [])
    }

    @Test("are left out where they are hidden, beside a modal one, or out of the window")
    func leftOut() {
        let input = Self.tree(
            Self.node("ASTextNode", 10, #""text": "Seen""#),
            Self.node("ASTextNode", 40, #""text": "Faint", "alpha": 0"#),
            Self.node("ASTextNode", 600, #""text": "Below""#))
        #expect(Self.differs(input, #""expected": ["Seen"]"#) == [])
        #expect(Self.differs(input, #""expected": null"#, #""platform": {"window": null}"#) == [])
        let sheet = Self.node(
            "ASDisplayNode", 100,
            #""accessibilityViewIsModal": true, "children": [\#(Self.node("ASTextNode", 100, #""text": "Sheet""#))]"#)
        let modal = Self.tree(Self.node("ASTextNode", 10, #""text": "Behind""#), sheet)
        #expect(Self.differs(modal, #""expected": ["Sheet"]"#) == [])
    }

    @Test("are those that a node lists, and those drawn into one picture")
    func listed() {
        let input = Self.tree(
            Self.node("ASTextNode", 10, #""text": "First", "identifier": "a""#),
            Self.node("ASTextNode", 40, #""text": "Second", "identifier": "b""#),
            with: #""accessibilityElements": ["b", "a"], "#)
        #expect(Self.differs(input, #""expected": ["Second", "First"]"#) == [])
        let drawn = Self.tree(
            Self.node("ASDisplayNode", 10, #""children": [\#(Self.node("ASTextNode", 10, #""text": "One""#))]"#),
            Self.node("ASTextNode", 40, #""text": "Two", "layerBacked": true"#), with: #""rasterizesSubtree": true, "#)
        #expect(Self.differs(drawn, #""expected": ["One", "Two"]"#) == [])
    }
}
