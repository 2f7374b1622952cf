import HandrailModel

extension DeclaredTreeReader {
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
        var pending = PendingElement(.element, declared: element.index)
        pending.name = OpenName(NamePart(words: words, source: .text, place: element.place))
        pending.traits = .staticText
        pending.presence = pending.name.maySpeak ? .certain : .latent
        return ReadingSequence(pending)
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
        var pending = PendingElement(.element, declared: element.index)
        pending.name = OpenName(part)
        pending.traits = .image
        return ReadingSequence(pending)
    }

    /// A title with an icon is one text; the icon speaks only where the title does not.
    func label(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let title = read(element.children.filter { $0.slot != .icon }, inherited)
        let icon = read(element.children(in: .icon), inherited)
        return label(element, title: title, icon: icon)
    }

    @inline(never)
    private func label(_ element: ElementView, title: ReadingSequence, icon: ReadingSequence) -> ReadingSequence {
        let (titleParts, iconParts) = (Merger(title.stops), Merger(icon.stops))
        var pending = PendingElement(.element, declared: element.index)
        pending.name = titleParts.name.mapCases(\.withoutPictures).fallingBack(on: iconParts.name)
        pending.traits = titleParts.name.isSilent ? .image : .staticText
        pending.actions = titleParts.actions + titleParts.commands.map { .named($0.name.words) }
        pending.value = .joined(titleParts.values)
        pending.merged = titleParts.merged + iconParts.merged
        if pending.name.isSilent { pending.presence = .latent }
        return ReadingSequence(pending, asides: title.asides + icon.asides)
    }

    /// Something drawn that is not exposed until it is told something.
    @inline(never)
    func latent(_ element: ElementView) -> ReadingSequence {
        var pending = PendingElement(.element, declared: element.index)
        pending.presence = .latent
        return ReadingSequence(pending)
    }

    /// Something of which it is not known what it exposes.
    @inline(never)
    func unreadable(_ element: ElementView, _ reason: UnknownReason) -> ReadingSequence {
        var pending = PendingElement(.element, declared: element.index)
        pending.presence = .unknown
        pending.name = OpenName(NamePart(words: .unknown(reason), source: .opaque, place: element.place))
        return ReadingSequence(pending)
    }

    /// A progress view says its label and the label of its value; a gauge says the latter as its value.
    func measure(_ element: ElementView, _ inherited: InheritedContext) -> ReadingSequence {
        let label = read(element.children(in: .label), inherited)
        let current = read(element.children(in: .value), inherited)
        return measure(element, label: label, current: current)
    }

    @inline(never)
    private func measure(_ element: ElementView, label: ReadingSequence, current: ReadingSequence) -> ReadingSequence {
        let labelParts = Merger(label.stops)
        let currentParts = Merger(current.stops)
        var pending = PendingElement(.element, declared: element.index)
        pending.name = labelParts.name
        pending.merged = labelParts.merged + currentParts.merged
        if element.kind == .gauge {
            pending.value = currentParts.name.isSilent ? .dynamic : currentParts.name.words
        } else {
            pending.name.join(currentParts.name)
            pending.value = element.isBound ? .dynamic : .absent
            pending.traits = .updatesFrequently
        }
        pending.name = pending.name.mapCases(\.withoutSilentPictures)
        return ReadingSequence(pending)
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
