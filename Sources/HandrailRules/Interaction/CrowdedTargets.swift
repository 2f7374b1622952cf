import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// Icons to press that stand closer together than a finger or a glance can tell apart.
struct CrowdedTargets: ElementRule {
    static let info = RuleInfo(
        id: "crowded-targets",
        title: Bilingual(en: "Targets too close together", ko: "너무 가까이 붙은 터치 영역"),
        reason: Bilingual(
            en: "Between crowded icons a trembling finger, or a gaze that wanders, presses the neighbor.",
            ko: "아이콘이 붙어 있으면 손이 떨리거나 시선이 흔들릴 때 옆의 것을 누르게 됩니다."),
        impact: .moderate, guidelines: ["accessibility.hit-target", "layout.control-spacing"],
        criteria: ["WCAG 2.2 2.5.8"], needsOfCaptures: [.role, .frame], options: [leastGap], examples: examples)

    /// Where a symbol alone is pressed, less room than this is less than half of what the guideline asks for.
    private static let leastGap = RuleOption(
        "least-gap", .number(1...60, standard: PlatformMetrics.paddingWithoutBezel / 2),
        Bilingual(
            en: "Points that have to lie between two symbols to tap at least.",
            ko: "누르는 심벌 사이의 간격이 이 pt 값 이상이어야 합니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack(spacing: ↓4) {
                Button { reply() } label: { Image(systemName: "arrowshape.turn.up.left") }
                Button { archive() } label: { Image(systemName: "archivebox") }
            }
            """),
        RuleExample(
            .review,
            """
            VStack(spacing: ↓0) {
                Image(systemName: "plus")
                    .onTapGesture { zoomIn() }
                Image(systemName: "minus")
                    .onTapGesture { zoomOut() }
            }
            """),
        RuleExample(
            .violation,
            """
            HStack(spacing: ↓8) {
                Button { reply() } label: {
                    Image("reply").resizable().frame(width: 44, height: 44)
                }
                Button { archive() } label: {
                    Image("archive").resizable().frame(width: 44, height: 44)
                }
            }
            .buttonStyle(.plain)
            """,
            files: ["Package.swift": visionPackage]),
        RuleExample(
            .silent,
            """
            HStack(spacing: 24) {
                Button { reply() } label: { Image(systemName: "arrowshape.turn.up.left") }
                Button { archive() } label: { Image(systemName: "archivebox") }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Button { reply() } label: { Image(systemName: "arrowshape.turn.up.left") }
                Button { archive() } label: { Image(systemName: "archivebox") }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack(spacing: 0) {
                Button { reply() } label: {
                    Image(systemName: "arrowshape.turn.up.left").frame(width: 44, height: 44)
                }
                Button { archive() } label: {
                    Image(systemName: "archivebox").frame(width: 44, height: 44)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack(spacing: 4) {
                Image(systemName: "star.fill")
                Image(systemName: "star")
            }
            """),
        RuleExample(
            .silent,
            """
            HStack(spacing: 4) {
                Button("Reply") { reply() }
                Button("Archive") { archive() }
            }
            """),
        RuleExample(
            .review, RuleExample.capture("↓button 20 100 24 24 Reply\nbutton 50 100 24 24 Archive"), in: "Mail.json"),
        RuleExample(
            .silent, RuleExample.capture("button 20 100 44 44 Reply\nbutton 66 100 44 44 Archive"), in: "Mail.json"),
        RuleExample(
            .nearMiss("large symbols have their centers far enough apart"),
            """
            HStack(spacing: 8) {
                Button { reply() } label: { Image(systemName: "arrowshape.turn.up.left") }
                Button { archive() } label: { Image(systemName: "archivebox") }
            }
            .font(.largeTitle)
            """),
        RuleExample(
            .review,
            """
            final class ToolsController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let cut = UIButton(type: .system)
                    cut.setImage(UIImage(systemName: "scissors"), for: .normal)
                    let copy = UIButton(type: .system)
                    copy.setImage(UIImage(systemName: "doc.on.doc"), for: .normal)
                    for button in [cut, copy] {
                        button.widthAnchor.constraint(equalToConstant: 30).isActive = true
                        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
                    }
                    let row = UIStackView(arrangedSubviews: [cut, copy])
                    row.spacing = 0
                    view.addSubview(row)
                }
            }
            """),
    ]

    private static let visionPackage = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Mail", platforms: [.visionOS(.v2)], targets: [.target(name: "Mail", path: ".")])
        """

    let kinds: Set<ElementKind>? = [.horizontalStack, .verticalStack, .button, .link, .menu]
    let attributes: Set<AttributeKind>? = [.layout(.spacing), .layout(.placed)]

    /// Two neighbors.
    struct Signal: Hashable, Sendable {
        let first: NamedElement
        let second: NamedElement
        /// Points between them.
        let gap: Double
        /// Points between their centers at most; `nil` where it is estimated.
        let centers: Double?
        /// Points that the platform asks for between the centers.
        let wanted: Double
        /// Whether it was captured from the running app.
        var isCaptured = false
    }

    /// Few symbols are wider than this, in units of the size of their font.
    private static let symbolBreadth = 1.6

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture { return examine(element, on: capture, screen.screen, &answers) }
        guard element.kind == .horizontalStack || element.kind == .verticalStack,
            let (gap, use) = element.outermost({ $0.knownSpacing }), gap >= 0,
            gap < options.number(Self.leastGap) || screen.screen.isVision
        else { return }
        guard screen.screen.presentation != .widget, use.condition == nil else { return }
        let targets = element.children(in: .content).map(\.iconTarget)
        for index in targets.indices.dropFirst() {
            guard let first = targets[index - 1], let second = targets[index] else { continue }
            let isVertical = element.kind == .verticalStack
            let signal =
                screen.screen.isVision
                ? Self.visionSignal(first, second, gap, isVertical, screen)
                : touchSignal(first, second, gap, screen)
            guard let signal else {
                answers.pass()
                continue
            }
            if signal.centers == nil {
                return answers.review(signal, on: element, at: use.place, certainty: .possible)
            }
            return answers.violation(signal, on: element, at: use.place, certainty: .likely)
        }
    }

    /// On a touchscreen targets whose size the app sets are judged by themselves; here are symbols without any.
    private func touchSignal(
        _ first: ElementView, _ second: ElementView, _ gap: Double, _ screen: PerceivedTree
    ) -> Signal? {
        guard screen.screen.reachesTouchDevices, gap < options.number(Self.leastGap) else { return nil }
        let wanted = PlatformMetrics.metrics(for: .iOS).defaultTarget
        for target in [first, second] {
            guard TargetSite(target, on: screen, context: DeclaredContext(target)).sizing == .app,
                let size = target.bareSymbolSize, size * Self.symbolBreadth + gap < wanted
            else { return nil }
        }
        return Signal(
            first: Self.named(first, screen), second: Self.named(second, screen), gap: gap, centers: nil,
            wanted: wanted)
    }

    private static func visionSignal(
        _ first: ElementView, _ second: ElementView, _ gap: Double, _ isVertical: Bool, _ screen: PerceivedTree
    ) -> Signal? {
        guard let wanted = PlatformMetrics.metrics(for: .visionOS).buttonCenterDistance else { return nil }
        let reader = HitAreaReader(for: .visionOS, on: screen.screen)
        let spans = [first, second].map { reader.target(of: $0) }.map { isVertical ? $0.height : $0.width }
        let centers = (spans[0].most + spans[1].most) / 2 + gap
        guard centers < wanted else { return nil }
        return Signal(
            first: named(first, screen), second: named(second, screen), gap: gap, centers: centers, wanted: wanted)
    }

    private static func named(_ target: ElementView, _ screen: PerceivedTree) -> NamedElement {
        NamedElement(target, stops: GestureSite(target, on: screen).stops)
    }

    let viewFix: ViewFix? = .spacing

    func phrase(_ signal: Signal) -> Phrasing {
        let gap = signal.gap.points
        let wanted = signal.wanted.points
        if signal.isCaptured { return captured(signal) }
        guard let centers = signal.centers?.points else {
            return Phrasing(
                message: Bilingual(
                    en: """
                        Only \(gap) points lie between the \(signal.first.en) and the \(signal.second.en), whose \
                        symbols are all there is to press.
                        """,
                    ko: "\(signal.first.ko)과(와) \(signal.second.ko) 사이의 간격이 \(gap) pt뿐이고, 누를 수 있는 곳은 심벌밖에 없습니다."),
                fix: Wording(
                    en: """
                        Give each label .frame(minWidth: \(wanted), minHeight: \(wanted)) and \
                        .contentShape(Rectangle()), or leave about 24 points between them.
                        """,
                    ko: """
                        각 레이블에 .frame(minWidth: \(wanted), minHeight: \(wanted))와 .contentShape(Rectangle())을 적용하거나 약 \
                        24 pt의 간격을 두세요.
                        """))
        }
        return Phrasing(
            message: Bilingual(
                en: """
                    The centers of the \(signal.first.en) and the \(signal.second.en) stand at most \(centers) points \
                    apart; Apple Vision Pro asks for \(wanted).
                    """,
                ko: """
                    \(signal.first.ko)과(와) \(signal.second.ko)의 중심 간격이 최대 \(centers) pt입니다. Apple Vision Pro에서는 \
                    \(wanted) pt가 필요합니다.
                    """),
            fix: Wording(
                en: "Leave more spacing, or larger labels: width and spacing together at least \(wanted) points.",
                ko: "너비와 간격을 합쳐 \(wanted) pt 이상이 되도록 간격이나 레이블을 키우세요."))
    }
}

extension Screen {
    /// Whether it is made for Apple Vision Pro alone.
    fileprivate var isVision: Bool { !platforms.isEmpty && platforms.allSatisfy { $0.platform == .visionOS } }
}

extension Attribute {
    /// Points between the parts of a stack, where they are known.
    fileprivate var knownSpacing: Double? {
        guard case .layout(.spacing(.known(let points))) = self else { return nil }
        return points
    }
}

extension ElementView {
    /// What is pressed in it, where it is nothing but one thing to press that shows no words.
    fileprivate var iconTarget: ElementView? {
        var inner = self
        while inner.kind == .customView || inner.kind == .group || inner.kind == .layered {
            guard inner.isPlain, let only = inner.onlyChild(in: .content) else { return nil }
            inner = only
        }
        let isTapped = inner.gestures.contains { $0.gesture.kind == .tap && $0.gesture.count == 1 }
        guard inner.kind == .button || inner.kind == .link || (inner.kind == .image && isTapped) else { return nil }
        let parts = [inner] + inner.descendants
        guard parts.contains(where: { $0.kind == .image }),
            !parts.contains(where: { $0.kind == .text || $0.kind == .opaque })
        else { return nil }
        return inner
    }

    /// Whether nothing on it adds room or reaches farther.
    private var isPlain: Bool {
        !has { attribute in
            switch attribute {
            case .layout(.frame), .layout(.padding), .interaction(.contentShape), .unknownModifier, .layout(.offset),
                .visibility(.hidden):
                true
            case .interaction(.style(.button, let name)): name != "plain" && name != "borderless"
            default: false
            }
        }
    }

    /// The size of the font that a symbol alone is drawn in, in points; `nil` where anything adds room to it or draws
    /// it otherwise.
    fileprivate var bareSymbolSize: Double? {
        let parts = [self] + descendants
        guard parts.allSatisfy(\.isPlain), let icon = parts.first(where: { $0.kind == .image }),
            case .image(.symbol) = icon.content,
            parts.allSatisfy({ $0.kind == .button || $0.kind == .link || $0.kind == .image || $0.kind.isTransparent })
        else { return nil }
        let enlarges = parts.contains { part in
            part.has { attribute in
                switch attribute {
                case .picture(.resizable), .picture(.scale("large")), .picture(.scale(nil)): true
                default: false
                }
            }
        }
        guard !enlarges else { return nil }
        return ResolvedText(icon).resolved?.size(on: .iOS)
    }
}

extension CrowdedTargets {
    /// Judges what is pressed by its neighbor on a captured screen: both are smaller than a target should be, and no
    /// room is between them.
    func examine(
        _ element: ElementView, on capture: ScreenCapture, _ screen: Screen, _ answers: inout Answers<Signal>
    ) {
        let wanted = PlatformMetrics.metrics(for: .iOS).defaultTarget
        let isSmall = { (frame: ViewFrame) in min(frame.width, frame.height) + capture.tolerance < wanted }
        guard Self.pressed.contains(element.kind), !capture.sizedBySystem.contains(element.index),
            let frame = element.capturedFrame, frame.width > 0, frame.height > 0, isSmall(frame)
        else { return }
        let next = CapturedPart.all(on: screen).first { other in
            other.element.index > element.index && Self.pressed.contains(other.element.kind) && !other.isOfSystem
                && isSmall(other.frame)
                && Self.centers(frame, other.frame) + capture.tolerance < wanted
                && Self.gap(frame, other.frame) > 0
        }
        guard let next else { return answers.pass() }
        answers.review(
            Signal(
                first: NamedElement(captured: element), second: NamedElement(captured: next.element),
                gap: Self.gap(frame, next.frame), centers: Self.centers(frame, next.frame), wanted: wanted,
                isCaptured: true),
            on: element, certainty: .likely,
            related: [next.related(Bilingual(en: "the other one", ko: "가까이 있는 다른 컨트롤"))])
    }

    private static let pressed = CaseSet<ElementKind>([.button, .link, .menu])

    private static func centers(_ a: ViewFrame, _ b: ViewFrame) -> Double {
        let across = a.x + a.width / 2 - b.x - b.width / 2
        let down = a.y + a.height / 2 - b.y - b.height / 2
        return (across * across + down * down).squareRoot()
    }

    /// Points between two frames in the direction in which they lie apart; negative where they overlap.
    private static func gap(_ a: ViewFrame, _ b: ViewFrame) -> Double {
        let shared = a.shared(with: b)
        return max(-shared.width, -shared.height)
    }

    /// What a finding says of a capture.
    func captured(_ signal: Signal) -> Phrasing {
        let (gap, wanted) = (signal.gap.points, signal.wanted.points)
        let centers = (signal.centers ?? 0).points
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.first.en) and the \(signal.second.en) were captured \(gap) points apart; their \
                    centers are \(centers) points from each other, and a target takes \(wanted).
                    """,
                ko: """
                    캡처한 화면에서 \(signal.first.ko)과(와) \(signal.second.ko) 사이의 간격이 \(gap) pt이고 중심 간격은 \(centers) pt입니다. \
                    터치 영역 하나에 \(wanted) pt가 필요합니다.
                    """),
            fix: Wording(
                en: "Enlarge both to \(wanted) × \(wanted) points, or move them apart.",
                ko: "둘 다 \(wanted) × \(wanted) pt로 키우거나 서로 떼어 놓으세요."))
    }
}
