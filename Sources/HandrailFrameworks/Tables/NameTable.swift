/// What is known of fixed names: looked up for every call and property in the project, which takes a quarter of the time
/// that a dictionary takes. Other modules make code of their own of it for each kind of value.
///
/// A dictionary hashes so that nobody can choose names that fall together; the names in these tables are our own.
package struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    @usableFromInline struct Slot: Sendable {
        @usableFromInline let hash: UInt64
        @usableFromInline let name: String
        @usableFromInline let value: Value

        @inlinable init(hash: UInt64, name: String, value: Value) {
            self.hash = hash
            self.name = name
            self.value = value
        }
    }

    /// As many as are a power of two, at least twice as many as there are names; one after the other is tried.
    @usableFromInline let slots: [Slot?]

    /// The names as they are written out.
    @inlinable package init(dictionaryLiteral names: (String, Value)...) { self.init(names) }

    /// The first value given for each name.
    @inlinable package init(_ names: some Sequence<(String, Value)>) {
        let names = Array(names)
        var count = 4
        while count < names.count * 2 { count *= 2 }
        var slots = [Slot?](repeating: nil, count: count)
        for (name, value) in names {
            let hash = Self.hash(of: name)
            var position = Int(truncatingIfNeeded: hash) & (count - 1)
            while let taken = slots[position], taken.name != name { position = (position + 1) & (count - 1) }
            if slots[position] == nil { slots[position] = Slot(hash: hash, name: name, value: value) }
        }
        self.slots = slots
    }

    /// What is known of a name.
    @inlinable package subscript(name: String) -> Value? {
        let hash = Self.hash(of: name)
        var position = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while let slot = slots[position] {
            if slot.hash == hash, slot.name == name { return slot.value }
            position = (position + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Whether anything is known of a name.
    @inlinable package func contains(_ name: String) -> Bool { self[name] != nil }

    @inlinable static func hash(of name: String) -> UInt64 {
        name.utf8.withContiguousStorageIfAvailable(hash(of:)) ?? Array(name.utf8).withUnsafeBufferPointer(hash(of:))
    }

    /// Made of how long a name is and of its first and last eight bytes, which tell nearly all names apart.
    @inlinable static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        let mixed: UInt64
        if bytes.count >= 8 {
            let first = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
            let last = raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
            mixed = first &* spread ^ last
        } else {
            mixed = bytes.reduce(0) { $0 << 8 | UInt64($1) }
        }
        let hash = (mixed &+ UInt64(bytes.count)) &* spread
        return hash ^ hash >> 32
    }

    /// An odd number with its bits evenly strewn: two to the 64th, divided by the golden ratio.
    @inlinable static var spread: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
