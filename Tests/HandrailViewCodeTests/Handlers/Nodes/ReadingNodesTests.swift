import Foundation
import HandrailTestSupport
import Testing

/// What nodes of Texture expose: which are stops, what they are called, in which order they are met.
@Suite("Reading nodes") struct ReadingNodesTests {
    /// What is met of the class `Screen`, which code of nodes makes.
    static func dump(_ code: String) throws -> String {
        try UIKitScreen.dump("import AsyncDisplayKit\n" + code)
    }

    @Test("Texts are stops, pictures are none, buttons are named by their titles")
    func defaults() throws {
        let code = """
            final class Screen: ASDisplayNode {
                private let photo = ASNetworkImageNode()
                private let title = ASTextNode2()
                private let buy = ASButtonNode()

                override init() {
                    super.init()
                    automaticallyManagesSubnodes = true
                    photo.url = URL(string: "https://example.org/chair.jpg")
                    title.attributedText = NSAttributedString(string: "Oak chair")
                    buy.setTitle("Buy", with: .systemFont(ofSize: 17), with: .white, for: .normal)
                    buy.addTarget(self, action: #selector(order), forControlEvents: .touchUpInside)
                }

                @objc private func order() { basket.add() }

                override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                    ASStackLayoutSpec(
                        direction: .vertical, spacing: 8, justifyContent: .start, alignItems: .start,
                        children: [buy, title, photo])
                }
            }
            """
        let dump = try Self.dump(code)
        #expect(
            dump == """
                element button "Buy" (text); traits: button; merges: text
                element text "Oak chair" (text); traits: static text
                """)
    }

    @Test("The name of a picture is no name of a button node")
    func iconButton() throws {
        let code = """
            final class Screen: ASDisplayNode {
                private let like = ASButtonNode()

                override init() {
                    super.init()
                    addSubnode(like)
                    like.setImage(UIImage(named: "heart"), for: .normal)
                    like.addTarget(self, action: #selector(tap), forControlEvents: .touchUpInside)
                }

                @objc private func tap() { model.like() }
            }
            """
        let dump = try Self.dump(code)
        #expect(dump == "element button; traits: button")
    }

    @Test("A node with a target is a stop, and nothing in it is one")
    func controlWithTarget() throws {
        let code = """
            final class Screen: ASDisplayNode {
                private let row = ASControlNode()
                private let title = ASTextNode()

                override init() {
                    super.init()
                    title.attributedText = NSAttributedString(string: "Delivery")
                    row.addSubnode(title)
                    addSubnode(row)
                    row.addTarget(self, action: #selector(open), forControlEvents: .touchUpInside)
                }

                @objc private func open() { router.open() }
            }
            """
        let dump = try Self.dump(code)
        #expect(dump == "element group; merges: text")
    }

    @Test("A container of nodes is one stop of all the texts in it, and its buttons are actions")
    func container() throws {
        let code = """
            final class Screen: ASDisplayNode {
                private let card = ASDisplayNode()
                private let title = ASTextNode()
                private let price = ASTextNode()

                override init() {
                    super.init()
                    title.attributedText = NSAttributedString(string: "Oak chair")
                    price.attributedText = NSAttributedString(string: "30 euros")
                    card.addSubnode(title)
                    card.addSubnode(price)
                    card.isAccessibilityContainer = true
                    addSubnode(card)
                }
            }
            """
        let dump = try Self.dump(code)
        #expect(
            dump == """
                element group "Oak chair" (text) + "30 euros" (text); traits: static text; merges: text, text
                """)
    }
}
