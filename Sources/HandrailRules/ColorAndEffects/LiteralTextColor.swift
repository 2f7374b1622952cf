import HandrailModel
import HandrailSemantics
import HandrailStandards

/// Text in one color for light and dark appearance, on a background of the system that changes.
struct LiteralTextColor: ElementRule {
    static let info = RuleInfo(
        id: "literal-text-color",
        title: Bilingual(en: "Text color that does not follow the appearance", ko: "화면 모드를 따르지 않는 텍스트 색상"),
        reason: Bilingual(
            en: """
                The system's background turns dark or light with the setting; text of one color disappears on one of \
                them.
                """,
            ko: "시스템 배경은 라이트 모드와 다크 모드에 따라 바뀝니다. 한 가지 색으로 고정된 글자는 둘 중 하나에서 사라집니다."),
        impact: .serious, guidelines: ["accessibility.text-system-colors"],
        criteria: ["WCAG 2.2 1.4.3"], settings: Appearance.settings, yieldsTo: "low-text-contrast",
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            VStack {
                Text("Your order")
                    .↓foregroundColor(.black)
                Text("Arrives tomorrow")
            }
            """),
        RuleExample(
            .violation,
            """
            List {
                Text("Terms of use")
                    .↓foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.3))
            }
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Button("Continue") { next() }
                Text("Step 2 of 3")
            }
            .↓tint(Color(red: 0.1, green: 0.15, blue: 0.5))
            """),
        RuleExample(
            .silent,
            """
            Text("Your order")
                .foregroundColor(.black)
                .padding()
                .background(Color.yellow)
            """),
        RuleExample(
            .silent,
            """
            Text("Your order").foregroundColor(.primary)
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Your order").foregroundColor(.black)
            }
            .preferredColorScheme(.light)
            """),
        RuleExample(
            .nearMiss("what the button's style draws behind the text is not known"),
            """
            Button {
                save()
            } label: {
                Text("Save").foregroundColor(.black)
            }
            .buttonStyle(.bordered)
            """),
        RuleExample(
            .violation,
            """
            <label text="Closed in winter" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            ↓<color key="textColor" red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="Closed in winter" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <color key="textColor" systemColor="labelColor"/>
            </label>
            """),
    ]

    let kinds: Set<ElementKind>? = [.text, .textField, .secureField, .textEditor]

    /// What was measured.
    struct Signal: Hashable, Sendable {
        /// The numbers.
        let contrast: ContrastCase
    }

    /// Whether the color is right in light appearance and wrong in dark: then it is not the contrast but that it is
    /// fixed.
    static func speaks(of contrast: TextContrast, _ measurements: [TextContrast.Measurement]) -> Bool {
        guard contrast.isFixedOnChanging else { return false }
        let minimum = contrast.look.guidelineMinimum
        let plain = measurements.filter { !$0.appearance.hasIncreasedContrast }
        return plain.contains { $0.ratio < minimum && $0.appearance.isDark }
            && plain.contains { $0.ratio >= minimum && !$0.appearance.isDark }
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.showsWords, element.hasColorSet || screen.screen.accent != nil else { return }
        let context = DeclaredContext(element)
        guard context.disabled != .always else { return answers.pass() }
        let open = TextContrast.of(element, on: screen)
        let contrast = open.settled(below: open.look.guidelineMinimum)
        guard !contrast.maySpeakOfDisabled(element, context, on: screen) else { return answers.pass() }
        guard case .measured(let measurements) = contrast.answer else { return }
        guard Self.speaks(of: contrast, measurements),
            let found = ContrastCase(measurements, below: contrast.look.guidelineMinimum, look: contrast.look)
        else { return answers.pass() }
        answers.violation(
            Signal(contrast: found), on: element, at: contrast.use?.place, certainty: .likely, setting: found.setting,
            cause: contrast.cause(of: found))
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: """
                    Text in \(places) places keeps this color while the system's background changes, for example: \
                    \(sentence.en).
                    """,
                ko: "시스템 배경은 바뀌는데 텍스트 \(places)곳이 이 색으로 고정되어 있습니다. 예: \(sentence.ko)"),
            fix: Wording(
                en: "Give the color a variant for the other appearance here, or use .primary in those places.",
                ko: "여기에서 다른 화면 모드용 색을 추가하거나, 해당 위치에 .primary를 사용하세요."),
            inViews: Wording(
                en: "Give the color a variant for the other appearance here, or use \(.labelColor) in those places.",
                ko: "여기에서 다른 화면 모드용 색을 추가하거나, 해당 위치에 \(.labelColor)을 사용하세요."),
            inInterfaceFiles: Wording(
                en: """
                    Give the color a variant for the other appearance here, or choose Label Color in those places in \
                    the Attributes inspector.
                    """,
                ko: "여기에서 다른 화면 모드용 색을 추가하거나, Attributes inspector에서 해당 위치의 색을 Label Color로 고르세요."))
    }

    let viewFix: ViewFix? = .color

    func phrase(_ signal: Signal) -> Phrasing {
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: """
                    The text keeps \(signal.contrast.foreground) while the system's background changes: \(sentence.en).
                    """,
                ko: "시스템 배경은 바뀌는데 텍스트는 \(signal.contrast.foreground)(으)로 고정되어 있습니다. \(sentence.ko)"),
            fix: Wording(
                en: "Use .primary, or a color set with a color for each appearance"
                    + (signal.contrast.nearest.map { " (\($0) would pass where this one fails)." } ?? "."),
                ko: ".primary를 쓰거나 화면 모드마다 색을 정한 색상 세트를 사용하세요"
                    + (signal.contrast.nearest.map { "(이 색이 기준에 못 미치는 모드에서는 \($0)이면 됩니다)." } ?? ".")))
    }
}
