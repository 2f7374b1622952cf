import HandrailModel
import HandrailSemantics
import HandrailSource

/// Words amid a line of text that can be tapped and differ from the rest by their color alone.
struct LinkByColorAlone: ElementRule {
    static let info = RuleInfo(
        id: "link-by-color-alone",
        title: Bilingual(en: "Link told by color alone", ko: "색상으로만 구분되는 링크"),
        reason: Bilingual(
            en: """
                Amid other words a link in another color is just text to people who cannot tell the color apart. \
                Button Shapes underlines buttons of the system, but not text with a gesture.
                """,
            ko: """
                다른 글자 사이에서 색만 다른 링크는 그 색을 구별하기 어려운 사람에게는 일반 텍스트와 같습니다. ‘단추 모양’ 설정은 시스템 버튼에는 밑줄을 긋지만 제스처를 붙인 텍스트에는 긋지 \
                않습니다.
                """),
        impact: .minor, guidelines: ["accessibility.link-indicator"],
        criteria: ["WCAG 2.2 1.4.1"], settings: [Setting(on: [.buttonShapes])], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                Text("By going on you accept the")
                Text("terms of use")
                    .↓foregroundColor(.blue)
                    .onTapGesture { showTerms() }
            }
            """),
        RuleExample(
            .review,
            """
            HStack(spacing: 4) {
                Text("No account yet?")
                Button {
                    signUp()
                } label: {
                    Text("Sign up").↓foregroundStyle(.orange)
                }
                .buttonStyle(.plain)
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("By going on you accept the")
                Text("terms of use")
                    .underline()
                    .foregroundColor(.blue)
                    .onTapGesture { showTerms() }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("By going on you accept the")
                Text("terms of use")
                    .bold()
                    .foregroundColor(.blue)
                    .onTapGesture { showTerms() }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("No account yet?")
                Button("Sign up") { signUp() }
            }
            """),
        RuleExample(
            .nearMiss("it stands on a line of its own, as buttons do"),
            """
            VStack {
                Text("No account yet?")
                Text("Sign up")
                    .foregroundColor(.blue)
                    .onTapGesture { signUp() }
            }
            """),
        RuleExample(
            .silent,
            """
            <label text="Timetable" id="l1"/>
            """),
    ]

    let kinds: Set<ElementKind>? = [.text]

    /// The words that lead elsewhere.
    struct Signal: Hashable, Sendable {
        /// The link with its words.
        let element: NamedElement
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let use = element.ownColor, let link = element.tappable, let row = link.line else { return }
        guard !element.isMarked(upTo: link), element.isAmidText(of: row, besides: link) else { return answers.pass() }
        answers.review(
            Signal(element: NamedElement(element)), on: element, at: use.place, certainty: .likely,
            setting: Setting(on: [.buttonShapes]))
    }

    let viewFix: ViewFix? = .link

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Wording(
                en: "Only its color tells that the \(signal.element.en) can be tapped, amid a line of plain text.",
                ko: "한 줄의 일반 텍스트 사이에서 \(signal.element.ko)을(를) \(.tap)할 수 있다는 것을 색상만으로 알리고 있습니다."),
            fix: Wording(
                en: "Add .underline(), or make it a Button in the automatic style, which Button Shapes underlines.",
                ko: ".underline()을 추가하거나, ‘단추 모양’ 설정을 따르는 기본 스타일의 Button으로 바꾸세요."))
    }
}

extension ElementView {
    /// The modifier on the text that gives it a color.
    fileprivate var ownColor: AttributeUse? {
        attributes.first { use in
            guard case .color(.foreground(let color)) = use.attribute, use.condition == nil else { return false }
            switch color.plain {
            case .system(let name):
                return !["primary", "secondary", "tertiary", "label", "secondaryLabel"].contains(name)
            case .literal, .asset: return true
            case .appearance, .withOpacity, .oneOf, .candidates, .themes, .gradient, .material, .constant, .unknown:
                return false
            }
        }
    }

    /// What reacts to a tap on the text: itself, or a control in a style that draws nothing, which holds nothing else.
    fileprivate var tappable: ElementView? {
        if reactsToTap { return self }
        var level = self
        while let parent = level.parent {
            if parent.kind == .link || parent.kind == .button || parent.kind == .navigationLink {
                let style = parent.outermost { attribute -> String? in
                    if case .interaction(.style(.button, let name)) = attribute { name } else { nil }
                }?.value
                return style == "plain" ? parent : nil
            }
            guard parent.kind.isTransparent, Array(parent.children).count == 1 else { return nil }
            if parent.reactsToTap { return parent }
            level = parent
        }
        return nil
    }

    private var reactsToTap: Bool {
        has { attribute in
            if case .interaction(.gesture(let gesture)) = attribute { gesture.kind == .tap } else { false }
        }
    }

    /// The row it stands in.
    fileprivate var line: ElementView? {
        var next = parent
        while let current = next, current.kind.isTransparent { next = current.parent }
        return next?.kind == .horizontalStack ? next : nil
    }

    /// Whether something besides its color sets it apart, on it or on what is around it up to `link`.
    fileprivate func isMarked(upTo link: ElementView) -> Bool {
        var level: ElementView? = self
        while let current = level, current.index >= link.index {
            let isMarked = current.has { attribute in
                switch attribute {
                case .text(.underline), .text(.bold), .text(.italic), .color(.border), .color(.background),
                    .text(.fontWeight), .text(.font):
                    true
                default: false
                }
            }
            if isMarked { return true }
            level = current.parent
        }
        return false
    }

    /// Whether the row holds plain words beside the link.
    fileprivate func isAmidText(of row: ElementView, besides link: ElementView) -> Bool {
        row.descendants.contains { other in
            guard other.kind == .text, other.isReadable, !link.contains(other), other.tappable == nil,
                case .words(let words) = other.content
            else { return false }
            let isInRow = other.line?.index == row.index
            return isInRow && (words.value?.text?.contains(" ") ?? false)
        }
    }
}
