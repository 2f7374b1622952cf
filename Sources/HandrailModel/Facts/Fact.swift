/// What is known of a property after reading the source. Never a guess.
public enum Fact<Value: Hashable & Sendable>: Hashable, Sendable {
    /// It is not set.
    case absent
    /// It is this.
    case known(Value)
    /// It is one of these, by a condition or an appearance.
    case oneOf([Value])
    /// It is set while the app runs, and certainly there.
    case dynamic
    /// It could not be found out, for this reason.
    case unknown(UnknownReason)

    /// Whether both know the same.
    @inlinable public static func == (a: Fact, b: Fact) -> Bool {
        switch (a, b) {
        case (.absent, .absent), (.dynamic, .dynamic): true
        case (.known(let a), .known(let b)): a == b
        case (.oneOf(let a), .oneOf(let b)): a == b
        case (.unknown(let a), .unknown(let b)): a == b
        case (.absent, _), (.known, _), (.oneOf, _), (.dynamic, _), (.unknown, _): false
        }
    }

    /// Every value it may have that could be read.
    @inlinable public var values: [Value] {
        switch self {
        case .known(let value): [value]
        case .oneOf(let values): values
        case .absent, .dynamic, .unknown: []
        }
    }

    /// The value, where there is exactly one.
    @inlinable public var value: Value? {
        guard case .known(let value) = self else { return nil }
        return value
    }

    /// Whether it is not set at all.
    @inlinable public var isAbsent: Bool {
        guard case .absent = self else { return false }
        return true
    }

    /// The same knowledge about something computed from the value.
    @inlinable public func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
        switch self {
        case .absent: .absent
        case .known(let value): .known(transform(value))
        case .oneOf(let values): .oneOf(values.map(transform))
        case .dynamic: .dynamic
        case .unknown(let reason): .unknown(reason)
        }
    }
}

extension Fact where Value == Bool {
    /// Whether it is `true` in every case.
    @inlinable public var isCertainlyTrue: Bool { self == .known(true) }
    /// Whether it may be `true` in some case.
    @inlinable public var mayBeTrue: Bool {
        switch self {
        case .known(let value): value
        case .oneOf(let values): values.contains(true)
        case .dynamic, .unknown: true
        case .absent: false
        }
    }
}
