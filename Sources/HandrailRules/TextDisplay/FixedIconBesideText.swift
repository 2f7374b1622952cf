import HandrailModel
import HandrailSemantics
import HandrailSource

/// An icon that stays small beside text that grows.
struct FixedIconBesideText: ElementRule {
    static let info = RuleInfo(
        id: "fixed-icon-beside-text",
        title: Bilingual(en: "Icon of fixed size beside growing text", ko: "커지는 텍스트 옆의 고정 크기 아이콘"),
        reason: Bilingual(
            en: """
                Whoever needs large text needs the icon large as well; beside a line three times its height it gets \
                lost.
                """,
            ko: "큰 글자가 필요한 사람에게는 아이콘도 커야 합니다. 세 배로 커진 글자 옆의 작은 아이콘은 알아보기 어렵습니다."),
        impact: .minor, guidelines: ["accessibility.icon-scaling"], criteria: [], settings: [.largestText],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                Image(systemName: task.symbol)
                    .resizable()
                    .↓frame(width: 20, height: 20)
                Text(task.title)
                    .font(.body)
            }
            """),
        RuleExample(
            .violation,
            """
            HStack {
                Image(systemName: "wifi.slash")
                    .↓font(.system(size: 14))
                Text("No connection")
            }
            """),
        RuleExample(
            .violation,
            """
            Label {
                Text("Departures")
            } icon: {
                Image(systemName: "tram")
                    .↓font(.system(size: 16, weight: .semibold))
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                Image("flag")
                    .resizable()
                    .↓frame(width: 20, height: 20)
                Text(country.name)
                    .font(.headline)
            }
            """),
        RuleExample(
            .review,
            """
            Button { call() } label: {
                HStack {
                    Image(systemName: "phone")
                        .resizable()
                        .scaledToFit()
                        .↓frame(height: 18)
                    Text("Call")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image(systemName: "wifi.slash")
                Text("No connection")
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @ScaledMetric private var side = 20.0

                var body: some View {
                    HStack {
                        Image("flag")
                            .resizable()
                            .frame(width: side, height: side)
                        Text(country.name)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image(systemName: "wifi.slash")
                Text("No connection")
            }
            .font(.system(size: 14))
            """),
        RuleExample(
            .silent,
            """
            HStack {
                AsyncImage(url: person.picture)
                    .frame(width: 32, height: 32)
                Text(person.name)
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Departures")
                Image(systemName: "chevron.right")
                    .font(.system(size: 12))
            }
            """),
        RuleExample(
            .nearMiss("a picture, large enough as it is"),
            """
            HStack {
                Image("cover")
                    .resizable()
                    .frame(width: 80, height: 80)
                Text(book.title)
            }
            """),
        RuleExample(
            .nearMiss("decoration says nothing that gets lost"),
            """
            HStack {
                Image(systemName: "sparkles")
                    .font(.system(size: 14))
                    .accessibilityHidden(true)
                Text("New")
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.image]

    /// The icon.
    struct Signal: Hashable, Sendable {
        /// Its name, where it is known.
        let name: String?
        /// Its size in points.
        let points: Double
        /// Whether a font fixes it; a frame otherwise.
        let isByFont: Bool
        /// How large the text beside it gets at AX5, in points.
        let text: Double
    }

    /// What is larger, in points, is a picture, or can be seen as it is.
    private static let largestIcon = 36.0

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let (names, isSymbol) = element.iconNames, let fixed = Self.fixedSize(of: element) else { return }
        guard fixed.points <= Self.largestIcon, let platform = screen.screen.scalingPlatform(of: element),
            !names.contains(where: { $0.hasPrefix("chevron") || $0.hasPrefix("arrowtriangle") }),
            !element.hasFixedRoom(on: screen),
            isSymbol || !names.contains(where: element.isDisclosure)
        else { return answers.pass() }
        guard let beside = Self.textBeside(element) else { return }
        let context = DeclaredContext(element)
        if context.hiding.isCertain || context.isInMenu || element.hasLargeContentViewer { return answers.pass() }
        let resolved = ResolvedText(beside)
        guard !resolved.isSystemSet, let font = resolved.resolved, font.grows,
            let largest = font.size(at: resolved.largestTextSize, on: platform), largest > fixed.points * 1.5
        else { return answers.pass() }
        let name = names.count == 1 ? names.first : nil
        let signal = Signal(name: name, points: fixed.points, isByFont: fixed.isByFont, text: largest)
        if isSymbol, fixed.isByFont {
            answers.violation(signal, on: element, at: fixed.use.place, setting: .largestText)
        } else {
            answers.review(signal, on: element, at: fixed.use.place, certainty: .likely, setting: .largestText)
        }
    }

    /// What holds an icon to one size: a font written on it, or a frame around what can be resized.
    private static func fixedSize(of icon: ElementView) -> (points: Double, use: AttributeUse, isByFont: Bool)? {
        var isResizable = false
        for use in icon.attributes {
            switch use.attribute {
            case .picture(.resizable): isResizable = true
            case .text(.font(let font)) where !isResizable:
                guard use.condition == nil, case .fixed(.known(let points)) = font.size,
                    case .image(.symbol) = icon.content
                else { return nil }
                return (points, use, true)
            case .layout(.frame(let frame)) where isResizable:
                guard use.condition == nil, !frame.growsWithText else { return nil }
                guard let points = frame.height.value ?? frame.width.value ?? frame.maximumHeight.value, points.isFinite
                else { return nil }
                return (points, use, false)
            case .unknownModifier, .visibility(.hidden): return nil
            default: break
            }
        }
        return nil
    }

    /// The text that stands beside the icon in the same row or label.
    private static func textBeside(_ icon: ElementView) -> ElementView? {
        var inner = icon
        while let outer = inner.parent {
            switch outer.kind {
            case .group, .customView, .alternatives, .branch: inner = outer
            case .layered where inner.slot == .content: inner = outer
            case .label where inner.slot == .icon:
                return outer.children(in: .label).first { $0.kind == .text && $0.isReadable }
            case .horizontalStack:
                return outer.children.first { $0.firstText != nil }?.firstText
            default: return nil
            }
        }
        return nil
    }

    let viewFix: ViewFix? = .icon

    func phrase(_ signal: Signal) -> Phrasing {
        let name = signal.name.map { " “\($0)”" } ?? ""
        let points = signal.points.inPoints
        return Phrasing(
            message: Bilingual(
                en: """
                    The icon\(name) keeps \(points) pt, while the text beside it grows to \
                    \(signal.text.rounded().inPoints) pt at AX5.
                    """,
                ko: """
                    아이콘\(name)의 크기는 \(points) pt로 고정되어 있는데, 옆의 텍스트는 AX5에서 \(signal.text.rounded().inPoints) pt까지 커집니다.
                    """),
            fix: signal.isByFont
                ? Wording(
                    en: """
                        Give the symbol a text style such as .font(.body), with .imageScale(.small) where it should \
                        stay smaller.
                        """,
                    ko: "심벌에 .font(.body) 같은 텍스트 스타일을 지정하고, 더 작게 보여야 하면 .imageScale(.small)을 쓰세요.")
                : Wording(
                    en: "Keep its side in a \(.scaledMetric) property, or use a symbol in a text style.",
                    ko: "크기를 \(.scaledMetric) 프로퍼티에 두거나 텍스트 스타일을 따르는 심벌을 사용하세요."))
    }
}

extension ElementView {
    /// The names that an image may have that may be an icon, none where they are not known, and whether it is a symbol;
    /// `nil` for pictures loaded or made.
    fileprivate var iconNames: (names: [String], isSymbol: Bool)? {
        switch content {
        case .image(.symbol(let name)): (name.values, true)
        case .image(.asset(.known(let name))): ([name], false)
        default: nil
        }
    }

    /// The first text in it that may be read, where it is a text, a column of texts or the like; `nil` for controls.
    fileprivate var firstText: ElementView? {
        switch kind {
        case .text: isReadable ? self : nil
        case .verticalStack, .group, .customView, .layered, .branch, .alternatives, .label:
            children.lazy.filter { $0.slot == .content || $0.slot == .label }.compactMap(\.firstText).first
        default: nil
        }
    }
}

extension ElementView {
    /// Whether it is the arrow at the end of a row that leads on, drawn by the project.
    fileprivate func isDisclosure(called name: String) -> Bool {
        guard Self.arrows.occur(in: name) else { return false }
        guard let row = ancestors.first(where: { $0.kind == .horizontalStack }) else { return true }
        return !row.children.contains { other in
            other.index > index && !other.contains(self) && other.kind != .spacer
        }
    }

    private static let arrows = Fragments(["arrow", "chevron", "caret", "disclosure", "indicator", "more", "next"])
}
