import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// Something to tap that the app itself makes smaller than the platform asks for.
struct SmallHitTarget: ElementRule {
    static let info = RuleInfo(
        id: "small-hit-target",
        title: Bilingual(en: "Hit target too small", ko: "너무 작은 터치 영역"),
        reason: Bilingual(
            en: "Small targets are missed by people with a tremor, with large fingers, or on the move.",
            ko: "터치 영역이 작으면 손이 떨리거나 손가락이 크거나 이동 중인 사람이 정확히 누르기 어렵습니다."),
        impact: .moderate, guidelines: ["accessibility.hit-target"], criteria: ["WCAG 2.2 2.5.8"],
        needsOfCaptures: [.role, .frame], options: [leastSize], examples: SmallHitTargetExamples.all)

    private static let leastSize = RuleOption(
        "least-size",
        .numberByPlatform(
            8...200,
            standard: Dictionary(
                uniqueKeysWithValues: Platform.allCases.map {
                    ($0, PlatformMetrics.metrics(for: $0).defaultTarget)
                })),
        Bilingual(
            en: "Width and height in points that something to tap has to have at least.",
            ko: "누르는 요소의 너비와 높이가 이 pt 값 이상이어야 합니다."))

    /// What the project decided.
    var options = RuleOptions.standard
    let kinds: Set<ElementKind>? = nil

    /// A target whose upper bound is below what the platform asks for.
    struct Signal: Hashable, Sendable {
        /// What is tapped.
        let element: NamedElement
        /// Its width in points at most; `nil` where open.
        let width: Double?
        /// Its height in points at most; `nil` where open.
        let height: Double?
        /// Points that are asked for.
        let wanted: Double
        /// Whether the project asks for them, and not the platform.
        let isOwn: Bool
        /// The platform.
        let platform: Platform
        /// What makes the target.
        let maker: Maker
        /// Whether a picture is all that is seen of it.
        let isPicture: Bool
    }

    /// What makes a target as large as it is.
    enum Maker: Hashable, Sendable {
        /// The label of a control.
        case label
        /// A frame around a control, which its label fills, or is cut down to.
        case frame
        /// The label of a control, around which room and a background are put that look like parts of the control.
        case core
        /// The track of a slider.
        case track
        /// What stands before a gesture.
        case gesture
        /// Nobody knows: it was captured from the running app.
        case capture
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture {
            let target = CapturedTarget(element, on: capture)
            return examine(target, of: element, on: screen.screen, &answers)
        }
        let isControl = Self.controls.contains(element.kind)
        let tap = isControl ? nil : element.gestures.first { $0.gesture.kind == .tap && $0.gesture.count == 1 }
        guard isControl || tap != nil, let platform = screen.screen.targetPlatform(of: element) else { return }
        if element.kind == .slider, !element.has(.layout(.frame)) { return }
        // Nobody misses what does nothing.
        if element.has(.interaction(.sendsNothing)) { return answers.pass() }
        if let tap, element.kind.isControl || ActionEffect(tap.gesture.action).onlyMovesFocus { return }
        let context = DeclaredContext(element)
        let sizing = TargetSite(element, on: screen, context: context).sizing
        // A link without a label is followed by code.
        if isControl, element.hasEmptyLabel { return answers.pass() }
        if sizing == .system { return answers.pass() }
        let reader = HitAreaReader(for: platform, on: screen.screen)
        let reach = tap.map { reader.target(of: element, before: $0.use) } ?? reader.target(of: element)
        let metrics = PlatformMetrics.metrics(for: platform)
        let wanted = wanted(on: platform)
        let side = reach.narrowest
        // What is as wide as its room is wide enough on every screen.
        let least = reach.width.gap == .room ? reach.height.least : min(reach.width.least, reach.height.least)
        if side.most >= wanted.points, least >= wanted.points * Self.tolerance { return answers.pass() }
        let drawn = isControl && sizing == .app ? element.drawnAround(on: screen.screen) : nil
        // A control of the system in a style of the system is as large as the system wants it.
        if isControl, sizing == .app, drawn == nil, !element.isFramed(below: wanted.points),
            SystemSizedLabel(on: platform, isOfViews: screen.screen.toolkit(at: element.place) != .swiftUI)
                .isLabel(of: element)
        {
            return answers.pass()
        }
        if context.hiding.isVisual || GestureSite(element, on: screen).isUntouchable { return answers.pass() }
        // The view of a screen is as large as the screen.
        if tap != nil, element.parent == nil, screen.screen.portion == .whole { return answers.pass() }
        if let tap, GestureSite(element, on: screen).isOfferedByControl(ActionEffect(tap.gesture.action)) {
            return answers.pass()
        }
        if isControl, element.isOfferedAround || element.isLinkInSentence { return answers.pass() }
        guard side.most < wanted.points else {
            return answers.cannotTell(Self.reason(reach, wanted.points))
        }
        let filled =
            isControl && element.kind != .slider ? element.frameFilledByLabel(below: wanted.points) : nil
        let place = filled ?? drawn ?? side.place ?? element.place
        if sizing == .unreadStyle, !Self.isSet(outside: element, place) {
            return answers.cannotTell(en: "the button's style may make it larger", ko: "버튼 스타일이 터치 영역을 키울 수 있습니다")
        }
        let signal = Signal(
            element: NamedElement(element), width: reach.width.shown, height: reach.height.shown,
            wanted: wanted.points, isOwn: wanted.isOwn, platform: platform,
            maker: filled != nil
                ? .frame : drawn != nil ? .core : !isControl ? .gesture : element.kind == .slider ? .track : .label,
            isPicture: element.isPicture)
        // What a component is as small as is mended where the tap is put on it.
        let isElsewhere = Self.isElsewhere(place, than: element)
        let isInside = tap != nil && isElsewhere
        answers.violation(
            signal, on: element, at: isInside ? GestureSite(element, on: screen).place : place, certainty: .likely,
            impact: Self.impact(of: side.most, wanted.points, metrics),
            related: isInside
                ? [Self.setHere(place)]
                : isElsewhere || Self.isApart(place, from: element) ? [Self.user(of: element)] : [],
            cause: Self.cause(of: signal, on: element))
    }

    /// What was captured has a size. Code may react beyond the frame, which a capture does not show: a person has to
    /// look.
    private func examine(
        _ target: CapturedTarget, of element: ElementView, on screen: Screen, _ answers: inout Answers<Signal>
    ) {
        guard Self.capturedControls.contains(element.kind), let platform = screen.targetPlatform(of: element) else {
            return
        }
        let metrics = PlatformMetrics.metrics(for: platform)
        let wanted = wanted(on: platform)
        switch target {
        case .unknown(let reason): answers.cannotTell(reason)
        case .sizedBySystem: answers.pass()
        case .frame(let width, let height):
            let side = min(width.most, height.most)
            guard side < wanted.points else { return answers.pass() }
            let signal = Signal(
                element: NamedElement(element), width: width.measured, height: height.measured,
                wanted: wanted.points, isOwn: wanted.isOwn, platform: platform, maker: .capture, isPicture: false)
            answers.review(
                signal, on: element, certainty: .likely, impact: Self.impact(of: side, wanted.points, metrics))
        }
    }

    /// The points that are asked for on a platform, and whether the project asks for them.
    private func wanted(on platform: Platform) -> (points: Double, isOwn: Bool) {
        let usual = PlatformMetrics.metrics(for: platform).defaultTarget
        let own = options.decided(Self.leastSize, on: platform) ?? usual
        return (own, own != usual)
    }

    private static let capturedControls = CaseSet<ElementKind>([.button, .link, .menu])

    private static func setHere(_ place: SourcePlace) -> RelatedPlace {
        RelatedPlace(place: place, why: Bilingual(en: "its size is set here", ko: "여기에서 크기가 정해집니다"))
    }

    /// Whether something is set neither on an element nor in it, as by a style or a component around it.
    private static func isElsewhere(_ place: SourcePlace, than element: ElementView) -> Bool {
        (place.file != element.extent.file || !element.extent.range.contains(place.range))
            && !element.attributes.contains { $0.place == place }
    }

    /// Whether something is set where the element is not written, as by a constraint of its own.
    private static func isApart(_ place: SourcePlace, from element: ElementView) -> Bool {
        place.file != element.extent.file || !element.extent.range.contains(place.range)
    }

    /// The control whose size is set elsewhere.
    private static func user(of element: ElementView) -> RelatedPlace {
        RelatedPlace(place: element.place, why: Bilingual(en: "the control", ko: "이 컨트롤"))
    }

    /// The stack that holds several controls of one size, which are made larger together.
    private static func cause(of signal: Signal, on element: ElementView) -> SharedCause? {
        let around = element.ancestors.first { !$0.kind.isTransparent }
        guard let stack = around, stack.kind == .horizontalStack || stack.kind == .verticalStack else { return nil }
        return .twins(stack.place, look: "\(element.kind.rawValue) \(signal.width ?? -1) \(signal.height ?? -1)")
    }

    /// Why it is not known whether a target is large enough.
    private static func reason(_ reach: HitArea, _ wanted: Double) -> Bilingual {
        let open = [reach.height, reach.width].first { $0.least < wanted && !$0.most.isFinite }
        return switch open?.gap {
        case .picture: Bilingual(en: "the size of the picture is not known", ko: "그림의 크기를 알 수 없습니다")
        case .lines:
            Bilingual(
                en: "how many lines the words take is not known", ko: "텍스트가 몇 줄이 되는지 알 수 없습니다")
        case .font: Bilingual(en: "the size of the font is not known", ko: "글꼴의 크기를 알 수 없습니다")
        case .room:
            Bilingual(
                en: "it is as large as the room that it is given", ko: "주어진 공간에 따라 터치 영역의 크기가 정해집니다")
        case .modifier:
            Bilingual(en: "a modifier that is not known may enlarge it", ko: "알 수 없는 수정자가 터치 영역을 키울 수 있습니다")
        case .length: Bilingual(en: "code computes its size", ko: "코드에서 크기를 계산합니다")
        case .layout:
            Bilingual(
                en: "no constraint or frame that was read sets its size", ko: "읽은 제약이나 프레임 중에 크기를 정하는 것이 없습니다")
        case .view:
            Bilingual(
                en: "nothing in the source bounds the size of the target", ko: "소스에 터치 영역의 크기를 정하는 것이 없습니다")
        case nil:
            Bilingual(
                en: "its size lies between bounds of which one is enough", ko: "터치 영역의 크기가 기준을 넘을 수도, 못 미칠 수도 있습니다")
        }
    }

    /// A point or two less than asked for are hardly ever missed.
    private static func impact(of side: Double, _ wanted: Double, _ metrics: PlatformMetrics) -> Impact {
        if side < metrics.minimumTarget { return .serious }
        return side >= wanted * 0.95 ? .minor : .moderate
    }

    /// The share of the size asked for from which on a size is enough that may be larger, but is not known to the
    /// point.
    private static let tolerance = 0.94

    private static let controls = CaseSet<ElementKind>([
        .button, .link, .navigationLink, .menu, .shareLink, .photosPicker, .slider,
    ])

    /// Whether a modifier is not part of the label, so that a style cannot add anything around it.
    private static func isSet(outside element: ElementView, _ place: SourcePlace) -> Bool {
        element.attributes.contains { $0.place == place }
            || place.file != element.extent.file || !element.extent.range.contains(place.range)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let size = Self.size(signal)
        let wanted = signal.wanted.points
        let asking = Self.asking(signal)
        if signal.maker == .capture { return Self.captured(signal, asking, wanted: wanted) }
        if signal.maker == .core { return Self.core(signal, size, asking, wanted: wanted) }
        return Phrasing(
            message: Bilingual(
                en: "This \(signal.element.en) reacts to touches on \(size.en); \(asking.en) asks for "
                    + "\(wanted) × \(wanted) points.",
                ko: "이 \(signal.element.ko)의 터치 영역은 \(size.ko)입니다. \(asking.ko) \(wanted) × \(wanted) pt가 "
                    + "필요합니다."),
            fix: Self.fix(signal.maker, wanted: wanted)
        ).completed(by: .target(wanted, isPicture: signal.isPicture))
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let size = Self.size(signal)
        let wanted = signal.wanted.points
        let asking = Self.asking(signal)
        return phrase(signal).saying(
            Bilingual(
                en: """
                    \(places) controls of one stack react to touches on \(size.en) each; \(asking.en) asks for \
                    \(wanted) × \(wanted) points.
                    """,
                ko: """
                    한 스택에 있는 컨트롤 \(places)개의 터치 영역이 각각 \(size.ko)입니다. \(asking.ko) \(wanted) × \(wanted) pt가 \
                    필요합니다.
                    """))
    }

    private static func core(
        _ signal: Signal, _ size: Bilingual, _ asking: Bilingual, wanted: String
    ) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "Of this \(signal.element.en) only the label reacts to touches, on \(size.en), and not the "
                    + "background drawn around it; \(asking.en) asks for \(wanted) × \(wanted) points.",
                ko: "이 \(signal.element.ko)은(는) 레이블(\(size.ko))만 터치에 반응하고, 그 바깥에 그린 배경은 반응하지 않습니다. "
                    + "\(asking.ko) \(wanted) × \(wanted) pt가 필요합니다."),
            fix: fix(.core, wanted: wanted))
    }

    private static func fix(_ maker: Maker, wanted: String) -> Wording {
        switch maker {
        case .core:
            Wording(
                en: "Put the frame, the padding and the background on the content of the label, which is what reacts.",
                ko: "frame, padding, background를 버튼이 아니라 레이블 안의 콘텐츠에 적용하세요. 터치에는 레이블만 반응합니다.")
        case .label:
            Wording(
                en: "Put .frame(minWidth: \(wanted), minHeight: \(wanted)) and .contentShape(Rectangle()) on the "
                    + "content of the label: a frame around the control does not enlarge its target.",
                ko: "레이블 안의 콘텐츠에 .frame(minWidth: \(wanted), minHeight: \(wanted))와 "
                    + ".contentShape(Rectangle())을 적용하세요. 컨트롤 바깥의 frame은 터치 영역을 넓히지 않습니다.")
        case .frame:
            Wording(
                en: "Make this frame at least \(wanted) × \(wanted) points: the label stretches to fill it.",
                ko: "이 프레임을 \(wanted) × \(wanted) pt 이상으로 하세요. 레이블이 늘어나 프레임을 채웁니다.")
        case .track:
            Wording(
                en: """
                    Leave the slider the height that it has by itself, or make the frame at least \(wanted) points high.
                    """,
                ko: "슬라이더가 원래 높이를 갖게 두거나 frame의 높이를 \(wanted) pt 이상으로 하세요.")
        case .capture: capturedFix(wanted: wanted)
        case .gesture:
            Wording(
                en: "Put .frame(minWidth: \(wanted), minHeight: \(wanted)) and .contentShape(Rectangle()) before "
                    + "the gesture.",
                ko: "제스처 앞에 .frame(minWidth: \(wanted), minHeight: \(wanted))와 .contentShape(Rectangle())을 "
                    + "추가하세요.")
        }
    }

    private static func captured(_ signal: Signal, _ asking: Bilingual, wanted: String) -> Phrasing {
        let (width, height) = ((signal.width ?? 0).points, (signal.height ?? 0).points)
        return Phrasing(
            message: Bilingual(
                en: "This \(signal.element.en) was captured with \(width) × \(height) points; \(asking.en) asks for "
                    + "\(wanted) × \(wanted) points.",
                ko: "캡처한 화면에서 이 \(signal.element.ko)의 크기는 \(width) × \(height) pt입니다. \(asking.ko) "
                    + "\(wanted) × \(wanted) pt가 필요합니다."),
            fix: capturedFix(wanted: wanted))
    }

    private static func capturedFix(wanted: String) -> Wording {
        Wording(
            en: "Make it react to touches on \(wanted) × \(wanted) points, whatever size it is drawn in. Where code "
                + "enlarges its area beyond its frame already, nothing is left to do.",
            ko: "그려진 크기와 상관없이 터치 영역을 \(wanted) × \(wanted) pt로 만드세요. 코드에서 이미 프레임보다 넓은 영역에 "
                + "반응하게 했다면 고칠 것이 없습니다.")
    }

    private static func size(_ signal: Signal) -> Bilingual {
        switch (signal.width?.points, signal.height?.points) {
        case (let width?, let height?):
            Bilingual(en: "at most \(width) × \(height) points", ko: "최대 \(width) × \(height) pt")
        case (let width?, nil): Bilingual(en: "a width of at most \(width) points", ko: "너비가 최대 \(width) pt")
        case (nil, let height?): Bilingual(en: "a height of at most \(height) points", ko: "높이가 최대 \(height) pt")
        case (nil, nil): Bilingual(en: "a small area", ko: "좁은 영역")
        }
    }

    /// Who asks for a size.
    private static func asking(_ signal: Signal) -> Bilingual {
        let device = device(signal.platform)
        return signal.isOwn
            ? Bilingual(en: "this project", ko: "이 프로젝트의 설정에서는") : Bilingual(en: device.en, ko: device.ko + "에서는")
    }

    private static func device(_ platform: Platform) -> Bilingual {
        switch platform {
        case .iOS: Bilingual(en: "an iPhone or iPad", ko: "iPhone과 iPad")
        case .macOS, .macCatalyst: Bilingual(en: "a Mac", ko: "Mac")
        case .watchOS: Bilingual(en: "an Apple Watch", ko: "Apple Watch")
        case .tvOS: Bilingual(en: "an Apple TV", ko: "Apple TV")
        case .visionOS: Bilingual(en: "Apple Vision Pro", ko: "Apple Vision Pro")
        }
    }
}

extension ElementView {
    /// Whether a tap on what it lies in does the same, so that nobody has to meet just this.
    fileprivate var isOfferedAround: Bool {
        let effects = actionEffects
        if effects.isEmpty { return false }
        return ancestors.contains { level in
            level.gestures.contains { gesture, _ in
                gesture.kind == .tap && effects.contains { $0.isSame(as: ActionEffect(gesture.action)) }
            }
        }
    }

    /// Where room is put around a control of SwiftUI that a background behind it makes a part of what is seen; `nil`
    /// where there is none.
    fileprivate func drawnAround(on screen: Screen) -> SourcePlace? {
        guard kind == .button || kind == .navigationLink || kind == .link, screen.toolkit(at: place) == .swiftUI,
            let room = attributes.firstIndex(where: \.makesRoom)
        else { return nil }
        let isColored = attributes[room...].contains { use in
            guard case .color(.background(let color)) = use.attribute, use.condition == nil else { return false }
            return color.plain != .system("clear")
        }
        return isColored || standsOnShape ? attributes[room].place : nil
    }

    /// Whether a shape or a color is drawn behind it and nothing else in front of that.
    private var standsOnShape: Bool {
        guard slot == .content, let parent, parent.kind == .layered,
            parent.children.count(where: { $0.slot == .content }) == 1
        else { return false }
        return parent.children.contains { layer in
            layer.slot == .background
                && ([layer] + layer.descendants).contains { $0.kind == .shape || $0.kind == .fill }
        }
    }

    /// Where a frame around the control is set that is smaller than so many points, and that its label stretches to
    /// fill; `nil` where none is.
    fileprivate func frameFilledByLabel(below points: Double) -> SourcePlace? {
        guard children(in: .label).contains(where: \.stretches) else { return nil }
        return attributes.last { use in
            guard case .layout(.frame(let frame)) = use.attribute else { return false }
            return [frame.width, frame.height].contains { side in side.values.contains { $0 < points } }
        }?.place
    }

    private var stretches: Bool {
        has { attribute in
            guard case .layout(.frame(let frame)) = attribute else { return false }
            return [frame.maximumWidth, frame.maximumHeight].contains { side in side.values.contains { !$0.isFinite } }
        }
    }

    /// Whether a picture is all that is seen of it.
    fileprivate var isPicture: Bool {
        if kind == .image { return true }
        return descendants.contains { $0.kind == .image }
            && !descendants.contains { $0.kind == .text && !$0.isBlankText }
    }

    private var isBlankText: Bool {
        if case .words(.known(let words)) = content { words.isBlank } else { false }
    }

    /// Whether its label is empty, so that there is nothing to touch.
    fileprivate var hasEmptyLabel: Bool {
        let labels = children.filter { $0.slot == .label || $0.slot == .icon }
        return kind == .navigationLink && labels.allSatisfy { $0.kind == .nothing }
    }

    /// Whether a frame on it is smaller than so many points in one direction.
    fileprivate func isFramed(below points: Double) -> Bool {
        attributes.contains { use in
            guard case .layout(.frame(let frame)) = use.attribute else { return false }
            return [frame.width, frame.height].contains { side in side.values.contains { $0 < points } }
        }
    }
}

extension AttributeUse {
    /// Whether it is a padding on all sides or above and below, or a frame that gives more height than lines need.
    fileprivate var makesRoom: Bool {
        guard condition == nil else { return false }
        switch attribute {
        case .layout(.padding(let padding)):
            return padding.edges != ["horizontal"] && padding.length.values.allSatisfy { $0 >= 8 }
        case .layout(.frame(let frame)):
            return [frame.height, frame.minimumHeight].contains { side in side.values.contains { $0 >= 36 } }
        default: return false
        }
    }
}

extension Span {
    /// The upper bound where there is one.
    fileprivate var shown: Double? { most.isFinite ? most : nil }
}

extension Double {
    /// Points as they are written: without a fraction where there is none, else with one digit.
    var points: String {
        let tenths = (self * 10).rounded()
        guard abs(tenths) < 1e9 else { return "\(self)" }
        let whole = Int(clamping: tenths)
        return whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\(abs(whole % 10))"
    }
}

extension Hiding {
    /// Whether it cannot be seen, and so not be aimed at. What is only kept from VoiceOver can be.
    var isVisual: Bool {
        guard case .certainly(let use) = self else { return false }
        switch use.attribute {
        case .visibility(.hidden), .visibility(.opacity): return true
        default: return false
        }
    }
}
