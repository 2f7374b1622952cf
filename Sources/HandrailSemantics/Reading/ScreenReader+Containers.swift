import HandrailModel
import HandrailSource

extension ScreenReader {
    /// The children in order; menus and bars stand beside, and a modal child silences those it lies over.
    func arrange(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        let arrangement = Arrangement(element)
        let layers = element.kind.isLayering
        var passage = Passage()
        var isCovered = false
        for child in arrangement.shown {
            let part = read(child, surroundings)
            // What is modal silences what it lies over, and what lies over it, unless that is modal as well.
            if layers, part.isModal {
                passage = part
                isCovered = true
            } else if !isCovered {
                passage.append(part)
            }
        }
        if !arrangement.placeholders.isEmpty {
            passage = awaited(passage, read(arrangement.placeholders, surroundings), element, arrangement.placeholders)
        }
        for menu in arrangement.menus { passage.offer(read(menu, surroundings.inMenu), declared: menu.index) }
        for bar in arrangement.bars { passage.setAside(read(bar, surroundings), declared: bar.index) }
        if surroundings.isInPicker, element.kind.isArrangement { joinOption(element, &passage) }
        return passage
    }

    /// An option of a picker is one element, however many views it is made of.
    @inline(never)
    private func joinOption(_ element: ElementView, _ passage: inout Passage) {
        guard passage.stops.count > 1, element.kind != .lazyContainer else { return }
        passage.stops = [Merger(passage.stops).combined(declared: element.index)]
    }

    /// Tabs with what they show. Pages are swiped through: what would be on their tabs is drawn as dots, all of which are
    /// one element that says the number of the page.
    func tabs(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        let passage = arrange(element, surroundings)
        guard let style = surroundings.styles[.tabView], Self.pageStyles.contains(style) else {
            return contained(passage, element)
        }
        return paged(passage, element, showsDots: style == "page" && surroundings.styles[.pageIndex] != "never")
    }

    private static let pageStyles: Set<String> = ["page", "verticalPage", "carousel"]

    @inline(never)
    private func paged(_ tabs: Passage, _ element: ElementView, showsDots: Bool) -> Passage {
        var pages = Passage(tabs.stops.withoutTabs)
        for aside in tabs.asides {
            // What a tab opens is the page itself.
            if element.tree.elements[aside.declared].kind == .tab { pages.stops += aside.children } else { pages.asides.append(aside) }
        }
        if showsDots {
            var dots = Draft(.element, declared: element.index)
            dots.traits = .adjustable
            dots.value = .dynamic
            pages.stops.append(dots)
        }
        return contained(pages, element)
    }

    /// What is inside, kept together.
    @inline(never)
    func contained(_ passage: Passage, _ element: ElementView) -> Passage {
        Passage(passage.contained(declared: element.index))
    }

    // Either the content or its placeholder is there.
    @inline(never)
    private func awaited(
        _ content: Passage, _ placeholder: Passage, _ element: ElementView, _ placeholders: [ElementView]
    ) -> Passage {
        var waiting = placeholder
        guard !waiting.stops.isEmpty, let first = placeholders.first else { return content }
        waiting.seal()
        var loaded = Draft(.branch, declared: element.index)
        loaded.condition = ElementCondition(subject: .app, text: "loaded")
        loaded.children = content.stops
        var loading = Draft(.branch, declared: first.index)
        loading.children = waiting.stops
        var choice = Draft(.alternatives, declared: element.index)
        choice.children = [loaded, loading]
        return Passage(choice, asides: content.asides)
    }

    /// A view of a package: what it shows is not known, but controls that are handed to it to hold are there. What has the
    /// name of a control takes what it is handed for its label.
    func opaque(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        var passage = unreadable(element, .opaque(element.typeName))
        guard Int(element.tree.elements[element.index].end) > element.index + 1, !Self.controlNames.occur(in: element.typeName)
        else { return passage }
        passage.stops += arrange(element, surroundings).stops.controlsOnly
        return passage
    }

    private static let controlNames = Fragments(["button", "link", "label", "toggle", "menu", "picker", "chip", "tab"])

    /// A place where a condition chooses.
    func alternatives(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        var branches: [(ElementView, Passage)] = []
        for child in element.children { branches.append((child, read(child, surroundings))) }
        return choice(element, branches)
    }

    @inline(never)
    private func choice(_ element: ElementView, _ branches: [(ElementView, Passage)]) -> Passage {
        var choice = Draft(.alternatives, declared: element.index)
        for (child, passage) in branches {
            var branch = Draft(.branch, declared: child.index)
            branch.children = passage.sealed
            if case .condition(let condition) = child.content { branch.condition = condition }
            choice.children.append(branch)
        }
        // What is sorted is the choice: it takes the priority of what it chooses.
        choice.priority = choice.children.lazy.flatMap(\.children).first { $0.priority != 0 }?.priority ?? 0
        return choice.children.contains { !$0.children.isEmpty } ? Passage(choice) : Passage()
    }

    /// Header, rows, footer; everything in the header is a heading, except in a menu.
    func section(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        var header = read(element.children.filter { $0.slot == .header || $0.slot == .label }, surroundings)
        if !surroundings.isInMenu { header.becomeHeadings() }
        header.append(
            read(
                element.children.filter { $0.slot != .header && $0.slot != .label && $0.slot != .footer },
                surroundings))
        header.append(read(element.children(in: .footer), surroundings))
        return header
    }

    /// What names it, what describes it, what it holds; an icon beside a label is silent.
    func labelFirst(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        let labels = element.children(in: .label)
        var passage = read(labels.isEmpty ? element.children(in: .icon) : labels, surroundings)
        passage.append(read(element.children(in: .detail), surroundings))
        passage.append(read(element.children.filter { !$0.slot.isNaming }, surroundings))
        return passage
    }

    /// The header opens and closes the content.
    func disclosure(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        var passage = control(element, surroundings)
        passage.append(read(element.children(in: .content), surroundings))
        return passage
    }

    /// Controls that belong together, named by a label.
    func controlGroup(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        let label = read(element.namingChildren, surroundings)
        let content = read(element.children(in: .content), surroundings)
        return controlGroup(element, label: label, content: content)
    }

    @inline(never)
    private func controlGroup(_ element: ElementView, label: Passage, content: Passage) -> Passage {
        let label = Merger(label.stops)
        var container = content.contained(declared: element.index)
        container.name = label.name.mapCases(\.withoutSilentPictures)
        container.merged = label.merged
        return Passage(container)
    }

    /// A label and its value are one element; a single control without a name takes the label for its name.
    func labeledContent(_ element: ElementView, _ surroundings: Surroundings) -> Passage {
        let label = read(element.namingChildren, surroundings)
        let content = read(element.children(in: .content), surroundings)
        return labeledContent(element, label: label, content: content, isOneBody: element.namingChildren.isEmpty)
    }

    @inline(never)
    private func labeledContent(
        _ element: ElementView, label: Passage, content: Passage, isOneBody: Bool
    ) -> Passage {
        var content = content
        if isOneBody {
            // A style of the project's own lays label and value out: whichever is which, they are said together.
            guard Merger(content.stops).commandCount == 0 else { return content }
            return Passage(Merger(content.stops).combined(declared: element.index), asides: content.asides)
        }
        let labelParts = Merger(label.stops)
        let contentParts = Merger(content.stops)
        let name = labelParts.name.mapCases(\.withoutSilentPictures)
        switch contentParts.commandCount {
        case 0:
            var draft = Draft(.element, declared: element.index)
            draft.name = name
            draft.value = contentParts.name.words
            draft.traits = .staticText
            draft.merged = labelParts.merged + contentParts.merged
            draft.actions = labelParts.actions + contentParts.actions
            return Passage(draft, asides: label.asides + content.asides)
        case 1 where contentParts.commands.allSatisfy { !$0.name.maySpeak }:
            content.changeEachStop { stop in
                guard stop.isInteractive else { return }
                stop.name = name
                stop.merged += labelParts.merged
            }
            return content
        default:
            var passage = label
            passage.append(content)
            return passage
        }
    }
}

extension Passage {
    /// Whether something in it certainly lies over everything else.
    fileprivate var isModal: Bool { stops.contains { $0.traits.contains(.modal) } }

    /// Makes headings of everything in it that was not told to be none.
    @inline(never)
    fileprivate mutating func becomeHeadings() {
        changeEachStop { if !$0.removedTraits.contains(.header) { $0.traits.insert(.header) } }
    }

    /// Offers the buttons of a menu as actions of every stop, and sets the menu aside.
    @inline(never)
    fileprivate mutating func offer(_ menu: Passage, declared: Int) {
        let actions = menu.stops.commandNames
        changeEachStop { $0.actions += actions }
        setAside(menu, declared: declared)
    }

    /// Sets something aside that is opened from here, or stands in a bar.
    @inline(never)
    fileprivate mutating func setAside(_ other: Passage, declared: Int) {
        asides += other.setAside(declared: declared)
    }
}

extension [Draft] {
    /// Without the tabs among them.
    fileprivate var withoutTabs: [Draft] {
        compactMap { draft in
            switch draft.exposure {
            case .element: return draft.traits.contains(.tab) ? nil : draft
            case .container: return draft
            case .alternatives, .branch:
                var rest = draft
                rest.children = draft.children.withoutTabs
                return rest
            }
        }
    }

    /// The names of all buttons in a menu, as actions.
    fileprivate var commandNames: [AccessibilityAction] {
        flatMap { draft -> [AccessibilityAction] in
            switch draft.exposure {
            case .element: draft.isInteractive ? [.named(draft.name.words)] : []
            case .container, .alternatives, .branch: draft.children.commandNames
            }
        }
    }
}

extension [Draft] {
    /// What people can act on, with what holds it.
    fileprivate var controlsOnly: [Draft] {
        compactMap { draft in
            switch draft.exposure {
            case .element: return draft.isInteractive ? draft : nil
            case .container, .alternatives, .branch:
                var rest = draft
                rest.children = draft.children.controlsOnly
                // The branches of a choice stay as many as they are.
                return rest.children.isEmpty && draft.exposure != .branch ? nil : rest
            }
        }
    }
}

extension ElementKind {
    /// Whether its children lie over each other.
    fileprivate var isLayering: Bool { self == .layered || self == .depthStack }
}
