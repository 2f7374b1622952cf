/// Some cases of an enum of at most 128, whose raw values count from 0: asked for every element by every rule.
public struct CaseSet<Case: RawRepresentable<UInt8> & Sendable>: Hashable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    /// No case.
    @inlinable public init() {}

    /// The cases.
    @inlinable public init(_ cases: some Sequence<Case>) {
        for one in cases { insert(one) }
    }

    /// Adds a case.
    @inlinable public mutating func insert(_ one: Case) {
        if one.rawValue < 64 { low |= 1 << UInt64(one.rawValue) } else { high |= 1 << UInt64(one.rawValue & 63) }
    }

    /// Adds the cases of another set.
    @inlinable public mutating func formUnion(_ other: CaseSet) {
        low |= other.low
        high |= other.high
    }

    /// Whether a case is in it.
    @inlinable public func contains(_ one: Case) -> Bool {
        (one.rawValue < 64 ? low >> UInt64(one.rawValue) : high >> UInt64(one.rawValue & 63)) & 1 == 1
    }

    /// Whether no case is in both.
    @inlinable public func isDisjoint(with other: CaseSet) -> Bool { low & other.low == 0 && high & other.high == 0 }
}
