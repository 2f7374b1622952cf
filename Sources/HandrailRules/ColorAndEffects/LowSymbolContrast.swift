import HandrailModel
import HandrailSemantics
import HandrailStandards

/// A symbol that people have to see, in a color that the app sets, too close to what is behind it.
struct LowSymbolContrast: ElementRule {
    static let info = RuleInfo(
        id: "low-symbol-contrast",
        title: Bilingual(en: "Symbol too close to its background in color", ko: "배경과 대비가 낮은 심벌"),
        reason: Bilingual(
            en: """
                A symbol that stands for a button without words has to be seen; people with low vision need 3:1 to \
                find it.
                """,
            ko: "글자 없이 버튼을 대신하는 심벌은 눈에 보여야 합니다. 시력이 낮은 사람이 찾으려면 3:1의 대비가 필요합니다."),
        impact: .moderate, guidelines: ["accessibility.contrast"],
        criteria: ["WCAG 2.2 1.4.11"], settings: Appearance.settings, options: [ratio],
        examples: examples)

    private static let ratio = RuleOption(
        "ratio", .number(1...21, standard: ContrastThreshold.nonText),
        Bilingual(en: "Least contrast of symbols, to 1.", ko: "심벌에 필요한 최소 대비입니다(n:1)."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button {
                share()
            } label: {
                Image(systemName: "square.and.arrow.up")
                    .↓foregroundColor(Color(red: 0.75, green: 0.75, blue: 0.78))
            }
            .padding()
            .background(Color.white)
            """),
        RuleExample(
            .violation,
            """
            HStack {
                Text("Twelve ships")
                Image(systemName: "xmark.circle.fill")
                    .↓foregroundStyle(.gray.opacity(0.4))
                    .onTapGesture { clear() }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                Text("Living room")
                Image(systemName: "wifi.slash")
                    .↓foregroundColor(.yellow)
                    .accessibilityLabel("Offline")
            }
            """),
        RuleExample(
            .silent,
            """
            Button {
                share()
            } label: {
                Image(systemName: "square.and.arrow.up").foregroundColor(.gray)
            }
            """),
        RuleExample(
            .silent,
            """
            Button {
                share()
            } label: {
                HStack {
                    Image(systemName: "square.and.arrow.up").foregroundColor(.yellow)
                    Text("Share")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { share() } label: {
                Image(systemName: "square.and.arrow.up").foregroundStyle(.tertiary)
            }
            """),
        RuleExample(
            .silent,
            """
            Button { share() } label: {
                Image(systemName: "square.and.arrow.up").foregroundColor(.yellow)
            }
            .disabled(true)
            """),
        RuleExample(
            .nearMiss("the words beside it say everything; the symbol only decorates"),
            """
            HStack {
                Image(systemName: "star.fill").foregroundColor(.yellow)
                Text("Favorites")
            }
            """),
        RuleExample(
            .violation,
            """
            <button opaque="NO" buttonType="custom" id="b1">
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            ↓<color key="tintColor" white="0.95" alpha="1" colorSpace="calibratedWhite"/>
            <accessibility key="accessibilityConfiguration" label="Share"/>
            <state key="normal" image="square.and.arrow.up" catalog="system"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button opaque="NO" buttonType="custom" id="b1">
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <color key="tintColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
            <accessibility key="accessibilityConfiguration" label="Share"/>
            <state key="normal" image="square.and.arrow.up" catalog="system"/>
            </button>
            """),
    ]

    let kinds: Set<ElementKind>? = [.image]

    /// What was measured.
    struct Signal: Hashable, Sendable {
        /// The symbol.
        let element: NamedElement
        /// Whether it is all that a control shows.
        let isControl: Bool
        /// The numbers.
        let contrast: ContrastCase
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard case .image(.symbol) = element.content, element.hasColorSet, let meaning = element.meaning else { return }
        let context = DeclaredContext(element)
        guard context.disabled != .always, !context.hiding.isCertain || meaning == .control else {
            return answers.pass()
        }
        guard !element.hasColorsOfItsOwn(context) else {
            return answers.cannotTell(en: "the symbol is drawn in several colors", ko: "심벌을 여러 색으로 그립니다")
        }
        let contrast = TextContrast(of: element, context: context, on: screen.screen).settled(
            below: options.number(Self.ratio))
        guard !contrast.maySpeakOfDisabled(element, context, on: screen) else { return answers.pass() }
        switch contrast.answer {
        case .systemsOwn: answers.pass()
        case .cannotTell(let reason): answers.cannotTell(reason)
        case .measured(let measurements):
            guard let found = ContrastCase(measurements, below: options.number(Self.ratio), for: .shape) else {
                return answers.pass()
            }
            let signal = Signal(element: NamedElement(element), isControl: meaning == .control, contrast: found)
            // One color of several may well stand for “off”.
            let isChoice = (contrast.color?.alternatives.count ?? 1) > 1
            if meaning == .control, !isChoice {
                answers.violation(
                    signal, on: element, at: contrast.use?.place, certainty: .likely, setting: found.setting,
                    cause: contrast.color?.origin.map(SharedCause.declared))
            } else {
                answers.review(
                    signal, on: element, at: contrast.use?.place, certainty: .likely, setting: found.setting,
                    cause: contrast.color?.origin.map(SharedCause.declared))
            }
        }
    }

    let viewFix: ViewFix? = .color

    func phrase(_ signal: Signal) -> Phrasing {
        let sentence = signal.contrast.sentence
        let role = signal.isControl
            ? Bilingual(
                en: "This control shows the \(signal.element.en) without words, and",
                ko: "이 컨트롤은 \(signal.element.ko)을(를) 글자 없이 보여 주는데 그 심벌이")
            : Bilingual(
                en: "The \(signal.element.en) says something by itself, and",
                ko: "\(signal.element.ko)은(는) 그 자체로 뜻을 전하는데")
        return Phrasing(
            message: Bilingual(
                en: "\(role.en) it is hard to tell from its background: \(sentence.en).",
                ko: "\(role.ko) 배경과 잘 구분되지 않습니다. \(sentence.ko)"),
            fix: signal.contrast.mending.wording(), inViews: signal.contrast.mending.wording(),
            inInterfaceFiles: signal.contrast.mending.wording(naming: .labelColorField))
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: """
                    Symbols in this color are hard to tell from their background in \(places) places, for example: \
                    \(sentence.en).
                    """,
                ko: "이 색을 쓴 심벌이 \(places)곳에서 배경과 잘 구분되지 않습니다. 예: \(sentence.ko)"),
            fix: signal.contrast.mending.sharedWording, inViews: signal.contrast.mending.sharedWording)
    }
}

/// Why a symbol has to be seen.
private enum SymbolMeaning {
    /// It is all that something people act on shows.
    case control
    /// The app gives it words of its own.
    case named
}

extension ElementView {
    /// Why this symbol has to be seen; `nil` where words say it too, or nothing is known of a meaning.
    fileprivate var meaning: SymbolMeaning? {
        var level: ElementView? = self
        while let current = level {
            if current.index != index, current.kind.isControl {
                guard current.kind.mergesLabel, current.kind != .tab, current.kind != .toggle else { return nil }
                return current.descendants.contains { $0.kind != .image && $0.saysSomething } ? nil : .control
            }
            if current.reactsToTap {
                return current.descendants.contains { $0.kind != .image && $0.saysSomething } ? nil : .control
            }
            guard let parent = current.parent,
                parent.kind.isTransparent || parent.kind.isControl || parent.kind.isArrangement
            else { break }
            level = parent
        }
        let isNamed = has { attribute in
            if case .accessibility(.label(let words)) = attribute { !words.isAbsent } else { false }
        }
        return isNamed ? .named : nil
    }

    private var saysSomething: Bool {
        switch kind {
        case .text, .label, .opaque, .textField, .secureField, .textEditor: true
        default: false
        }
    }

    private var reactsToTap: Bool {
        has { attribute in
            if case .interaction(.gesture(let gesture)) = attribute { gesture.kind == .tap } else { false }
        }
    }

    /// Whether its rendering mode takes the colors from elsewhere.
    fileprivate func hasColorsOfItsOwn(_ context: DeclaredContext) -> Bool {
        let mode = context.nearest(.picture(.symbolRendering)) { attribute -> String? in
            if case .picture(.symbolRendering(let mode)) = attribute { mode } else { nil }
        }?.value
        return mode == "multicolor" || mode == "palette"
    }
}
