import HandrailModel
import HandrailStandards

/// Puts together what VoiceOver says of one node.
///
/// The order of parts and of role words follows recorded tests: selected, label, value, dimmed, roles, position, edges;
/// then, after a pause, hint, instructions, actions.
struct UtteranceComposer {
    /// The element.
    let node: AccessibilityNode
    /// What its surroundings add.
    let context: StopContext

    private var traits: Traits { node.traits }
    private var label: SpokenText? { node.label.flatMap { $0.isEmpty ? nil : $0 } }
    private var value: SpokenText? { node.value.flatMap { $0.isEmpty ? nil : $0 } }
    private var hint: SpokenText? { node.hint.flatMap { $0.isEmpty ? nil : $0 } }
    /// A hint stands in for label and value where neither is there.
    private var speaksHintAsLabel: Bool { label == nil && value == nil && hint != nil }
    private var isTab: Bool { traits.contains(.tab) || context.position?.isTab == true }

    /// What is spoken at once.
    var parts: [UtterancePart] {
        var parts = context.entering.filter { !$0.isEmpty }.map { UtterancePart(.entering, $0) }
        if traits.contains(.selected) { parts.append(word(.selected, .selected)) }
        parts += tableHeaders
        if let spoken = spokenLabel { parts.append(UtterancePart(.label, spoken)) }
        parts += cellPlaces
        if let value, !traits.contains(.toggle) { parts.append(UtterancePart(.value, value)) }
        for content in node.contents where content.isImportant {
            parts += [content.label, content.value].filter { !$0.isEmpty }.map { UtterancePart(.content, $0) }
        }
        if traits.contains(.notEnabled) { parts.append(word(.dimmed, .dimmed)) }
        parts += roles
        if let position = context.position {
            let words = SpokenVocabulary.position(position.number, of: position.count)
            parts.append(UtterancePart(.position, SpokenText(words)))
        }
        return parts + context.edges.map { word(.edge, $0.term) }
    }

    /// What follows after a pause.
    var afterPause: [UtterancePart] {
        var parts: [UtterancePart] = []
        if let hint, !speaksHintAsLabel { parts.append(UtterancePart(.hint, hint)) }
        parts += instructions.map { word(.instruction($0), $0) }
        if node.actions.contains(where: \.isListed) { parts.append(word(.actionsAvailable, .actionsAvailable)) }
        if !node.contents.isEmpty { parts.append(word(.moreContent, .moreContentAvailable)) }
        return parts
    }

    private func word(_ kind: UtterancePart.Kind, _ term: SpokenTerm) -> UtterancePart {
        UtterancePart(kind, SpokenText(SpokenVocabulary.word(for: term), place: nil))
    }

    // MARK: Label

    private var spokenLabel: SpokenText? {
        if speaksHintAsLabel { return hint }
        // A back button that is called nothing but “Back” says only that it is one.
        if traits.contains(.backButton), let label, ["back", "뒤로"].contains(label.text.en.lowercased()) { return nil }
        return label
    }

    // MARK: Tables

    private var tableHeaders: [UtterancePart] {
        (context.cell?.headers ?? []).compactMap { header in
            let words = [header.label, header.value].compactMap { $0 }.filter { !$0.isEmpty }
            guard let first = words.first else { return nil }
            let text = Bilingual(
                en: words.map(\.text.en).joined(separator: ": "), ko: words.map(\.text.ko).joined(separator: ": "))
            return UtterancePart(.tableHeader, SpokenText(text, knowledge: first.knowledge, place: first.place))
        }
    }

    private var cellPlaces: [UtterancePart] {
        guard let cell = context.cell?.cell else { return [] }
        var words: [SpokenWord] = []
        if cell.rowSpan > 1 { words.append(SpokenVocabulary.spansRows(cell.rowSpan)) }
        if cell.columnSpan > 1 { words.append(SpokenVocabulary.spansColumns(cell.columnSpan)) }
        if let row = cell.row { words.append(SpokenVocabulary.row(row + 1)) }
        if let column = cell.column { words.append(SpokenVocabulary.column(column + 1)) }
        return words.map { UtterancePart(.cellPlace, SpokenText($0)) }
    }

    // MARK: Roles

    private var roles: [UtterancePart] {
        var parts: [UtterancePart] = []
        func role(_ term: SpokenTerm) { parts.append(word(.role(term), term)) }
        if traits.contains(.button), saysButton { role(.button) }
        if traits.contains(.backButton) { role(.backButton) }
        if traits.contains(.toggle) {
            let state = switchState.map { UtterancePart(.switchState, $0) }
            // On a Mac what is on or off is a box that is checked, which is said first.
            if node.isOfMac {
                if let state { parts.append(state) }
                if traits.contains(.button) { role(.checkbox) }
            } else {
                if traits.contains(.button) { role(.switchButton) }
                if let state { parts.append(state) }
            }
        }
        if traits.contains(.popUpButton) { role(.popUpButton) }
        if isTab { role(.tab) }
        if traits.contains(.textEntry) || traits.contains(.secureTextEntry) {
            role(traits.contains(.secureTextEntry) ? .secureTextField : .textField)
            if traits.contains(.isEditing) { role(.isEditing) }
        }
        if traits.contains(.header) { role(.heading) }
        if traits.contains(.link) { role(.link) }
        if traits.contains(.adjustable) { role(.adjustable) }
        if traits.contains(.image) { role(.image) }
        if traits.contains(.searchField) { role(.searchField) }
        return parts
    }

    private var saysButton: Bool {
        let silencing: Traits = [.keyboardKey, .toggle, .tab, .backButton, .popUpButton]
        return traits.isDisjoint(with: silencing) && !isTab && !context.isInTabBar
    }

    // 1, 0 and 2 are what a switch has as its value; anything else is spoken as it is.
    private var switchState: SpokenText? {
        guard let value else { return nil }
        let terms: [String: SpokenTerm] =
            node.isOfMac ? ["1": .checked, "0": .unchecked, "2": .mixed] : ["1": .on, "0": .off, "2": .mixed]
        return terms[value.text.en].map { SpokenText(SpokenVocabulary.word(for: $0)) } ?? value
    }

    // MARK: Instructions

    private var instructions: [SpokenTerm] {
        // A Mac has keys for all of it, and says nothing of them here.
        guard !traits.contains(.notEnabled), !node.isOfMac else { return [] }
        var terms: [SpokenTerm] = []
        if traits.contains(.toggle) { terms.append(.toggleHint) }
        if traits.contains(.textEntry) || traits.contains(.secureTextEntry) {
            if !traits.contains(.isEditing) { terms.append(.editHint) }
            if traits.contains(.isEditing) || traits.contains(.textArea) { terms.append(.misspelledHint) }
        }
        if traits.contains(.adjustable), !traits.contains(.toggle), !speaksHintAsLabel { terms.append(.adjustHint) }
        return terms
    }
}

extension StopContext.Edge {
    /// The word for it.
    fileprivate var term: SpokenTerm {
        switch self {
        case .listStart: .listStart
        case .listEnd: .listEnd
        case .landmarkStart: .landmark
        case .landmarkEnd: .landmarkEnd
        }
    }
}
