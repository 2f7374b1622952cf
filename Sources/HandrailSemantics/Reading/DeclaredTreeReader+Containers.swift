import HandrailModel
import HandrailSource

extension DeclaredTreeReader {
    /// The children in order; menus and bars stand beside, and a modal child silences those it lies over.
    func arrange(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let arrangement = ChildPlacement(element)
        let layers = element.kind.isLayering
        var sequence = ReadingSequence()
        var isCovered = false
        for child in arrangement.shown {
            let part = read(child, inherited)
            // What is modal silences what it lies over, and what lies over it, unless that is modal as well.
            if layers, part.isModal {
                sequence = part
                isCovered = true
            } else if !isCovered {
                sequence.append(part)
            }
        }
        if !arrangement.placeholders.isEmpty {
            sequence = awaited(
                sequence, read(arrangement.placeholders, inherited), element, arrangement.placeholders)
        }
        for menu in arrangement.menus { sequence.offer(read(menu, inherited.inMenu), declared: menu.index) }
        for bar in arrangement.bars { sequence.setAside(read(bar, inherited), declared: bar.index) }
        if inherited.isInPicker, element.kind.isArrangement { joinOption(element, &sequence) }
        return sequence
    }

    /// An option of a picker is one element, however many views it is made of.
    @inline(never)
    private func joinOption(_ element: ElementView, _ sequence: inout ReadingSequence) {
        guard sequence.stops.count > 1, element.kind != .lazyContainer else { return }
        sequence.stops = [Merger(sequence.stops).combined(declared: element.index)]
    }

    /// Tabs with what they show. Pages are swiped through: what would be on their tabs is drawn as dots, all of which
    /// are one element that says the number of the page.
    func tabs(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let sequence = arrange(element, inherited)
        guard let style = inherited.styles[.tabView], Self.pageStyles.contains(style) else {
            return contained(sequence, element)
        }
        return paged(sequence, element, showsDots: style == "page" && inherited.styles[.pageIndex] != "never")
    }

    private static let pageStyles: Set<String> = ["page", "verticalPage", "carousel"]

    @inline(never)
    private func paged(_ tabs: ReadingSequence, _ element: ElementView, showsDots: Bool) -> ReadingSequence {
        var pages = ReadingSequence(tabs.stops.withoutTabs)
        for aside in tabs.asides {
            // What a tab opens is the page itself.
            if element.tree.elements[aside.declared].kind == .tab {
                pages.stops += aside.children
            } else {
                pages.asides.append(aside)
            }
        }
        if showsDots {
            var dots = PendingElement(.element, declared: element.index)
            dots.traits = .adjustable
            dots.value = .dynamic
            pages.stops.append(dots)
        }
        return contained(pages, element)
    }

    /// What is inside, kept together.
    @inline(never)
    func contained(_ sequence: ReadingSequence, _ element: ElementView) -> ReadingSequence {
        ReadingSequence(sequence.contained(declared: element.index))
    }

    // Either the content or its placeholder is there.
    @inline(never)
    private func awaited(
        _ content: ReadingSequence, _ placeholder: ReadingSequence, _ element: ElementView,
        _ placeholders: [ElementView]
    ) -> ReadingSequence {
        var waiting = placeholder
        guard !waiting.stops.isEmpty, let first = placeholders.first else { return content }
        waiting.seal()
        var loaded = PendingElement(.branch, declared: element.index)
        loaded.condition = ElementCondition(subject: .app, text: "loaded")
        loaded.children = content.stops
        var loading = PendingElement(.branch, declared: first.index)
        loading.children = waiting.stops
        var choice = PendingElement(.alternatives, declared: element.index)
        choice.children = [loaded, loading]
        return ReadingSequence(choice, asides: content.asides)
    }

    /// A view of a package: what it shows is not known, but controls that are handed to it to hold are there. What has
    /// the name of a control takes what it is handed for its label.
    func opaque(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        var sequence = unreadable(element, element.typeName.isEmpty ? .tooDeep : .opaque(element.typeName))
        guard Int(element.tree.elements[element.index].end) > element.index + 1,
            !Self.controlNames.occur(in: element.typeName)
        else { return sequence }
        sequence.stops += arrange(element, inherited).stops.controlsOnly
        return sequence
    }

    private static let controlNames = Fragments(["button", "link", "label", "toggle", "menu", "picker", "chip", "tab"])

    /// A place where a condition chooses.
    func alternatives(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        var branches: [(ElementView, ReadingSequence)] = []
        for child in element.children { branches.append((child, read(child, inherited))) }
        return choice(element, branches)
    }

    @inline(never)
    private func choice(_ element: ElementView, _ branches: [(ElementView, ReadingSequence)]) -> ReadingSequence {
        var choice = PendingElement(.alternatives, declared: element.index)
        for (child, sequence) in branches {
            var branch = PendingElement(.branch, declared: child.index)
            branch.children = sequence.sealed
            if case .condition(let condition) = child.content { branch.condition = condition }
            choice.children.append(branch)
        }
        // What is sorted is the choice: it takes the priority of what it chooses.
        choice.priority = choice.children.lazy.flatMap(\.children).first { $0.priority != 0 }?.priority ?? 0
        return choice.children.contains { !$0.children.isEmpty } ? ReadingSequence(choice) : ReadingSequence()
    }

    /// Header, rows, footer; everything in the header is a heading, except in a menu, and where a section is no part of
    /// a list.
    func section(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        var header = read(element.children.filter { $0.slot == .header || $0.slot == .label }, inherited)
        if !inherited.isInMenu, !element.isLooseSection { header.becomeHeadings() }
        header.append(
            read(
                element.children.filter { $0.slot != .header && $0.slot != .label && $0.slot != .footer },
                inherited))
        header.append(read(element.children(in: .footer), inherited))
        return header
    }

    /// What names it, what describes it, what it holds; an icon beside a label is silent.
    func labelFirst(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let labels = element.children(in: .label)
        var sequence = read(labels.isEmpty ? element.children(in: .icon) : labels, inherited)
        sequence.append(read(element.children(in: .detail), inherited))
        sequence.append(read(element.children.filter { !$0.slot.isNaming }, inherited))
        return sequence
    }

    /// The header opens and closes the content.
    func disclosure(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        var sequence = control(element, inherited)
        sequence.append(read(element.children(in: .content), inherited))
        return sequence
    }

    /// Controls that belong together, named by a label.
    func controlGroup(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let label = read(element.namingChildren, inherited)
        let content = read(element.children(in: .content), inherited)
        return controlGroup(element, label: label, content: content)
    }

    @inline(never)
    private func controlGroup(
        _ element: ElementView, label: ReadingSequence, content: ReadingSequence
    ) -> ReadingSequence {
        let label = Merger(label.stops)
        var container = content.contained(declared: element.index)
        container.name = label.name.mapCases(\.withoutSilentPictures)
        container.merged = label.merged
        return ReadingSequence(container)
    }

    /// A label and its value are one element; a single control without a name takes the label for its name.
    func labeledContent(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let label = read(element.namingChildren, inherited)
        let content = read(element.children(in: .content), inherited)
        return labeledContent(element, label: label, content: content, isOneBody: element.namingChildren.isEmpty)
    }

    @inline(never)
    private func labeledContent(
        _ element: ElementView, label: ReadingSequence, content: ReadingSequence, isOneBody: Bool
    ) -> ReadingSequence {
        var content = content
        if isOneBody {
            // A style of the project's own lays label and value out: whichever is which, they are said together.
            guard Merger(content.stops).commandCount == 0 else { return content }
            return ReadingSequence(Merger(content.stops).combined(declared: element.index), asides: content.asides)
        }
        let labelParts = Merger(label.stops)
        let contentParts = Merger(content.stops)
        let name = labelParts.name.mapCases(\.withoutSilentPictures)
        switch contentParts.commandCount {
        case 0:
            var pending = PendingElement(.element, declared: element.index)
            pending.name = name
            pending.value = contentParts.name.words
            pending.traits = .staticText
            pending.merged = labelParts.merged + contentParts.merged
            pending.actions = labelParts.actions + contentParts.actions
            return ReadingSequence(pending, asides: label.asides + content.asides)
        case 1 where contentParts.commands.allSatisfy { !$0.name.maySpeak }:
            content.changeEachStop { stop in
                guard stop.isInteractive else { return }
                stop.name = name
                stop.merged += labelParts.merged
            }
            return content
        default:
            var sequence = label
            sequence.append(content)
            return sequence
        }
    }
}

extension ReadingSequence {
    /// Whether something in it certainly lies over everything else.
    fileprivate var isModal: Bool { stops.contains { $0.traits.contains(.modal) } }

    /// Makes headings of everything in it that was not told to be none.
    @inline(never)
    fileprivate mutating func becomeHeadings() {
        changeEachStop { if !$0.removedTraits.contains(.header) { $0.traits.insert(.header) } }
    }

    /// Offers the buttons of a menu as actions of every stop, and sets the menu aside.
    @inline(never)
    fileprivate mutating func offer(_ menu: ReadingSequence, declared: Int) {
        let actions = menu.stops.commandNames
        changeEachStop { $0.actions += actions }
        setAside(menu, declared: declared)
    }

    /// Sets something aside that is opened from here, or stands in a bar.
    @inline(never)
    fileprivate mutating func setAside(_ other: ReadingSequence, declared: Int) {
        asides += other.setAside(declared: declared)
    }
}

extension [PendingElement] {
    /// Without the tabs among them.
    fileprivate var withoutTabs: [PendingElement] {
        compactMap { pending in
            switch pending.exposure {
            case .element: return pending.traits.contains(.tab) ? nil : pending
            case .container: return pending
            case .alternatives, .branch:
                var rest = pending
                rest.children = pending.children.withoutTabs
                return rest
            }
        }
    }

    /// The names of all buttons in a menu, as actions.
    fileprivate var commandNames: [AccessibilityAction] {
        flatMap { pending -> [AccessibilityAction] in
            switch pending.exposure {
            case .element: pending.isInteractive ? [.named(pending.name.words)] : []
            case .container, .alternatives, .branch: pending.children.commandNames
            }
        }
    }
}

extension [PendingElement] {
    /// What people can act on, with what holds it.
    fileprivate var controlsOnly: [PendingElement] {
        compactMap { pending in
            switch pending.exposure {
            case .element: return pending.isInteractive ? pending : nil
            case .container, .alternatives, .branch:
                var rest = pending
                rest.children = pending.children.controlsOnly
                // The branches of a choice stay as many as they are.
                return rest.children.isEmpty && pending.exposure != .branch ? nil : rest
            }
        }
    }
}

extension ElementKind {
    /// Whether its children lie over each other.
    fileprivate var isLayering: Bool { self == .layered || self == .depthStack }
}
