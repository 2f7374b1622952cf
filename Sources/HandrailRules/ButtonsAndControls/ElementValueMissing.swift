import HandrailModel
import HandrailSemantics
import HandrailSource

/// A rating drawn with stars or the like, whose number is only seen.
struct ElementValueMissing: ElementRule {
    static let info = RuleInfo(
        id: "element-value-missing",
        title: Bilingual(en: "Rating that is only drawn", ko: "그림으로만 나타낸 평점"),
        reason: Bilingual(
            en: """
                People who listen hear the same symbol again and again and have to count, or hear nothing of the number.
                """,
            ko: "소리로 듣는 사람은 같은 심벌 이름을 반복해서 들으며 직접 세어야 하거나, 숫자를 전혀 듣지 못합니다."),
        impact: .moderate, guidelines: ["accessibility.element-values"],
        criteria: ["WCAG 2.2 1.1.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                ↓ForEach(1...5, id: \\.self) { number in
                    Image(systemName: number <= rating ? "star.fill" : "star")
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓HStack {
                Image(systemName: rating > 0 ? "heart.fill" : "heart")
                Image(systemName: rating > 1 ? "heart.fill" : "heart")
                Image(systemName: rating > 2 ? "heart.fill" : "heart")
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                ForEach(1...5, id: \\.self) { number in
                    Image(systemName: number <= rating ? "star.fill" : "star")
                }
            }
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("\\(rating) of 5")
            """),
        RuleExample(
            .silent,
            """
            HStack {
                ForEach(1...5, id: \\.self) { number in
                    Image(systemName: number <= rating ? "star.fill" : "star")
                        .accessibilityHidden(true)
                }
                Text("\\(rating) of 5")
            }
            """),
        RuleExample(
            .silent,
            """
            Gauge(value: battery) { Text("Battery") }
            """),
        RuleExample(
            .review,
            """
            final class ReviewController: UIViewController {
                private let row = ↓UIStackView()
                private let first = UIImageView()
                private let second = UIImageView()
                private let third = UIImageView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    row.addArrangedSubview(first)
                    row.addArrangedSubview(second)
                    row.addArrangedSubview(third)
                    view.addSubview(row)
                }

                func show(_ rating: Int) {
                    first.image = UIImage(systemName: rating > 0 ? "star.fill" : "star")
                    second.image = UIImage(systemName: rating > 1 ? "star.fill" : "star")
                    third.image = UIImage(systemName: rating > 2 ? "star.fill" : "star")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ReviewController: UIViewController {
                private let row = UIStackView()
                private let first = UIImageView()
                private let second = UIImageView()
                private let third = UIImageView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    row.isAccessibilityElement = true
                    row.accessibilityLabel = NSLocalizedString("Rating", comment: "")
                    row.addArrangedSubview(first)
                    row.addArrangedSubview(second)
                    row.addArrangedSubview(third)
                    view.addSubview(row)
                }

                func show(_ rating: Int) {
                    row.accessibilityValue = "\\(rating) / 3"
                    first.image = UIImage(systemName: rating > 0 ? "star.fill" : "star")
                    second.image = UIImage(systemName: rating > 1 ? "star.fill" : "star")
                    third.image = UIImage(systemName: rating > 2 ? "star.fill" : "star")
                }
            }
            """),
        RuleExample(
            .review,
            """
            import AsyncDisplayKit

            final class StarsNode: ASDisplayNode {
                private var stars: [ASImageNode] = []

                init(rating: Int) {
                    super.init()
                    automaticallyManagesSubnodes = true
                    for number in 0..<5 {
                        let star = ASImageNode()
                        star.image = UIImage(named: number < rating ? "star-full" : "star-empty")
                        stars.append(star)
                    }
                }

                override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                    ↓ASStackLayoutSpec(
                        direction: .horizontal, spacing: 4, justifyContent: .start, alignItems: .center,
                        children: stars)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import AsyncDisplayKit

            final class StarsNode: ASDisplayNode {
                private var stars: [ASImageNode] = []

                init(rating: Int) {
                    super.init()
                    automaticallyManagesSubnodes = true
                    isAccessibilityElement = true
                    accessibilityLabel = String(format: NSLocalizedString("Rated %d of 5", comment: ""), rating)
                    for number in 0..<5 {
                        let star = ASImageNode()
                        star.image = UIImage(named: number < rating ? "star-full" : "star-empty")
                        stars.append(star)
                    }
                }

                override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                    ASStackLayoutSpec(
                        direction: .horizontal, spacing: 4, justifyContent: .start, alignItems: .center,
                        children: stars)
                }
            }
            """),
        RuleExample(
            .nearMiss("one star is a mark, not a number"),
            """
            HStack {
                Image(systemName: isFavorite ? "star.fill" : "star")
                Text("Favorite")
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.repeated, .horizontalStack, .verticalStack, .group, .customView]

    /// The symbol that is repeated.
    struct Signal: Hashable, Sendable {
        /// Its plain form.
        let symbol: String
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let (sign, place) = element.ratedSign {
            return examine(views: element, showing: sign, at: place, on: screen, &answers)
        }
        guard let symbol = RatingRow(element)?.symbol else { return }
        let site = GestureSite(element, on: screen)
        if site.stops.isEmpty || site.isReplaced || site.hasUnknownDescription { return answers.pass() }
        let isTold = site.stops.contains { stop in
            !stop.element.value.isAbsent || stop.kind.isControl && stop.element.merged.isEmpty
                || stop.element.name.cases.contains { $0.parts.contains { $0.source == .accessibilityLabel } }
        }
        if isTold { return answers.pass() }
        answers.review(Signal(symbol: symbol), on: element, certainty: .likely)
    }

    /// A row of views that show pictures, none of which is heard.
    private func examine(
        views element: ElementView, showing sign: String, at place: SourcePlace, on screen: PerceivedTree,
        _ answers: inout Answers<Signal>
    ) {
        let site = GestureSite(element, on: screen)
        switch DeclaredContext(element).hiding {
        case .certainly, .possibly, .decorative: return answers.pass()
        case .none: break
        }
        if site.isReplaced || site.hasUnknownDescription { return answers.pass() }
        let isTold =
            ([element] + element.ancestors).contains(where: \.isGivenWords)
            || site.stops.contains { !$0.element.value.isAbsent }
        if isTold || element.hasNumberBeside { return answers.pass() }
        answers.review(Signal(symbol: sign), on: element, at: place, certainty: .likely)
    }

    let viewFix: ViewFix? = .rating

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "A row of “\(signal.symbol)” symbols shows a number that VoiceOver does not say.",
                ko: "나란히 놓인 “\(signal.symbol)” 심벌이 나타내는 숫자를 VoiceOver가 말하지 않습니다."),
            fix: Wording(
                en: """
                    Make the row one element with \(.accessibilityElement()), and give it \(.accessibilityLabel("_:")) \
                    and \(.accessibilityValue("_:")) with the number.
                    """,
                ko: """
                    \(.accessibilityElement())로 행을 하나의 요소로 만들고 \(.accessibilityLabel("_:"))과 숫자를 담은 \
                    \(.accessibilityValue("_:"))를 지정하세요.
                    """))
    }
}

extension ElementView {
    /// The sign of which it shows as many as a number says, where it is a view that shows nothing else.
    /// With it comes where the views are, or what they show.
    fileprivate var ratedSign: (sign: String, place: SourcePlace)? {
        guard has(.state(.rating)) else { return nil }
        for use in attributes { if case .state(.rating(let sign)) = use.attribute { return (sign, use.place) } }
        return nil
    }

    /// Whether assistive technologies are given words for it.
    fileprivate var isGivenWords: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.label), .accessibility(.value), .accessibility(.unknown): true
            default: false
            }
        }
    }

    /// Whether a text right beside it is filled in while the app runs, which may well be the number.
    fileprivate var hasNumberBeside: Bool {
        guard let parent, parent.kind == .horizontalStack || Array(parent.children).count <= 3 else { return false }
        return parent.children.contains { other in
            guard other.index != index, case .words(let words) = other.content else { return false }
            return words.value?.text == nil
        }
    }
}
