import HandrailModel
import HandrailSemantics
import HandrailSource

/// Something drawn, a chart or an animation that assistive technologies are told nothing of.
struct UndescribedDrawing: ElementRule {
    static let info = RuleInfo(
        id: "undescribed-drawing",
        title: Bilingual(en: "Drawing without a description", ko: "설명이 없는 그림"),
        reason: Bilingual(
            en: """
                What is drawn stroke by stroke has no words in it: without a description people who do not see it are \
                not even told that it is there.
                """,
            ko: "직접 그린 내용에는 읽을 말이 없습니다. 설명이 없으면 화면을 보지 못하는 사람은 그림이 있다는 것조차 알 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.infographics"], criteria: ["WCAG 2.2 1.1.1"],
        examples: UndescribedDrawingExamples.all)

    /// What is drawn by the app, and charts.
    let kinds: Set<ElementKind>? = [.canvas, .chart, .animationPlayer, .shape]

    /// What nothing is told of.
    enum Signal: Hashable, Sendable {
        case canvas
        case animatedCanvas
        case chart
        case animation
        /// Part of a shape, as much as a property says.
        case value(String)
        /// The values of a property, each as a line or a bar.
        case series(String)
        /// Words that the code of a view's class draws.
        case words(String)
        /// The values of a property that the code of a view's class draws.
        case data(String, property: String)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        var drawnValue: String?
        if element.kind == .shape {
            guard let property = element.drawnValue ?? element.drawnData else { return }
            if element.hasChangingTextBeside || element.isDrawnInControl { return answers.pass() }
            drawnValue = property
        }
        let context = DeclaredContext(element)
        switch context.hiding {
        case .certainly, .possibly, .decorative: return answers.pass()
        case .none: break
        }
        guard context.control == nil, !context.isInMenu else { return answers.pass() }
        if element.hasTextInLayers { return answers.pass() }
        var isAnimated = false
        for level in [element] + element.ancestors {
            if level.isDescribed { return answers.pass() }
            if level.mayBeDescribed {
                return answers.cannotTell(
                    en: "a modifier of another package may describe it", ko: "다른 패키지의 수정자가 설명을 붙일 수 있습니다")
            }
            // A ring is often laid over its track.
            if level.isDecoration || level.slot == .background || (level.slot == .overlay && drawnValue == nil) {
                return answers.pass()
            }
            if level.kind == .timeline { isAnimated = true }
        }
        switch element.kind {
        case .chart: answers.review(.chart, on: element, impact: .minor)
        case .animationPlayer:
            if element.standsBesideText { return answers.pass() }
            answers.review(.animation, on: element, impact: .minor)
        case .shape:
            guard let drawnValue, !isAnimated else { return answers.pass() }
            let isSeries = element.drawnValue == nil
            answers.review(isSeries ? .series(drawnValue) : .value(drawnValue), on: element, certainty: .likely)
        default:
            if let (source, use) = element.outermost(\.drawnSource) {
                guard case .type(let name) = element.content else { return answers.pass() }
                guard let property = source else {
                    return answers.violation(.words(name), on: element, at: use.place, certainty: .likely)
                }
                return answers.review(.data(name, property: property), on: element, at: use.place, certainty: .likely)
            }
            if isAnimated { return answers.review(.animatedCanvas, on: element, impact: .moderate) }
            answers.violation(.canvas, on: element, certainty: .likely)
        }
    }

    let viewFix: ViewFix? = .drawing

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .canvas:
            Phrasing(
                message: Bilingual(
                    en: """
                        What this Canvas draws does not exist for VoiceOver: it has neither a label nor accessibility \
                        children.
                        """,
                    ko: "이 Canvas가 그리는 내용은 VoiceOver에 없는 것과 같습니다. 레이블도 손쉬운 사용 하위 요소도 없습니다."),
                fix: Self.canvasFix)
        case .animatedCanvas:
            Phrasing(
                message: Bilingual(
                    en: """
                        What this Canvas draws does not exist for VoiceOver. Does the moving picture tell people \
                        something?
                        """,
                    ko: "이 Canvas가 그리는 내용은 VoiceOver에 없는 것과 같습니다. 움직이는 그림이 정보를 전하는지 확인하세요."),
                fix: Self.canvasFix)
        case .chart:
            Phrasing(
                message: Bilingual(
                    en: """
                        VoiceOver goes through this chart value by value, and its audio graph has no title and no \
                        summary of the app's own: there is neither a label nor a chart descriptor.
                        """,
                    ko: """
                        VoiceOver가 이 차트를 값 하나씩 읽고, 오디오 그래프에는 앱이 지정한 제목과 요약이 없습니다. 레이블도 차트 설명자도 없기 때문입니다.
                        """),
                fix: Wording(
                    en: """
                        Add \(.accessibilityLabel()) with what it shows, or \(.accessibilityChartDescriptor) with \
                        title, axes and summary.
                        """,
                    ko: """
                        무엇을 나타내는지 \(.accessibilityLabel())로 알려 주거나, \(.accessibilityChartDescriptor)로 제목과 축, 요약을 제공하세요.
                        """))
        case .value(let property): Self.phrase(value: property)
        case .series(let property):
            Phrasing(
                message: Bilingual(
                    en: "The values of “\(property)” are drawn as shapes, and VoiceOver is told nothing of them.",
                    ko: "“\(property)” 값이 도형으로 그려지지만 VoiceOver는 이 값들을 알 수 없습니다."),
                fix: Wording(
                    en: """
                        Give the drawing \(.accessibilityElement()) and a label that sums it up, its values as \
                        \(.accessibilityChildren), or draw it with Swift Charts.
                        """,
                    ko: """
                        그림에 \(.accessibilityElement())와 요약 레이블을 지정하고 값은 \(.accessibilityChildren)로 제공하거나, Swift \
                        Charts로 그리세요.
                        """))
        case .words(let name):
            Phrasing(
                message: Bilingual(
                    en: """
                        \(name) draws words itself, and VoiceOver is told nothing of them: the view is no \
                        accessibility element and has no label.
                        """,
                    ko: "\(name)은(는) 글자를 직접 그리는데 VoiceOver는 이를 알 수 없습니다. 손쉬운 사용 요소가 아니고 레이블도 없기 때문입니다."),
                fix: Self.viewFix.ofViews, inViews: Self.viewFix)
        case .data(let name, let property):
            Phrasing(
                message: Bilingual(
                    en: "\(name) draws its “\(property)” one by one, and VoiceOver is told nothing of them.",
                    ko: "\(name)은(는) “\(property)”을(를) 하나씩 그리지만 VoiceOver에는 아무것도 알리지 않습니다."),
                fix: Self.viewFix.ofViews, inViews: Self.viewFix)
        case .animation:
            Phrasing(
                message: Bilingual(
                    en: """
                        VoiceOver is told nothing of this animation. Does it say something that no text on the screen \
                        says?
                        """,
                    ko: "VoiceOver는 이 애니메이션을 알 수 없습니다. 화면의 다른 텍스트에 없는 정보를 전하는지 확인하세요."),
                fix: Wording(
                    en: """
                        If it does, add \(.accessibilityElement()) and \(.accessibilityLabel()); if not, \
                        \(.accessibilityHidden).
                        """,
                    ko: """
                        그렇다면 \(.accessibilityElement())와 \(.accessibilityLabel())을, 아니라면 \(.accessibilityHidden)를 추가하세요.
                        """))
        }
    }

    private static func phrase(value property: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "As much of this shape is drawn as “\(property)” says, and VoiceOver is told nothing of it.",
                ko: "이 도형은 “\(property)” 값만큼 그려지지만 VoiceOver는 이 값을 알 수 없습니다."),
            fix: Wording(
                en: """
                    Make it one element with \(.accessibilityElement()) and give it \(.accessibilityLabel("_:")) and \
                    \(.accessibilityValue("_:")), or use a Gauge or a ProgressView.
                    """,
                ko: """
                    \(.accessibilityElement())로 하나의 요소로 만들고 \(.accessibilityLabel("_:"))과 \
                    \(.accessibilityValue("_:"))를 지정하거나, Gauge나 ProgressView를 사용하세요.
                    """),
            inViews: Self.viewFix)
    }

    private static let viewFix = Wording(
        en: """
            \(Set: .isAccessibilityElement(true)), and \(.accessibilityLabel()) and \(.accessibilityValue()) to what \
            is drawn; offer parts people should reach as accessibilityElements.
            """,
        ko: """
            \(set: .isAccessibilityElement(true), ending: "고"), 그린 내용을 \(.accessibilityLabel())과 \
            \(.accessibilityValue())로 알리세요. 따로 도달해야 하는 부분은 accessibilityElements로 제공하세요.
            """)

    private static let canvasFix = Wording(
        en: """
            Add \(.accessibilityLabel()) with what it shows, \(.accessibilityChildren) for parts people should reach, \
            or \(.accessibilityHidden) if it only decorates.
            """,
        ko: """
            무엇을 나타내는지 \(.accessibilityLabel())로 알려 주고, 각 부분에 도달해야 하면 \(.accessibilityChildren)을 추가하세요. 장식일 뿐이면 \
            \(.accessibilityHidden)를 지정하세요.
            """)
}

extension ElementView {
    /// Whether assistive technologies are told something of it and of what is inside.
    fileprivate var isDescribed: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.label), .accessibility(.value), .accessibility(.children),
                .accessibility(.representation), .accessibility(.chartDescriptor):
                true
            default: false
            }
        }
    }

    /// Whether a modifier that is not known may tell something of it.
    fileprivate var mayBeDescribed: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.unknown): true
            default: false
            }
        }
    }

    /// Whether it lies under everything, or is thin like a line.
    fileprivate var isDecoration: Bool {
        has { attribute in
            switch attribute {
            case .interaction(.allowsHitTesting(.known(false))), .layout(.ignoresSafeArea): true
            case .layout(.frame(let frame)): frame.width.isThin || frame.height.isThin
            default: false
            }
        }
    }

    /// Whether text stands beside it in the nearest stack, whatever it is wrapped in.
    fileprivate var standsBesideText: Bool {
        var level = self
        while let parent = level.parent {
            let others = parent.children.filter { $0.index != level.index }
            if others.contains(where: { $0.isReadable || $0.descendants.contains(where: \.isReadable) }) { return true }
            guard parent.kind.isTransparent || parent.kind == .customView || others.isEmpty else { return false }
            level = parent
        }
        return false
    }

    /// Whether text is layered with it, within the nearest stack of layers that it is a layer of itself.
    fileprivate var hasTextInLayers: Bool {
        var layer = self
        while let parent = layer.parent {
            switch parent.kind {
            case .depthStack, .layered:
                let others = parent.children.filter { $0.index != layer.index }
                if others.contains(where: { $0.isReadable || $0.descendants.contains(where: \.isReadable) }) {
                    return true
                }
                if parent.kind == .depthStack { return false }
            case .group, .customView, .alternatives, .branch, .geometryReader, .timeline: break
            default: return false
            }
            layer = parent
        }
        return false
    }

    /// The property that decides how much of it is drawn, where that is called after something people want to know.
    fileprivate var drawnValue: String? {
        guard has(.state(.drawnValue)) else { return nil }
        for use in attributes {
            if case .state(.drawnValue(let property)) = use.attribute, Self.values.occur(in: property),
                !Self.motions.occur(in: property)
            {
                return property
            }
        }
        return nil
    }

    /// The property whose values are drawn: by the loop of a path, or as one bar for each of a list.
    fileprivate var drawnData: String? {
        for use in attributes {
            if case .text(.drawn(let property?)) = use.attribute { return property }
        }
        guard ancestors.prefix(while: { $0.kind != .customView }).contains(where: { $0.kind == .repeated }),
            has(.motion(.movement)), !has(.motion(.animation)),
            hasOpenSize
        else { return nil }
        for use in attributes {
            guard case .motion(.movement(let movement)) = use.attribute, movement.property == .size else { continue }
            let names = movement.states.compactMap(\.property).map(String.init)
            if let name = names.sorted().first(where: { !Self.motions.occur(in: $0) && !Self.sounds.occur(in: $0) }) {
                return name
            }
        }
        return nil
    }

    /// Whether a side of it is as long as something that changes says.
    private var hasOpenSize: Bool {
        has { attribute in
            guard case .layout(.frame(let frame)) = attribute else { return false }
            return frame.width == .dynamic || frame.height == .dynamic
        }
    }

    // Waves that only show that something is heard.
    private static let sounds = Fragments([
        "sample", "amplitude", "level", "wave", "sound", "power", "audio", "size", "width", "height", "screen",
    ])

    private static let values = Fragments([
        "progress", "percent", "fraction", "ratio", "value", "level", "score", "complet", "remaining", "usage", "rate",
        "goal",
    ])

    // What moves for its own sake, or with a finger.
    private static let motions = Fragments(["anim", "phase", "drag", "scroll", "pull", "refresh", "spin", "load"])

    /// Whether text stands beside it that is filled in while the app runs, which may well be the value.
    fileprivate var hasChangingTextBeside: Bool {
        var level = self
        while let parent = level.parent {
            switch parent.kind {
            case .horizontalStack, .verticalStack, .gridRow, .labeledContent, .section:
                return parent.descendants.contains { inside in
                    guard case .words(let words) = inside.content else { return false }
                    return words.value?.text == nil
                }
            case .group, .customView:
                // In views of UIKit a text lies over a ring as one of two that something holds.
                let changes = parent.children.contains { other in
                    guard other.index != level.index, case .words(let words) = other.content else { return false }
                    return words.value?.text == nil
                }
                if changes { return true }
                level = parent
            case .alternatives, .branch, .geometryReader, .timeline, .depthStack, .layered: level = parent
            default: return false
            }
        }
        return false
    }

    /// Whether it is drawn for a control or in something that only moves: a spinner, what is pulled to refresh.
    fileprivate var isDrawnInControl: Bool {
        ancestors.contains { around in
            switch around.kind {
            case .progress, .gauge: return true
            case .customView:
                if case .type(let name) = around.content { return Self.motions.occur(in: name) }
                return false
            default: return around.kind.isControl
            }
        }
    }

    /// Whether it is something to read.
    fileprivate var isReadable: Bool { kind == .text || kind == .label }
}

extension Attribute {
    /// What the class of a view draws: the values of a property, or words (`nil` inside).
    fileprivate var drawnSource: String?? {
        guard case .text(.drawn(let property)) = self else { return nil }
        return .some(property)
    }
}

extension Fact where Value == Double {
    /// Whether it is no more than a line.
    fileprivate var isThin: Bool { value.map { $0 <= 4 } ?? false }
}
