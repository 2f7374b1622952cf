import HandrailModel

/// A link in a text node, which assistive technologies are never told of.
struct TextNodeLink: ElementRule {
    static let info = RuleInfo(
        id: "text-node-link",
        title: Bilingual(en: "Link in a text node that cannot be reached", ko: "접근할 수 없는 텍스트 노드의 링크"),
        reason: Bilingual(
            en: """
                A text node tells VoiceOver its words and nothing of the links in them: whoever does not tap on the \
                very letters cannot open them.
                """,
            ko: """
                텍스트 노드는 VoiceOver에 글만 알려 주고 그 안의 링크는 알려 주지 않습니다. 글자를 직접 탭하지 않는 사람은 링크를 열 수 없습니다.
                """),
        impact: .serious, guidelines: ["texture.element-exposure", "accessibility.reachable-elements"],
        criteria: ["WCAG 2.2 2.1.1", "WCAG 2.2 4.1.2"], examples: examples)

    private static func terms(_ body: String, rest: String = tapped) -> String {
        """
        import AsyncDisplayKit

        final class TermsNode: ASDisplayNode, ASTextNodeDelegate {
            private let terms = ASTextNode()

            override init() {
                super.init()
                terms.attributedText = NSAttributedString(string: legal.terms, attributes: legal.look)
                terms.delegate = self
        \(body)
                addSubnode(terms)
            }

        \(rest)
        }
        """
    }

    private static let tapped = """
            func textNode(
                _ textNode: ASTextNode!, tappedLinkAttribute attribute: String!, value: Any!, at point: CGPoint,
                textRange: NSRange
            ) {
                browser.open(value)
            }

            @objc private func openTerms() { browser.open(legal.address) }
        """

    private static let examples: [RuleExample] = [
        RuleExample(.review, terms("        ↓terms.isUserInteractionEnabled = true")),
        RuleExample(
            .review,
            terms(
                """
                        terms.linkAttributeNames = [legal.linkName]
                        ↓terms.isUserInteractionEnabled = true
                        terms.accessibilityHint = NSLocalizedString("Terms and privacy", comment: "")
                """)),
        RuleExample(
            .silent,
            terms(
                """
                        terms.isUserInteractionEnabled = true
                        terms.accessibilityCustomActions = [
                            UIAccessibilityCustomAction(
                                name: NSLocalizedString("Terms of use", comment: ""), target: self,
                                selector: #selector(openTerms)),
                        ]
                """)),
        RuleExample(
            .silent,
            terms(
                """
                        terms.isUserInteractionEnabled = true
                        terms.accessibilityTraits = .link
                """)),
        RuleExample(
            .nearMiss("it takes no touches, so that nobody can tap on a link in it"),
            terms("        terms.isUserInteractionEnabled = false")),
        RuleExample(
            .silent,
            terms("        terms.isUserInteractionEnabled = true", rest: "")),
    ]

    let kinds: Set<ElementKind>? = [.text]
    let attributes: Set<AttributeKind>? = [.accessibility(.oversight)]

    /// Nothing more is to say.
    struct Signal: Hashable, Sendable {}

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let use = element.attributes.first { $0.attribute == .accessibility(.oversight(.unreachableLinks)) }
        guard let use else { return answers.pass() }
        answers.review(Signal(), on: element, at: use.place, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "Links in this text can be tapped, and VoiceOver, Switch Control and a keyboard are told of none.",
                ko: "이 텍스트의 링크는 탭할 수 있지만 VoiceOver, 스위치 제어, 키보드에는 알려지지 않습니다."),
            fix: Wording(
                en: """
                    Offer each link as a UIAccessibilityCustomAction of the text node, or as a button beside it; where \
                    it is the only one, set the link trait and open it in accessibilityActivate().
                    """,
                ko: """
                    링크마다 텍스트 노드의 UIAccessibilityCustomAction이나 옆에 있는 버튼으로도 열 수 있게 하세요. 링크가 하나뿐이라면 링크 특성을 \
                    지정하고 accessibilityActivate()에서 여세요.
                    """))
    }
}
