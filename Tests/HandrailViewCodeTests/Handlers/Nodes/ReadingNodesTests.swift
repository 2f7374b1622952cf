import Foundation
import HandrailModel
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
                element group "Oak chair" (text) + "30 euros" (text); merges: text, text
                """)
    }

    @Test("A view that an initializer gives a label is met once")
    func labelInInitializer() throws {
        let code = """
            final class Screen: UIView {
                private let like = UIButton()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(like)
                    like.setTitle("Like", for: .normal)
                    like.accessibilityLabel = "I like it"
                }
            }
            """
        #expect(try UIKitScreen.dump(code) == "element button \"I like it\" (label); traits: button; merges: text")
    }

    @Test("A container in another stays apart, and what has no label is no action")
    func nestedContainer() throws {
        let code = """
            final class Screen: ASDisplayNode {
                private let card = ASDisplayNode()
                private let title = ASTextNode()
                private let price = ASTextNode()
                private let buy = ASButtonNode()
                private let like = ASButtonNode()

                override init() {
                    super.init()
                    title.attributedText = NSAttributedString(string: "Oak chair")
                    price.attributedText = NSAttributedString(string: "30 euros")
                    buy.setTitle("Buy", with: nil, with: nil, for: .normal)
                    buy.addTarget(self, action: #selector(order), forControlEvents: .touchUpInside)
                    like.setImage(UIImage(named: "heart"), for: .normal)
                    like.addTarget(self, action: #selector(order), forControlEvents: .touchUpInside)
                    card.addSubnode(price)
                    card.addSubnode(buy)
                    card.isAccessibilityContainer = true
                    addSubnode(title)
                    addSubnode(like)
                    addSubnode(card)
                    isAccessibilityContainer = true
                }

                @objc private func order() { basket.add() }
            }
            """
        #expect(
            try Self.dump(code) == """
                element customView "Oak chair" (text); merges: text, button
                element group "30 euros" (text); actions: "Buy"; merges: text, button, text
                """)
    }

    /// The rules about names and taps that a node breaks which lies alone on a screen.
    private static func rules(_ node: String, _ body: String) throws -> [String] {
        let code = """
            import AsyncDisplayKit

            final class Pier: ASDKViewController<ASDisplayNode> {
                private let it = \(node)()

                override init() {
                    super.init(node: ASDisplayNode())
                    \(body)
                    node.addSubnode(it)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """
        return try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1).findings.map(\.rule)
            .filter(["tap-without-trait", "unnamed-control", "silent-picture-node", "media-autoplay"].contains)
    }

    @Test("A film plays when it is touched, unless it takes no touches, or by itself where it is told to", arguments: [
        ("it.muted = true", ["tap-without-trait"]), ("it.isUserInteractionEnabled = false", []),
        ("it.isUserInteractionEnabled = false\nit.shouldAutoplay = true", ["media-autoplay"]),
        ("it.isUserInteractionEnabled = false\nit.shouldAutoplay = UIAccessibility.isVideoAutoplayEnabled", []),
        (
            """
            it.accessibilityLabel = NSLocalizedString("Trailer", comment: "")
            it.accessibilityTraits = .button
            """, []
        ),
    ])
    func film(body: String, expected: [String]) throws {
        #expect(try Self.rules("ASVideoNode", body) == expected)
    }

    @Test("A field has no name but the one that it is given: its prompt is its hint", arguments: [
        ("", ["unnamed-control"]), ("it.accessibilityLabel = NSLocalizedString(\"Name\", comment: \"\")", []),
    ])
    func field(body: String, expected: [String]) throws {
        let prompt = "it.attributedPlaceholderText = NSAttributedString(string: \"Anna Berg\")\n"
        #expect(try Self.rules("ASEditableTextNode", prompt + body) == expected)
        let watched = "it.textView.rx.text.bind(to: model.name).disposed(by: bag)\n"
        #expect(try Self.rules("ASEditableTextNode", prompt + watched + body) == expected)
    }

    @Test("A picture of which a package is told that it was tapped has a target", arguments: [
        ("it.rx.tap.bind(to: model.opened).disposed(by: bag)", ["tap-without-trait"]),
        ("it.rx.tap(to: model.opened).disposed(by: bag)", ["tap-without-trait"]), ("it.image = photo", []),
    ])
    func watched(body: String, expected: [String]) throws {
        #expect(try Self.rules("ASImageNode", body) == expected)
    }
}
