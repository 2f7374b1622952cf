/// The members of a JSON object, sorted by the bytes of their names: the same order on every platform.
///
/// Reports hold ten thousands of them with a dozen members each, for which a dictionary would hash every name.
package struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// A name with its value.
    package struct Member: Hashable, Sendable {
        /// The name.
        package let name: String
        /// The value.
        package let value: JSONValue
    }

    /// All of them, sorted by name; no name occurs twice.
    package private(set) var members: [Member] = []

    /// An object without members.
    package init() {}

    /// The members of a dictionary.
    package init(_ members: [String: JSONValue]) {
        self.members = members.map(Member.init).sorted { Self.precedes($0.name, $1.name) }
    }

    /// Members as they are written out; of two of a name the later one counts.
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self.members.reserveCapacity(members.count)
        for (name, value) in members { set(name, value) }
    }

    /// An object without members, with room for some.
    package init(room count: Int) { members.reserveCapacity(count) }

    /// Whether it has no members.
    package var isEmpty: Bool { members.isEmpty }

    /// Adds a member, or puts a new value in the place of one of its name.
    package mutating func set(_ name: String, _ value: JSONValue) {
        var index = members.count
        while index > 0, Self.precedes(name, members[index - 1].name) { index -= 1 }
        if index > 0, members[index - 1].name == name {
            members[index - 1] = Member(name: name, value: value)
        } else if index == members.count {
            members.append(Member(name: name, value: value))
        } else {
            members.insert(Member(name: name, value: value), at: index)
        }
    }

    /// Byte order.
    private static func precedes(_ a: String, _ b: String) -> Bool {
        // Comparing stored bytes directly is several times faster than walking two views of strings.
        let stored = a.utf8.withContiguousStorageIfAvailable { first in
            b.utf8.withContiguousStorageIfAvailable { second in first.lexicographicallyPrecedes(second) }
        }
        return (stored ?? nil) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
    }
}
