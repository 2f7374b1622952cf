import HandrailModel

/// What kinds of stops there are among perceived elements, and how many of each.
struct StopTally: Hashable, Sendable {
    /// Texts, and groups that were made one element.
    var texts = StopCount()
    /// Photos and other pictures that the app brings along, makes or loads.
    var pictures = StopCount()
    /// Symbols, spinners and other small signs.
    var signs = StopCount()
    /// All of them; what excludes each other is not added up.
    private(set) var all = StopCount()
    /// Whether something is there that stands in the way of making them one: a control, a heading, a container, or
    /// something that could not be looked into.
    var isMixed = false

    /// The kinds of what is counted; any other kind of stop makes what it is in mixed.
    static let countedKinds: Set<ElementKind> = [
        .text, .image, .label, .progress, .gauge, .shape, .fill, .canvas, .horizontalStack, .verticalStack, .depthStack,
        .group, .layered, .customView,
    ]

    /// Nothing.
    init() {}

    /// Counts the stops in `nodes`; of branches that exclude each other one is counted, and what asks the same is
    /// answered the same.
    init(_ nodes: [PerceivedView]) {
        self = Self.tally(nodes, ConditionAnswers.asked(in: nodes)[...], ConditionAnswers())
    }

    private init(_ nodes: [PerceivedView], _ answers: ConditionAnswers) {
        for node in nodes { take(node, answers) }
    }

    private static func tally(
        _ nodes: [PerceivedView], _ open: ArraySlice<ConditionAnswers.Question>, _ answers: ConditionAnswers
    ) -> StopTally {
        guard let question = open.first else { return StopTally(nodes, answers) }
        let rest = open.dropFirst()
        return tally(nodes, rest, answers.answering(question, true))
            .or(tally(nodes, rest, answers.answering(question, false)))
    }

    private mutating func take(_ node: PerceivedView, _ answers: ConditionAnswers) {
        switch node.element.exposure {
        case .element: takeStop(node)
        case .container: isMixed = true
        case .alternatives: takeAlternatives(node, answers)
        case .branch: add(StopTally(node.children, answers))
        }
    }

    private mutating func takeStop(_ stop: PerceivedView) {
        let traits = stop.element.traits
        if stop.declared.isActedOn || traits.contains(.header) || !traits.isDisjoint(with: [.adjustable, .textEntry]) {
            isMixed = true
        }
        if Self.countedKinds.contains(stop.kind) { all.addOne() }
        switch stop.kind {
        case .text: texts.addOne()
        case .label: if traits.contains(.image) { signs.addOne() } else { texts.addOne() }
        case .image: if stop.declared.isSymbol { signs.addOne() } else { pictures.addOne() }
        case .progress, .gauge, .shape, .fill, .canvas: signs.addOne()
        case .horizontalStack, .verticalStack, .depthStack, .group, .layered, .customView: texts.addOne()
        default: isMixed = true
        }
    }

    private mutating func takeAlternatives(_ node: PerceivedView, _ answers: ConditionAnswers) {
        let open = answers.openBranches(of: node)
        var tallies = open.branches.map { StopTally($0.children, answers) }
        if !open.isComplete { tallies.append(StopTally()) }
        guard let first = tallies.first else { return }
        add(tallies.dropFirst().reduce(first) { $0.or($1) })
    }

    private mutating func add(_ other: StopTally) {
        texts += other.texts
        pictures += other.pictures
        signs += other.signs
        all += other.all
        isMixed = isMixed || other.isMixed
    }

    private func or(_ other: StopTally) -> StopTally {
        var result = StopTally()
        result.texts = texts.or(other.texts)
        result.pictures = pictures.or(other.pictures)
        result.signs = signs.or(other.signs)
        result.all = all.or(other.all)
        result.isMixed = isMixed || other.isMixed
        return result
    }
}

extension ElementView {
    /// Whether it is an image that shows a system symbol.
    var isSymbol: Bool {
        switch content {
        case .image(.symbol): true
        default: false
        }
    }

    /// Whether people act on it: it is a control, or reacts to taps, presses or drags.
    var isActedOn: Bool { kind.isControl || reactsToTouch }

    /// Whether a gesture or an action of its own was added to it.
    var reactsToTouch: Bool {
        has { attribute in
            switch attribute {
            case .interaction(.gesture(let gesture)): gesture.kind != .hover
            case .accessibility(.action(.activate)): true
            default: false
            }
        }
    }
}
