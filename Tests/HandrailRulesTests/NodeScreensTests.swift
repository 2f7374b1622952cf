import Testing

/// More shapes of nodes, each in a form that keeps people out and in one that does not, with what is met of the latter.
@Suite("Shapes of nodes and what is met of them") struct NodeScreensTests {
    private static let text = "let words = ASTextNode()"
    private static let button = "let button = ASButtonNode()"
    private static let target = "button.addTarget(self, action: #selector(act), forControlEvents: .touchUpInside)\n"
    private static let shown = "words.attributedText = NSAttributedString(string: price)\n"
    private static let icon = "button.setImage(UIImage(named: \"heart\"), for: .normal)\n"
    private static let named = "button.accessibilityLabel = NSLocalizedString(\"Like\", comment: \"\")\n"
    private static let buy = "button \"Buy\"; traits: button"

    private static func title(_ font: String, _ color: String) -> String {
        "button.setTitle(NSLocalizedString(\"Buy\", comment: \"\"), with: \(font), with: \(color), for: .normal)\n"
    }

    private static let titled = title(".preferredFont(forTextStyle: .body)", ".label") + target

    private static func offering(_ name: String, on owner: String = "words.") -> String {
        """
        \(owner)accessibilityCustomActions = [
            UIAccessibilityCustomAction(
                name: NSLocalizedString("\(name)", comment: ""), target: self, selector: #selector(act)),
        ]
        """
    }

    private static func recognizing(_ recognizer: String, on owner: String) -> String {
        "\(owner)view.addGestureRecognizer(\(recognizer)(target: self, action: #selector(act)))\n"
    }

    /// What a toggle is made of, which `LATER` may say more of.
    private static func toggling(_ state: String, _ change: String) -> String {
        """
        \(button)
        var \(state) = false

        @objc private func toggle() {
            \(state).toggle()
            \(change)
            LATER
        }
        """
    }

    private static let toggled =
        "button.addTarget(self, action: #selector(toggle), forControlEvents: .touchUpInside)\n"

    private static let tappedLink = """
        func textNode(
            _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!, at point: CGPoint,
            textRange: NSRange
        ) {
            browser.open(value)
        }
        """

    private static let stars = """
        for number in 0..<5 {
            let star = ASImageNode()
            star.image = UIImage(named: number < score ? "star-full" : "star-empty")
            stars.append(star)
        }
        """

    private static let line = """
        words.attributedText = NSAttributedString(
            string: model.title, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        """

    static let shapes: [NodeShape] = [
        NodeShape(
            "a chat bubble with a reaction", "hidden-control", having: "\(text)\n\(button)", of: "words, button",
            wrong: "\(shown)\(icon)\(target)isAccessibilityContainer = true",
            right: "\(shown)\(icon)\(named)\(target)isAccessibilityContainer = true",
            heard: ["group …; actions: \"Like\""]),
        NodeShape(
            "a photo grid", "silent-picture-node",
            having: "let photos = [ASNetworkImageNode(), ASNetworkImageNode()]", of: "photos[0], photos[1]",
            wrong: "for photo in photos { photo.accessibilityIgnoresInvertColors = true\nphoto.url = post.photo }",
            right: """
                for photo in photos {
                    photo.accessibilityIgnoresInvertColors = true
                    photo.url = post.photo
                    photo.isAccessibilityElement = true
                    photo.accessibilityLabel = post.caption
                }
                """, heard: ["image …; traits: image", "image …; traits: image"]),
        NodeShape(
            "a button that plays and pauses", "state-not-spoken",
            having: toggling(
                "isPlaying", "button.setImage(UIImage(named: isPlaying ? \"pause\" : \"play\"), for: .normal)"),
            of: "button", wrong: "\(named)\(toggled)", right: "\(named)\(toggled)",
            later: (
                wrong: "",
                right: """
                    button.accessibilityLabel =
                        isPlaying ? NSLocalizedString("Pause", comment: "") : NSLocalizedString("Play", comment: "")
                    """
            ), heard: ["button \"Pause\"/\"Play\" | \"Like\"; traits: button"]),
        NodeShape(
            "a heart that is chosen", "state-not-spoken",
            having: toggling("isLiked", "button.isSelected = isLiked"), of: "button",
            wrong: "\(icon)button.setImage(UIImage(named: \"heart-full\"), for: .selected)\n\(named)\(toggled)",
            right: "\(icon)button.setImage(UIImage(named: \"heart-full\"), for: .selected)\n\(named)\(toggled)",
            later: (
                wrong: "",
                right: """
                    if isLiked {
                        button.accessibilityTraits.insert(.selected)
                    } else {
                        button.accessibilityTraits.remove(.selected)
                    }
                    """
            ), heard: ["button \"Like\"; traits: button; sometimes: selected"]),
        NodeShape(
            "in-text links", "text-node-link", having: "\(text)\n\(tappedLink)", of: "words",
            wrong: "\(shown)words.isUserInteractionEnabled = true",
            right: "\(shown)words.isUserInteractionEnabled = true\n\(offering("Terms of use"))",
            heard: ["text …; traits: static text; actions: \"Terms of use\""]),
        NodeShape(
            "a cell that is swiped", "missing-custom-action", having: text, of: "words",
            wrong: shown + recognizing("UISwipeGestureRecognizer", on: ""),
            right: """
                \(shown)\(recognizing("UISwipeGestureRecognizer", on: ""))
                isAccessibilityElement = true
                accessibilityLabel = NSLocalizedString("Oak chair", comment: "")
                \(offering("Delete", on: ""))
                """, heard: ["group \"Oak chair\"; actions: \"Delete\""]),
        NodeShape(
            "a header that folds", "tap-without-trait", having: "let header = ASDisplayNode()\n\(text)", of: "header",
            wrong: "\(shown)header.addSubnode(words)\n\(recognizing("UITapGestureRecognizer", on: "header."))",
            right: """
                \(shown)header.addSubnode(words)
                \(recognizing("UITapGestureRecognizer", on: "header."))
                header.isAccessibilityElement = true
                header.accessibilityLabel = NSLocalizedString("Offers", comment: "")
                header.accessibilityTraits = [.button, .header]
                """, heard: ["group \"Offers\"; traits: button, heading"]),
        NodeShape(
            "text input with a button beside", "unnamed-control",
            having: "let field = ASEditableTextNode()\n\(button)", of: "field, button",
            wrong: "\(titled)field.attributedPlaceholderText = NSAttributedString(string: prompt)",
            right: """
                \(titled)field.attributedPlaceholderText = NSAttributedString(string: prompt)
                field.accessibilityLabel = NSLocalizedString("Message", comment: "")
                """, heard: ["textEditor \"Message\"; value: …; hint: …; traits: text field", buy]),
        NodeShape(
            "a context gesture", "missing-custom-action", having: text, of: "words",
            wrong: shown + recognizing("UILongPressGestureRecognizer", on: "words."),
            right: shown + recognizing("UILongPressGestureRecognizer", on: "words.") + offering("Reply"),
            heard: ["text …; traits: static text; actions: \"Reply\""]),
        NodeShape(
            "a shimmering placeholder", "endless-motion",
            having: """
                let bar = ASDisplayNode()

                override func didEnterVisibleState() {
                    super.didEnterVisibleState()
                    LATER
                    UIView.animate(
                        withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
                        animations: { self.bar.transform = CGAffineTransform(translationX: 80, y: 0) })
                }
                """, of: "bar", wrong: "bar.style.preferredSize = CGSize(width: 200, height: 20)",
            right: "bar.style.preferredSize = CGSize(width: 200, height: 20)",
            later: (wrong: "", right: "guard !UIAccessibility.isReduceMotionEnabled else { return }")),
        NodeShape(
            "a map with pins", "silent-picture-node", having: "let map = ASMapNode()", of: "map",
            wrong: "map.annotations = shops.pins", right: "map.annotations = shops.pins\nmap.isLiveMap = true"),
        NodeShape(
            "stars of a rating", "element-value-missing", having: "var stars: [ASImageNode] = []",
            of: "ASWrapperLayoutSpec(layoutElements: stars)", wrong: stars,
            right: """
                isAccessibilityElement = true
                accessibilityLabel = String(format: NSLocalizedString("Rated %d of 5", comment: ""), score)
                \(stars)
                """, heard: ["group \"Rated … of 5\""]),
        NodeShape(
            "a sign with too little around it", "small-hit-target", having: button, of: "button",
            wrong: """
                \(icon)\(named)\(target)
                button.style.preferredSize = CGSize(width: 24, height: 24)
                button.hitTestSlop = UIEdgeInsets(top: -4, left: -4, bottom: -4, right: -4)
                """,
            right: """
                \(icon)\(named)\(target)
                button.style.preferredSize = CGSize(width: 24, height: 24)
                button.hitTestSlop = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
                """, heard: ["button \"Like\"; traits: button"]),
        NodeShape(
            "a sign of a part of the width", "small-hit-target", having: button, of: "button",
            wrong: "\(icon)\(named)\(target)button.style.height = ASDimensionMake(\"20pt\")",
            right: """
                \(icon)\(named)\(target)
                button.style.width = ASDimensionMakeWithFraction(0.5)
                button.style.height = ASDimensionMake("10%")
                """, heard: ["button \"Like\"; traits: button"]),
        NodeShape(
            "a title of a fixed size", "fixed-font-size", having: button, of: "button",
            wrong: target + title(".systemFont(ofSize: 12)", ".black"),
            right: target + title(".preferredFont(forTextStyle: .body)", ".black"), heard: [buy]),
        NodeShape(
            "a faint title", "low-text-contrast", having: button, of: "button",
            wrong: "\(target)backgroundColor = .white\n"
                + title(".preferredFont(forTextStyle: .body)", ".lightGray"),
            right: "\(target)backgroundColor = .white\n" + title(".preferredFont(forTextStyle: .body)", ".black"),
            heard: [buy]),
        NodeShape(
            "a card drawn as one layer", "layer-backed-control", having: "let card = ASDisplayNode()\n\(button)",
            of: "card", wrong: "\(titled)card.addSubnode(button)\ncard.isLayerBacked = true",
            right: "\(titled)card.addSubnode(button)", heard: [buy]),
        NodeShape(
            "a card drawn as one picture", "layer-backed-control", having: "let card = ASDisplayNode()\n\(button)",
            of: "card", wrong: "\(titled)card.addSubnode(button)\ncard.enableSubtreeRasterization()",
            right: "\(titled)card.addSubnode(button)", heard: [buy]),
        NodeShape(
            "an error below a form", "unannounced-change",
            having: """
                let errorNode = ASTextNode()
                \(button)

                @objc private func send() {
                    do { try model.send() } catch {
                        errorNode.attributedText = NSAttributedString(string: error.localizedDescription)
                        errorNode.isHidden = false
                        LATER
                    }
                }
                """, of: "errorNode, button",
            wrong: "errorNode.isHidden = true\n\(named)\(sent)",
            right: "errorNode.isHidden = true\n\(named)\(sent)",
            later: (
                wrong: "",
                right: "UIAccessibility.post(notification: .announcement, argument: error.localizedDescription)"
            ), heard: ["text …; traits: static text", "button \"Like\"; traits: button"]),
        NodeShape(
            "a title of one line", "one-line-limit", having: text, of: "words",
            wrong: "\(line)\nwords.maximumNumberOfLines = 1", right: "\(line)\nwords.maximumNumberOfLines = 0",
            heard: ["text …; traits: static text"]),
    ]

    private static let sent =
        "button.addTarget(self, action: #selector(send), forControlEvents: .touchUpInside)\n"

    @Test("break a rule where somebody is kept out", arguments: shapes)
    func wrong(shape: NodeShape) throws {
        let rules = try NodeShape.rules(shape.wrongCode)
        #expect(rules == shape.rules, "\(rules)")
    }

    @Test("break none where nobody is, and are met as they should", arguments: shapes)
    func right(shape: NodeShape) throws {
        let rules = try NodeShape.rules(shape.rightCode)
        #expect(rules.isEmpty, "\(rules)")
        let heard = try NodeShape.heard(shape.rightCode)
        #expect(heard == shape.heard, "\(heard)")
    }
}
