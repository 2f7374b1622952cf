/// Some of the values that have a number below 256, such as the cases of an enum: asked for every element by every
/// rule.
public struct CaseSet<Case: RawRepresentable<UInt8> & Sendable>: Hashable, Sendable {
    /// A bit for each number below 64.
    @usableFromInline var first: UInt64 = 0
    /// A bit for each number from 64 to 127.
    @usableFromInline var second: UInt64 = 0
    /// A bit for each number from 128 to 191.
    @usableFromInline var third: UInt64 = 0
    /// A bit for each number from 192.
    @usableFromInline var fourth: UInt64 = 0

    /// No case.
    @inlinable public init() {}

    /// The cases.
    @inlinable public init(_ cases: some Sequence<Case>) {
        for one in cases { insert(one) }
    }

    /// Adds a case.
    @inlinable public mutating func insert(_ one: Case) {
        let bit: UInt64 = 1 << UInt64(one.rawValue & 63)
        switch one.rawValue >> 6 {
        case 0: first |= bit
        case 1: second |= bit
        case 2: third |= bit
        default: fourth |= bit
        }
    }

    /// Adds the cases of another set.
    @inlinable public mutating func formUnion(_ other: CaseSet) {
        first |= other.first
        second |= other.second
        third |= other.third
        fourth |= other.fourth
    }

    /// Whether a case is in it.
    @inlinable public func contains(_ one: Case) -> Bool {
        let bit: UInt64 = 1 << UInt64(one.rawValue & 63)
        return switch one.rawValue >> 6 {
        case 0: first & bit != 0
        case 1: second & bit != 0
        case 2: third & bit != 0
        default: fourth & bit != 0
        }
    }

    /// Whether no case is in both.
    @inlinable public func isDisjoint(with other: CaseSet) -> Bool {
        (first & other.first) | (second & other.second) | (third & other.third) | (fourth & other.fourth) == 0
    }
}
