import HandrailSource

/// The bodies of functions and modifiers that are being built, one inside another.
///
/// A modifier holds what it is written on, so in a chain of one modifier each use lies inside the one after it. Such
/// uses stand at places of their own, each maybe behind functions that hand on to the modifier; what comes back from
/// the same place is a recursion.
struct EnteredBodies {
    private struct Entry: Hashable {
        let body: SourcePlace
        let call: SourcePlace?
    }

    private var entries: [Entry] = []

    /// Whether a body may be entered once more.
    ///
    /// - Parameters:
    ///   - call: where it is used, for what is written on a view; `nil` for any other body.
    ///   - most: how often it may be entered from one place.
    func mayEnter(_ body: SourcePlace, from call: SourcePlace?, most: Int) -> Bool {
        let entry = Entry(body: body, call: call.map(origin))
        guard entries.count(where: { $0 == entry }) < most else { return false }
        return call == nil || entries.count(where: { $0.body == body }) < Self.longestChain
    }

    /// Enters a body.
    mutating func enter(_ body: SourcePlace, from call: SourcePlace?) {
        entries.append(Entry(body: body, call: call.map(origin)))
    }

    /// Where what leads to a call stands outside of all bodies that were entered on the way.
    private func origin(of call: SourcePlace) -> SourcePlace {
        entries.reversed().reduce(call) { place, entry in
            guard let outer = entry.call, entry.body.file == place.file, entry.body.range.contains(place.range)
            else { return place }
            return outer
        }
    }

    /// Leaves the body that was entered last.
    mutating func leave() { entries.removeLast() }

    /// Uses of one modifier that lie inside one another: more than anybody writes, and few enough for the stack.
    private static let longestChain = 64
}
