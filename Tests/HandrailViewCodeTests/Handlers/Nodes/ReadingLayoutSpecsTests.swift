import Foundation
import HandrailTestSupport
import Testing

/// Nodes are met in the order in which specifications lay them out.
@Suite("Reading layout specifications") struct ReadingLayoutSpecsTests {
    /// The names of what is met of a node with three texts, which a function lays out.
    private func names(layout: String) throws -> [String] {
        let code = """
            final class Screen: ASDisplayNode {
                let one = ASTextNode()
                let two = ASTextNode()
                let three = ASTextNode()

                override init() {
                    super.init()
                    automaticallyManagesSubnodes = true
                    one.attributedText = NSAttributedString(string: "One")
                    two.attributedText = NSAttributedString(string: "Two")
                    three.attributedText = NSAttributedString(string: "Three")
                }

            \(layout)
            }
            """
        return try ReadingNodesTests.dump("import TextureSwiftSupport\n" + code).split(separator: "\n").compactMap {
            line in
            line.split(separator: "\"").dropFirst().first.map(String.init)
        }
    }

    @Test("Specifications lie in one another", arguments: [
        "ASInsetLayoutSpec(insets: .zero, child: ASStackLayoutSpec(direction: .vertical, spacing: 0, "
            + "justifyContent: .start, alignItems: .start, children: [three, one, two]))",
        "ASWrapperLayoutSpec(layoutElements: [three, one, two])",
        "ASOverlayLayoutSpec(child: three, overlay: ASStackLayoutSpec(direction: .horizontal, spacing: 0, "
            + "justifyContent: .start, alignItems: .start, children: [one, two]))",
        "ASBackgroundLayoutSpec(child: ASAbsoluteLayoutSpec(children: [one, two]), background: three)",
        "ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: ASRatioLayoutSpec(ratio: 1, "
            + "child: ASAbsoluteLayoutSpec(sizing: .default, children: [three, one, two])))",
        "LayoutSpec { VStackLayout(spacing: 8) { three; HStackLayout { one.padding(4); two.flexGrow(1) } }.padding(2) "
            + "}",
        "LayoutSpec { one.overlay(two).background(three) }",
        "LayoutSpec { VStackLayout { if isWide { three } else { three }; one; two.preferredSize(size) } }",
    ])
    func specifications(spec: String) throws {
        let layout = "override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { \(spec) }"
        #expect(try names(layout: layout) == ["Three", "One", "Two"])
    }

    @Test("Functions and variables make parts of them")
    func parts() throws {
        let layout = """
            override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                let stack = ASStackLayoutSpec.vertical()
                var children: [ASLayoutElement] = [three]
                if isOpen { children.append(row(of: [one, two])) }
                stack.children = children
                return stack
            }

            private func row(of nodes: [ASLayoutElement]) -> ASLayoutSpec {
                ASStackLayoutSpec(
                    direction: .horizontal, spacing: 4, justifyContent: .start, alignItems: .center, children: nodes)
            }
            """
        #expect(try names(layout: layout) == ["Three", "One", "Two"])
    }

    @Test("A closure lays a node out")
    func block() throws {
        let layout = """
            override func didLoad() {
                super.didLoad()
                let box = ASDisplayNode()
                box.automaticallyManagesSubnodes = true
                box.layoutSpecBlock = { [unowned self] _, _ in
                    ASStackLayoutSpec(
                        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
                        children: [self.three, self.one, self.two])
                }
                addSubnode(box)
            }
            """
        #expect(try names(layout: layout) == ["Three", "One", "Two"])
    }

    @Test("What is added to a node takes the place that the specification gives it")
    func addedAndLaidOut() throws {
        let layout = """
            override func didLoad() {
                super.didLoad()
                addSubnode(one)
                addSubnode(two)
                addSubnode(three)
            }

            override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                ASStackLayoutSpec(
                    direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
                    children: [three, one, two])
            }
            """
        #expect(try names(layout: layout) == ["Three", "One", "Two"])
    }
}
