package import HandrailModel
public import HandrailSource

/// How much of an app's code is followed for one screen, one class or one interface file: how deep one thing may lead
/// to another, how often a body may lead back into itself, and how many steps are taken in all.
///
/// Whatever follows code of the app goes through `descend`, which lowers what it raised, so that nobody begins to count
/// anew on the way. What is left out is kept in `cuts`, with its place.
public final class EvaluationBudget {
    /// How many expressions, bodies and views may be followed into one another. The stack of a thread holds three times
    /// as many, in a debug build as well.
    package static let maximumDepth = 400
    /// How often a body is followed into itself: what a function comes to that calls itself is known after a few turns,
    /// or never.
    public static let maximumTurns = 8
    /// How often a body is followed into itself in all while it is being read: one that calls itself in several places
    /// would be read some thousand times in eight turns.
    private static let maximumReentries = 16

    @exclusivity(unchecked) private var stepsLeft: Int
    @exclusivity(unchecked) private var depth = 0
    /// The bodies being followed, outermost first.
    // Nothing is read while it changes; the check for that costs more than the change.
    @exclusivity(unchecked) private var bodies: [SourcePlace] = []
    /// What was left out, each place once, in the order in which it was met.
    package private(set) var cuts: [EvaluationCut] = []
    private var known: Set<EvaluationCut> = []
    /// How often something was left out whose answer would be another if it had been asked for elsewhere.
    package private(set) var losses = 0
    /// How often each body was left out because it was being read already. Who asks from outside of it is answered the
    /// same wherever that is, so that these are no losses once it is left.
    private var circles: [SourcePlace: Int] = [:]
    /// How often each body that is being read was followed into itself so far.
    private var reentries: [SourcePlace: Int] = [:]

    /// A budget.
    ///
    /// - Parameter steps: how many steps may be taken in all.
    package init(steps: Int) { stepsLeft = steps }

    /// Whether no step is left.
    package var isSpent: Bool { stepsLeft <= 0 }

    /// What `work` comes to, one level deeper than what asks for it; `otherwise` where no depth or no step is left.
    ///
    /// It is public so that other modules make it part of what asks: of what only the package sees they cannot.
    @inlinable @inline(__always) public func descend<Result>(
        at place: @autoclosure () -> SourcePlace, otherwise: @autoclosure () -> Result, _ work: () -> Result
    ) -> Result {
        guard enter(at: place()) else { return otherwise() }
        defer { leave() }
        return work()
    }

    /// Goes one level deeper until `leave` is called, where `descend` costs too much: whoever enters defers leaving in
    /// the same breath. `false` where no depth or no step is left.
    @usableFromInline package func enter(at place: @autoclosure () -> SourcePlace) -> Bool {
        if enter() { return true }
        losses += 1
        cut(isSpent ? .tooMuch : .tooDeep, at: place())
        return false
    }

    /// Goes up again.
    @usableFromInline package func leave() { depth -= 1 }

    /// What reading the body at a place comes to; `otherwise` where it is being read already too often, or no depth or
    /// no step is left.
    ///
    /// - Parameter turns: how often it may be read into itself; once where it can only do the same again.
    @inlinable @inline(__always) public func descend<Result>(
        intoBodyAt place: SourcePlace, turns: Int = maximumTurns, otherwise: @autoclosure () -> Result,
        _ work: () -> Result
    ) -> Result {
        guard enter(body: place, turns: turns) else { return otherwise() }
        defer { leaveBody() }
        return work()
    }

    /// Whether what is being read now is the body at a place, and not something that it led to.
    func isReading(bodyAt place: SourcePlace) -> Bool { bodies.last == place }

    /// Takes one step without going deeper; `false` where none is left.
    package func spend(at place: @autoclosure () -> SourcePlace) -> Bool {
        stepsLeft -= 1
        if stepsLeft > 0 { return true }
        losses += 1
        cut(.tooMuch, at: place())
        return false
    }

    /// Notes that something is left out at a place.
    package func cut(_ reason: EvaluationCut.Reason, at place: SourcePlace) {
        let cut = EvaluationCut(reason, at: place)
        if known.insert(cut).inserted { cuts.append(cut) }
    }

    /// Runs `work`, and forgets where something was left out meanwhile: it asks for what nobody may ask for.
    func sparingNotes<Result>(_ work: () -> Result) -> Result {
        let before = cuts.count
        defer {
            for cut in cuts[before...] { known.remove(cut) }
            cuts.removeSubrange(before...)
        }
        return work()
    }

    /// The first of some items, and a note at a place where there are more.
    package func first<Items: Collection>(
        _ most: Int, of items: Items, at place: @autoclosure () -> SourcePlace
    ) -> Items.SubSequence {
        if items.count > most { cut(.tooManyValues, at: place()) }
        return items.prefix(most)
    }

    private func enter() -> Bool {
        stepsLeft -= 1
        guard depth < Self.maximumDepth, stepsLeft > 0 else { return false }
        depth += 1
        return true
    }

    @usableFromInline func enter(body place: SourcePlace, turns: Int) -> Bool {
        if isAtEnd(ofTurns: turns, in: place) {
            // What does the same at every turn comes to the same whoever asks.
            if turns > 1 { endTurns(ofBodyAt: place) } else { cut(.circle, at: place) }
            return false
        }
        guard enter(at: place) else { return false }
        bodies.append(place)
        WorkPlace.file = place.file
        return true
    }

    /// Leaves out another turn of a body that is being read.
    func endTurns(ofBodyAt place: SourcePlace) {
        losses += 1
        circles[place, default: 0] += 1
        cut(.circle, at: place)
    }

    private func isAtEnd(ofTurns turns: Int, in place: SourcePlace) -> Bool {
        let around = bodies.count(where: { $0 == place })
        guard around > 0 else { return false }
        let before = reentries[place, default: 0]
        if around >= turns || before >= Self.maximumReentries { return true }
        reentries[place] = before + 1
        return false
    }

    @usableFromInline func leaveBody() {
        let place = bodies.removeLast()
        depth -= 1
        if let outer = bodies.last { WorkPlace.file = outer.file }
        guard !circles.isEmpty || !reentries.isEmpty, !bodies.contains(place) else { return }
        reentries[place] = nil
        losses -= circles.removeValue(forKey: place) ?? 0
    }
}
