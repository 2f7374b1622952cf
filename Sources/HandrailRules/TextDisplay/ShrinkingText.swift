import HandrailModel
import HandrailSemantics
import HandrailStandards

/// Text that shrinks to fit instead of growing.
struct ShrinkingText: ElementRule {
    static let info = RuleInfo(
        id: "shrinking-text",
        title: Bilingual(en: "Text that shrinks instead of growing", ko: "커지는 대신 작아지는 텍스트"),
        reason: Bilingual(
            en: "Text that is scaled down to fit takes back what people gained by choosing a larger size.",
            ko: "자리에 맞춰 축소된 텍스트는 더 큰 글자를 고른 보람을 없앱니다."),
        impact: .moderate, guidelines: ["accessibility.dynamic-type", "typography.minimum-size"],
        criteria: ["WCAG 2.2 1.4.4"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Available balance")
                .lineLimit(1)
                .↓minimumScaleFactor(0.3)
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text(account.name)
                Text(account.owner)
            }
            .font(.footnote)
            .lineLimit(1)
            .↓minimumScaleFactor(0.5)
            """),
        RuleExample(
            .review,
            """
            Text("Available balance")
                .font(.title)
                .lineLimit(1)
                .↓minimumScaleFactor(0.7)
            """),
        RuleExample(
            .nearMiss("a limit that no text reaches is none"),
            """
            Text("Available balance")
                .minimumScaleFactor(0.3)
                .lineLimit(.max)
            """),
        RuleExample(
            .silent,
            """
            final class BalanceController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Available balance", comment: "")
                    note.font = .preferredFont(forTextStyle: .footnote)
                    note.adjustsFontForContentSizeCategory = true
                    note.adjustsFontSizeToFitWidth = true
                    note.minimumScaleFactor = 0.4
                    note.numberOfLines = 0
                    view.addSubview(note)
                }
            }
            """),
        // What is made for a complication has the room of one, also where the app shows a copy of it.
        RuleExample(
            .silent,
            """
            import WidgetKit

            struct Dial: View {
                let value: String

                var body: some View {
                    Text(value)
                        .font(.system(size: 13, weight: .semibold))
                        .lineLimit(1)
                        .minimumScaleFactor(0.4)
                        .widgetAccentable()
                }
            }

            struct DialEditor: View {
                var body: some View {
                    List {
                        Dial(value: reading.text)
                        Text("Shown on the watch face").font(.caption)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Available balance")
                .minimumScaleFactor(1)
            """),
        RuleExample(
            .silent,
            """
            Text("Available balance")
                .lineLimit(1)
                .minimumScaleFactor(0.95)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "banknote")
                .accessibilityLabel("Balance")
                .minimumScaleFactor(0.5)
            """),
        RuleExample(
            .nearMiss("so short that it fits anyway"),
            """
            Text("€ 20")
                .lineLimit(1)
                .minimumScaleFactor(0.5)
            """),
        // Text that may go on in the next line does that before it shrinks.
        RuleExample(
            .silent,
            """
            Text("Available balance")
                .minimumScaleFactor(0.5)
            """),
        // What is held to the width that it asks for is never given less, and shrinks at no factor.
        RuleExample(
            .silent,
            """
            Text("Available balance")
                .fixedSize(horizontal: true, vertical: true)
                .minimumScaleFactor(0.5)
                .lineLimit(1)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Available balance")
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
            }
            .fixedSize()
            """),
        RuleExample(
            .violation,
            """
            Text("Available balance")
                .lineLimit(1)
                .frame(maxWidth: 120)
                .fixedSize()
                .↓minimumScaleFactor(0.5)
            """),
        // What does not grow is said by another rule.
        RuleExample(
            .silent,
            """
            Text("Available balance")
                .font(.title)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .dynamicTypeSize(.large)
            """),
        RuleExample(
            .review,
            """
            Text("Available balance")
                .↓minimumScaleFactor(0.5)
                .frame(height: 44)
            """),
        RuleExample(
            .review,
            """
            <label text="Departures to the islands" ↓adjustsFontSizeToFit="YES" minimumScaleFactor="0.3" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="Departures to the islands" numberOfLines="0" adjustsFontSizeToFit="NO" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .review,
            """
            final class FareCell: UICollectionViewCell {
                private let fareLabel = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    fareLabel.text = NSLocalizedString("Return ticket with bicycle", comment: "")
                    fareLabel.font = .preferredFont(forTextStyle: .headline)
                    ↓fareLabel.adjustsFontSizeToFitWidth = true
                    fareLabel.minimumScaleFactor = 0.4
                    contentView.addSubview(fareLabel)
                }

                required init?(coder: NSCoder) { nil }
            }
            """),
        RuleExample(
            .review,
            """
            <label text="Return ticket with bicycle" ↓adjustsFontSizeToFit="YES" minimumScaleFactor="0.4" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="Return ticket with bicycle" adjustsFontSizeToFit="NO" numberOfLines="0" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            </label>
            """),
    ]

    /// Anything a factor can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.minimumScaleFactor)]

    /// How small it gets.
    struct Signal: Hashable, Sendable {
        /// The factor.
        let factor: Double
        /// The smallest size in points at the default text size, where it is known.
        let smallest: Double?
        /// The size that the platform asks for at least, where the smallest goes below it.
        let minimum: Double?
        /// Whether the number of its lines is limited; otherwise it is its frame that leaves too little room.
        let isLimited: Bool
        /// Whether a frame holds it to a height that one line fills.
        let isHeld: Bool
        /// Whether it grows with the text size, as far as is known.
        let grows: Bool
    }

    /// So little is lost from this factor on that nobody is hurt.
    private static let harmless = 0.85
    /// So few characters fit at any size.
    private static let shortText = 4

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .text(.minimumScaleFactor(let fact)) = use.attribute, use.condition == nil else { continue }
            guard let platform = screen.screen.scalingPlatform(of: element), !element.hasFixedRoom(on: screen),
                !element.isDrawnBySystem(on: screen)
            else { return }
            let texts = AffectedTexts.texts(from: element) {
                if case .text(.minimumScaleFactor) = $0 { true } else { false }
            }
                .filter {
                    $0.kind == .text && $0.isReadable && !$0.isShort(Self.shortText) && !$0.keepsItsWidth
                        && !$0.isFreeInWidth
                }
            guard !texts.isEmpty else { return }
            guard let factor = fact.value else {
                return answers.cannotTell(en: "the factor is computed while the app runs", ko: "축소 비율이 실행 중에 정해집니다")
            }
            if factor >= Self.harmless { return answers.pass() }
            let minimum = PlatformMetrics.metrics(for: platform).minimumTextSize
            let all = texts.map { ResolvedText($0) }
            let smallest = all.compactMap { $0.resolved?.size(on: platform) }.min().map { $0 * factor }
            // Text that may wrap shrinks only once it has no more room for lines.
            let mayWrap = all.contains { $0.lineLimit.isAbsent }
            // Labels of UIKit have one line unless they are told otherwise.
            let isOfViews = screen.screen.toolkit(at: use.place) != .swiftUI
            let isLimited = all.contains { text in
                !text.lineLimit.isAbsent || isOfViews && !text.element.hasNoLineLimit
            }
            let isHeld = texts.contains(where: \.isHeldToHeight)
            if !isLimited, !isHeld { return answers.pass() }
            if texts.allSatisfy(\.isFigureInPicture) {
                return answers.cannotTell(
                    en: "a figure in a picture is as large as that lets it be", ko: "그림 안의 숫자는 그림 크기를 따릅니다")
            }
            let grows = all.contains { $0.mayGrow(on: platform) }
            if let smallest, smallest < minimum, !mayWrap {
                // A figure of such a size takes far more characters than fit before it gets that small.
                let isDisplay = all.allSatisfy { ($0.resolved?.size(on: platform) ?? 0) >= FixedFontSize.displaySize }
                if isDisplay, !texts.contains(where: \.isKnownText) {
                    return answers.cannotTell(
                        en: "whether the words get so long that they shrink that far is not known",
                        ko: "글자가 그만큼 작아질 정도로 길어지는지 알 수 없습니다")
                }
                let signal = Signal(
                    factor: factor, smallest: smallest, minimum: minimum, isLimited: isLimited, isHeld: isHeld,
                    grows: grows)
                return answers.violation(signal, on: element, at: use.place, certainty: .likely)
            }
            // Other rules speak of text that stays as it is at every text size.
            if !grows { return answers.pass() }
            return answers.review(
                Signal(
                    factor: factor, smallest: smallest, minimum: nil, isLimited: isLimited, isHeld: isHeld,
                    grows: grows),
                on: element, at: use.place,
                impact: .minor)
        }
    }

    let viewFix: ViewFix? = .wrapping

    func phrase(_ signal: Signal) -> Phrasing {
        let percent = (signal.factor * 100).rounded().inPoints
        var en = "This text may shrink to \(percent) % where room is short"
        var ko = "이 텍스트는 자리가 모자라면 \(percent)%까지 작아"
        en += signal.grows ? ", which is always so at large text sizes" : ""
        ko += signal.grows ? "지며, 큰 글자에서는 늘 자리가 모자랍니다" : "집니다"
        if let minimum = signal.minimum, let smallest = signal.smallest {
            en +=
                "; at the default size that is \(smallest.inPoints) pt, below the least size of \(minimum.inPoints) pt"
            ko += ". 기본 크기에서는 \(smallest.inPoints) pt로, 최소 크기인 \(minimum.inPoints) pt보다 작습니다"
        }
        let fix = !signal.isLimited ? Self.grow : signal.isHeld ? Self.wrapAndGrow : Self.wrap
        return Phrasing(
            message: Bilingual(en: en + ".", ko: ko + "."), fix: fix,
            inViews: signal.isHeld ? Self.wrapAndGrowInViews : nil,
            inInterfaceFiles: signal.isHeld ? Self.wrapAndGrowInFiles : nil)
    }

    private static let wrapAndGrow = Wording(
        en: """
            Let the text wrap and have the height it needs: use minHeight instead of the fixed height, and remove \
            .minimumScaleFactor and the line limit.
            """,
        ko: "줄을 바꾸고 필요한 만큼 높아지게 하세요. 고정 높이 대신 minHeight를 쓰고 .minimumScaleFactor와 줄 수 제한을 없애세요.")

    private static let wrapAndGrowInViews = Wording(
        en: """
            Let the text wrap and have the height it needs: set numberOfLines to 0 and adjustsFontSizeToFitWidth to \
            false, and let the height that is fixed around it follow the text.
            """,
        ko: """
            줄을 바꾸고 필요한 만큼 높아지게 하세요. numberOfLines는 0, adjustsFontSizeToFitWidth는 false로 하고, 바깥의 고정된 높이가 \
            텍스트를 따르게 하세요.
            """)

    private static let wrapAndGrowInFiles = Wording(
        en: """
            Set Lines to 0 and Autoshrink to Fixed Font Size in the Attributes inspector, and let the height that is \
            fixed around it be at least what it is now.
            """,
        ko: """
            Attributes inspector에서 Lines를 0, Autoshrink를 Fixed Font Size로 설정하고, 바깥에 고정된 높이는 지금 값 이상이 되게 하세요.
            """)

    private static let wrap = Wording(
        en: "Let the text wrap instead: remove .minimumScaleFactor and the line limit, or rearrange \(.rearranging).",
        ko: "줄을 바꾸게 하세요. .minimumScaleFactor와 줄 수 제한을 없애거나 \(.rearranging) 배치를 바꾸세요.")

    private static let grow = Wording(
        en: """
            Let the text have the height it needs: use minHeight instead of a fixed height, and remove \
            .minimumScaleFactor.
            """,
        ko: "텍스트가 필요한 만큼 높아지게 하세요. 고정 높이 대신 minHeight를 쓰고 .minimumScaleFactor를 없애세요.")
}

extension ResolvedText {
    /// Whether it is larger at the largest text size than at the default one, unless it is known not to be.
    fileprivate func mayGrow(on platform: Platform) -> Bool {
        let sizes = sizes(on: platform)
        guard let standard = sizes[.large], let largest = sizes[.accessibility5] else { return true }
        return largest > standard
    }
}

extension ElementView {
    /// Whether the words that it shows are in the source.
    fileprivate var isKnownText: Bool {
        if case .words(let fact) = content { fact.values.contains { $0.text != nil } } else { false }
    }

    /// Whether it is told to have as many lines as there are.
    fileprivate var hasNoLineLimit: Bool {
        has { attribute in
            if case .text(.lineLimit(.absent)) = attribute { true } else { false }
        }
    }

    /// Whether it is a figure, without any word beside it, that is drawn over a picture.
    fileprivate var isFigureInPicture: Bool {
        guard case .words(let fact) = content, !fact.values.isEmpty,
            fact.values.allSatisfy({ $0.text?.allSatisfy { !$0.isLetter } ?? $0.pieces.allSatisfy(\.holdsNoLetter) })
        else { return false }
        var level = self
        while let outer = level.parent {
            switch outer.kind {
            case .branch, .alternatives, .group: level = outer
            case .depthStack, .layered: return outer.descendants.contains { $0.kind == .image }
            default: return false
            }
        }
        return false
    }

    /// Whether it is always as wide as it asks for, as nothing between it and `fixedSize()` leaves it less: then it
    /// never shrinks, whatever factor is set.
    fileprivate var keepsItsWidth: Bool {
        for level in [self] + ancestors {
            for use in level.attributes {
                switch use.attribute {
                case .text(.wholeWidth) where use.condition == nil: return true
                case .layout(.frame(let frame)):
                    if !frame.width.isAbsent || !frame.maximumWidth.isAbsent { return false }
                default: break
                }
            }
        }
        return false
    }

    /// Whether all it can show is known to have no more characters than that.
    fileprivate func isShort(_ count: Int) -> Bool {
        guard case .words(let fact) = content, !fact.values.isEmpty else { return false }
        return fact.values.allSatisfy { ($0.text?.count ?? .max) <= count }
    }
}

extension Words.Piece {
    /// Whether it is known to be no word. What is filled in while the app runs may be one.
    fileprivate var holdsNoLetter: Bool {
        if case .text(let text) = self { !text.contains(where: \.isLetter) } else { false }
    }
}
