/// Which attribute it is, without what it says: a number, of which each owner of attributes has a range of its own.
public struct AttributeKind: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt8

    /// The kind with a number.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A modifier that is neither SwiftUI's nor declared in the project.
    @inlinable public static var unknownModifier: AttributeKind { AttributeKind(rawValue: 255) }
}
