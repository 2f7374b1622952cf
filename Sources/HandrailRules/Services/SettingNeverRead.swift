import HandrailModel
import HandrailSource

/// A setting of people's that nothing in an app reads, although the app has what it governs.
struct SettingNeverRead: TargetRule {
    static let info = RuleInfo(
        id: "setting-never-read",
        title: Bilingual(en: "Setting that the app never reads", ko: "앱이 확인하지 않는 설정"),
        reason: Bilingual(
            en: "People set once what they need; what an app draws or moves itself follows only where it asks.",
            ko: "사람들은 필요한 것을 한 번 설정해 둡니다. 앱이 직접 그리거나 움직이는 것은 설정을 확인해야만 따릅니다."),
        impact: .moderate, guidelines: ["accessibility.personalization"], criteria: [],
        examples: examples + SettingNeverReadExamples.all)

    private static func mover(_ code: String) -> String {
        RuleExample.start("page.transitioningDelegate = Slide()") + """

            final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    \(code)
                }
            }
            """
    }

    private static func blurred(_ code: String) -> String { RuleExample.start(code) }

    /// A drawer over a dimmed screen.
    private static let drawer = """


        final class Drawer: NSObject, UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { Slide() }

            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Dimming(presentedViewController: presented, presenting: presenting) }
        }

        final class Dimming: UIPresentationController {
            override func presentationTransitionWillBegin() {
                shade.alpha = 0.4
            }
        }
        """

    private static let slide = "UIView.animate(withDuration: 0.4) { page.frame.origin.x -= page.frame.width }"

    private static let examples: [RuleExample] = [
        RuleExample(.review, mover(slide).replacing("final class", with: "↓final class"), files: RuleExample.app),
        RuleExample(.review, blurred("filter = ↓CIFilter.gaussianBlur()"), files: RuleExample.app),
        RuleExample(
            .review, mover(slide + "\n        page.alpha = 1").replacing("final class", with: "↓final class"),
            files: RuleExample.app),
        RuleExample(
            .review, mover(slide).replacing("final class", with: "↓final class") + drawer, files: RuleExample.app),
        RuleExample(
            .silent,
            mover("page.alpha = 0\n        UIView.animate(withDuration: 0.4) { page.alpha = 1; page.frame = end }"),
            files: RuleExample.app),
        RuleExample(
            .silent,
            mover("page.alpha = 0; page.frame.origin.y = -100\n        UIView.animate { page.alpha = 1 }"),
            files: RuleExample.app),
        RuleExample(
            .nearMiss("no screen is given the animator"),
            mover(slide).replacing("page.transitioningDelegate = Slide()", with: "show(page)"),
            files: RuleExample.app),
        RuleExample(
            .silent,
            mover("""
                if UIAccessibility.isReduceMotionEnabled { return fade() }
                        \(slide)
                """), files: RuleExample.app),
        RuleExample(
            .silent, blurred("if !UIAccessibility.isReduceTransparencyEnabled { filter = CIFilter.gaussianBlur() }"),
            files: RuleExample.app),
        RuleExample(.silent, blurred("filter = CIFilter.sepiaTone()"), files: RuleExample.app),
        RuleExample(
            .nearMiss("effects of the system follow the setting by themselves"),
            blurred("view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))"), files: RuleExample.app),
    ]

    /// A setting, what reads it, and what it governs.
    private struct Row {
        let signal: Signal
        let readers: Set<String>
        let governed: Set<String>
    }

    /// The setting.
    enum Signal: Hashable, Sendable {
        case reduceMotion, reduceTransparency, differentiateWithoutColor, dimFlashingLights
        /// The first, of what covers a part of the screen only.
        case reduceMotionOfSheets
        /// Reduce Motion, in so many places that move something.
        case movements(Int)
    }

    private static let rows = [
        Row(
            signal: .reduceMotion,
            readers: [
                "isReduceMotionEnabled", "UIAccessibilityIsReduceMotionEnabled", "accessibilityReduceMotion",
                "prefersCrossFadeTransitions", "accessibilityDisplayShouldReduceMotion",
                "reduceMotionStatusDidChangeNotification",
            ],
            governed: [animators]),
        Row(
            signal: .reduceTransparency,
            readers: [
                "isReduceTransparencyEnabled", "UIAccessibilityIsReduceTransparencyEnabled",
                "accessibilityReduceTransparency", "accessibilityDisplayShouldReduceTransparency",
            ],
            governed: ["CIFilter.gaussianBlur", "\"CIGaussianBlur", "vImageBoxConvolve_ARGB8888"]),
        Row(
            signal: .differentiateWithoutColor,
            readers: [
                "shouldDifferentiateWithoutColor", "accessibilityDifferentiateWithoutColor",
                "UIAccessibilityShouldDifferentiateWithoutColor", "differentiateWithoutColor",
                "accessibilityDisplayShouldDifferentiateWithoutColor",
            ],
            governed: [seriesColor]),
        Row(
            signal: .dimFlashingLights,
            readers: [
                "MADimFlashingLightsEnabled", "accessibilityDimFlashingLights", "MAFlashingLightsProcessor",
                "kMADimFlashingLightsChangedNotification",
            ],
            // Films that players of the system show are dimmed by themselves.
            governed: ["AVSampleBufferDisplayLayer", "AVPlayerItemVideoOutput", "VTDecompressionSessionCreate"]),
    ]

    let names = Self.rows.reduce(
        into: handers.union([given, delegate, ScreenMovement.presenter]).union(MovementCalls.names).union(marks)
            .union(shapes)
    ) {
        $0.formUnion($1.readers.union($1.governed))
    }

    /// What tells lines and points of a chart apart by color, and by shape.
    private static let seriesColor = "foregroundStyle"
    private static let shapes: Set<String> = ["symbol", "lineStyle", "symbolSize"]
    private static let marks: Set<String> = ["LineMark", "PointMark"]

    private static let animators = "UIViewControllerAnimatedTransitioning"
    private static let given = "transitioningDelegate"
    private static let delegate = "UIViewControllerTransitioningDelegate"
    private static let handers: Set<String> = ["UINavigationControllerDelegate", "UITabBarControllerDelegate"]

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        for row in Self.rows {
            let movements = row.signal == .reduceMotion ? Self.movements(in: target) : []
            let use = target.uses.first { Self.counts($0, of: row, in: target) }
            guard let place = use?.place ?? Self.mostMoved(movements) else { continue }
            if target.usesOfProject.contains(where: { $0.isNamed(among: row.readers) }) {
                answers.pass()
                continue
            }
            if use != nil, row.signal == .reduceMotion, movements.isEmpty, Self.movesSheetsOnly(target) {
                answers.review(.reduceMotionOfSheets, of: target, at: place, impact: .minor)
                continue
            }
            let others = movements.map(\.place).filter { $0 != place }.sorted()
            answers.review(
                use == nil ? .movements(movements.count) : row.signal, of: target, at: place,
                related: others.map { RelatedPlace(place: $0, why: Self.moves) })
        }
    }

    private static let moves = Bilingual(
        en: "This moves, grows or swings as well.", ko: "여기서도 미끄러지거나 커지거나 튕깁니다.")

    /// So many places make a habit of an app, of which a rule tells that looks at each by itself where it is far.
    private static let habit = 3

    /// Where code of an app moves something, whichever of its parts has that code.
    private static func movements(in target: TargetFacts) -> [CodeUse] {
        guard target.kind == .app, !target.isSample else { return [] }
        return target.usesOfProject.filter { use in
            use.isNamed(among: MovementCalls.names) && !use.isOfSomeBuilds
                && !target.developerFiles.contains(use.place.file)
        }
    }

    /// The first place that moves something far, where there are many that move something.
    private static func mostMoved(_ movements: [CodeUse]) -> SourcePlace? {
        guard Set(movements.map(\.place)).count >= habit else { return nil }
        let far = CodeArgument(label: MovementCalls.reach, value: .name(MovementCalls.Reach.far.rawValue))
        return movements.filter { $0.arguments.contains(far) }.map(\.place).min()
    }

    /// Whether a use is something that a setting governs; of an animator, whether it moves a screen far, and any screen
    /// is given one.
    private static func counts(_ use: CodeUse, of row: Row, in target: TargetFacts) -> Bool {
        guard use.isNamed(among: row.governed), !use.isOfSomeBuilds else { return false }
        if row.signal == .differentiateWithoutColor { return isSeries(use, in: target) }
        guard use.isNamed(among: [animators]) else { return true }
        return ScreenMovement.isFar(words(of: use)) && target.usesOfProject.contains(where: givesAnimators)
    }

    /// Whether lines or points of a chart are told apart by color alone: those of the function get no shape by what
    /// they stand for.
    private static func isSeries(_ use: CodeUse, in target: TargetFacts) -> Bool {
        guard use.arguments.contains(where: { $0.label == "by" }), use.function != nil else { return false }
        let beside = target.uses.filter { $0.function == use.function && $0.type == use.type }
        return beside.contains { $0.isNamed(among: marks) }
            && !beside.contains { other in
                other.isNamed(among: shapes) && other.arguments.contains { $0.label == "by" }
            }
    }

    /// Whether code sets the transitioning delegate of a screen, or hands animators to a bar controller.
    private static func givesAnimators(_ use: CodeUse) -> Bool {
        if use.isNamed(among: handers) { return ScreenMovement.handsOver(words(of: use)) }
        return use.isNamed(among: [given]) && use.arguments.contains { $0.label == "=" && $0.value != .name("nil") }
    }

    /// Whether all that is moved covers a part of the screen: whoever hands out animators hands out a presentation
    /// controller too, and those of the app leave the screen behind in view.
    private static func movesSheetsOnly(_ target: TargetFacts) -> Bool {
        let uses = target.usesOfProject
        guard !uses.contains(where: { $0.isNamed(among: handers) && ScreenMovement.handsOver(words(of: $0)) }) else {
            return false
        }
        let presenters = uses.filter { $0.isNamed(among: [ScreenMovement.presenter]) && !$0.arguments.isEmpty }
        let delegates = uses.filter { $0.isNamed(among: [delegate]) && ScreenMovement.animates(words(of: $0)) }
        return !presenters.isEmpty && !delegates.isEmpty
            && presenters.allSatisfy { ScreenMovement.leavesScreenBehind(words(of: $0)) }
            && delegates.allSatisfy { ScreenMovement.presents(words(of: $0)) }
    }

    /// The words of a type that inherits from one that is asked for.
    private static func words(of use: CodeUse) -> Set<String> {
        Set(use.arguments.compactMap { argument in
            if case .name(let word) = argument.value { word } else { nil }
        })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .reduceMotion:
            Phrasing(
                message: Bilingual(
                    en: "The app moves whole screens by transitions of its own and never asks for Reduce Motion.",
                    ko: "직접 만든 전환으로 화면 전체를 움직이지만 동작 줄이기 설정을 한 번도 확인하지 않습니다."),
                fix: Bilingual(
                    en: "Fade instead with UIAccessibility.isReduceMotionEnabled, or prefersCrossFadeTransitions "
                        + "(iOS 14).",
                    ko: "UIAccessibility.isReduceMotionEnabled나 prefersCrossFadeTransitions(iOS 14)가 켜져 있으면 페이드로 "
                        + "바꾸세요."))
        case .reduceMotionOfSheets:
            Phrasing(
                message: Bilingual(
                    en: "The app slides sheets in by a transition of its own and never asks for Reduce Motion.",
                    ko: "직접 만든 전환으로 시트를 밀어 올리지만 동작 줄이기 설정을 한 번도 확인하지 않습니다."),
                fix: phrase(.reduceMotion).fix)
        case .movements(let count):
            Phrasing(
                message: Bilingual(
                    en: """
                        In \(count) places the app slides, grows or springs something, and nowhere does it ask for \
                        Reduce Motion.
                        """,
                    ko: "앱이 \(count)곳에서 무언가를 미끄러뜨리거나 키우거나 튕기지만 동작 줄이기 설정을 한 번도 확인하지 않습니다."),
                fix: Bilingual(
                    en: "Where it is far, fade instead with UIAccessibility.isReduceMotionEnabled, or what the "
                        + "environment of a view says of it.",
                    ko: "크게 움직이는 곳은 UIAccessibility.isReduceMotionEnabled나 뷰의 환경 값을 확인해 페이드로 바꾸세요."))
        case .differentiateWithoutColor:
            Phrasing(
                message: Bilingual(
                    en: "The lines or points of this chart differ by color alone, and the app never asks for "
                        + "Differentiate Without Color.",
                    ko: "이 차트의 선이나 점은 색으로만 구별되지만 색상 없이 구별 설정을 한 번도 확인하지 않습니다."),
                fix: Bilingual(
                    en: "Give each a shape as well, always or with that setting: symbol(by:) or lineStyle(by:) beside "
                        + "the color.",
                    ko: "항상 또는 이 설정이 켜졌을 때 symbol(by:)나 lineStyle(by:)로 모양도 다르게 하세요."))
        case .dimFlashingLights:
            Phrasing(
                message: Bilingual(
                    en: "The app draws the frames of films by itself and never asks for Dim Flashing Lights.",
                    ko: "영상의 프레임을 직접 그리지만 깜빡이는 조명 어둡게 하기 설정을 한 번도 확인하지 않습니다."),
                fix: Bilingual(
                    en: "With MADimFlashingLightsEnabled (iOS 16.4) darken frames that flash, or have AVPlayerLayer "
                        + "show them: it does so by itself.",
                    ko: "MADimFlashingLightsEnabled(iOS 16.4)가 켜져 있으면 깜빡이는 프레임을 어둡게 하거나, 스스로 그렇게 하는 "
                        + "AVPlayerLayer로 보여 주세요."))
        case .reduceTransparency:
            Phrasing(
                message: Bilingual(
                    en: "The app blurs by itself and never asks for Reduce Transparency.",
                    ko: "흐림 효과를 직접 만들지만 투명도 줄이기 설정을 한 번도 확인하지 않습니다."),
                fix: Bilingual(
                    en: "With UIAccessibility.isReduceTransparencyEnabled show a plain color behind text instead.",
                    ko: "UIAccessibility.isReduceTransparencyEnabled가 켜져 있으면 텍스트 뒤에 단색을 보여 주세요."))
        }
    }
}
