import HandrailModel
import HandrailSemantics

/// Colors for the layers of a symbol in a rendering mode that takes one color or none.
struct SymbolColorsIgnored: ElementRule {
    static let info = RuleInfo(
        id: "symbol-colors-ignored",
        title: Bilingual(en: "Rendering mode that ignores colors", ko: "색상을 무시하는 렌더링 모드"),
        reason: Bilingual(
            en: """
                Where a second color tells a badge from its symbol, or one state from another, and the rendering mode \
                draws all layers alike, nobody sees what it was meant to say.
                """,
            ko: "두 번째 색으로 배지나 상태를 나타냈는데 렌더링 모드가 모든 레이어를 같은 색으로 그리면 전하려던 뜻이 보이지 않습니다."),
        impact: .minor, guidelines: ["symbols.rendering-mode"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Image(systemName: "person.crop.circle.badge.checkmark")
                .symbolRenderingMode(.monochrome)
                .↓foregroundStyle(.green, .primary)
            """),
        RuleExample(
            .violation,
            """
            Image(systemName: "externaldrive.badge.wifi")
                .↓foregroundStyle(.blue, .gray)
                .symbolRenderingMode(.hierarchical)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "person.crop.circle.badge.checkmark")
                .symbolRenderingMode(.palette)
                .foregroundStyle(.green, .primary)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "person.crop.circle.badge.checkmark")
                .foregroundStyle(.green, .primary)
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "tram")
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(.blue)
            """),
        RuleExample(
            .nearMiss("the mode around it is not its own"),
            """
            VStack {
                Image(systemName: "externaldrive.badge.wifi")
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.blue, .gray)
            }
            .symbolRenderingMode(.monochrome)
            """),
    ]

    let kinds: Set<ElementKind>? = [.image, .label]
    let attributes: Set<AttributeKind>? = [.picture(.layerColors)]

    /// What is ignored.
    struct Signal: Hashable, Sendable {
        /// How many colors there are.
        let colors: Int
        /// The rendering mode.
        let mode: String
    }

    /// Modes that make all layers of one color.
    ///
    /// Source: Apple's documentation of `SymbolRenderingMode`.
    private static let modes: Set<String> = ["monochrome", "hierarchical"]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .picture(.layerColors(let colors)) = use.attribute, use.condition == nil else { continue }
            let mode = DeclaredContext(element).nearest(.picture(.symbolRendering)) { attribute -> String? in
                if case .picture(.symbolRendering(let mode)) = attribute { mode } else { nil }
            }?.value
            guard let mode, Self.modes.contains(mode) else {
                answers.pass()
                continue
            }
            answers.violation(Signal(colors: colors, mode: mode), on: element, at: use.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The symbol is given \(signal.colors) colors, but .\(signal.mode) draws all of its layers in the \
                    first one.
                    """,
                ko: "심벌에 색상 \(signal.colors)가지를 지정했지만 .\(signal.mode)는 모든 레이어를 첫 번째 색으로 그립니다."),
            fix: Wording(
                en: "Use .symbolRenderingMode(.palette), or leave the mode out: then each layer takes its color.",
                ko: ".symbolRenderingMode(.palette)를 쓰거나 모드 지정을 지우세요. 그러면 레이어마다 색이 적용됩니다."))
    }
}
