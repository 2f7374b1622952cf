import HandrailModel

/// A node of Texture that should react to touches and has no view that gets any.
struct LayerBackedControl: ElementRule {
    static let info = RuleInfo(
        id: "layer-backed-control",
        title: Bilingual(en: "Control without a view", ko: "뷰가 없는 컨트롤"),
        reason: Bilingual(
            en: """
                A node that is layer-backed, or lies in one that is or that is rasterized, has no view: no touch \
                reaches it, and VoiceOver, Switch Control and a keyboard cannot press it either.
                """,
            ko: """
                레이어로만 그려지거나 그런 노드 또는 래스터화된 노드 안에 있는 노드에는 뷰가 없습니다. 터치가 닿지 않고 VoiceOver, 스위치 제어, 키보드로도 누를 수 없습니다.
                """),
        impact: .serious, guidelines: ["texture.state-updates", "accessibility.reachable-elements"],
        criteria: ["WCAG 2.2 2.1.1"], examples: examples)

    private static func toolbar(_ body: String) -> String {
        """
        import AsyncDisplayKit

        final class ToolbarNode: ASDisplayNode {
            private let share = ASButtonNode()

            override init() {
                super.init()
                automaticallyManagesSubnodes = true
                share.setTitle("Share", with: .preferredFont(forTextStyle: .body), with: .label, for: .normal)
        \(body)
            }

            @objc private func sendOn() { sharing.begin() }

            override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                ASInsetLayoutSpec(insets: .zero, child: share)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            toolbar(
                """
                        ↓share.isLayerBacked = true
                        share.addTarget(self, action: #selector(sendOn), forControlEvents: .touchUpInside)
                """)),
        RuleExample(
            .violation,
            """
            import AsyncDisplayKit

            final class CoverNode: ASDisplayNode {
                private let cover = ASImageNode()

                override init() {
                    super.init()
                    cover.addTarget(self, action: #selector(open), forControlEvents: .touchUpInside)
                    ↓cover.isLayerBacked = true
                    addSubnode(cover)
                }

                @objc private func open() { album.open() }
            }
            """),
        RuleExample(
            .silent,
            toolbar("        share.addTarget(self, action: #selector(sendOn), forControlEvents: .touchUpInside)")),
        RuleExample(
            .violation,
            """
            import AsyncDisplayKit

            final class CardNode: ASDisplayNode {
                private let card = ASDisplayNode()
                private let share = ASButtonNode()

                override init() {
                    super.init()
                    share.setTitle("Share", with: .preferredFont(forTextStyle: .body), with: .label, for: .normal)
                    share.addTarget(self, action: #selector(sendOn), forControlEvents: .touchUpInside)
                    card.addSubnode(share)
                    ↓card.enableSubtreeRasterization()
                    addSubnode(card)
                }

                @objc private func sendOn() { sharing.begin() }
            }
            """),
        RuleExample(.silent, toolbar("        share.isLayerBacked = true")),
        RuleExample(
            .silent,
            """
            import AsyncDisplayKit

            final class NoteNode: ASDisplayNode {
                private let note = ASTextNode()

                override init() {
                    super.init()
                    note.isLayerBacked = true
                    note.attributedText = NSAttributedString(string: notes.first)
                    addSubnode(note)
                }
            }
            """),
        RuleExample(
            .nearMiss("it has a view again before anybody touches it"),
            toolbar(
                """
                        share.isLayerBacked = false
                        share.addTarget(self, action: #selector(sendOn), forControlEvents: .touchUpInside)
                """)),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.accessibility(.oversight)]

    /// Nothing more is to say.
    struct Signal: Hashable, Sendable {}

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let use = element.attributes.first { $0.attribute == .accessibility(.oversight(.untouchableLayer)) }
        guard let use else { return answers.pass() }
        answers.violation(Signal(), on: element, at: use.place, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    This leaves a node without a view that reacts to touches: nothing happens when it is pressed, by \
                    whatever means.
                    """,
                ko: "이 설정 때문에 터치에 반응해야 할 노드에 뷰가 없습니다. 어떤 방법으로 눌러도 아무 일도 일어나지 않습니다."),
            fix: Wording(
                en: "Take isLayerBacked or the rasterization away from this node, or from the one around it.",
                ko: "이 노드나 바깥 노드에서 isLayerBacked 설정이나 래스터화를 지우세요."))
    }
}
