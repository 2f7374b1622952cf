import HandrailModel

/// A label of a text node that is set before its text, which puts its own words in its place.
struct LabelBeforeText: ElementRule {
    static let info = RuleInfo(
        id: "label-before-text",
        title: Bilingual(en: "Label that the text replaces", ko: "텍스트가 덮어쓰는 레이블"),
        reason: Bilingual(
            en: """
                Whenever a text node gets an attributed text, that text becomes its label: what was set before is \
                gone, and whoever listens hears what only eyes can make sense of.
                """,
            ko: """
                텍스트 노드에 attributedText를 넣을 때마다 그 글이 레이블이 됩니다. 먼저 지정한 레이블은 사라지므로, 소리로 듣는 사람은 눈으로 보아야 알 수 있는 글을 \
                그대로 듣게 됩니다.
                """),
        impact: .moderate, guidelines: ["texture.label-after-text", "accessibility.element-labels"],
        criteria: ["WCAG 2.2 1.1.1"], examples: examples)

    private static func score(_ body: String, rest: String = "") -> String {
        """
        import AsyncDisplayKit

        final class ScoreNode: ASDisplayNode {
            private let score = ASTextNode()

            override init() {
                super.init()
                automaticallyManagesSubnodes = true
        \(body)
            }

        \(rest)
            override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                ASInsetLayoutSpec(insets: .zero, child: score)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            score(
                """
                        ↓score.accessibilityLabel = NSLocalizedString("Three goals to one", comment: "")
                        score.attributedText = NSAttributedString(string: "3:1")
                """)),
        RuleExample(
            .violation,
            score(
                """
                        ↓score.accessibilityLabel = NSLocalizedString("The score", comment: "")
                """,
                rest: """
                        func show(_ match: Match) {
                            score.attributedText = NSAttributedString(string: match.score)
                        }

                    """)),
        RuleExample(
            .silent,
            score(
                """
                        score.attributedText = NSAttributedString(string: "3:1")
                        score.accessibilityLabel = NSLocalizedString("Three goals to one", comment: "")
                """)),
        RuleExample(
            .silent,
            score(
                """
                        score.accessibilityLabel = NSLocalizedString("No score yet", comment: "")
                """,
                rest: """
                        func show(_ match: Match) {
                            score.attributedText = NSAttributedString(string: match.score)
                            score.accessibilityLabel = match.spokenScore
                        }

                    """)),
        RuleExample(
            .silent,
            score(
                """
                        score.accessibilityHint = NSLocalizedString("Opens the match", comment: "")
                        score.attributedText = NSAttributedString(string: "3:1")
                """)),
        RuleExample(
            .nearMiss("the text is set as the node is made, before its label is"),
            score(
                """
                        fill()
                        score.accessibilityLabel = NSLocalizedString("Three goals to one", comment: "")
                """,
                rest: """
                        private func fill() {
                            score.attributedText = NSAttributedString(string: "3:1")
                        }

                    """)),
        RuleExample(
            .nearMiss("a label of UIKit keeps what it was told"),
            """
            final class ScoreView: UIView {
                private let score = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    score.accessibilityLabel = NSLocalizedString("Three goals to one", comment: "")
                    score.attributedText = NSAttributedString(string: "3:1")
                    addSubview(score)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.text]
    let attributes: Set<AttributeKind>? = [.accessibility(.oversight)]

    /// Nothing more is to say.
    struct Signal: Hashable, Sendable {}

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let lost = element.attributes.first { $0.attribute == .accessibility(.oversight(.replacedLabel)) }
        guard let lost else { return answers.pass() }
        answers.violation(Signal(), on: element, at: lost.place, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This label is lost: the text node gets its text later, and every new text becomes its label.",
                ko: "이 레이블은 들리지 않습니다. 텍스트 노드에 나중에 글을 넣으면 그 글이 레이블이 됩니다."),
            fix: Wording(
                en: "Set the label after the text, each time that the text is set.",
                ko: "글을 넣을 때마다 그 뒤에 레이블을 지정하세요."))
    }
}
