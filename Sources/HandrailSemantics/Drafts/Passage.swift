import HandrailModel

/// What one declared element contributes to the reading order.
struct Passage {
    /// Stops and what holds them, in order.
    var stops: [Draft]
    /// What stands beside them: menus and bars, to be read after everything else in the container.
    var asides: [Draft]

    /// A passage; an empty one unless told otherwise.
    init(_ stops: [Draft] = [], asides: [Draft] = []) {
        self.stops = stops
        self.asides = asides
    }

    /// A passage of one.
    init(_ draft: Draft, asides: [Draft] = []) { self.init([draft], asides: asides) }

    /// Adds what is read next.
    mutating func append(_ other: Passage) {
        // Taking the list over instead of copying it keeps a long chain of wrappers cheap.
        if stops.isEmpty { stops = other.stops } else { stops += other.stops }
        if asides.isEmpty { asides = other.asides } else { asides += other.asides }
    }

    /// Everything in its final order: by priority, then what stands beside.
    var sealed: [Draft] { stops.sortedByPriority() + asides }

    /// Settles the order.
    mutating func seal() { self = Passage(sealed) }

    /// The passage as one container.
    func contained(declared: Int) -> Draft {
        var container = Draft(.container, declared: declared)
        container.children = sealed
        return container
    }

    /// The passage as something that stands beside the content.
    func setAside(declared: Int) -> [Draft] {
        guard !stops.isEmpty || !asides.isEmpty else { return [] }
        var container = contained(declared: declared)
        container.isAside = true
        return [container]
    }

    /// Changes every stop.
    mutating func changeEachStop(_ change: (inout Draft) -> Void) { stops.changeEachStop(change) }
}
