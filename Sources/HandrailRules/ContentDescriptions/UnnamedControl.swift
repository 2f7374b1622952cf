import HandrailModel
import HandrailSemantics
import HandrailSource

/// A control that VoiceOver and Voice Control have no words for.
struct UnnamedControl: StopRule {
    static let info = RuleInfo(
        id: "unnamed-control",
        title: Bilingual(en: "Control without a name", ko: "이름 없는 컨트롤"),
        reason: Bilingual(
            en: "VoiceOver says only “button”, or reads a file name, and Voice Control has nothing to call it by.",
            ko: "VoiceOver는 “버튼”이라고만 말하거나 파일 이름을 읽고, 음성 명령으로는 부를 이름이 없습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels", "accessibility.image-description"],
        criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 1.1.1"],
        needsOfCaptures: [.role], examples: UnnamedControlExamples.all)

    /// Controls of every kind, and whatever is made one by a trait or a tap.
    let kinds: Set<ElementKind>? = nil

    /// What a control lacks.
    enum Signal: Hashable, Sendable {
        case asset(ControlNoun, name: String?, sometimes: Bool)
        case picture(ControlNoun, sometimes: Bool)
        case nothing(ControlNoun)
        /// Something that turns takes the place of its words while it waits.
        case waiting(ControlNoun)
        /// A text beside it says what it is for to those who see it.
        case beside(ControlNoun, text: String)
        /// What is read as it comes up says what it is for, once.
        case introduced(ControlNoun)
        case emptyTitle(ControlNoun)
        /// All that names it is a digit or a sign that is shown while it is empty; a text beside it may say more.
        case sign(ControlNoun, sign: String, beside: String?)
        /// What is shown while it is empty is all that names it.
        case placeholder(ControlNoun, text: String)
        case symbols(ControlNoun, [SymbolVoice])
        /// It does nothing, so that a name would not help.
        case idle(ControlNoun)
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard let noun = ControlNoun(stop), stop.element.exposure == .element || stop.isSpreadPicker else { return }
        // A picture that is tapped gets its name with its trait.
        if noun == .tappedImage, stop.isToldOfTap { return answers.pass() }
        let cases = stop.element.name.cases.map(NameEvidence.init)
        let isNamedSometimes = cases.contains(.words)
        if !isNamedSometimes, Self.isMadeElsewhere(stop) {
            return answers.cannotTell(
                en: "whoever makes this control may name it", ko: "이 컨트롤을 만드는 쪽에서 이름을 붙일 수 있습니다")
        }
        let element = stop.declared
        if !isNamedSometimes, element.mayBeLeftOut {
            return answers.cannotTell(
                en: "code may take this control out before anybody meets it",
                ko: "아무도 만나기 전에 코드가 이 컨트롤을 제외할 수 있습니다")
        }
        if !isNamedSometimes, element.has(.interaction(.sendsNothing)), !cases.contains(.unreadable) {
            return answers.violation(.idle(noun), on: element, certainty: .likely, impact: .moderate)
        }
        for evidence in cases {
            switch evidence {
            case .asset(let name):
                return answers.violation(
                    .asset(noun, name: name, sometimes: isNamedSometimes), on: element,
                    certainty: name == nil ? .likely : .certain, related: Self.pictures(in: stop))
            case .picture:
                return answers.violation(
                    .picture(noun, sometimes: isNamedSometimes), on: element,
                    certainty: isNamedSometimes ? .likely : .certain, related: Self.pictures(in: stop))
            case .words, .unreadable, .emptyLabel, .emptyTitle, .symbol, .nothing: continue
            }
        }
        let symbols = cases.symbols
        // What shares shows the symbol of sharing, and VoiceOver says so.
        if noun == .shareButton, !symbols.isEmpty, symbols.allSatisfy(\.isSharing) { return answers.pass() }
        if !symbols.isEmpty {
            if SymbolAction(element).agrees(with: symbols) { return answers.pass() }
            let isKnown = symbols.allSatisfy { !$0.spoken.isEmpty || $0.isDescribed }
            return answers.review(.symbols(noun, symbols), on: element, impact: isKnown ? .minor : .moderate)
        }
        if isNamedSometimes, cases.contains(.nothing), noun == .button, element.showsSpinnerForWords {
            return answers.review(.waiting(noun), on: element, certainty: .likely, impact: .minor)
        }
        if let sign = stop.namingSign {
            let text = NamesAround(element: element).textBeside
            return answers.violation(
                .sign(noun, sign: sign, beside: text?.words), on: element,
                at: stop.namingPlaceholder?.place ?? element.place, certainty: .likely,
                related: text.map { [$0.related] } ?? [])
        }
        if let prompt = stop.namingPlaceholder {
            return answers.review(
                .placeholder(noun, text: prompt.words.values.first(where: \.isShown)?.display ?? ""), on: element,
                at: prompt.place, certainty: .likely, impact: .moderate)
        }
        if isNamedSometimes || cases.contains(.emptyLabel) { return answers.pass() }
        if cases.contains(.unreadable) {
            // Code that was not read may give it another name: as long as none does, it is called what it shows.
            if element.isTitledInWords { return answers.pass() }
            return answers.cannotTell(en: "part of its label could not be looked into", ko: "레이블의 일부를 볼 수 없었습니다")
        }
        if element.has(.accessibility(.introduced)) {
            return answers.review(.introduced(noun), on: element, impact: .minor)
        }
        let text = noun.isLabeledBesides ? NamesAround(element: element).textBeside : nil
        let signal: Signal =
            text.map { .beside(noun, text: $0.words) }
            ?? (cases.contains(.emptyTitle) ? .emptyTitle(noun) : .nothing(noun))
        var related = text.map { [$0.related] } ?? []
        if let use = element.useOfComponent { related.append(.use(of: use)) }
        unnamed(stop, noun, signal, related: related, &answers)
    }

    /// The pictures that the control shows instead of words.
    private static func pictures(in stop: PerceivedView) -> [RelatedPlace] {
        let own = stop.declared.place
        let use = stop.declared.useOfComponent.map { [RelatedPlace.use(of: $0)] } ?? []
        let places = stop.element.name.cases.flatMap(\.parts).filter { part in
            switch part.source {
            case .asset, .image: part.place != own
            case .accessibilityLabel, .text, .fieldTitle, .symbol, .opaque, .system: false
            }
        }.map(\.place)
        return Set(places).sorted().map { place in
            RelatedPlace(place: place, why: Bilingual(en: "shown instead of words", ko: "말 대신 보여 주는 이미지"))
        } + use
    }

    /// Whether it is a control that is a class of the app, and nothing that was read shows it.
    private static func isMadeElsewhere(_ stop: PerceivedView) -> Bool {
        let screen = stop.tree.screen
        return screen.portion != .whole && screen.toolkit == .views && stop.declared.place == screen.place
    }

    /// A control that has nothing at all. How sure that is a fault depends on what it is.
    private func unnamed(
        _ stop: PerceivedView, _ noun: ControlNoun, _ signal: Signal, related: [RelatedPlace],
        _ answers: inout Answers<Signal>
    ) {
        switch noun {
        case .button where !stop.element.value.isAbsent && !stop.kind.isControl:
            answers.cannotTell(en: "it has a value that may stand for its name", ko: "이름을 대신할 수 있는 값이 있습니다")
        case .link where stop.kind == .navigationLink && !stop.declared.hasSurface:
            answers.cannotTell(
                en: "a link without a label may only be followed by code", ko: "레이블이 없는 링크는 코드에서만 열 수도 있습니다")
        case .link where stop.kind == .navigationLink: answers.review(signal, on: stop.declared, certainty: .likely)
        case .textEditor: answers.review(signal, on: stop.declared, certainty: .likely, related: related)
        case .gauge: answers.review(signal, on: stop.declared, certainty: .likely, impact: .moderate)
        case .progress:
            // A spinner says by itself that something is going on.
            guard stop.declared.showsValue else { return answers.pass() }
            answers.review(signal, on: stop.declared, certainty: .likely, impact: .moderate)
        case .picker where stop.element.exposure == .container:
            // Options that lie open under a heading are named by it, those in a menu by what opens the menu.
            guard !NamesAround(element: stop.declared).isUnderHeading, !DeclaredContext(stop.declared).isInMenu
            else { return answers.pass() }
            answers.review(signal, on: stop.declared, certainty: .likely, impact: .moderate)
        // A calendar that lies open is no element: its month, its arrows and its days say what they are.
        case .datePicker where DeclaredContext(stop.declared).style(of: .datePicker)?.name == "graphical":
            answers.pass()
        case .button, .link, .menu, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .photosPicker,
            .textField, .secureField, .tab, .tappedImage, .shareButton, .checkBox, .radioButton, .colorWell,
            .pageControl, .adjustable:
            answers.violation(signal, on: stop.declared, related: related)
        }
    }

    let viewFix: ViewFix? = .label

    func additions(_ signal: Signal) -> [Term] {
        switch signal {
        case .asset(_, _, sometimes: false), .picture(_, sometimes: false), .nothing, .beside, .emptyTitle, .symbols,
            .sign:
            [.accessibilityLabel()]
        case .asset, .picture, .waiting, .introduced, .placeholder, .idle: []
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .asset(let noun, let name, let sometimes): asset(noun, name, sometimes)
        case .picture(let noun, let sometimes):
            Phrasing(
                message: Wording(
                    en: """
                        This \(noun.word.en) shows only an image and no \
                        words\(sometimes ? " in one of its states" : ""): VoiceOver has no more than the name \
                        of the image, if that, and cannot say what it does.
                        """,
                    ko: """
                        이 \(noun.word.ko)은(는) \(sometimes ? "특정 상태에서 " : "")글자 없이 이미지만 보여 줍니다. VoiceOver는 기껏해야 이미지 \
                        이름만 읽을 수 있어 무엇을 하는 요소인지 말하지 못합니다.
                        """),
                fix: noun.labelFix)
        case .nothing(let noun):
            Phrasing(
                message: Wording(
                    en: noun.hasValue
                        ? "This \(noun.word.en) has no name: VoiceOver says \(noun.spokenValue.en) and what kind of "
                            + "element it is, but not what it is for."
                        : "This \(noun.word.en) has no name: VoiceOver says nothing but what kind of element it is.",
                    ko: noun.hasValue
                        ? "이 \(noun.word.ko)에는 이름이 없습니다. VoiceOver는 \(noun.spokenValue.ko) 요소의 종류만 말하고 무엇에 쓰는지는 "
                            + "말하지 않습니다."
                        : "이 \(noun.word.ko)에는 이름이 없습니다. VoiceOver는 요소의 종류만 말합니다."),
                fix: noun.titleFix)
        case .waiting(let noun):
            Phrasing(
                message: Wording(
                    en: """
                        While it waits, this \(noun.word.en) shows a spinner instead of its words, so VoiceOver no \
                        longer says what it is for.
                        """,
                    ko: "이 \(noun.word.ko)은(는) 기다리는 동안 글자 대신 스피너를 보여 주므로, VoiceOver가 무엇을 하는 요소인지 말하지 않습니다."),
                fix: Wording(
                    en: """
                        Add \(.accessibilityLabel()) to it with the words that it shows otherwise, or give the \
                        ProgressView a title that says what goes on.
                        """,
                    ko: "평소에 보이는 글자를 \(.accessibilityLabel())로 지정하거나, ProgressView에 무엇이 진행 중인지 알리는 제목을 주세요."))
        case .beside(let noun, let text):
            Phrasing(
                message: Wording(
                    en: """
                        This \(noun.word.en) has no name: “\(text)” stands beside it, but VoiceOver does not connect \
                        the two.
                        """,
                    ko: "이 \(noun.word.ko)에는 이름이 없습니다. 옆에 “\(text)”이(가) 있지만 VoiceOver는 둘을 연결하지 않습니다."),
                fix: noun.titleFix)
        case .introduced(let noun):
            Phrasing(
                message: Wording(
                    en: """
                        This \(noun.word.en) has no name of its own: VoiceOver reads the title first, but says nothing \
                        of it when people come back to the field.
                        """,
                    ko: "이 \(noun.word.ko)에는 자체 이름이 없습니다. VoiceOver가 제목을 먼저 읽지만, 나중에 필드로 돌아오면 무엇을 입력하는지 말하지 않습니다."),
                fix: noun.titleFix,
                inViews: Wording(
                    en: "Set its placeholder, or \(its: .accessibilityLabel()), to what people are asked for.",
                    ko: "placeholder나 \(.accessibilityLabel())에 무엇을 입력하는지 적으세요."))
        case .emptyTitle(let noun):
            Phrasing(
                message: Wording(
                    en: """
                        The title of this \(noun.word.en) is empty, so VoiceOver has no name for it, whatever text \
                        stands beside it.
                        """,
                    ko: "이 \(noun.word.ko)의 제목이 비어 있습니다. 옆에 텍스트가 있어도 VoiceOver가 말할 이름이 없습니다."),
                fix: noun.titleFix)
        case .idle(let noun): idle(noun)
        case .sign(let noun, let text, let beside): sign(noun, text, beside)
        case .placeholder(let noun, let text): placeholder(noun, text)
        case .symbols(let noun, let symbols): symbol(noun, symbols)
        }
    }

    private func sign(_ noun: ControlNoun, _ sign: String, _ beside: String?) -> Phrasing {
        let (besideEn, besideKo) =
            beside.map { (": “\($0)” stands beside it, but VoiceOver does not connect the two", "옆에 “\($0)”이(가) 있지만 ") }
            ?? ("", "")
        return Phrasing(
            message: Wording(
                en: "“\(sign)” is all that names this \(noun.word.en), and does not say what it is for\(besideEn).",
                ko: """
                    \(besideKo)이 \(noun.word.ko)의 이름은 “\(sign)”뿐이라 VoiceOver가 무엇을 입력하는 곳인지 말하지 못합니다.
                    """),
            fix: noun.labelFix)
    }

    private func placeholder(_ noun: ControlNoun, _ text: String) -> Phrasing {
        Phrasing(
            message: Wording(
                en: """
                    The placeholder “\(text)” is all that names this \(noun.word.en): once something is typed, \
                    VoiceOver says what is typed and no longer what the field is for.
                    """,
                ko: """
                    이 \(noun.word.ko)에는 플레이스홀더 “\(text)” 말고는 이름이 없습니다. 글자를 입력하고 나면 VoiceOver가 입력한 내용만 말하고 무엇을 \
                    입력하는 곳인지는 말하지 않습니다.
                    """),
            fix: Wording(
                en: "Set \(its: .accessibilityLabel()) to the same words as well.",
                ko: "같은 말을 \(.accessibilityLabel())로도 지정하세요."),
            inInterfaceFiles: Wording(
                en: "Write the same words as \(.labelField) in the Accessibility section of the Identity inspector.",
                ko: "Identity inspector의 Accessibility 항목 \(.labelField)에도 같은 말을 적으세요."))
    }

    private func asset(_ noun: ControlNoun, _ name: String?, _ sometimes: Bool) -> Phrasing {
        let (stateEn, stateKo) = sometimes ? ("in one of its states ", "특정 상태에서 ") : ("", "")
        guard let name else {
            return Phrasing(
                message: Wording(
                    en: """
                        This \(noun.word.en) \(stateEn)has no name but that of the image file it shows, and VoiceOver \
                        reads that aloud.
                        """,
                    ko: "이 \(noun.word.ko)은(는) \(stateKo)이름이 이미지 파일 이름뿐이어서 VoiceOver가 그 파일 이름을 그대로 읽습니다."),
                fix: noun.labelFix)
        }
        return Phrasing(
            message: Wording(
                en: "This \(noun.word.en) \(stateEn)has no name but that of its image: VoiceOver says “\(name)”.",
                ko: "이 \(noun.word.ko)은(는) \(stateKo)이름이 이미지 이름뿐이어서 VoiceOver가 “\(name)”(으)로 읽습니다."),
            fix: noun.labelFix)
    }

    private func symbol(_ noun: ControlNoun, _ symbols: [SymbolVoice]) -> Phrasing {
        let spoken = symbols.flatMap(\.spoken).reduce(into: [Bilingual]()) { if !$0.contains($1) { $0.append($1) } }
        let unknown = symbols.filter(\.spoken.isEmpty)
        guard unknown.isEmpty else {
            let names = unknown.compactMap(\.symbol)
            if unknown.allSatisfy(\.isDescribed) { return systemImage(noun, names) }
            let (en, ko) = (SymbolVoice.list(names, or: " or "), SymbolVoice.list(names, or: " 또는 "))
            return Phrasing(
                message: Wording(
                    en: names.isEmpty
                        ? "This \(noun.word.en) is named by its symbol alone, and what VoiceOver says for that is not "
                            + "known."
                        : "This \(noun.word.en) is named by its symbol alone, and what VoiceOver says for \(en) is not "
                            + "known.",
                    ko: names.isEmpty
                        ? "이 \(noun.word.ko)은(는) 이름이 심벌뿐인데, VoiceOver가 그 심벌을 무엇이라고 읽는지 알 수 없습니다."
                        : "이 \(noun.word.ko)은(는) 이름이 심벌뿐인데, \(ko) 심벌을 VoiceOver가 무엇이라고 읽는지 알려져 있지 않습니다."),
                fix: noun.symbolFix)
        }
        let en = SymbolVoice.list(spoken.map(\.en), or: " or ")
        let ko = SymbolVoice.list(spoken.map(\.ko), or: " 또는 ")
        return Phrasing(
            message: Wording(
                en: "This \(noun.word.en) is named by its symbol alone: VoiceOver says \(en). Is that what it does?",
                ko: "이 \(noun.word.ko)은(는) 이름이 심벌뿐이어서 VoiceOver가 \(ko)(으)로 읽습니다. 실제로 하는 일과 같은지 확인하세요."),
            fix: Wording(
                en: "If not, or not in every language of the app, give it a name of its own. " + noun.symbolFix.en,
                ko: "다르거나 앱이 지원하는 언어로 읽지 않는다면 이렇게 고치세요. " + noun.symbolFix.ko))
    }
}

extension UnnamedControl {
    private func idle(_ noun: ControlNoun) -> Phrasing {
        let fix = Wording(
            en: """
                Remove it, or make it an image view if it only decorates; if it is to do something, connect it and \
                give it a name.
                """,
            ko: "필요 없으면 지우고, 장식일 뿐이라면 이미지 뷰로 바꾸세요. 동작이 있어야 한다면 연결하고 이름을 붙이세요.")
        return Phrasing(
            message: Wording(
                en: """
                    VoiceOver stops at this \(noun.word.en), which has no name and does nothing: no action, outlet or \
                    segue is connected to it.
                    """,
                ko: "이름도 없고 아무 일도 하지 않는 이 \(noun.word.ko)에 VoiceOver가 멈춥니다. 연결된 액션, 아웃렛, 세그웨이가 하나도 없습니다."),
            fix: fix, inInterfaceFiles: fix)
    }

    private func systemImage(_ noun: ControlNoun, _ names: [String]) -> Phrasing {
        let (en, ko) = (SymbolVoice.list(names, or: " or "), SymbolVoice.list(names, or: " 또는 "))
        return Phrasing(
            message: Wording(
                en: """
                    This \(noun.word.en) is named by an image of the system alone, \(en): VoiceOver says the words \
                    AppKit has for it. Is that what it does?
                    """,
                ko: "이 \(noun.word.ko)은(는) 이름이 시스템 이미지 \(ko)뿐이어서 VoiceOver가 AppKit이 정한 설명을 읽습니다. 실제로 하는 일과 같은지 확인하세요."),
            fix: Wording(
                en: "If not, give it a name of its own. " + noun.labelFix.en,
                ko: "다르다면 이렇게 고치세요. " + noun.labelFix.ko))
    }
}

extension SymbolVoice {
    /// Whether it is the system's symbol of sharing, in any of its forms.
    fileprivate var isSharing: Bool { symbol?.hasPrefix("square.and.arrow.up") ?? false }

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

extension String {
    /// Whether it is a few digits or signs, such as `0`, `0.00` or `$`.
    fileprivate var isBareSign: Bool {
        count <= 5 && contains { !$0.isWhitespace } && !contains(where: \.isLetter)
    }
}

extension Words {
    /// Whether anything of them is known that can be read.
    fileprivate var isShown: Bool {
        pieces.contains { piece in
            guard case .text(let text) = piece else { return false }
            return text.contains { $0.isLetter || $0.isNumber }
        }
    }
}

extension PerceivedView {
    /// The digit or the sign that is all that names a field, as what is typed there looks; what a form puts before it
    /// says more.
    fileprivate var namingSign: String? {
        guard kind == .textField || kind == .secureField, tree.screen.portion != .menu,
            !declared.has(.accessibility(.introduced)), element.name.cases.count == 1,
            let parts = element.name.cases.first?.parts, parts.count == 1, parts[0].source == .fieldTitle,
            !declared.ancestors.contains(where: { $0.kind == .labeledContent }),
            case .known(let words) = parts[0].words, let text = words.text, text.isBareSign,
            words.local.allSatisfy(\.text.isBareSign)
        else { return nil }
        return text
    }

    /// The placeholder of a field of UIKit or AppKit that names it, where nothing else does. A field of SwiftUI is
    /// named by its title, and VoiceOver goes on saying that.
    fileprivate var namingPlaceholder: NamePart? {
        guard kind == .textField || kind == .secureField, tree.screen.toolkit(at: declared.place) != .swiftUI,
            tree.screen.portion != .menu, !declared.has(.accessibility(.introduced)), element.name.cases.count == 1,
            let parts = element.name.cases.first?.parts, parts.count == 1, parts[0].source == .fieldTitle,
            parts[0].words.values.contains(where: \.isShown),
            declared.children(in: .prompt).contains(where: { $0.place == parts[0].place })
        else { return nil }
        return parts[0]
    }

    /// Whether it is a picker whose options lie open, and not the menu that a closed picker opens.
    fileprivate var isSpreadPicker: Bool {
        guard kind == .picker, element.exposure == .container else { return false }
        return !tree.elements.contains { $0.declared == element.declared && $0.exposure == .element }
    }
}

extension ElementView {
    /// Whether code that runs in some cases makes it no element.
    fileprivate var mayBeLeftOut: Bool {
        has { attribute in
            if case .accessibility(.unknown("isAccessibilityElement")) = attribute { true } else { false }
        }
    }

    /// Whether its label covers ground that people can tap, although nothing is seen there: a clear color, a shape.
    fileprivate var hasSurface: Bool {
        children(in: .label).contains { label in
            ([label] + label.descendants).contains { $0.kind == .fill || $0.kind == .shape }
        } && !has { attribute in
            if case .visibility(.opacity(.known(0))) = attribute { true } else { false }
        }
    }

    /// Whether in one of its states a progress view without words stands where words are in the other.
    fileprivate var showsSpinnerForWords: Bool {
        descendants.contains { inside in
            guard inside.kind == .progress, !inside.showsValue, inside.descendants.isEmpty,
                let branch = inside.ancestors.first(where: { $0.kind == .branch && $0.index > index }),
                let choice = branch.parent
            else { return false }
            let others = choice.children.filter { $0.index != branch.index }
            return others.contains(where: \.holdsWords)
                || (others.isEmpty && descendants.contains { $0.kind == .text && $0.fades })
        }
    }

    private var holdsWords: Bool { ([self] + descendants).contains { $0.kind == .text || $0.kind == .label } }

    /// Whether a condition makes it invisible.
    private var fades: Bool {
        has { attribute in
            if case .visibility(.opacity(.oneOf(let values))) = attribute { values.contains { $0 <= 0 } } else { false }
        }
    }

    /// Whether it shows how far something has come.
    fileprivate var showsValue: Bool {
        has { attribute in
            switch attribute {
            case .state(.binding): true
            default: false
            }
        }
    }
}

extension ElementView {
    /// Whether it is a control that is called what it shows, and shows words.
    fileprivate var isTitledInWords: Bool {
        guard [.button, .link, .menu, .tab, .toggle].contains(kind) else { return false }
        return children(in: .label).contains { part in
            guard part.kind == .text, case .words(let words) = part.content else { return false }
            switch words {
            case .known(let words): return !words.isBlank
            case .oneOf(let words): return words.contains { !$0.isBlank }
            case .dynamic: return true
            case .absent, .unknown: return false
            }
        }
    }
}
