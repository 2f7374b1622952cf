import HandrailModel
import HandrailSource
import HandrailStandards

/// One perceived element as a node.
struct ElementNode {
    private let element: PerceivedElement
    private let index: Int
    private let declared: ElementView
    private let attributes: [AttributeUse]
    private let isRepeated: Bool
    private let frame: NodeFrame?

    /// An element of a tree.
    init(_ element: PerceivedElement, index: Int, tree: PerceivedTree, properties: DeclaredProperties) {
        self.element = element
        self.index = index
        declared = tree.screen.tree[element.declared]
        attributes = properties.attributes(of: element.declared)
        isRepeated = properties.isRepeated(element.declared)
        frame = properties.frame(of: element.declared)
    }

    /// The node of a stop.
    var node: AccessibilityNode {
        var node = plain
        node.isElement = true
        node.frame = frame
        node.value = value
        node.activation = activation
        node.actions = element.actions.compactMap(NodeAction.init)
        for use in attributes { tell(&node, use) }
        return node
    }

    /// The node of a container, without what is inside.
    var container: AccessibilityNode {
        var node = plain
        node.isModal = element.traits.contains(.modal)
        node.keepsTogether = true
        switch declared.kind {
        case .lazyContainer, .groupBox, .controlGroup:
            (node.container, node.navigationStyle) = (.semanticGroup, .combined)
        case .picker: (node.container, node.deniesElements) = (.series, isRepeatedInside)
        case .scrollView, .list, .form, .table, .map, .toolbar: break
        default: (node.container, node.navigationStyle) = (.semanticGroup, .combined)
        }
        for use in attributes {
            if case .accessibility(.rotor(let words)) = use.attribute {
                node.rotors += [SpokenText(words, place: use.place)].compactMap { $0 }
            }
        }
        return node
    }

    // What is repeated any number of times cannot be counted.
    private var isRepeatedInside: Bool {
        isRepeated || declared.descendants.contains { $0.kind == .repeated }
    }

    private var plain: AccessibilityNode {
        var node = AccessibilityNode(id: index, place: declared.place)
        let names = element.name.cases.map(spoken)
        node.label = names.first ?? nil
        node.otherLabels = names.dropFirst().compactMap { $0 }.filter { $0.text != node.label?.text }
        node.hint = SpokenText(element.hint, place: declared.place)
        node.traits = element.traits
        node.possibleTraits = element.possibleTraits
        node.isRepeated = isRepeated
        // A spinner that is called nothing says by itself that something is going on.
        if declared.kind == .progress, node.label?.isEmpty ?? true, element.value.isAbsent {
            node.label = SpokenText(SpokenVocabulary.word(for: .inProgress), place: declared.place)
        }
        return node
    }

    // MARK: Words

    private func spoken(_ name: NameCase) -> SpokenText? { SpokenText.joined(name.parts.compactMap(spoken)) }

    private func spoken(_ part: NamePart) -> SpokenText? {
        switch (part.source, part.words) {
        // A symbol without a spoken name falls back to the name it has; nobody knows that for certain.
        case (.symbol(let name), .unknown):
            SpokenText(Bilingual(en: name, ko: name), knowledge: .unknown, place: part.place)
        // The system begins the names of its symbols with a capital.
        case (.symbol, .known): SpokenText(part.words, place: part.place)?.capitalized
        default: SpokenText(part.words, place: part.place)
        }
    }

    private var value: SpokenText? {
        guard case .dynamic = element.value else { return SpokenText(element.value, place: declared.place) }
        if element.traits.contains(.toggle) { return either(.on, .off) }
        // A field is simulated empty: what is heard is its title or prompt.
        if element.traits.contains(.textEntry) { return nil }
        if declared.kind == .disclosureGroup { return either(.collapsed, .expanded) }
        return SpokenText(.runtime, knowledge: .partly)
    }

    private func either(_ first: SpokenTerm, _ second: SpokenTerm) -> SpokenText {
        let (one, other) = (
            SpokenText(SpokenVocabulary.word(for: first)), SpokenText(SpokenVocabulary.word(for: second))
        )
        return SpokenText(
            Bilingual(en: one.text.en + "/" + other.text.en, ko: one.text.ko + "/" + other.text.ko),
            knowledge: .partly, isConfirmed: one.isConfirmed && other.isConfirmed)
    }

    // MARK: What it does

    private var activation: Activation {
        switch declared.kind {
        case .toggle, .disclosureGroup: return .toggles
        case .textField, .secureField, .textEditor, .searchField: return .edits
        case .menu, .picker, .datePicker, .colorPicker: return .opensMenu
        case .link: return .opensLink
        case .navigationLink: return .shows(.navigationDestination, screen: nil)
        case .shareLink, .photosPicker: return .shows(.other, screen: nil)
        default: break
        }
        for use in attributes {
            switch use.attribute {
            case .code(.action(let action)): return Activation(action)
            case .interaction(.gesture(let gesture)) where gesture.kind == .tap: return Activation(gesture.action)
            default: break
            }
        }
        return element.traits.isDisjoint(with: [.button, .link, .tab]) ? .none : .acts
    }

    private func tell(_ node: inout AccessibilityNode, _ use: AttributeUse) {
        switch use.attribute {
        case .accessibility(.inputLabels(let names)):
            node.inputLabels = names.compactMap { SpokenText($0, place: use.place) }
        case .interaction(.keyboardShortcut(let shortcut)): node.shortcuts.append(shortcut)
        case .accessibility(.respondsToUserInteraction(let fact)): node.respondsToUserInteraction = fact.value
        case .accessibility(.customContent(let words)):
            let label = SpokenText(words, place: use.place) ?? SpokenText("…")
            node.contents.append(
                NodeContent(label: label, value: SpokenText(.runtime, knowledge: .partly), isImportant: false))
        case .accessibility(.rotor(let words)): node.rotors += [SpokenText(words, place: use.place)].compactMap { $0 }
        case .accessibility(.identifier(let name)): node.identifier = name.value
        default: break
        }
    }
}

extension Activation {
    /// What a closure does.
    fileprivate init(_ action: ActionSummary) {
        if action.dismisses {
            self = .dismisses
        } else if action.opensURL {
            self = .opensLink
        } else {
            self = .acts
        }
    }
}

extension NodeAction {
    /// An action of a perceived element; `nil` for activation, which is no action of its own.
    init?(_ action: AccessibilityAction) {
        switch action {
        case .activate: return nil
        case .named(let words): self.init(.custom, name: SpokenText(words, place: nil) ?? SpokenText("…"))
        case .escape: self.init(.escape, name: SpokenText(Bilingual(en: "Escape", ko: "나가기")))
        case .magicTap: self.init(.magicTap, name: SpokenText(Bilingual(en: "Magic tap", ko: "매직 탭")))
        case .delete: self.init(.delete, name: SpokenText(Bilingual(en: "Delete", ko: "삭제")))
        case .adjust: self.init(.adjust, name: SpokenText(Bilingual(en: "Adjust", ko: "값 조절")))
        case .scroll: self.init(.scroll, name: SpokenText(Bilingual(en: "Scroll", ko: "스크롤")))
        case .zoom: self.init(.zoom, name: SpokenText(Bilingual(en: "Zoom", ko: "확대/축소")))
        case .showMenu: self.init(.showMenu, name: SpokenText(Bilingual(en: "Show menu", ko: "메뉴 보기")))
        }
    }
}
