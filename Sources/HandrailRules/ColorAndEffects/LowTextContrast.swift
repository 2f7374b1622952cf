import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text in a color that the app sets, too close to what is behind it.
struct LowTextContrast: ElementRule {
    static let info = RuleInfo(
        id: "low-text-contrast",
        title: Bilingual(en: "Text too close to its background in color", ko: "배경과 대비가 낮은 텍스트"),
        reason: Bilingual(
            en: "People with low vision, and everyone in bright light, cannot read text that hardly stands out.",
            ko: "시력이 낮은 사람은 물론 밝은 곳에서는 누구나 배경과 비슷한 색의 글자를 읽기 어렵습니다."),
        impact: .serious,
        guidelines: ["accessibility.contrast", "color.contrast-in-context", "typography.legibility-contexts"],
        criteria: ["WCAG 2.2 1.4.3"], settings: Appearance.settings,
        needsOfCaptures: [.frame, .pixels], options: ContrastNeeds.options, examples: LowTextContrastExamples.all)

    /// How far text has to stand out.
    let needs: ContrastNeeds

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) { needs = ContrastNeeds(options) }

    /// In captures controls and groups are what shows their words.
    let kinds: Set<ElementKind>? = Self.builtKinds.union([.button, .link, .tab, .menu, .group])
    private static let builtKinds: Set<ElementKind> = [.text, .textField, .secureField, .textEditor]

    /// What was measured.
    struct Signal: Hashable, Sendable {
        /// Whether only WCAG asks for more.
        let isStrict: Bool
        /// Whether the numbers are the best that a material may come to.
        var isOnMaterial = false
        /// Whether it stands on a translucent color over something that is not known.
        var isThroughLayers = false
        /// Whether the text has a color that the system gives it.
        var isPresumed = false
        /// Whether it is one of the levels of the system's text color that are made for what people can do without.
        var isFaintLevel = false
        /// Whether nobody sets a color, so that it follows the appearance while what is behind it does not.
        var isUnset = false
        /// Whether it is one of several colors that code gives the text, of which others stand out.
        var isOneOfSeveral = false
        /// What a screenshot shows that has the numbers.
        var captured: Captured?
        /// The numbers.
        let contrast: ContrastCase
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture { return examine(element, on: capture, &answers) }
        guard Self.builtKinds.contains(element.kind), element.showsWords else { return }
        let context = DeclaredContext(element)
        // What can never be used may be faint.
        if !element.hasColorSet, context.disabled != .always, examineUnset(element, on: screen, &answers) { return }
        guard element.hasColorSet || screen.screen.accent != nil else { return }
        guard context.disabled != .always else { return answers.pass() }
        let open = TextContrast.of(element, on: screen)
        let contrast = open.settled(below: needs.minimum(for: open.look))
        guard !contrast.maySpeakOfDisabled(element, context, on: screen) else { return answers.pass() }
        if element.isTextField, let color = contrast.color, color.alternatives.count > 1,
            !element.isColored(by: contrast.use)
        {
            // An empty field has another color than what people write into it: nobody reads that one.
            return answers.cannotTell(
                en: "the color depends on whether anything is written", ko: "입력한 내용이 있는지에 따라 색상이 달라집니다")
        }
        switch contrast.answer {
        case .systemsOwn:
            guard let found = faintLevel(of: element, contrast, on: screen) else { return answers.pass() }
            answers.review(
                Signal(isStrict: false, isFaintLevel: true, contrast: found), on: element, at: contrast.use?.place,
                certainty: .likely, impact: .moderate, setting: found.setting)
        case .cannotTell(let reason):
            // Whatever shines through, it fails, or nothing can be said.
            if let bounds = contrast.throughLayers,
                let found = ContrastCase(bounds, below: needs.minimum(for: contrast.look), look: contrast.look)
            {
                return answers.violation(
                    Signal(isStrict: false, isThroughLayers: true, contrast: found), on: element,
                    at: contrast.use?.place,
                    certainty: .likely, setting: found.setting)
            }
            // What code gives a text in some case is seen in that case. The other color of a control is that of one
            // that is disabled, as a rule.
            if context.control == nil, !element.isTextField, element.extent.file == contrast.use?.place.file,
                let one = contrast.failing(below: needs.minimum(for: contrast.look)),
                case .measured(let measurements) = one.answer,
                let found = ContrastCase(measurements, below: needs.minimum(for: one.look), look: one.look)
            {
                return answers.review(
                    Signal(isStrict: false, isOneOfSeveral: true, contrast: found), on: element,
                    at: contrast.use?.place, certainty: .possible, setting: found.setting)
            }
            // On a material the whole range fails, or nothing can be said.
            guard let bounds = contrast.onMaterial,
                let found = ContrastCase(bounds, below: needs.minimum(for: contrast.look), look: contrast.look)
            else { return answers.cannotTell(reason) }
            answers.review(
                Signal(isStrict: false, isOnMaterial: true, contrast: found), on: element, at: contrast.use?.place,
                certainty: .possible, setting: found.setting)
        case .measured(let measurements):
            guard !LiteralTextColor.speaks(of: contrast, measurements) else { return }
            if let found = ContrastCase(measurements, below: needs.minimum(for: contrast.look), look: contrast.look) {
                if contrast.isPresumed {
                    return answers.review(
                        Signal(isStrict: false, isPresumed: true, contrast: found), on: element,
                        at: contrast.use?.place,
                        certainty: .likely, setting: found.setting, cause: contrast.cause(of: found))
                }
                answers.violation(
                    Signal(isStrict: false, contrast: found), on: element, at: contrast.use?.place,
                    certainty: .likely, setting: found.setting, cause: contrast.cause(of: found))
            } else if let strict = contrast.look.strictMinimum,
                let found = ContrastCase(measurements, below: strict, look: contrast.look)
            {
                answers.review(
                    Signal(isStrict: true, contrast: found), on: element, at: contrast.use?.place,
                    certainty: .likely, setting: found.setting, cause: contrast.cause(of: found))
            } else {
                answers.pass()
            }
        }
    }

    /// The contrast of words in one of the system's levels of text color that are fainter than the second, by
    /// themselves; `nil` for another color, for one that depends on a color around it, and where it stands out.
    private func faintLevel(
        of element: ElementView, _ contrast: TextContrast, on screen: PerceivedTree
    ) -> ContrastCase? {
        guard element.kind == .text, case .system(let name)? = contrast.color?.plain, Self.faintLevels.contains(name),
            let use = contrast.use, use.condition == nil, let color = contrast.color, screen.screen.reachesTouchDevices,
            !([element] + element.ancestors).contains(where: { level in
                level.attributes.contains { other in
                    if case .color(.foreground) = other.attribute { other.place != use.place } else { false }
                }
            })
        else { return nil }
        // In the label of a control and below a tint a level is one of that color, not of the system's text.
        guard Self.fixedLevels.contains(name) || DeclaredContext(element).control == nil && !element.isTinted else {
            return nil
        }
        // What lies behind it alone, and what it is drawn fainter by, is not part of what is around it.
        guard !element.has(.color(.background)), !element.has(.visibility(.opacity)) else { return nil }
        let measurements = TextContrast.measurements(of: color, around: element, on: screen.screen)
        return ContrastCase(measurements, below: needs.minimum(for: contrast.look), look: contrast.look)
    }

    private static let faintLevels: Set<String> = [
        "tertiary", "quaternary", "quinary", "tertiaryLabel", "quaternaryLabel", "placeholderText",
    ]
    /// Those that are the same whatever color is around them.
    private static let fixedLevels: Set<String> = ["tertiaryLabel", "quaternaryLabel", "placeholderText"]

    /// Judges a text that nobody gives a color, which follows the appearance, on a color of the app's; `false` where
    /// there is no such text.
    private func examineUnset(
        _ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>
    ) -> Bool {
        guard element.kind == .text, let contrast = TextContrast.ofUnset(element, on: screen),
            case .measured(let measurements) = contrast.answer
        else { return false }
        guard !contrast.maySpeakOfDisabled(element, DeclaredContext(element), on: screen),
            let found = ContrastCase(measurements, below: needs.minimum(for: contrast.look), look: contrast.look)
        else {
            answers.pass()
            return true
        }
        // What is drawn fainter is told where that is said.
        let fading = element.attributes.first { if case .visibility(.opacity) = $0.attribute { true } else { false } }
        let isFaded = fading != nil && measurements.contains { $0.foreground.alpha < 1 }
        answers.violation(
            Signal(isStrict: false, isUnset: !isFaded, contrast: found), on: element,
            at: isFaded ? fading?.place : nil, certainty: .likely, setting: found.setting)
        return true
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        if signal.captured != nil { return phrase(signal.contrast, inScreenshots: places) }
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: """
                    Text in this color is hard to tell from its background in \(places) places, for example: \
                    \(sentence.en).
                    """,
                ko: "이 색을 쓴 텍스트가 \(places)곳에서 배경과 잘 구분되지 않습니다. 예: \(sentence.ko)"),
            fix: signal.contrast.mending.sharedWording, inViews: signal.contrast.mending.sharedWording)
    }

    let viewFix: ViewFix? = .color

    func phrase(_ signal: Signal) -> Phrasing {
        if let captured = signal.captured { return phrase(captured, signal.contrast) }
        let sentence = signal.contrast.sentence
        if signal.isOnMaterial {
            return Phrasing(
                message: Bilingual(
                    en: """
                        Whatever the material lets through, the text is hard to tell from it; at best: \(sentence.en).
                        """,
                    ko: "재질에 무엇이 얼마나 비치든 텍스트가 잘 구분되지 않습니다. 가장 나은 경우에도 \(sentence.ko)"),
                fix: Wording(
                    en: """
                        Use .primary or .secondary, which the system fits to the material, or lay an opaque color \
                        behind the text.
                        """,
                    ko: "시스템이 재질에 맞춰 주는 .primary나 .secondary를 쓰거나 텍스트 뒤에 불투명한 색을 깔아 주세요."))
        }
        if signal.isThroughLayers {
            let fix = Wording(
                en: """
                    Lay an opaque color behind the text that it stands out from, or give the text a darker or lighter \
                    color.
                    """,
                ko: "텍스트 뒤에 잘 구분되는 불투명한 색을 깔거나, 텍스트를 더 어둡거나 더 밝은 색으로 바꾸세요.")
            return Phrasing(
                message: Bilingual(
                    en: """
                        Whatever shines through the translucent color behind it, the text is hard to tell from it; at \
                        best: \(sentence.en).
                        """,
                    ko: "뒤에 깔린 반투명한 색에 무엇이 비치든 텍스트가 잘 구분되지 않습니다. 가장 나은 경우에도 \(sentence.ko)"),
                fix: fix, inViews: fix)
        }
        if signal.isFaintLevel {
            return Phrasing(
                message: Bilingual(
                    en: """
                        This level of the system's text color is made for what people can do without, and the words \
                        are hard to tell from their background: \(sentence.en).
                        """,
                    ko: "이 단계의 시스템 텍스트 색은 읽지 않아도 되는 내용에 쓰는 색이어서 텍스트가 배경과 잘 구분되지 않습니다. \(sentence.ko)"),
                fix: Wording(
                    en: "Use .primary; .secondary is enough for large text only.",
                    ko: ".primary를 쓰세요. .secondary는 큰 텍스트에만 충분합니다."),
                inViews: Wording(
                    en: "Use \(.labelColor); secondaryLabel is enough for large text only.",
                    ko: "\(.labelColor)을 쓰세요. secondaryLabel은 큰 텍스트에만 충분합니다."))
        }
        if signal.isPresumed {
            return Phrasing(
                message: Bilingual(
                    en: """
                        The system writes the label of a prominent button in white as a rule, which this tint hardly \
                        sets off: \(sentence.en). Look at the button.
                        """,
                    ko: "시스템은 강조 버튼의 레이블을 보통 흰색으로 쓰는데, 이 틴트 색과는 잘 구분되지 않습니다. 버튼을 직접 확인하세요. \(sentence.ko)"),
                fix: Wording(
                    en: """
                        Use a darker tint, or set the color of the label with \(.foregroundStyle) to one that stands \
                        out from it.
                        """,
                    ko: "더 어두운 틴트 색을 쓰거나, \(.foregroundStyle)로 레이블에 잘 구분되는 색을 지정하세요."))
        }
        if signal.isUnset {
            return Phrasing(
                message: Bilingual(
                    en: """
                        No color is set for the text, so that it is black in light and white in dark appearance, and \
                        hard to tell from what is behind it: \(sentence.en).
                        """,
                    ko: "텍스트 색을 지정하지 않아 라이트 모드에서는 검은색, 다크 모드에서는 흰색이 되며, 뒤에 있는 색과 잘 구분되지 않습니다. \(sentence.ko)"),
                fix: Wording(
                    en: """
                        Set the color of the text where its background is set, or give the background a variant for \
                        each appearance.
                        """,
                    ko: "배경색을 지정한 곳에서 텍스트 색도 함께 지정하거나, 배경색에 화면 모드별 색을 추가하세요."))
        }
        if signal.isOneOfSeveral {
            return Phrasing(
                message: Bilingual(
                    en: """
                        One of the colors that code gives this text is hard to tell from its background: \
                        \(sentence.en). Look at when it is used.
                        """,
                    ko: "코드가 이 텍스트에 지정하는 색 가운데 하나가 배경과 잘 구분되지 않습니다. 그 색이 언제 쓰이는지 확인하세요. \(sentence.ko)"),
                fix: signal.contrast.mending.wording(), inViews: signal.contrast.mending.wording())
        }
        let strict = signal.isStrict
            ? Bilingual(
                en: " Bold text passes Apple's guideline from 3:1; WCAG asks for more below 14 pt.",
                ko: " 볼드체는 Apple 가이드라인으로는 3:1이면 충분하지만 WCAG는 14 pt 미만에서 더 높은 대비를 요구합니다.")
            : Bilingual(en: "", ko: "")
        return Phrasing(
            message: Bilingual(
                en: "The text is hard to tell from its background: \(sentence.en).\(strict.en)",
                ko: "텍스트가 배경과 잘 구분되지 않습니다. \(sentence.ko)\(strict.ko)"),
            fix: signal.contrast.mending.wording(), inViews: signal.contrast.mending.wording(),
            inInterfaceFiles: signal.contrast.mending.wording(naming: .labelColorField))
    }
}

extension ElementView {
    /// Whether it, or something around it, is given a tint.
    fileprivate var isTinted: Bool { ([self] + ancestors).contains { $0.has(.color(.tint)) } }

    /// Whether a state of the app is known to decide about the color that a modifier sets.
    fileprivate func isColored(by use: AttributeUse?) -> Bool {
        ([self] + ancestors).contains { level in
            level.attributes.contains { other in
                if case .state(.look) = other.attribute { other.place == use?.place } else { false }
            }
        }
    }
}
