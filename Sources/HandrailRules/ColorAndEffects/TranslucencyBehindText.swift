import HandrailModel
import HandrailSemantics
import HandrailSource

/// A translucent color or a blur of the app's own between text and a picture, that stays with Reduce Transparency on.
struct TranslucencyBehindText: ElementRule {
    static let info = RuleInfo(
        id: "translucency-behind-text",
        title: Bilingual(
            en: "Translucent layer behind text ignores Reduce Transparency",
            ko: "투명도 줄이기를 따르지 않는 텍스트 뒤의 반투명 레이어"),
        reason: Bilingual(
            en: """
                What shines through makes text restless and hard to read; people who turn on Reduce Transparency \
                expect an opaque area. System materials adapt by themselves, colors and blurs of the app's own do not.
                """,
            ko: """
                비쳐 보이는 배경은 글자를 읽기 어렵게 만듭니다. 투명도 줄이기를 켠 사람은 불투명한 배경을 기대합니다. 시스템 재질은 저절로 바뀌지만 앱이 직접 만든 반투명 색과 흐림 효과는 바뀌지 \
                않습니다.
                """),
        impact: .minor, guidelines: ["accessibility.reduce-transparency"],
        criteria: [], settings: [.reduceTransparency], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ZStack {
                AsyncImage(url: photo.url)
                Text("The harbor at dawn")
                    .padding()
                    .↓background(Color.black.opacity(0.4))
            }
            """),
        RuleExample(
            .review,
            """
            Image("harbor")
                .resizable()
                .overlay {
                    VStack { Text("The harbor at dawn") }
                        .↓background(Color.white.opacity(0.6))
                }
            """),
        RuleExample(
            .review,
            """
            ZStack {
                Image("harbor")
                    .resizable()
                    .↓blur(radius: 20)
                Text("The harbor at dawn")
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Image("harbor")
                Text("The harbor at dawn")
                    .foregroundStyle(Color.white)
                    .background(Color.black.opacity(0.6))
            }
            """),
        RuleExample(
            .review,
            """
            ZStack {
                Image("harbor")
                Text("The harbor at dawn")
                    .foregroundStyle(Color.white)
                    .↓background(Color.black.opacity(0.3))
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Image("harbor")
                Text("The harbor at dawn")
                    .padding()
                    .background(.thinMaterial)
            }
            """),
        RuleExample(
            .silent,
            """
            struct Photo: View {
                @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency

                var body: some View {
                    ZStack {
                        Image("harbor")
                        Text("The harbor at dawn")
                            .padding()
                            .background(reduceTransparency ? Color.black : Color.black.opacity(0.4))
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("The harbor at dawn")
                    .padding()
                    .background(Color.blue.opacity(0.1))
            }
            """),
        RuleExample(
            .nearMiss("a bar is lower than a line of text"),
            """
            ZStack {
                Image("harbor")
                ZStack {
                    Rectangle().fill(.white.opacity(0.5))
                    Rectangle().fill(.blue).frame(width: played)
                }
                .frame(height: 12)
                Text("The harbor at dawn")
            }
            """),
        RuleExample(
            .nearMiss("nothing is written on the picture"),
            """
            ZStack {
                Image("harbor").blur(radius: 20)
                ProgressView()
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.color(.background), .color(.foreground), .color(.blur)]

    /// What is between the text and the picture.
    enum Signal: Hashable, Sendable {
        /// A color that is so opaque, in percent.
        case color(opacity: Int)
        case blur
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            switch use.attribute {
            case .color(.background(let color)):
                guard let opacity = color.translucency, element.showsText, element.isOverPicture else { continue }
                if WorstContrast(of: color, on: screen).isEnough(for: [element] + element.descendants) {
                    answers.pass()
                    continue
                }
                judge(.color(opacity: opacity), use, on: element, &answers)
            case .color(.foreground(let color)) where element.kind == .fill || element.kind == .shape:
                guard let opacity = color.translucency, element.isBehindText, element.isOverPicture else { continue }
                if WorstContrast(of: color, on: screen).isEnough(for: element.textAbove) {
                    answers.pass()
                    continue
                }
                judge(.color(opacity: opacity), use, on: element, &answers)
            case .color(.blur(.known(let radius))) where radius >= 6:
                guard element.showsPicture, element.isBehindText else { continue }
                judge(.blur, use, on: element, &answers)
            default: continue
            }
        }
    }

    private func judge(
        _ signal: Signal, _ use: AttributeUse, on element: ElementView, _ answers: inout Answers<Signal>
    ) {
        let isConditional = use.condition?.asks(for: [.reduceTransparency]) ?? false
        if isConditional || MotionContext(element).asks(for: [.reduceTransparency]) { return answers.pass() }
        answers.review(signal, on: element, at: use.place, setting: .reduceTransparency)
    }

    let viewFix: ViewFix? = .transparency

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .color(let opacity):
            Phrasing(
                message: Bilingual(
                    en: """
                        The text lies on a color of \(opacity)% opacity over a picture, with Reduce Transparency on as \
                        well.
                        """,
                    ko: "투명도 줄이기를 켜도 텍스트는 사진 위에 놓인 불투명도 \(opacity)%의 색 위에 표시됩니다."),
                fix: Wording(
                    en: "Use a system material, or make the color opaque where \(.reduceTransparency) is on.",
                    ko: "시스템 재질을 쓰거나 \(.reduceTransparency)가 켜져 있으면 불투명한 색으로 바꾸세요."))
        case .blur:
            Phrasing(
                message: Bilingual(
                    en: "The text lies on a blurred picture, with Reduce Transparency on as well.",
                    ko: "투명도 줄이기를 켜도 텍스트가 흐리게 처리한 사진 위에 표시됩니다."),
                fix: Wording(
                    en: "Put a plain color there instead where \(.reduceTransparency) is on.",
                    ko: "\(.reduceTransparency)가 켜져 있으면 흐린 사진 대신 단색을 쓰세요."))
        }
    }
}

/// The contrast on a translucent color over whatever may shine through it.
private struct WorstContrast {
    /// What the color makes of black and of white in each appearance; `nil` where it is not known.
    private let grounds: [(appearance: Appearance, colors: [ColorValue])]?
    private let resolver: ColorResolver

    init(of color: ColorUse, on screen: PerceivedTree) {
        let platform = screen.screen.platforms.map(\.platform).min() ?? .iOS
        let resolver = ColorResolver(
            platform: platform, since: screen.screen.platforms.first { $0.platform == platform }?.version)
        self.resolver = resolver
        let ends = [0.0, 1.0].map { ColorValue(red: $0, green: $0, blue: $0) }
        var found: [(appearance: Appearance, colors: [ColorValue])] = []
        for appearance in Appearance.allCases {
            guard let values = resolver.values(of: color, in: appearance) else {
                grounds = nil
                return
            }
            found.append((appearance, values.flatMap { value in ends.map { value.over($0) } }))
        }
        grounds = found
    }

    /// Whether every text among some elements has a known color that stands out from all of it.
    func isEnough(for elements: [ElementView]) -> Bool {
        let texts = elements.filter { $0.kind == .text || $0.kind == .label }
        guard let grounds, !texts.isEmpty else { return false }
        return texts.allSatisfy { text in
            guard let color = text.ownColor else { return false }
            return grounds.allSatisfy { appearance, colors in
                guard let values = resolver.values(of: color, in: appearance), !values.isEmpty else { return false }
                return values.allSatisfy { value in colors.allSatisfy { ContrastRatio.of(value, on: $0) >= 4.5 } }
            }
        }
    }
}

extension ColorUse {
    /// How opaque it is in percent, where something shines through and something is painted; `nil` otherwise.
    fileprivate var translucency: Int? {
        let opacity: Double?
        switch plain {
        case .withOpacity(let inner, let fact):
            if case .gradient = inner.plain { return nil }
            opacity = fact.value
        case .literal(let value): opacity = value.alpha
        default: opacity = nil
        }
        guard let opacity, opacity >= 0.2, opacity <= 0.9 else { return nil }
        return Int(clamping: (opacity * 100).rounded())
    }
}

extension ElementView {
    /// The color that is set on it or around it in every case, where there is one.
    fileprivate var ownColor: ColorUse? {
        guard let level = nearest(with: .color(.foreground)) else { return nil }
        for use in level.attributes {
            guard case .color(.foreground(let color)) = use.attribute else { continue }
            return use.condition == nil ? color : nil
        }
        return nil
    }

    /// What is painted over it in the stacks of layers around, as far as the next that holds more than layers.
    fileprivate var textAbove: [ElementView] {
        var (level, found): (ElementView, [ElementView]) = (self, [])
        while let parent = level.parent {
            switch parent.kind {
            case .depthStack, .layered:
                for sibling in parent.children where sibling.index != level.index && sibling.slot != .background {
                    if level.slot == .background || sibling.index > level.index {
                        found += [sibling] + sibling.descendants
                    }
                }
            case .group, .customView, .alternatives, .branch, .geometryReader: break
            default: return found
            }
            level = parent
        }
        return found
    }

    /// Whether it is a text or holds one.
    fileprivate var showsText: Bool {
        kind == .text || kind == .label || descendants.contains { $0.kind == .text || $0.kind == .label }
    }

    /// Whether it shows a picture, a map or a video.
    fileprivate var showsPicture: Bool {
        switch kind {
        case .video, .map: return true
        case .image:
            switch content {
            case .image(.symbol): return false
            case .image, .none, .words, .type, .condition: return true
            }
        case .layered, .group, .customView, .depthStack, .alternatives, .branch, .geometryReader:
            return children.contains { $0.showsPicture }
        default: return false
        }
    }

    /// Whether text is painted over it: later in a stack of layers, or as what it is the background of.
    fileprivate var isBehindText: Bool {
        var level = self
        while !level.isLowerThanText, let parent = level.parent {
            switch parent.kind {
            case .depthStack, .layered:
                let isInBack = level.slot == .background
                let above = parent.children.filter { sibling in
                    guard sibling.index != level.index, sibling.slot != .toolbar else { return false }
                    if isInBack { return sibling.slot != .background }
                    return sibling.index > level.index && sibling.slot != .background
                }
                if above.contains(where: \.showsText) { return true }
                if level.slot == .overlay { return false }
            case .group, .customView, .alternatives, .branch, .geometryReader: break
            default: return false
            }
            level = parent
        }
        return false
    }

    /// Whether a modifier holds it lower than a line of text is: a bar, a line.
    private var isLowerThanText: Bool {
        attributes.contains { use in
            guard case .layout(.frame(let frame)) = use.attribute, let height = frame.height.value else { return false }
            return height <= Self.lowestLine
        }
    }

    /// Points that a line of footnote text takes.
    private static let lowestLine = 16.0

    /// Whether it is painted over a picture: before it in a stack of layers, or as an overlay of one.
    fileprivate var isOverPicture: Bool {
        var level = self
        while let parent = level.parent {
            switch parent.kind {
            case .depthStack, .layered:
                let below = parent.children.filter { sibling in
                    guard sibling.index != level.index else { return false }
                    if level.slot == .overlay { return sibling.slot != .overlay && sibling.slot != .toolbar }
                    return sibling.slot == .background ? sibling.index != level.index
                        : sibling.index < level.index && parent.kind == .depthStack
                }
                if below.contains(where: \.showsPicture) { return true }
            case .list, .form, .navigationContainer, .button, .scrollView: return false
            default: break
            }
            level = parent
        }
        return false
    }
}
