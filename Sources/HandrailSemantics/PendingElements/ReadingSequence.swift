import HandrailModel

/// What one declared element contributes to the reading order.
struct ReadingSequence {
    /// Stops and what holds them, in order.
    var stops: [PendingElement]
    /// What stands beside them: menus and bars, to be read after everything else in the container.
    var asides: [PendingElement]

    /// A sequence; an empty one unless told otherwise.
    init(_ stops: [PendingElement] = [], asides: [PendingElement] = []) {
        self.stops = stops
        self.asides = asides
    }

    /// A sequence of one.
    init(_ pending: PendingElement, asides: [PendingElement] = []) { self.init([pending], asides: asides) }

    /// Adds what is read next.
    mutating func append(_ other: ReadingSequence) {
        // Taking the list over instead of copying it keeps a long chain of wrappers cheap.
        if stops.isEmpty { stops = other.stops } else { stops += other.stops }
        if asides.isEmpty { asides = other.asides } else { asides += other.asides }
    }

    /// Everything in its final order: by priority, then what stands beside.
    var sealed: [PendingElement] { stops.sortedByPriority() + asides }

    /// Settles the order.
    mutating func seal() { self = ReadingSequence(sealed) }

    /// The sequence as one container.
    func contained(declared: Int) -> PendingElement {
        var container = PendingElement(.container, declared: declared)
        container.children = sealed
        return container
    }

    /// The sequence as something that stands beside the content.
    func setAside(declared: Int) -> [PendingElement] {
        guard !stops.isEmpty || !asides.isEmpty else { return [] }
        var container = contained(declared: declared)
        container.isAside = true
        return [container]
    }

    /// Changes every stop.
    mutating func changeEachStop(_ change: (inout PendingElement) -> Void) { stops.changeEachStop(change) }
}
