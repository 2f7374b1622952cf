import Testing

/// Shapes that apps are made of in Texture, each in a form that keeps people out and in one that does not.
@Suite("Shapes of nodes") struct NodeShapesTests {
    private static let text = "let words = ASTextNode()"
    private static let button = "let button = ASButtonNode()"
    private static let target = "button.addTarget(self, action: #selector(act), forControlEvents: .touchUpInside)\n"
    private static let shown = "words.attributedText = NSAttributedString(string: price)\n"
    private static let titled = """
        button.setTitle(NSLocalizedString("Buy", comment: ""), with: .preferredFont(forTextStyle: .body), with: .label,
            for: .normal)
        \(target)
        """
    private static let sign = """
        button.setImage(UIImage(named: "sign"), for: .normal)
        button.accessibilityLabel = NSLocalizedString("Clear", comment: "")
        \(target)
        """
    private static let named = "accessibilityLabel = NSLocalizedString(\"Oak chair\", comment: \"\")\n"

    static let shapes: [NodeShape] = [
        NodeShape(
            "player controls", "unnamed-control", having: button, of: "button",
            wrong: "button.setImage(UIImage(named: \"play\"), for: .normal)\n\(target)",
            right: """
                button.setImage(UIImage(named: "play"), for: .normal)
                button.accessibilityLabel = NSLocalizedString("Play", comment: "")
                \(target)
                """),
        NodeShape(
            "the sign that clears a field", "small-hit-target", having: button, of: "button",
            wrong: "button.style.preferredSize = CGSize(width: 24, height: 24)\n\(sign)",
            right: """
                button.style.preferredSize = CGSize(width: 24, height: 24)
                button.hitTestSlop = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
                \(sign)
                """),
        NodeShape(
            "a button of a width and a height", "small-hit-target", having: button, of: "button",
            wrong: "button.style.width = ASDimensionMake(20)\nbutton.style.height = ASDimensionMake(20)\n\(sign)",
            right: "button.style.width = ASDimensionMake(48)\nbutton.style.height = ASDimensionMake(48)\n\(sign)"),
        NodeShape(
            "a cell with a summary", "hidden-control", having: "\(text)\n\(button)", of: "words, button",
            wrong: "\(shown)\(titled)isAccessibilityElement = true\n\(named)",
            right: "\(shown)\(titled)isAccessibilityContainer = true\n"),
        NodeShape(
            "a list of elements", "hidden-control", having: "\(text)\n\(button)", of: "words, button",
            wrong: "\(shown)\(titled)accessibilityElements = [words]\n",
            right: "\(shown)\(titled)accessibilityElements = [words, button]\n"),
        NodeShape(
            "a score", "label-before-text", having: text, of: "words",
            wrong: "words.\(named)\(shown)", right: "\(shown)words.\(named)"),
        NodeShape(
            "a button drawn without a view", "layer-backed-control", having: button, of: "button",
            wrong: "\(titled)button.isLayerBacked = true", right: titled),
        NodeShape(
            "a photo in a feed", "silent-picture-node", having: "let photo = ASNetworkImageNode()", of: "photo",
            wrong: "photo.accessibilityIgnoresInvertColors = true\nphoto.url = post.photo",
            right: """
                photo.accessibilityIgnoresInvertColors = true
                photo.url = post.photo
                photo.isAccessibilityElement = true
                photo.accessibilityLabel = post.caption
                """),
        NodeShape(
            "prices in a fixed size", "fixed-font-size", having: text, of: "words",
            wrong: """
                words.attributedText = NSAttributedString(
                    string: price, attributes: [.font: UIFont.systemFont(ofSize: 13)])
                """,
            right: """
                words.attributedText = NSAttributedString(
                    string: price, attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
                """),
        NodeShape(
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
        NodeShape(
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
        NodeShape(
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
        NodeShape(
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
        NodeShape(
            "a card with a label", "label-without-element", having: "let card = ASDisplayNode()\n\(text)", of: "card",
            wrong: "\(shown)card.addSubnode(words)\ncard.\(named)",
            right: "\(shown)card.addSubnode(words)\ncard.isAccessibilityContainer = true\ncard.\(named)"),
    ]

    @Test("break a rule where somebody is kept out", arguments: shapes)
    func wrong(shape: NodeShape) throws {
        #expect(try NodeShape.rules(shape.wrongCode) == shape.rules)
    }

    @Test("break none where nobody is", arguments: shapes)
    func right(shape: NodeShape) throws {
        #expect(try NodeShape.rules(shape.rightCode) == [])
    }
}
