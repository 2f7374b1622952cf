import HandrailModel

extension ScreenReader {
    /// An element of which nothing is known but that it is there.
    @inline(never)
    func plain(_ element: ElementView) -> ReadingSequence {
        ReadingSequence(PendingElement(.element, declared: element.index))
    }

    /// A text is read as it stands; an empty one is not there.
    @inline(never)
    func text(_ element: ElementView) -> ReadingSequence {
        let words: Fact<Words> =
            switch element.content {
            case .words(let words): words
            case .none, .image, .type, .condition: .unknown(.computed)
            }
        var draft = PendingElement(.element, declared: element.index)
        draft.name = OpenName(NamePart(words: words, source: .text, place: element.place))
        draft.traits = .staticText
        draft.presence = draft.name.maySpeak ? .certain : .latent
        return ReadingSequence(draft)
    }

    /// An image is read by the name it has; decoration is not there, whatever is told of it afterwards.
    @inline(never)
    func image(_ element: ElementView) -> ReadingSequence {
        let source: ImageSource =
            switch element.content {
            case .image(let source): source
            case .none, .words, .type, .condition: .runtime
            }
        guard let part = images.part(source, place: element.place) else { return ReadingSequence() }
        var draft = PendingElement(.element, declared: element.index)
        draft.name = OpenName(part)
        draft.traits = .image
        return ReadingSequence(draft)
    }

    /// A title with an icon is one text; the icon speaks only where the title does not.
    func label(_ element: ElementView, _ surroundings: InheritedContext) -> ReadingSequence {
        let title = read(element.children.filter { $0.slot != .icon }, surroundings)
        let icon = read(element.children(in: .icon), surroundings)
        return label(element, title: title, icon: icon)
    }

    @inline(never)
    private func label(_ element: ElementView, title: ReadingSequence, icon: ReadingSequence) -> ReadingSequence {
        let (titleParts, iconParts) = (Merger(title.stops), Merger(icon.stops))
        var draft = PendingElement(.element, declared: element.index)
        draft.name = titleParts.name.mapCases(\.withoutPictures).fallingBack(on: iconParts.name)
        draft.traits = titleParts.name.isSilent ? .image : .staticText
        draft.actions = titleParts.actions + titleParts.commands.map { .named($0.name.words) }
        draft.value = .joined(titleParts.values)
        draft.merged = titleParts.merged + iconParts.merged
        if draft.name.isSilent { draft.presence = .latent }
        return ReadingSequence(draft, asides: title.asides + icon.asides)
    }

    /// Something drawn that is not exposed until it is told something.
    @inline(never)
    func latent(_ element: ElementView) -> ReadingSequence {
        var draft = PendingElement(.element, declared: element.index)
        draft.presence = .latent
        return ReadingSequence(draft)
    }

    /// Something of which it is not known what it exposes.
    @inline(never)
    func unreadable(_ element: ElementView, _ reason: UnknownReason) -> ReadingSequence {
        var draft = PendingElement(.element, declared: element.index)
        draft.presence = .unknown
        draft.name = OpenName(NamePart(words: .unknown(reason), source: .opaque, place: element.place))
        return ReadingSequence(draft)
    }

    /// A progress view says its label and the label of its value; a gauge says the latter as its value.
    func measure(_ element: ElementView, _ surroundings: InheritedContext) -> ReadingSequence {
        let label = read(element.children(in: .label), surroundings)
        let current = read(element.children(in: .value), surroundings)
        return measure(element, label: label, current: current)
    }

    @inline(never)
    private func measure(_ element: ElementView, label: ReadingSequence, current: ReadingSequence) -> ReadingSequence {
        let labelParts = Merger(label.stops)
        let currentParts = Merger(current.stops)
        var draft = PendingElement(.element, declared: element.index)
        draft.name = labelParts.name
        draft.merged = labelParts.merged + currentParts.merged
        if element.kind == .gauge {
            draft.value = currentParts.name.isSilent ? .dynamic : currentParts.name.words
        } else {
            draft.name.join(currentParts.name)
            draft.value = element.isBound ? .dynamic : .absent
            draft.traits = .updatesFrequently
        }
        draft.name = draft.name.mapCases(\.withoutSilentPictures)
        return ReadingSequence(draft)
    }
}

extension ElementView {
    /// Whether it shows a value of the app.
    var isBound: Bool {
        has { attribute in
            switch attribute {
            case .state(.binding): true
            default: false
            }
        }
    }
}
