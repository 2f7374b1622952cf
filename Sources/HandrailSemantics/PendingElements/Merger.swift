import HandrailModel

/// Makes one element out of many: what they say together, and what becomes of the buttons among them.
struct Merger {
    /// What is said, before silent pictures are taken out.
    private(set) var name = OpenName.silent
    /// Values, in order.
    private(set) var values: [Fact<Words>] = []
    /// Hints, in order.
    private(set) var hints: [Fact<Words>] = []
    /// Traits of those that are no controls.
    private(set) var traits: Traits = []
    /// Traits of those that are there sometimes.
    private(set) var possibleTraits: Traits = []
    /// Custom actions of all.
    private(set) var actions: [AccessibilityAction] = []
    /// Declared elements that became part.
    private(set) var merged: [Int] = []
    /// Controls among them: they add no words.
    private(set) var commands: [PendingElement] = []
    /// The most controls there are at once.
    private(set) var commandCount = 0
    /// Whether every control is there in every case.
    private(set) var hasConditionalCommand = false

    /// Nothing yet.
    init() {}

    /// Merges the pending elements.
    init(_ pendingElements: [PendingElement]) { take(pendingElements) }

    /// Adds what comes next.
    mutating func take(_ pendingElements: [PendingElement]) {
        for pending in pendingElements where !pending.isAside { take(pending) }
    }

    private mutating func take(_ pending: PendingElement) {
        switch pending.exposure {
        case .element: takeElement(pending)
        case .container, .branch:
            name.join(pending.name)
            take(pending.children)
        case .alternatives: takeAlternatives(pending)
        }
    }

    private mutating func takeElement(_ pending: PendingElement) {
        if pending.presence == .latent, pending.name.isSilent { return }
        merged.append(pending.declared)
        merged += pending.merged
        actions += pending.actions
        guard !pending.isInteractive else {
            commands.append(pending)
            commandCount += 1
            hasConditionalCommand = hasConditionalCommand || pending.mayVanish
            return
        }
        name.join(pending.mayVanish ? pending.name.or(.silent) : pending.name)
        values.append(pending.value)
        hints.append(pending.hint)
        possibleTraits.formUnion(pending.possibleTraits)
        if pending.mayVanish {
            possibleTraits.formUnion(pending.traits)
        } else {
            traits.formUnion(pending.mergedTraits)
        }
    }

    private mutating func takeAlternatives(_ pending: PendingElement) {
        var branches = pending.children.map { Merger($0.children) }
        let conditions = pending.children.compactMap(\.condition)
        if conditions.count == pending.children.count { branches.append(Merger()) }
        name.join(.choice(conditions, branches: branches.map(\.name)))
        commandCount += branches.map(\.commandCount).max() ?? 0
        let counts = Set(branches.map(\.commandCount))
        for branch in branches {
            commands += branch.commands
            merged += branch.merged
            actions += branch.actions
            values += branch.values.map { $0.isAbsent ? .absent : .dynamic }
            hints += branch.hints.map { $0.isAbsent ? .absent : .dynamic }
            possibleTraits.formUnion(branch.possibleTraits.union(branch.traits))
            hasConditionalCommand = hasConditionalCommand || branch.hasConditionalCommand || counts.count > 1
        }
        if let first = branches.first {
            traits.formUnion(branches.dropFirst().reduce(first.traits) { $0.intersection($1.traits) })
        }
    }

    /// The one element that `accessibilityElement(children: .combine)` makes of them.
    func combined(declared: Int) -> PendingElement {
        var result = PendingElement(.element, declared: declared)
        result.name = name.mapCases(\.withoutNamelessPictures)
        result.traits = traits
        result.possibleTraits = possibleTraits
        result.merged = merged
        result.actions = actions
        result.hint = .joined(hints)
        if commandCount == 1 {
            takeOver(&result)
        } else {
            result.value = .joined(values)
            result.actions += commands.map { .named($0.name.words) }
        }
        return result
    }

    // A single control lends its trait and its default action; its words are dropped as long as there are others.
    private func takeOver(_ result: inout PendingElement) {
        result.value = .joined(values + commands.prefix(1).map(\.value))
        result.isInteractive = true
        for command in commands {
            result.possibleTraits.formUnion(command.possibleTraits)
            if hasConditionalCommand {
                result.possibleTraits.formUnion(command.traits)
            } else {
                result.traits.formUnion(command.traits)
            }
        }
        if result.name.isSilent, let first = commands.first {
            result.name = commands.dropFirst().reduce(first.name) { $0.or($1.name) }
        }
    }
}

extension PendingElement {
    // The image trait of a picture that has no description does not reach the combined element.
    fileprivate var mergedTraits: Traits {
        let isDescribed = name.cases.contains { $0.parts.contains(where: \.speaks) }
        return isDescribed ? traits : traits.subtracting(.image)
    }
}
