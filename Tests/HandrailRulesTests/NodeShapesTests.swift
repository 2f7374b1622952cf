import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Shapes that apps are made of in Texture, each in a form that keeps people out and in one that does not.
@Suite("Shapes of nodes") struct NodeShapesTests {
    /// A shape: members of a node, what its initializer does, what it arranges, and the rules that it breaks.
    struct Shape: Sendable, CustomTestStringConvertible {
        let name: String
        let members: String
        let wrong: String
        let right: String
        let arranged: String
        let rules: [String]
        var testDescription: String { name }

        init(
            _ name: String, _ rules: String..., having members: String, of arranged: String, wrong: String,
            right: String
        ) {
            self.name = name
            self.members = members
            self.wrong = wrong
            self.right = right
            self.arranged = arranged
            self.rules = rules
        }

        /// The node with what sets it up, on the screen of a controller.
        func code(_ body: String) -> String {
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
    }

    private static let text = "let words = ASTextNode()"
    private static let button = "let button = ASButtonNode()"
    private static let target = "button.addTarget(self, action: #selector(act), forControlEvents: .touchUpInside)\n"
    private static let shown = "words.attributedText = NSAttributedString(string: price)\n"
    private static let titled = """
        button.setTitle(NSLocalizedString("Buy", comment: ""), with: .preferredFont(forTextStyle: .body), with: .label,
            for: .normal)
        \(target)
        """
    private static let named = "accessibilityLabel = NSLocalizedString(\"Oak chair\", comment: \"\")\n"

    static let shapes: [Shape] = [
        Shape(
            "player controls", "unnamed-control", having: button, of: "button",
            wrong: "button.setImage(UIImage(named: \"play\"), for: .normal)\n\(target)",
            right: """
                button.setImage(UIImage(named: "play"), for: .normal)
                button.accessibilityLabel = NSLocalizedString("Play", comment: "")
                \(target)
                """),
        Shape(
            "the sign that clears a field", "small-hit-target", having: button, of: "button",
            wrong: "button.style.preferredSize = CGSize(width: 24, height: 24)\n\(titled)",
            right: """
                button.style.preferredSize = CGSize(width: 24, height: 24)
                button.hitTestSlop = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
                \(titled)
                """),
        Shape(
            "a button of a width and a height", "small-hit-target", having: button, of: "button",
            wrong: "button.style.width = ASDimensionMake(20)\nbutton.style.height = ASDimensionMake(20)\n\(titled)",
            right: "button.style.width = ASDimensionMake(48)\nbutton.style.height = ASDimensionMake(48)\n\(titled)"),
        Shape(
            "a cell with a summary", "hidden-control", having: "\(text)\n\(button)", of: "words, button",
            wrong: "\(shown)\(titled)isAccessibilityElement = true\n\(named)",
            right: "\(shown)\(titled)isAccessibilityContainer = true\n"),
        Shape(
            "a list of elements", "hidden-control", having: "\(text)\n\(button)", of: "words, button",
            wrong: "\(shown)\(titled)accessibilityElements = [words]\n",
            right: "\(shown)\(titled)accessibilityElements = [words, button]\n"),
        Shape(
            "a score", "label-before-text", having: text, of: "words",
            wrong: "words.\(named)\(shown)", right: "\(shown)words.\(named)"),
        Shape(
            "a button drawn without a view", "layer-backed-control", having: button, of: "button",
            wrong: "\(titled)button.isLayerBacked = true", right: titled),
        Shape(
            "a photo in a feed", "silent-picture-node", having: "let photo = ASNetworkImageNode()", of: "photo",
            wrong: "photo.accessibilityIgnoresInvertColors = true\nphoto.url = post.photo",
            right: """
                photo.accessibilityIgnoresInvertColors = true
                photo.url = post.photo
                photo.isAccessibilityElement = true
                photo.accessibilityLabel = post.caption
                """),
        Shape(
            "prices in a fixed size", "fixed-font-size", having: text, of: "words",
            wrong: """
                words.attributedText = NSAttributedString(
                    string: price, attributes: [.font: UIFont.systemFont(ofSize: 13)])
                """,
            right: """
                words.attributedText = NSAttributedString(
                    string: price, attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
                """),
        Shape(
            "faint words on paper", "low-text-contrast", having: text, of: "words",
            wrong: """
                backgroundColor = .white
                words.attributedText = NSAttributedString(
                    string: price, attributes: [.foregroundColor: UIColor.lightGray])
                """,
            right: """
                backgroundColor = .white
                words.attributedText = NSAttributedString(string: price, attributes: [.foregroundColor: UIColor.black])
                """),
        Shape(
            "a tile that is tapped", "empty-name", "tap-without-trait", having: "let tile = ASControlNode()\n\(text)",
            of: "tile",
            wrong: """
                \(shown)tile.addSubnode(words)
                tile.addTarget(self, action: #selector(act), forControlEvents: .touchUpInside)
                """,
            right: """
                \(shown)tile.addSubnode(words)
                tile.addTarget(self, action: #selector(act), forControlEvents: .touchUpInside)
                tile.accessibilityTraits = .button
                tile.\(named)
                """),
        Shape(
            "a picture that is tapped", "tap-without-trait", having: "let cover = ASImageNode()", of: "cover",
            wrong: """
                cover.image = UIImage(named: "cover")
                cover.addTarget(self, action: #selector(act), forControlEvents: .touchUpInside)
                """,
            right: """
                cover.image = UIImage(named: "cover")
                cover.addTarget(self, action: #selector(act), forControlEvents: .touchUpInside)
                cover.accessibilityTraits = .button
                cover.\(named)
                """),
        Shape(
            "a bubble that reacts to a recognizer", "tap-without-trait",
            having: "let bubble = ASDisplayNode()\n\(text)", of: "bubble",
            wrong: """
                \(shown)bubble.addSubnode(words)
                bubble.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
                """,
            right: """
                \(shown)bubble.addSubnode(words)
                bubble.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
                bubble.isAccessibilityElement = true
                bubble.accessibilityTraits = .button
                bubble.\(named)
                """),
        Shape(
            "a card with a label", "label-without-element", having: "let card = ASDisplayNode()\n\(text)", of: "card",
            wrong: "\(shown)card.addSubnode(words)\ncard.\(named)",
            right: "\(shown)card.addSubnode(words)\ncard.isAccessibilityContainer = true\ncard.\(named)"),
    ]

    /// What decides on how a screen is told, apart from what every shape has alike.
    private static func rules(_ code: String) throws -> [String] {
        let audit = try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1)
        return Set(audit.findings.map(\.rule)).sorted()
    }

    @Test("break a rule where somebody is kept out", arguments: shapes)
    func wrong(shape: Shape) throws {
        #expect(try Self.rules(shape.code(shape.wrong)) == shape.rules)
    }

    @Test("break none where nobody is", arguments: shapes)
    func right(shape: Shape) throws {
        #expect(try Self.rules(shape.code(shape.right)) == [])
    }
}
