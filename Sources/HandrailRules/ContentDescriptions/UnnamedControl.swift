import HandrailModel

/// A control that VoiceOver and Voice Control have no words for.
struct UnnamedControl: StopRule {
    static let info = RuleInfo(
        id: "unnamed-control",
        title: Bilingual(en: "Control without a name", ko: "이름 없는 컨트롤"),
        reason: Bilingual(
            en: "VoiceOver says only “button”, or reads a file name, and Voice Control has nothing to call it by.",
            ko: "VoiceOver는 “버튼”이라고만 말하거나 파일 이름을 읽고, 음성 명령으로는 부를 이름이 없습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels"],
        criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 1.1.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓Button {
                close()
            } label: {
                Image("btn_close_2")
            }
            """),
        RuleExample(.violation, "↓Toggle(\"\", isOn: $isOn)"),
        RuleExample(.violation, "↓Slider(value: $volume, in: 0...10)"),
        RuleExample(
            .violation,
            """
            HStack {
                Text("Name")
                ↓TextField("", text: $name)
            }
            """),
        RuleExample(
            .violation,
            """
            ↓Image("avatar")
                .onTapGesture { showProfile() }
            """),
        RuleExample(
            .review,
            """
            ↓Button(action: close) {
                Image(systemName: "xmark")
            }
            """),
        RuleExample(
            .review,
            """
            Text("Notes")
            ↓TextEditor(text: $notes)
            """),
        RuleExample(.review, "↓ProgressView(value: done, total: 10)"),
        RuleExample(
            .silent,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel("Close")
            """),
        RuleExample(
            .silent,
            """
            Button {
                add()
            } label: {
                Label("Add song", systemImage: "plus")
                    .labelStyle(.iconOnly)
            }
            """),
        RuleExample(
            .silent,
            """
            Button(action: open) {
                HStack {
                    Image("cover")
                    Text(album.title)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            TextField("", text: $query, prompt: Text("Search recipes"))
            """),
        RuleExample(
            .silent,
            """
            HStack {
                ProgressView()
                Text("Loading songs")
            }
            """),
        RuleExample(
            .nearMiss("a picture that the app translates in its string tables speaks these words"),
            """
            Button(action: close) {
                Image("btn_close", label: Text("Close"))
            }
            """),
        RuleExample(
            .nearMiss("an empty label is another rule's finding"),
            """
            Button(action: close) {
                Image("btn_close")
            }
            .accessibilityLabel("")
            """),
    ]

    /// Controls of every kind, and whatever is made one by a trait or a tap.
    let kinds: Set<ElementKind>? = nil

    /// What a control lacks.
    enum Signal: Hashable, Sendable {
        case asset(ControlNoun, name: String?, sometimes: Bool)
        case picture(ControlNoun, sometimes: Bool)
        case nothing(ControlNoun)
        case emptyTitle(ControlNoun)
        case symbols(ControlNoun, [SymbolVoice])
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard let noun = ControlNoun(stop), stop.element.exposure == .element || noun == .picker else { return }
        let cases = stop.element.name.cases.map(NameEvidence.init)
        let isNamedSometimes = cases.contains(.words)
        let element = stop.declared
        for evidence in cases {
            switch evidence {
            case .asset(let name):
                return answers.violation(.asset(noun, name: name, sometimes: isNamedSometimes), on: element)
            case .picture:
                return answers.violation(
                    .picture(noun, sometimes: isNamedSometimes), on: element,
                    certainty: isNamedSometimes ? .likely : .certain)
            case .words, .unreadable, .emptyLabel, .emptyTitle, .symbol, .nothing: continue
            }
        }
        let symbols = cases.symbols
        if !symbols.isEmpty {
            let isKnown = symbols.allSatisfy { $0.spoken != nil }
            return answers.review(.symbols(noun, symbols), on: element, impact: isKnown ? .minor : .moderate)
        }
        if isNamedSometimes || cases.contains(.emptyLabel) { return answers.pass() }
        if cases.contains(.unreadable) { return answers.cannotTell("part of its label could not be looked into") }
        unnamed(stop, noun, cases.contains(.emptyTitle) ? .emptyTitle(noun) : .nothing(noun), &answers)
    }

    /// A control that has nothing at all. How sure that is a fault depends on what it is.
    private func unnamed(
        _ stop: PerceivedView, _ noun: ControlNoun, _ signal: Signal, _ answers: inout Answers<Signal>
    ) {
        switch noun {
        case .textEditor: answers.review(signal, on: stop.declared, certainty: .likely)
        case .gauge: answers.review(signal, on: stop.declared, certainty: .likely, impact: .moderate)
        case .progress:
            // A spinner says by itself that something is going on.
            guard stop.declared.showsValue else { return answers.pass() }
            answers.review(signal, on: stop.declared, certainty: .likely, impact: .moderate)
        case .picker where stop.element.exposure == .container:
            answers.review(signal, on: stop.declared, certainty: .likely, impact: .moderate)
        case .button, .link, .menu, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .photosPicker,
            .textField, .secureField, .tab, .tappedImage, .shareButton:
            answers.violation(signal, on: stop.declared)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .asset(let noun, let name, let sometimes): asset(noun, name, sometimes)
        case .picture(let noun, let sometimes):
            Phrasing(
                message: Bilingual(
                    en: "This \(noun.word.en) shows only an image that has no name\(sometimes ? " in one of its states" : ""), so VoiceOver cannot say what it does.",
                    ko: "이 \(noun.word.ko)은(는) \(sometimes ? "특정 상태에서 " : "")이름 없는 이미지만 보여 주므로 VoiceOver가 무엇을 하는지 말할 수 없습니다."),
                fix: noun.labelFix)
        case .nothing(let noun):
            Phrasing(
                message: Bilingual(
                    en: "This \(noun.word.en) has no name: VoiceOver says nothing but what kind of element it is.",
                    ko: "이 \(noun.word.ko)에는 이름이 없습니다. VoiceOver는 요소의 종류만 말합니다."),
                fix: noun.titleFix)
        case .emptyTitle(let noun):
            Phrasing(
                message: Bilingual(
                    en: "The title of this \(noun.word.en) is empty, so VoiceOver has no name for it, whatever text stands beside it.",
                    ko: "이 \(noun.word.ko)의 제목이 비어 있습니다. 옆에 텍스트가 있어도 VoiceOver가 말할 이름이 없습니다."),
                fix: noun.titleFix)
        case .symbols(let noun, let symbols): symbol(noun, symbols)
        }
    }

    private func asset(_ noun: ControlNoun, _ name: String?, _ sometimes: Bool) -> Phrasing {
        let (stateEn, stateKo) = sometimes ? ("in one of its states ", "특정 상태에서 ") : ("", "")
        guard let name else {
            return Phrasing(
                message: Bilingual(
                    en: "This \(noun.word.en) \(stateEn)has no name but that of the image file it shows, and VoiceOver reads that aloud.",
                    ko: "이 \(noun.word.ko)은(는) \(stateKo)이름이 이미지 파일 이름뿐이어서 VoiceOver가 그 파일 이름을 그대로 읽습니다."),
                fix: noun.labelFix)
        }
        return Phrasing(
            message: Bilingual(
                en: "This \(noun.word.en) \(stateEn)has no name but that of its image: VoiceOver says “\(name)”.",
                ko: "이 \(noun.word.ko)은(는) \(stateKo)이름이 이미지 이름뿐이어서 VoiceOver가 “\(name)”(이)라고 읽습니다."),
            fix: noun.labelFix)
    }

    private func symbol(_ noun: ControlNoun, _ symbols: [SymbolVoice]) -> Phrasing {
        let spoken = symbols.compactMap(\.spoken)
        guard spoken.count == symbols.count else {
            let names = symbols.filter { $0.spoken == nil }.compactMap(\.symbol)
            let (en, ko) = (SymbolVoice.list(names, or: " or "), SymbolVoice.list(names, or: " 또는 "))
            return Phrasing(
                message: Bilingual(
                    en: names.isEmpty
                        ? "This \(noun.word.en) is named by its symbol alone, and which symbol that is is only known at run time."
                        : "This \(noun.word.en) is named by its symbol alone, and what VoiceOver says for \(en) is not known.",
                    ko: names.isEmpty
                        ? "이 \(noun.word.ko)은(는) 이름이 심벌뿐인데, 어떤 심벌인지는 실행 중에만 알 수 있습니다."
                        : "이 \(noun.word.ko)은(는) 이름이 심벌뿐인데, \(ko) 심벌을 VoiceOver가 무엇이라고 읽는지 알려져 있지 않습니다."),
                fix: noun.labelFix)
        }
        let en = SymbolVoice.list(spoken.map(\.en), or: " or ")
        let ko = SymbolVoice.list(spoken.map(\.ko), or: " 또는 ")
        return Phrasing(
            message: Bilingual(
                en: "This \(noun.word.en) is named by its symbol alone: VoiceOver says \(en). Is that what it does?",
                ko: "이 \(noun.word.ko)은(는) 이름이 심벌뿐이어서 VoiceOver가 \(ko)(이)라고 읽습니다. 실제로 하는 일과 같은지 확인하세요."),
            fix: Bilingual(
                en: "If it is not, or not in every language of the app: " + noun.labelFix.en,
                ko: "다르거나 앱이 지원하는 언어로 읽지 않는다면 이렇게 고치세요. " + noun.labelFix.ko))
    }
}

extension SymbolVoice {
    /// Words in quotation marks with `or` between them.
    fileprivate static func list(_ words: [String], or: String) -> String {
        words.map { "“\($0)”" }.joined(separator: or)
    }
}

extension [NameEvidence] {
    /// The symbols that are all the name there is in some case, each once.
    fileprivate var symbols: [SymbolVoice] {
        reduce(into: []) { found, next in
            if case .symbol(let voice) = next, !found.contains(voice) { found.append(voice) }
        }
    }
}

extension ElementView {
    /// Whether it shows how far something has come.
    fileprivate var showsValue: Bool {
        has { attribute in
            switch attribute {
            case .valueBinding: true
            default: false
            }
        }
    }
}

extension ControlNoun {
    /// How something that shows only a picture gets a name.
    fileprivate var labelFix: Bilingual {
        switch self {
        case .tappedImage:
            Bilingual(
                en: "Make it a Button whose label is Label(_:image:) with .labelStyle(.iconOnly), or add .accessibilityLabel(…) with what a tap does.",
                ko: "Button으로 만들고 Label(_:image:)에 .labelStyle(.iconOnly)를 지정하거나, 탭하면 무엇을 하는지 .accessibilityLabel(…)로 알려 주세요.")
        case .button, .link, .menu, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .photosPicker,
            .textField, .secureField, .textEditor, .tab, .gauge, .progress, .shareButton:
            Bilingual(
                en: "Add .accessibilityLabel(…) with a few words for what it does, or use Label with a title and .labelStyle(.iconOnly).",
                ko: ".accessibilityLabel(…)로 하는 일을 짧게 알려 주거나, 제목이 있는 Label에 .labelStyle(.iconOnly)를 지정하세요.")
        }
    }

    /// How something without any name gets one.
    fileprivate var titleFix: Bilingual {
        switch self {
        case .button, .link, .menu, .photosPicker, .tab, .tappedImage, .shareButton: labelFix
        case .toggle, .stepper, .picker, .datePicker, .colorPicker:
            Bilingual(
                en: "Write what it sets as its title; .labelsHidden() keeps the title from being drawn and VoiceOver still says it.",
                ko: "무엇을 설정하는지 제목에 적으세요. 화면에 보이지 않게 하려면 .labelsHidden()을 쓰면 되고, VoiceOver는 제목을 그대로 읽습니다.")
        case .slider:
            Bilingual(
                en: "Give it a label, as in Slider(value:in:) { Text(…) }, or add .accessibilityLabel(…) with what it changes.",
                ko: "Slider(value:in:) { Text(…) }처럼 레이블을 지정하거나, 무엇을 바꾸는지 .accessibilityLabel(…)로 알려 주세요.")
        case .textField, .secureField:
            Bilingual(
                en: "Write what belongs into it as its title, or add .accessibilityLabel(…) with the words that stand beside it.",
                ko: "무엇을 입력하는지 제목에 적거나, 옆에 보이는 말을 .accessibilityLabel(…)로 지정하세요.")
        case .textEditor, .gauge, .progress:
            Bilingual(
                en: "Add .accessibilityLabel(…) with what it is for, such as the heading that stands above it.",
                ko: "위에 보이는 제목처럼 무엇을 위한 것인지 .accessibilityLabel(…)로 알려 주세요.")
        }
    }
}
