import HandrailModel
import HandrailSemantics
import HandrailSource

/// Something that moves far, turns in depth or slides in, and does so with Reduce Motion on as well.
struct MotionWithoutReduceMotion: ScreenRule {
    static let info = RuleInfo(
        id: "motion-without-reduce-motion",
        title: Bilingual(en: "Large movement ignores Reduce Motion", ko: "동작 줄이기를 따르지 않는 큰 움직임"),
        reason: Bilingual(
            en: """
                Sliding, zooming, turning and blurring make people with a vestibular disorder dizzy or sick. With \
                Reduce Motion on they expect a fade, or no animation.
                """,
            ko: "미끄러지고 확대되고 회전하고 흐려지는 움직임은 전정 장애가 있는 사람에게 어지럼증이나 메스꺼움을 일으킵니다. 동작 줄이기를 켠 사람은 페이드나 애니메이션 없는 전환을 기대합니다."),
        impact: .moderate, guidelines: ["accessibility.reduce-motion"], criteria: ["WCAG 2.2 2.3.3"],
        settings: [.reduceMotion],
        examples: MotionWithoutReduceMotionExamples.all + MotionWithoutReduceMotionExamples.words
            + MotionWithoutReduceMotionExamples.values)

    /// What moves.
    enum Signal: Hashable, Sendable {
        case movement(Movement.Property, isCertain: Bool)
        /// A transition, by its name.
        case transition(String)
        /// A look that changes while people scroll, by the modifier that does it.
        case scrolling(String)
    }

    private static let moving: Set<String> = [
        "move", "slide", "push", "offset", "scale", "blurReplace", "matchedGeometryEffect",
    ]
    private static let turning: Set<String> = [
        "offset", "rotation3DEffect", "rotationEffect", "blur", "scaleEffect",
        "transform",
    ]

    let attributes: Set<AttributeKind>? = [
        .motion(.movement), .motion(.animation), .motion(.transition), .code(.action), .interaction(.gesture),
        .code(.event),
    ]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let motion = ScreenMotion.of(screen)
        var reported: Set<SourcePlace> = []
        var seen: Set<String> = []
        for moved in motion.movements {
            switch moved.grade {
            case .large, .unknown:
                if moved.isGoverned || moved.grade == .unknown && motion.dragged.contains(moved.place) {
                    answers.pass()
                } else if moved.grade == .unknown, moved.movement.states.allSatisfy({ !$0.isTraced }) {
                    answers.cannotTell(en: "how far it moves was not found out", ko: "얼마나 움직이는지 확인하지 못했습니다")
                } else if reported.isDisjoint(with: [moved.place, moved.element.place]) {
                    reported.formUnion([moved.place, moved.element.place])
                    let signal = Signal.movement(moved.movement.property, isCertain: moved.grade == .large)
                    if moved.grade == .large {
                        answers.violation(
                            signal, on: moved.element, at: moved.place, certainty: .likely, setting: .reduceMotion)
                    } else {
                        answers.review(signal, on: moved.element, at: moved.place, setting: .reduceMotion)
                    }
                }
            case .calm: answers.pass()
            case .endless, .bouncing: continue
            }
        }
        for site in motion.scrolled { examine(site, &reported, &answers) }
        let isComponent = screen.screen.presentation == .component
        for site in motion.transitions { examine(site, motion, isComponent: isComponent, &seen, &answers) }
    }

    /// What goes along with the scrolling, such as an offset, may only hold still; what grows or turns does not.
    private func examine(
        _ site: ScreenMotion.Site<Movement>, _ reported: inout Set<SourcePlace>, _ answers: inout Answers<Signal>
    ) {
        let name: String
        switch site.subject.property {
        case .scale: name = "scaleEffect"
        case .rotation: name = "rotationEffect"
        case .depth: name = "rotation3DEffect"
        case .offset, .position, .blur, .size: return
        }
        guard !site.isGoverned, !MotionContext(site.element).isSmall else { return answers.pass() }
        guard reported.insert(site.place).inserted else { return }
        answers.review(.scrolling(name), on: site.element, at: site.place, setting: .reduceMotion)
    }

    private func examine(
        _ site: ScreenMotion.Site<AnimationUse>, _ motion: ScreenMotion, isComponent: Bool,
        _ seen: inout Set<String>, _ answers: inout Answers<Signal>
    ) {
        if ["scrollTransition", "visualEffect"].contains(site.subject.names.first) {
            guard let name = site.subject.names.first(where: Self.turning.contains) else { return answers.pass() }
            if site.isGoverned || motion.isTamed(site.element) { return answers.pass() }
            return answers.review(.scrolling(name), on: site.element, at: site.place, setting: .reduceMotion)
        }
        guard let name = site.subject.names.first(where: Self.moving.contains), !MotionContext(site.element).isSmall,
            !site.element.isShortText, name != "matchedGeometryEffect" || site.element.isMoreThanAMark
        else {
            return answers.pass()
        }
        if site.isGoverned || motion.isTamed(site.element) || motion.isEntranceGoverned(site.element) {
            return answers.pass()
        }
        // What is always there, however it is seen, is neither put in nor taken out; a component may be, by its user.
        if name != "matchedGeometryEffect", !isComponent, !site.element.comesAndGoes { return answers.pass() }
        // One view that brings its parts in alike is mended in one go.
        guard seen.insert("\(site.element.ownView?.index ?? -1) \(name)").inserted else { return }
        answers.review(
            .transition(name), on: site.element, at: site.place, certainty: .likely, setting: .reduceMotion,
            cause: site.element.onlyOwnView.map { .app("\(name) \($0)") })
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        guard case .transition(let name) = signal else { return phrase(signal) }
        return phrase(signal).completed(by: viewFix).saying(
            Bilingual(
                en: """
                    The same view of the app comes and goes with .\(name) in \(places) places, with Reduce Motion on \
                    as well. Look whether it is large enough to disturb.
                    """,
                ko: """
                    동작 줄이기를 켜도 앱의 같은 뷰가 \(places)곳에서 .\(name) 전환으로 나타나고 사라집니다. 불편할 만큼 큰 움직임인지 확인하세요.
                    """))
    }

    let viewFix: ViewFix? = .motion

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .movement(let property, let isCertain):
            let how = MovementWords.phrase(property)
            let fix = Wording(
                en: "Read \(.reduceMotion) and pass nil as the animation where it is on, or fade instead.",
                ko: "\(.reduceMotion)을 읽어 켜져 있으면 애니메이션에 nil을 넘기거나 페이드로 바꾸세요.")
            if isCertain {
                return Phrasing(
                    message: Bilingual(
                        en: "With Reduce Motion on, this animation still \(how.en).",
                        ko: "동작 줄이기를 켜도 이 애니메이션은 그대로 \(how.ko)."),
                    fix: fix)
            }
            return Phrasing(
                message: Bilingual(
                    en: """
                        This animation \(how.en), with Reduce Motion on as well. How much could not be told from the \
                        code: look whether it is large enough to disturb.
                        """,
                    ko: "동작 줄이기를 켜도 이 애니메이션은 \(how.ko). 얼마나 움직이는지는 코드만으로 알 수 없으니, 불편할 만큼 큰지 확인하세요."),
                fix: fix)
        case .transition("matchedGeometryEffect"):
            return Phrasing(
                message: Bilingual(
                    en: """
                        This travels and grows from one place to another (.matchedGeometryEffect), with Reduce Motion \
                        on as well. Look whether it is large enough to disturb.
                        """,
                    ko: "동작 줄이기를 켜도 한 위치에서 다른 위치로 이동하며 커집니다(.matchedGeometryEffect). 불편할 만큼 큰 움직임인지 확인하세요."),
                fix: Wording(
                    en: "Where \(.reduceMotion) is on, leave the effect out and fade between the two views.",
                    ko: "\(.reduceMotion)이 켜져 있으면 이 효과를 빼고 두 뷰를 페이드로 전환하세요."))
        case .transition(let name):
            return Phrasing(
                message: Bilingual(
                    en: """
                        This comes and goes with .\(name), with Reduce Motion on as well. Look whether it is large \
                        enough to disturb.
                        """,
                    ko: "동작 줄이기를 켜도 .\(name) 전환으로 나타나고 사라집니다. 불편할 만큼 큰 움직임인지 확인하세요."),
                fix: Wording(
                    en: "Use .transition(reduceMotion ? .opacity : …) with \(.reduceMotion).",
                    ko: "\(.reduceMotion)을 읽어 .transition(reduceMotion ? .opacity : …)로 바꾸세요."))
        case .scrolling(let name):
            return Phrasing(
                message: Bilingual(
                    en: "While people scroll, .\(name) moves this against the rest, with Reduce Motion on as well.",
                    ko: "동작 줄이기를 켜도 스크롤하는 동안 .\(name)이(가) 이 요소를 주변과 다르게 움직입니다."),
                fix: Wording(
                    en: "Leave the effect out where \(.reduceMotion) is on, or change only the opacity.",
                    ko: "\(.reduceMotion)이 켜져 있으면 효과를 빼거나 불투명도만 바꾸세요."))
        }
    }
}

extension ElementView {
    /// Whether it is more than the mark of what is selected, which travels along a bar.
    fileprivate var isMoreThanAMark: Bool {
        switch kind {
        case .shape, .fill, .divider, .text: return false
        case .layered, .group, .customView, .depthStack: return children.contains { $0.isMoreThanAMark }
        default: return true
        }
    }

    /// The app's own view that it is declared in.
    fileprivate var ownView: ElementView? {
        var next = parent
        while let current = next, current.kind != .customView { next = current.parent }
        return next
    }

    /// The name of the one view of the app that it shows, which may come and go alike on many screens; `nil` where it
    /// shows something else besides.
    fileprivate var onlyOwnView: String? {
        switch kind {
        case .customView:
            if case .type(let name) = content { return name }
            return nil
        case .verticalStack, .horizontalStack, .depthStack, .layered, .group:
            let shown = children.filter { $0.kind != .spacer && $0.slot == .content }
            return shown.count == 1 ? shown[0].onlyOwnView : nil
        default: return nil
        }
    }

    /// Whether it is as wide as it may be.
    fileprivate var fillsWidth: Bool {
        has { attribute in
            guard case .layout(.frame(let frame)) = attribute else { return false }
            return !frame.maximumWidth.isAbsent || !frame.width.isAbsent
        }
    }

    /// Whether it is a word or two, or a button of no more, which travel no farther than they are wide.
    fileprivate var isShortText: Bool {
        if kind == .button || kind == .link {
            let inside = Array(descendants)
            let shown = inside.filter { !$0.kind.isTransparent }
            return shown.count == 1 && shown[0].isShortText && ([self] + inside).allSatisfy { !$0.fillsWidth }
        }
        guard kind == .text, case .words(.known(let words)) = content, let text = words.text else { return false }
        return text.count <= 12
    }
}
