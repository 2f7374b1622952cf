import HandrailModel
import HandrailSource

/// Text in the color of what can be tapped, where nothing can.
struct TintedStaticText: ElementRule {
    static let info = RuleInfo(
        id: "tinted-static-text",
        title: Bilingual(en: "Static text in the tint color", ko: "색조 색상으로 쓴 일반 텍스트"),
        reason: Bilingual(
            en: "The tint color tells people where they can tap; text that borrows it sends them to a dead end.",
            ko: "색조 색상은 탭할 수 있는 곳을 알려 줍니다. 같은 색을 쓴 일반 텍스트는 사람들을 헛되이 탭하게 만듭니다."),
        impact: .minor, guidelines: ["color.interactive-distinct"],
        criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                ↓Text("Free delivery from tomorrow")
                    .foregroundColor(.accentColor)
                Button("Order") { order() }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Text("Show more").foregroundStyle(.tint)
                Text("Twelve ships in the harbor")
            }
            """),
        RuleExample(
            .silent,
            """
            Button { order() } label: {
                Text("Order").foregroundColor(.accentColor)
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Show more")
                .foregroundStyle(.tint)
                .onTapGesture { showMore() }
            """),
        RuleExample(
            .silent,
            """
            Text("Free delivery").foregroundStyle(.secondary)
            """),
        RuleExample(
            .nearMiss("a number stands out as a figure, not as something to tap"),
            """
            Text("\\(count)").foregroundColor(.accentColor)
            """),
        RuleExample(
            .review,
            """
            ↓<label text="Compare tickets" id="l1">
            <color key="textColor" systemColor="tintColor"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="Compare tickets" id="l1">
            <color key="textColor" systemColor="labelColor"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
    ]

    let kinds: Set<ElementKind>? = [.text]
    let attributes: Set<AttributeKind>? = [.color(.foreground)]

    /// What the text says.
    struct Signal: Hashable, Sendable {
        /// Its words.
        let words: String
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let isTinted = element.attributes.contains { use in
            if case .color(.foreground(let color)) = use.attribute, case .system(let name) = color.plain,
                use.condition == nil
            {
                return name == "accentColor" || name == "tint"
            }
            return false
        }
        guard isTinted, case .words(.known(let words)) = element.content, let text = words.text,
            text.contains(where: \.isLetter)
        else { return }
        var level: ElementView? = element
        while let current = level {
            if current.kind.isControl || current.slot != .content || current.kind == .opaque { return answers.pass() }
            for use in current.attributes {
                switch use.attribute {
                case .interaction(.gesture), .code(.action), .accessibility(.addTraits), .accessibility(.action),
                    .interaction(.draggable), .interaction(.contentShape):
                    return answers.pass()
                case .unknownModifier:
                    return answers.cannotTell(
                        en: "a modifier of a package may make it a button", ko: "패키지의 수정자가 버튼으로 만들 수 있습니다")
                default: break
                }
            }
            level = current.parent
        }
        answers.review(Signal(words: text), on: element, certainty: .possible)
    }

    let viewFix: ViewFix? = .staticColor

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Wording(
                en: "“\(signal.words)” has the color of what can be tapped, but nothing happens on a tap.",
                ko: "“\(signal.words)”은(는) \(.tap)할 수 있는 요소와 색이 같지만 탭해도 아무 일도 일어나지 않습니다."),
            fix: Wording(
                en: "Use .primary or .secondary and a heavier weight to make it stand out, or make it a Button.",
                ko: ".primary나 .secondary와 더 굵은 글꼴로 강조하거나, \(.tap)할 수 있어야 한다면 Button으로 바꾸세요."))
    }
}
