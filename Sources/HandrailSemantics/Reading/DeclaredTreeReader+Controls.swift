import HandrailModel

extension DeclaredTreeReader {
    /// A control is one element, named by its label.
    func control(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        if element.isFollowedByCode { return ReadingSequence() }
        let label = read(element.namingChildren, inherited)
        return control(element, label, inherited)
    }

    @inline(never)
    private func control(
        _ element: ElementView, _ label: ReadingSequence, _ inherited: InheritedContext
    ) -> ReadingSequence {
        ReadingSequence(named(element, by: label, inherited), asides: label.asides)
    }

    /// A menu or a tab: what it opens stands beside it.
    func controlWithContent(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        var sequence = control(element, inherited)
        let content = element.children(in: .content)
        let inside = element.kind == .menu ? inherited.inMenu : inherited
        sequence.asides += read(content, inside).setAside(declared: element.index)
        return sequence
    }

    /// A picker is a button that opens its options, unless its style lays them out.
    func picker(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let label = read(element.namingChildren, inherited)
        let options = read(element.children(in: .content), inherited.inPicker)
        return picker(element, label, options, inherited)
    }

    @inline(never)
    private func picker(
        _ element: ElementView, _ label: ReadingSequence, _ options: ReadingSequence, _ inherited: InheritedContext
    ) -> ReadingSequence {
        var options = options
        options.changeEachStop { option in
            option.traits.insert(.button)
            option.traits.remove(.staticText)
            option.isInteractive = true
            inherited.dim(&option)
        }
        var pending = named(element, by: label, inherited)
        guard Self.isSpread(inherited) else {
            return ReadingSequence(pending, asides: label.asides + options.setAside(declared: element.index))
        }
        pending = options.contained(declared: element.index).named(like: pending)
        return ReadingSequence(pending, asides: label.asides)
    }

    /// Whether the options of a picker lie open; in a menu they stand among its items.
    private static func isSpread(_ inherited: InheritedContext) -> Bool {
        switch inherited.styles[.picker] {
        case nil, "automatic": inherited.isInMenu
        case let style?: spreadStyles.contains(style)
        }
    }

    private static let spreadStyles: Set<String> = ["segmented", "inline", "wheel", "palette", "radioGroup"]

    /// A field is named by its title, and by its prompt where the title says nothing.
    func field(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let label = read(element.namingChildren, inherited)
        let prompt = read(element.children(in: .prompt), inherited)
        return field(element, label, prompt, inherited)
    }

    @inline(never)
    private func field(
        _ element: ElementView, _ label: ReadingSequence, _ prompt: ReadingSequence, _ inherited: InheritedContext
    ) -> ReadingSequence {
        var pending = named(element, by: label, inherited)
        let prompt = Merger(prompt.stops)
        if !Merger(label.stops).name.maySpeak, prompt.name.maySpeak { pending.name = prompt.name }
        pending.merged += prompt.merged
        pending.name = pending.name.mapCases { parts in
            parts.map { $0.source == .text ? $0.with(source: .fieldTitle) : $0 }
        }
        return ReadingSequence(pending, asides: label.asides)
    }

    private func named(
        _ element: ElementView, by label: ReadingSequence, _ inherited: InheritedContext
    ) -> PendingElement {
        let parts = Merger(label.stops)
        var pending = PendingElement(.element, declared: element.index)
        // A tab has an image and a title; the image speaks only where there is no title.
        pending.name = parts.name.mapCases(element.kind == .tab ? \.withoutPictures : \.withoutSilentPictures)
        // A label that is nothing but a button speaks with the words of that button.
        let lone = pending.name.isSilent && parts.commandCount == 1 ? parts.commands.first : nil
        if let lone { pending.name = parts.commands.dropFirst().reduce(lone.name) { $0.or($1.name) } }
        if pending.name.isSilent, let words = SystemName.words(of: element) {
            pending.name = OpenName(NamePart(words: words, source: .system, place: element.place))
        }
        let role = ControlDefaults(element)
        pending.value = .joined(parts.values + [role.value])
        pending.hint = .joined(parts.hints)
        pending.traits = role.traits.union(parts.traits.subtracting(Self.traitsLostInLabels))
        pending.possibleTraits = parts.possibleTraits.subtracting(Self.traitsLostInLabels)
        pending.actions = parts.actions + (lone == nil ? parts.commands.map { .named($0.name.words) } : [])
        pending.merged = parts.merged + element.limitLabels
        pending.isInteractive = true
        inherited.dim(&pending)
        return pending
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
