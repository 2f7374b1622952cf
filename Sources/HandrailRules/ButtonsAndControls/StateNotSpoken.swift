import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A toggle, tab, chip or radio button made by hand whose state is only seen.
struct StateNotSpoken: ElementRule {
    static let info = RuleInfo(
        id: "state-not-spoken",
        title: Bilingual(en: "State that is only seen", ko: "눈으로만 확인할 수 있는 상태"),
        reason: Bilingual(
            en: "People who listen hear the same words whether it is on or off, chosen or not, and cannot tell what "
                + "activating it will do.",
            ko: "소리로 듣는 사람에게는 켜져 있든 꺼져 있든, 선택되어 있든 아니든 같은 말만 들립니다. 활성화하면 어떻게 되는지도 알 수 "
                + "없습니다."),
        impact: .serious, guidelines: ["accessibility.custom-element-traits"],
        criteria: ["WCAG 2.2 4.1.2"], examples: StateNotSpokenExamples.all)

    let kinds: Set<ElementKind>? = nil
    // Marks of SwiftUI are branches, on which nothing is set.
    let attributes: Set<AttributeKind>? = nil

    /// The state that is not spoken.
    struct Signal: Hashable, Sendable {
        /// What shows it.
        let element: NamedElement
        /// The property that keeps it.
        let property: String
        /// Whether it is one of several choices rather than on or off.
        let isChoice: Bool
        /// How it shows.
        let look: StateLook
        /// What about it is only seen.
        var manner = Manner.changing
        /// Whether people may change the state there.
        var isActedOn = true
    }

    /// What is only seen.
    enum Manner: Hashable, Sendable {
        /// Something changes with the state, and what is heard does not.
        case changing
        /// The mark that shows it is a stop of its own beside what it speaks of.
        case apart
        /// It looks out of use and is not.
        case dimmed
        /// A line goes through a text.
        case struckThrough
        /// One of several marks in a row stands for where something is.
        case steps
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if element.kind == .branch { return examine(mark: element, on: screen, &answers) }
        guard element.has(.code(.action)) || element.has(.interaction(.gesture)) || element.has(.visibility(.hidden))
            || element.has(.state(.mark)) || element.has(.state(.look)) || element.has(.text(.struckThrough))
        else { return }
        if element.kind == .text, element.has(.text(.struckThrough)), !element.has(.interaction(.gesture)) {
            return examine(struckThrough: element, on: screen, &answers)
        }
        if element.isChosenInList { return examine(cell: element, on: screen, &answers) }
        guard element.has(.code(.action)) || element.has(.interaction(.gesture)) else {
            guard !element.has(.state(.mark)), let cell = element.rowOfTable(on: screen),
                cell.mark(of: Self.markWords)?.0.index == element.index
            else { return examine(mark: element, on: screen, &answers) }
            return examine(cell: cell, on: screen, &answers)
        }
        if let dimmed = DimmedControl(element) { return examine(element, dimmed, on: screen, &answers) }
        guard let state = ShownState(element) else { return examine(mark: element, on: screen, &answers) }
        let look = state.look
        let site = GestureSite(element, on: screen)
        guard let stop = site.stops.first, !site.isHidden, !site.isReplaced else { return }
        if site.stops.count > 1 { return examine(row: element, showing: state, at: site, &answers) }
        // A switch drawn by hand is one defect, told with all that it lacks.
        if DrawnSwitch(element) != nil { return }
        if site.hasUnknownDescription || site.addedTraits.isUnsure {
            return answers.cannotTell(
                en: "the state may be told by code that was not read", ko: "읽지 못한 코드에서 상태를 알릴 수 있습니다")
        }
        let perceived = stop.element
        let traits = perceived.traits.union(perceived.possibleTraits).union(site.addedTraits.traits)
        let isRepeated = element.isRepeated
        let isSpoken =
            !perceived.value.isAbsent || !traits.isDisjoint(with: [.selected, .toggle, .adjustable]) || site.isOption
            || perceived.name.changes(
                isTitleOfChoice: state.isChoice || state.isSwitch || look.isCheckbox, isRepeated: isRepeated,
                decided: element.decidedTexts, besides: element.textsOfData(besides: state.property))
        if isSpoken { return answers.pass() }
        // In a loop each has a picture of its own, which says nothing of its state.
        let isPictureSpoken =
            !perceived.name.hasWords
            && (look.isImages || (perceived.name.cases.count > 1 && !(isRepeated && look == .style)))
        let isSpokenWhenCombined = look.isSpokenWhenCombined || perceived.name.hasMarkInSomeCases
        let isCombined = !element.kind.isControl && !perceived.name.isGiven
        if isPictureSpoken || (isCombined && isSpokenWhenCombined) { return answers.pass() }
        let signal = Signal(
            element: NamedElement(element, stops: site.stops), property: state.property,
            isChoice: state.isOneOfSeveral, look: look)
        // What a picture of the app shows is told by its name alone.
        if !state.isChoice, look.isCheckbox, case .symbols = look {
            answers.violation(signal, on: element, at: site.place, certainty: .likely)
        } else {
            answers.review(signal, on: element, at: site.place, certainty: look == .style ? .possible : .likely)
        }
    }

    /// A button that looks out of use in some cases.
    private func examine(
        _ element: ElementView, _ dimmed: DimmedControl, on screen: PerceivedTree, _ answers: inout Answers<Signal>
    ) {
        let site = GestureSite(element, on: screen)
        guard let stop = site.stops.first, !site.isHidden, !site.isReplaced else { return }
        let perceived = stop.element
        let isSpoken = !perceived.value.isAbsent
            || !perceived.traits.union(perceived.possibleTraits).isDisjoint(with: [.notEnabled, .selected, .toggle])
            || perceived.name.changes(isTitleOfChoice: true, isRepeated: true, decided: element.decidedTexts)
        if isSpoken { return answers.pass() }
        answers.review(
            Signal(
                element: NamedElement(element, stops: site.stops), property: dimmed.property, isChoice: false,
                look: .style, manner: .dimmed), on: element, at: dimmed.place, certainty: .likely)
    }

    /// A text with a line through it.
    private func examine(
        struckThrough element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>
    ) {
        guard let use = element.attributes.first(where: { $0.attribute == .text(.struckThrough) }) else { return }
        let site = GestureSite(element, on: screen)
        guard let stop = site.stops.first, !site.isHidden, !site.isReplaced else { return }
        if !stop.element.value.isAbsent || stop.element.name.isGiven || site.hasUnknownDescription {
            return answers.pass()
        }
        answers.review(
            Signal(
                element: NamedElement(element), property: "strikethrough", isChoice: false, look: .style,
                manner: .struckThrough), on: element, at: use.place, certainty: .likely, impact: .moderate)
    }

    /// A row that is only tapped and not one element: its text says nothing of the state, and the mark is a stop of its
    /// own.
    private func examine(
        row element: ElementView, showing state: ShownState, at site: GestureSite, _ answers: inout Answers<Signal>
    ) {
        // One of many of which one is chosen is a row, whatever it holds.
        let most = element.isRepeated && state.isOneOfSeveral ? Self.stopsOfChoice : Self.stopsOfRow
        guard !element.kind.isControl, site.stops.count <= most, !state.opensSomething else { return }
        let isDrawn = switch state.look {
        case .part, .pictures([]): true
        default: false
        }
        let marks = site.stops.filter { stop in
            guard stop.kind == .image else { return false }
            return isDrawn
                ? stop.isConditional(inside: element)
                : StateLook.own(of: stop.declared, decidedBy: { $0.name == state.property }) != nil
        }
        let others = site.stops.filter { stop in !marks.contains { $0.index == stop.index } }
        guard !marks.isEmpty || !isDrawn, others.contains(where: { $0.kind == .text }),
            others.allSatisfy({ stop in
                stop.kind == .text || stop.kind == .image || stop.kind == .label || !isDrawn && stop.kind == .button
            }), isDrawn || !element.saysInWords(state.property)
        else { return }
        if site.hasUnknownDescription || site.addedTraits.isUnsure {
            return answers.cannotTell(
                en: "the state may be told by code that was not read", ko: "읽지 못한 코드에서 상태를 알릴 수 있습니다")
        }
        let isRepeated = element.isRepeated
        let isSpoken =
            site.isOption || site.addedTraits.traits.contains(.selected) || marks.contains { $0.element.name.hasWords }
            || site.stops.contains { stop in
                !stop.element.value.isAbsent
                    || !stop.element.traits.union(stop.element.possibleTraits)
                        .isDisjoint(with: [.selected, .toggle, .adjustable])
            }
            || others.contains { stop in
                stop.element.name.changes(
                    isTitleOfChoice: true, isRepeated: isRepeated, decided: element.decidedTexts)
            }
        if isSpoken { return answers.pass() }
        answers.review(
            Signal(
                element: NamedElement(element, stops: others), property: state.property,
                isChoice: state.isOneOfSeveral, look: state.look,
                manner: isDrawn || state.look.isSpokenWhenCombined || state.look.isImages && !marks.isEmpty
                    ? .apart : .changing),
            on: element, at: site.place, certainty: .likely)
    }

    // What holds more is no row but a part of the screen.
    private static let (stopsOfRow, stopsOfChoice) = (5, 8)

    /// What is chosen in a list and shows by a mark alone whether it is.
    private func examine(cell: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let (mark, use, condition) = cell.mark(of: Self.markWords), !mark.has(.state(.mark)) else { return }
        let site = GestureSite(cell, on: screen)
        guard !site.stops.isEmpty, !site.isHidden, !site.isReplaced else { return }
        if site.hasUnknownDescription || site.addedTraits.isUnsure {
            return answers.cannotTell(
                en: "the state may be told by code that was not read", ko: "읽지 못한 코드에서 상태를 알릴 수 있습니다")
        }
        if cell.mayTell { return answers.pass() }
        let isSpoken =
            mark.kind == .text || site.addedTraits.traits.contains(.selected)
            || site.stops.contains { stop in
                let perceived = stop.element
                return !perceived.value.isAbsent || perceived.declared == mark.index
                    || !perceived.traits.union(perceived.possibleTraits).isDisjoint(with: [
                        .selected, .toggle, .adjustable,
                    ])
                    || perceived.name.changes(isTitleOfChoice: true, isRepeated: true, decided: [])
            }
        if isSpoken { return answers.pass() }
        let signal = Signal(
            element: NamedElement(cell, stops: site.stops),
            property: condition.split(separator: ".").last.map(String.init) ?? condition,
            isChoice: true, look: .part(condition: condition))
        answers.review(
            signal, on: cell, at: use.place, certainty: .likely,
            related: [RelatedPlace(place: cell.place, why: Bilingual(en: "the cell", ko: "셀"))])
    }

    /// A view that its class lets follow a state of the app, beside texts that do not.
    private func examine(mark element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let marked = MarkedState(element, on: screen) else {
            if let steps = StepMarks(element) { examine(steps, on: screen, &answers) }
            return
        }
        let site = GestureSite(marked.row, on: screen)
        guard !site.stops.isEmpty || marked.isInRow, !site.isHidden, !site.isReplaced else { return }
        if site.hasUnknownDescription || site.addedTraits.isUnsure {
            return answers.cannotTell(
                en: "the state may be told by code that was not read", ko: "읽지 못한 코드에서 상태를 알릴 수 있습니다")
        }
        let isSpoken = marked.isSpoken(at: site) || marked.mayTell
            || site.stops.contains {
                $0.element.name.changes(isTitleOfChoice: true, isRepeated: true, decided: marked.row.decidedTexts)
            } && !marked.isOfClass
        if isSpoken { return answers.pass() }
        let signal = Signal(
            element: NamedElement(marked.row, stops: site.stops), property: marked.property, isChoice: marked.isChoice,
            look: marked.look, isActedOn: marked.isActedOn)
        answers.review(
            signal, on: element, at: marked.place, certainty: marked.isDrawn ? .likely : .possible,
            related: marked.row.index == element.index
                ? [] : [RelatedPlace(place: marked.row.place, why: Bilingual(en: "the row", ko: "행"))])
    }

    /// Marks in a row, of which color alone tells how far something is.
    private func examine(_ steps: StepMarks, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let site = GestureSite(steps.row, on: screen)
        guard !site.isHidden, !site.isReplaced else { return }
        if site.hasUnknownDescription || site.addedTraits.isUnsure {
            return answers.cannotTell(
                en: "the state may be told by code that was not read", ko: "읽지 못한 코드에서 상태를 알릴 수 있습니다")
        }
        if steps.mayTell { return answers.pass() }
        answers.review(
            Signal(
                element: NamedElement(steps.row), property: steps.property, isChoice: true, look: .style,
                manner: .steps), on: steps.row, at: steps.place, certainty: .possible, impact: .moderate)
    }

    // What a mark says of the thing it stands beside.
    private static let markWords = Fragments(["select", "checked", "chosen", "picked", "ticked", "marked"])

    let viewFix: ViewFix? = .state

    func phrase(_ signal: Signal) -> Phrasing {
        let shown = signal.look.inWords
        switch signal.manner {
        case .apart: return Self.phrase(apart: signal, shown: shown)
        case .dimmed: return Self.phrase(dimmed: signal)
        case .struckThrough: return Self.phrase(struckThrough: signal)
        case .steps: return StepMarks.phrase(signal.property)
        case .changing: break
        }
        return Phrasing(
            message: Bilingual(
                en: "This \(signal.element.en) shows “\(signal.property)” by \(shown.en), but VoiceOver says the same "
                    + "in every state.",
                ko: "이 \(signal.element.ko)은(는) “\(signal.property)” 상태를 \(shown.ko)(으)로 보여 주지만, VoiceOver는 어떤 상태에서나 "
                    + "똑같이 말합니다."),
            fix: Self.fix(of: signal)
        )
    }

    private static func phrase(struckThrough signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    A line goes through this \(signal.element.en), and VoiceOver reads it like any other text: what no \
                    longer holds, such as an old price, is taken for what does.
                    """,
                ko: """
                    이 \(signal.element.ko)에는 취소선이 있지만 VoiceOver는 다른 텍스트와 똑같이 읽습니다. 할인 전 가격처럼 더는 맞지 않는 내용을 \
                    맞는 내용으로 듣게 됩니다.
                    """),
            fix: Wording(
                en: "Say in \(.accessibilityLabel("_:")) what the line means, such as that this was the price before.",
                ko: "예를 들어 할인 전 가격이라는 것처럼, 취소선의 뜻을 \(.accessibilityLabel("_:"))에 담으세요."))
    }

    private static func phrase(dimmed signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    This \(signal.element.en) looks out of use depending on “\(signal.property)”, but it can be \
                    pressed all the same, and VoiceOver never says that it is dimmed.
                    """,
                ko: """
                    이 \(signal.element.ko)은(는) “\(signal.property)” 값에 따라 쓸 수 없는 것처럼 보이지만 누를 수 있고, VoiceOver는 \
                    흐리게 표시되었다고 말하지 않습니다.
                    """),
            fix: dimmedFix, inViews: dimmedFix)
    }

    private static let dimmedFix = Wording(
        en: """
            Take it out of use by the same condition with \(.disabled); or, where pressing it tells what is missing, \
            keep it as easy to see as other buttons.
            """,
        ko: """
            같은 조건으로 \(.disabled)을 지정하세요. 눌렀을 때 무엇이 빠졌는지 알려 준다면 다른 버튼처럼 또렷하게 보이게 두세요.
            """)

    private static func phrase(apart signal: Signal, shown: Bilingual) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    This \(signal.element.en) shows “\(signal.property)” by \(shown.en). VoiceOver stops at the mark \
                    by itself, and of what it stands beside it says the same in every state.
                    """,
                ko: """
                    이 \(signal.element.ko)은(는) “\(signal.property)” 상태를 \(shown.ko)(으)로 보여 줍니다. VoiceOver는 표시를 따로 읽고, \
                    그 옆의 내용은 어떤 상태에서나 똑같이 말합니다.
                    """),
            fix: Wording(
                en: """
                    Make the row one element with \(.accessibilityElement(".combine")), hide the mark with \
                    \(.accessibilityHidden) and add \(.accessibilityAddTraits(".isSelected")) while it is chosen; or \
                    use a Toggle or a Picker.
                    """,
                ko: """
                    \(.accessibilityElement(".combine"))으로 행을 한 요소로 만들고, 표시는 \(.accessibilityHidden)로 숨긴 다음 선택되어 있는 동안 \
                    \(.accessibilityAddTraits(".isSelected"))를 추가하세요. Toggle이나 Picker를 사용해도 됩니다.
                    """))
    }

    private static func fix(of signal: Signal) -> Wording {
        if !signal.isChoice, disclosureWords.occur(in: signal.property) {
            return Wording(
                en: "Use a \(.disclosureGroup), or add \(.accessibilityValue("_:")) that says whether it is open.",
                ko: "\(.disclosureGroup)을 사용하거나, 펼쳐져 있는지 알려 주는 \(.accessibilityValue("_:"))를 추가하세요.")
        }
        if !signal.isActedOn, !signal.isChoice {
            if choosing.occur(in: signal.property) {
                return Wording(
                    en: "Add \(.accessibilityAddTraits(".isSelected")) where it is the chosen one.",
                    ko: "선택된 항목에 \(.accessibilityAddTraits(".isSelected"))를 추가하세요.")
            }
            return Wording(
                en: "Say the state in words, or in \(.accessibilityValue("_:")).",
                ko: "상태를 글자로 보여 주거나 \(.accessibilityValue("_:"))에 담으세요.")
        }
        return signal.isChoice
            ? Wording(
                en: "Add \(.accessibilityAddTraits(".isSelected")) where it is the chosen one, or use a Picker.",
                ko: "선택된 항목에 \(.accessibilityAddTraits(".isSelected"))를 추가하거나 Picker를 사용하세요.")
            : Wording(
                en: """
                    Let a Toggle speak for it with \(.accessibilityRepresentation(" { Toggle(…) }")), or add \
                    \(.accessibilityToggleTrait) with \(.accessibilityValue("_:")), or .isSelected while it is on.
                    """,
                ko: """
                    \(.accessibilityRepresentation(" { Toggle(…) }"))로 Toggle이 대신 말하게 하거나, \
                    \(.accessibilityToggleTrait)과 \(.accessibilityValue("_:"))를 함께 추가하거나, 켜져 있는 동안 .isSelected 특성을 \
                    추가하세요.
                    """)
    }

    // A flag that says of a thing that people chose it.
    private static let choosing = Fragments(["select", "chosen", "picked", "checked"])
    // A flag that opens and closes something.
    private static let disclosureWords = Fragments(["expand", "collaps", "open", "unfold", "disclos"])
}

extension StateLook {
    /// Whether images take turns.
    var isImages: Bool {
        switch self {
        case .symbols, .pictures: true
        case .part, .presence, .style, .turn: false
        }
    }

    /// Whether the name of a symbol becomes part of what is said where elements are combined; beside the words of a
    /// button it does not.
    fileprivate var isSpokenWhenCombined: Bool {
        switch self {
        case .symbols(let names): names.contains { SymbolCatalog.spokenName(of: $0) != nil }
        case .pictures, .part, .presence, .style, .turn: false
        }
    }
}

extension PerceivedView {
    /// Whether it is there in one case only that a condition inside `element` decides about.
    fileprivate func isConditional(inside element: ElementView) -> Bool {
        var level = parent
        while let around = level, element.contains(around.declared) {
            if around.element.exposure == .branch, around.element.condition?.subject == .app { return true }
            level = around.parent
        }
        return false
    }
}

extension PerceivedName {
    /// Whether it was given for what is shown.
    fileprivate var isGiven: Bool {
        cases.allSatisfy { name in
            name.parts.contains { part in
                if case .accessibilityLabel = part.source { true } else { false }
            }
        }
    }

    /// Whether nothing but one of several pictures names it.
    var isOneOfPictures: Bool {
        let isChosen = cases.count > 1 || cases.contains { name in
            name.parts.contains { if case .oneOf = $0.words { true } else { false } }
        }
        return isChosen && !hasWords
    }

    /// Whether words meant for people are in it, not just pictures.
    fileprivate var hasWords: Bool {
        cases.contains { $0.parts.contains { $0.source.isWording } }
    }

    /// Whether a symbol with a spoken name is part of it in some cases and not in others.
    fileprivate var hasMarkInSomeCases: Bool {
        let symbols = cases.map { name in
            name.parts.count { part in
                if case .symbol = part.source { part.words.value != nil } else { false }
            }
        }
        return Set(symbols).count > 1
    }

    /// Whether it may differ between the states of what is called so.
    ///
    /// - Parameters:
    ///   - isTitleOfChoice: whether shown text that is filled in while the app runs is taken for the title of a choice,
    ///     which stays the same.
    ///   - isRepeated: whether a loop makes one for each choice, so that text may differ between choices.
    ///   - decided: places of texts that the app chooses by its state.
    ///   - data: places of texts that are there or not for another reason than the state.
    func changes(
        isTitleOfChoice: Bool, isRepeated: Bool, decided: Set<SourcePlace>, besides data: Set<SourcePlace> = []
    ) -> Bool {
        let wordings = Set(
            cases.map { $0.parts.filter { $0.source.isWording && !data.contains($0.place) }.map(\.words) })
        if wordings.count > 1 { return true }
        return cases.contains { name in
            name.parts.contains { part in
                switch part.source {
                case .symbol, .image, .asset: return false
                case .opaque: return true
                case .accessibilityLabel: return part.words.mayChange
                case .text, .fieldTitle, .system:
                    if case .oneOf(let texts) = part.words {
                        // Chosen or not makes two texts; more of them are the titles of the choices, and so are those
                        // that no state decides about.
                        let areTitles = Set(texts).count > 2 || !decided.contains(part.place)
                        return !(isTitleOfChoice && isRepeated && areTitles)
                    }
                    return !isTitleOfChoice && part.words.mayChange
                }
            }
        }
    }
}

extension ElementView {
    /// What is hidden and shown by a property of the app that one of these words names, with what hides it and the
    /// property.
    fileprivate func mark(of words: Fragments) -> (ElementView, AttributeUse, String)? {
        for inside in descendants where inside.has(.visibility(.hidden)) {
            for use in inside.attributes {
                guard case .visibility(.hidden) = use.attribute, let condition = use.condition,
                    condition.subject == .app,
                    !Self.toldBySystem.contains(condition.text), let last = condition.text.split(separator: ".").last,
                    words.occur(in: String(last))
                else { continue }
                return (inside, use, condition.text)
            }
        }
        return nil
    }

    /// What a cell says of itself where the list has chosen it, and UIKit says in its place.
    private static let toldBySystem: Set<String> = ["isSelected", "selected", "self.isSelected", "super.isSelected"]

    /// The row of a table that it lies in and that is one element, where nothing else in the row reacts to touches.
    fileprivate func rowOfTable(on screen: PerceivedTree) -> ElementView? {
        let row = ancestors.first { level in
            level.has { attribute in
                if case .accessibility(.children(.combine)) = attribute { true } else { false }
            }
        }
        guard let row, !row.isChosenInList, screen.screen.toolkit(at: row.place) != .swiftUI else { return nil }
        return ([row] + row.descendants).contains { $0.kind.isControl } ? nil : row
    }

    /// Whether a label or a value that is not the same all the time is set on it; what is not heard is another defect.
    var mayTell: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.label(let words)): words.mayChange
            case .accessibility(.value), .accessibility(.unheard): true
            default: false
            }
        }
    }

    /// Whether a loop or a list makes one for each item.
    fileprivate var isRepeated: Bool { ancestors.contains { $0.kind == .repeated } }

    /// The places of texts in it that are shown where some value is there, or in its place where it is not: the initial
    /// of somebody without a picture says nothing of who is chosen.
    fileprivate func textsOfData(besides property: String) -> Set<SourcePlace> {
        var places: Set<SourcePlace> = []
        for inside in descendants where inside.kind == .text {
            for around in inside.ancestors {
                guard contains(around), around.index != index else { break }
                guard around.kind == .branch, let branching = around.parent else { continue }
                if branching.dependsOnDataAlone(besides: property) { places.insert(inside.place) }
                break
            }
        }
        return places
    }

    /// Whether a conditional asks for nothing but whether some value is there, which is not what keeps the state and
    /// not called after one.
    private func dependsOnDataAlone(besides property: String) -> Bool {
        let conditions = children.compactMap { side -> ElementCondition? in
            if case .condition(let condition) = side.content { condition } else { nil }
        }
        return !conditions.isEmpty && conditions.allSatisfy { condition in
            condition.text.hasPrefix("let ") && !condition.stateDependencies.isEmpty
                && condition.stateDependencies.allSatisfy { dependency in
                    dependency.comparand == "nil" && dependency.name != property
                        && !Self.stateWords.occur(in: dependency.name)
                }
        }
    }

    // What is called so may be the state in words.
    private static let stateWords = Fragments([
        "state", "status", "select", "check", "chosen", "mark", "current", "active", "pick",
    ])

    /// The places of texts in it that the app chooses by its state.
    var decidedTexts: Set<SourcePlace> {
        Set(descendants.filter { inside in
            // A color that the state decides about says nothing of the words.
            inside.kind == .text && inside.has(.state(.look)) && inside.attributes.contains { use in
                if case .state(.look) = use.attribute { use.place == inside.place } else { false }
            }
        }.map(\.place))
    }
}

extension NamePart.Source {
    /// Whether it is words, not the name of a picture.
    fileprivate var isWording: Bool {
        switch self {
        case .accessibilityLabel, .text, .fieldTitle, .opaque, .system: true
        case .symbol, .asset, .image: false
        }
    }
}

extension Fact where Value == Words {
    /// Whether the words are not the same all the time.
    fileprivate var mayChange: Bool {
        switch self {
        case .absent: false
        case .known(let words): words.text == nil
        case .oneOf, .dynamic, .unknown: true
        }
    }
}
