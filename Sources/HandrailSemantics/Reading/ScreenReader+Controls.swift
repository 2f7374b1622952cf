import HandrailModel

extension ScreenReader {
    /// A control is one element, named by its label.
    func control(_ element: ElementView, _ surroundings: InheritedContext) -> ReadingSequence {
        if element.isFollowedByCode { return ReadingSequence() }
        let label = read(element.namingChildren, surroundings)
        return control(element, label, surroundings)
    }

    @inline(never)
    private func control(
        _ element: ElementView, _ label: ReadingSequence, _ surroundings: InheritedContext
    ) -> ReadingSequence {
        ReadingSequence(named(element, by: label, surroundings), asides: label.asides)
    }

    /// A menu or a tab: what it opens stands beside it.
    func controlWithContent(_ element: ElementView, _ surroundings: InheritedContext) -> ReadingSequence {
        var sequence = control(element, surroundings)
        let content = element.children(in: .content)
        let inside = element.kind == .menu ? surroundings.inMenu : surroundings
        sequence.asides += read(content, inside).setAside(declared: element.index)
        return sequence
    }

    /// A picker is a button that opens its options, unless its style lays them out.
    func picker(_ element: ElementView, _ surroundings: InheritedContext) -> ReadingSequence {
        let label = read(element.namingChildren, surroundings)
        let options = read(element.children(in: .content), surroundings.inPicker)
        return picker(element, label, options, surroundings)
    }

    @inline(never)
    private func picker(
        _ element: ElementView, _ label: ReadingSequence, _ options: ReadingSequence, _ surroundings: InheritedContext
    ) -> ReadingSequence {
        var options = options
        options.changeEachStop { option in
            option.traits.insert(.button)
            option.traits.remove(.staticText)
            option.isInteractive = true
            surroundings.dim(&option)
        }
        var draft = named(element, by: label, surroundings)
        guard Self.isSpread(surroundings) else {
            return ReadingSequence(draft, asides: label.asides + options.setAside(declared: element.index))
        }
        draft = options.contained(declared: element.index).named(like: draft)
        return ReadingSequence(draft, asides: label.asides)
    }

    /// Whether the options of a picker lie open; in a menu they stand among its items.
    private static func isSpread(_ surroundings: InheritedContext) -> Bool {
        switch surroundings.styles[.picker] {
        case nil, "automatic": surroundings.isInMenu
        case let style?: spreadStyles.contains(style)
        }
    }

    private static let spreadStyles: Set<String> = ["segmented", "inline", "wheel", "palette", "radioGroup"]

    /// A field is named by its title, and by its prompt where the title says nothing.
    func field(_ element: ElementView, _ surroundings: InheritedContext) -> ReadingSequence {
        let label = read(element.namingChildren, surroundings)
        let prompt = read(element.children(in: .prompt), surroundings)
        return field(element, label, prompt, surroundings)
    }

    @inline(never)
    private func field(
        _ element: ElementView, _ label: ReadingSequence, _ prompt: ReadingSequence, _ surroundings: InheritedContext
    ) -> ReadingSequence {
        var draft = named(element, by: label, surroundings)
        let prompt = Merger(prompt.stops)
        if !Merger(label.stops).name.maySpeak, prompt.name.maySpeak { draft.name = prompt.name }
        draft.merged += prompt.merged
        draft.name = draft.name.mapCases { parts in
            parts.map { $0.source == .text ? $0.with(source: .fieldTitle) : $0 }
        }
        return ReadingSequence(draft, asides: label.asides)
    }

    private func named(
        _ element: ElementView, by label: ReadingSequence, _ surroundings: InheritedContext
    ) -> PendingElement {
        let parts = Merger(label.stops)
        var draft = PendingElement(.element, declared: element.index)
        // A tab has an image and a title; the image speaks only where there is no title.
        draft.name = parts.name.mapCases(element.kind == .tab ? \.withoutPictures : \.withoutSilentPictures)
        // A label that is nothing but a button speaks with the words of that button.
        let lone = draft.name.isSilent && parts.commandCount == 1 ? parts.commands.first : nil
        if let lone { draft.name = parts.commands.dropFirst().reduce(lone.name) { $0.or($1.name) } }
        if draft.name.isSilent, let words = SystemName.words(of: element) {
            draft.name = OpenName(NamePart(words: words, source: .system, place: element.place))
        }
        let role = ControlDefaults(element)
        draft.value = .joined(parts.values + [role.value])
        draft.hint = .joined(parts.hints)
        draft.traits = role.traits.union(parts.traits.subtracting(Self.traitsLostInLabels))
        draft.possibleTraits = parts.possibleTraits.subtracting(Self.traitsLostInLabels)
        draft.actions = parts.actions + (lone == nil ? parts.commands.map { .named($0.name.words) } : [])
        draft.merged = parts.merged + element.limitLabels
        draft.isInteractive = true
        surroundings.dim(&draft)
        return draft
    }

    // The role of a control takes the place of what its label is made of.
    private static let traitsLostInLabels: Traits = [.staticText, .image, .updatesFrequently]
}

extension PendingElement {
    /// A container that is called and told what `control` is.
    fileprivate func named(like control: PendingElement) -> PendingElement {
        var result = self
        result.name = control.name
        result.hint = control.hint
        result.actions = control.actions
        result.merged = control.merged
        return result
    }
}

extension ElementView {
    /// The children whose content names the element.
    var namingChildren: [ElementView] {
        let naming = children.filter(\.slot.isNaming)
        return naming.isEmpty && kind.isLabeledByContent ? children(in: .content) : naming
    }

    /// Whether it is a link that shows nothing, which takes no room: only code follows it. The row of a list has room.
    fileprivate var isFollowedByCode: Bool {
        guard kind == .navigationLink, !has(.layout(.frame)), case let label = children(in: .label), !label.isEmpty
        else { return false }
        return label.allSatisfy { $0.kind == .nothing } && !ancestors.contains { $0.kind == .list || $0.kind == .form }
    }

    /// Indices of the labels of the lowest and the highest value.
    fileprivate var limitLabels: [Int] {
        children.filter { $0.slot == .minimum || $0.slot == .maximum }.map(\.index)
    }
}

extension Slot {
    /// Whether what stands here names the parent.
    var isNaming: Bool {
        switch self {
        case .label, .icon, .detail: true
        case .content, .value, .minimum, .maximum, .prompt, .header, .footer, .overlay, .background, .contextMenu,
            .swipeActions, .toolbar, .placeholder:
            false
        }
    }
}

extension ElementKind {
    /// Whether what is inside is its label, even where nothing says so.
    var isLabeledByContent: Bool {
        switch self {
        case .button, .link, .shareLink, .toggle, .photosPicker, .pasteButton, .renameButton: true
        default: false
        }
    }
}
