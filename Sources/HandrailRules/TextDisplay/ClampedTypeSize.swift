import HandrailModel
import HandrailSemantics
import HandrailStandards

/// Text that stops growing long before the largest text size.
struct ClampedTypeSize: ElementRule {
    static let info = RuleInfo(
        id: "clamped-type-size",
        title: Bilingual(en: "Text size limited", ko: "제한된 글자 크기"),
        reason: Bilingual(
            en: "Who needs the largest sizes gets nothing from a screen that stops growing before them.",
            ko: "가장 큰 글자가 필요한 사람에게, 그 전에 커지기를 멈추는 화면은 도움이 되지 않습니다."),
        impact: .serious, guidelines: ["accessibility.dynamic-type"], criteria: ["WCAG 2.2 1.4.4"],
        settings: [.largestText], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Your order arrives on Friday.")
                .↓dynamicTypeSize(...DynamicTypeSize.xLarge)
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text(order.title)
                Text(order.summary)
            }
            .↓dynamicTypeSize(.large)
            """),
        RuleExample(
            .violation,
            """
            Text("Your order arrives on Friday.")
                .↓environment(\\.dynamicTypeSize, .medium)
            """),
        RuleExample(
            .review,
            """
            Text("Your order arrives on Friday.")
                .↓dynamicTypeSize(.small ... .accessibility1)
            """),
        RuleExample(
            .silent,
            """
            Text("Your order arrives on Friday.")
            """),
        RuleExample(
            .silent,
            """
            Text("Your order arrives on Friday.")
                .dynamicTypeSize(DynamicTypeSize.large...)
            """),
        RuleExample(
            .silent,
            """
            Text("Your order arrives on Friday.")
                .dynamicTypeSize(...DynamicTypeSize.accessibility4)
            """),
        RuleExample(
            .silent,
            """
            Text("Your order arrives on Friday.")
                .dynamicTypeSize(order.textSize)
            """),
        RuleExample(
            .nearMiss("people can enlarge the item of a bar by holding it"),
            """
            Button("Orders") { showOrders() }
                .dynamicTypeSize(...DynamicTypeSize.xxLarge)
                .accessibilityShowsLargeContentViewer()
            """),
        RuleExample(
            .nearMiss("a picture only"),
            """
            Image(systemName: "shippingbox")
                .accessibilityLabel("Parcel")
                .dynamicTypeSize(.large)
            """),
        RuleExample(
            .violation,
            """
            final class BerthCell: UITableViewCell {
                private let nameLabel = UILabel()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    nameLabel.font = .preferredFont(forTextStyle: .body)
                    nameLabel.adjustsFontForContentSizeCategory = true
                    ↓nameLabel.maximumContentSizeCategory = .extraLarge
                    contentView.addSubview(nameLabel)
                }

                required init?(coder: NSCoder) { nil }
            }
            """),
        RuleExample(
            .silent,
            """
            final class BerthController: UIViewController {
                private let nameLabel = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    nameLabel.text = NSLocalizedString("Berth", comment: "")
                    nameLabel.maximumContentSizeCategory = .accessibilityExtraLarge
                    view.addSubview(nameLabel)
                }
            }
            """),
    ]

    /// Anything a limit can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.dynamicTypeSize)]

    /// The limit.
    struct Signal: Hashable, Sendable {
        /// The largest text size that is followed, by name.
        let most: String
        /// Whether there is just that one size.
        let isSingle: Bool
        /// How large body text gets, in points, and how large it would get.
        let body: Double?
        let unlimited: Double?
    }

    /// At this size body text has twice its default size.
    private static let doubled = ContentSize.accessibility3

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .text(.dynamicTypeSize(let limits)) = use.attribute, !use.isForTextSize else { continue }
            guard !limits.most.isAbsent, let platform = screen.screen.scalingPlatform(of: element) else { return }
            let texts = AffectedTexts.texts(from: element) {
                if case .text(.dynamicTypeSize) = $0 { true } else { false }
            }
            guard texts.contains(where: \.isReadable) else { return }
            guard let name = limits.most.value, let most = ContentSize(rawValue: name) else {
                return answers.cannotTell(
                    en: "the largest text size is computed while the app runs", ko: "허용하는 가장 큰 텍스트 크기가 실행 중에 정해집니다")
            }
            // In a bar of the app's own that is one defect with the large content viewer, told once for the bar.
            let isBar = texts.allSatisfy { BarSite(around: $0) != nil }
            if most >= Self.doubled || element.hasFixedRoom(on: screen) || element.hasLargeContentViewer || isBar {
                return answers.pass()
            }
            let signal = Signal(
                most: name, isSingle: limits.least == limits.most,
                body: DynamicTypeTable.metrics(of: .body, at: most, on: platform)?.size,
                unlimited: DynamicTypeTable.metrics(of: .body, at: .accessibility5, on: platform)?.size)
            if most.isAccessibilitySize {
                answers.review(signal, on: element, at: use.place, setting: .largestText)
            } else {
                answers.violation(signal, on: element, at: use.place, setting: .largestText)
            }
            return
        }
    }

    let viewFix: ViewFix? = .typeSize

    func phrase(_ signal: Signal) -> Phrasing {
        var en = signal.isSingle
            ? "The text here always has the size of .\(signal.most)" : "The text here stops growing at .\(signal.most)"
        var ko = signal.isSingle
            ? "여기의 텍스트는 늘 .\(signal.most) 크기입니다" : "여기의 텍스트는 .\(signal.most)에서 더 커지지 않습니다"
        if let body = signal.body, let unlimited = signal.unlimited {
            en += ": at AX5 body text has \(body.inPoints) pt instead of \(unlimited.inPoints)"
            ko += ". AX5에서 본문이 \(unlimited.inPoints) pt가 아니라 \(body.inPoints) pt로 표시됩니다"
        }
        return Phrasing(
            message: Bilingual(en: en + ".", ko: ko + "."),
            fix: Wording(
                en: """
                    Remove the limit and let the layout change at accessibility sizes \(.layoutsBySize); for the fixed \
                    items of a bar add \(.showsLargeContentViewer()).
                    """,
                ko: """
                    제한을 없애고 손쉬운 사용 크기에서 레이아웃이 바뀌게 하세요\(.layoutsBySize). 크기가 고정된 막대 항목에는 \(.showsLargeContentViewer())를 \
                    추가하세요.
                    """))
    }
}

extension ElementView {
    /// Whether people can enlarge it in the large content viewer.
    var hasLargeContentViewer: Bool {
        let isViewer: (Attribute) -> Bool = { if case .accessibility(.largeContentViewer) = $0 { true } else { false } }
        return has(isViewer) || ancestors.contains { $0.has(isViewer) } || descendants.contains { $0.has(isViewer) }
    }
}
