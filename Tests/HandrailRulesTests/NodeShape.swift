import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Something that apps are made of in Texture: members of a node, what its initializer does, what it arranges, and the
/// rules that it breaks.
struct NodeShape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rules: [String]
    /// What is met of the node in its right form, from the first to the last.
    let heard: [String]
    let wrongCode: String
    let rightCode: String

    /// - Parameters:
    ///   - later: what stands for `LATER` among the members, in the wrong form and in the right one.
    init(
        _ name: String, _ rules: String..., having members: String, of arranged: String, wrong: String,
        right: String, later: (wrong: String, right: String) = ("", ""), heard: [String] = []
    ) {
        testDescription = name
        self.rules = rules
        self.heard = heard
        wrongCode = Self.code(members.replacing("LATER", with: later.wrong), wrong, arranged)
        rightCode = Self.code(members.replacing("LATER", with: later.right), right, arranged)
    }

    /// The node with what sets it up, on the screen of a controller.
    private static func code(_ members: String, _ body: String, _ arranged: String) -> String {
        """
        import AsyncDisplayKit

        final class ShapeNode: ASCellNode {
            \(members)

            override init() {
                super.init()
                automaticallyManagesSubnodes = true
                \(body)
            }

            @objc private func act() { model.act() }

            override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                ASStackLayoutSpec(
                    direction: .vertical, spacing: 8, justifyContent: .start, alignItems: .start,
                    children: [\(arranged)])
            }
        }

        final class ShapeController: ASDKViewController<ASTableNode> {
            override init() {
                super.init(node: ASTableNode())
                title = NSLocalizedString("Market", comment: "")
                node.dataSource = self
            }

            required init?(coder: NSCoder) { fatalError() }

            func tableNode(_ n: ASTableNode, nodeBlockForRowAt i: IndexPath) -> ASCellNodeBlock { { ShapeNode() } }
        }
        """
    }

    /// The rules that code breaks.
    static func rules(_ code: String) throws -> [String] {
        let audit = try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1)
        return Set(audit.findings.map(\.rule)).sorted()
    }

    /// What is met on the screen of code, without where words come from and what became part of something.
    static func heard(_ code: String) throws -> [String] {
        let audit = try TemporaryFolder.inspect(["a.swift": Data(code.utf8)])
        let screen = audit.screens.first { $0.screen.name == "ShapeController" }
        return (screen?.dump ?? "").split(separator: "\n").compactMap { line in
            let words = line.drop { $0 == " " }
            guard words.hasPrefix("element ") else { return nil }
            let told = words.dropFirst("element ".count).split(separator: "; ").filter { !$0.hasPrefix("merges: ") }
            return told.joined(separator: "; ").replacing(" (text)", with: "").replacing(" (label)", with: "")
        }
    }
}
