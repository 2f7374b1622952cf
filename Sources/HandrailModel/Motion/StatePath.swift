/// A part of the app's state, by the properties that lead to it.
public struct StatePath: Hashable, Sendable {
    /// As `Type.property`; the name that code has for it where it is handed over.
    public let path: String
    /// Whether it is known where its values come from: what a closure or a function is handed may be anything.
    public let isTraced: Bool

    /// A part of the state.
    public init(_ path: String, isTraced: Bool = true) {
        self.path = path
        self.isTraced = isTraced
    }

    /// The last name of the path.
    public var lastName: Substring {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return path[...] }
        return path[path.utf8.index(after: dot)...]
    }

    /// The property that holds it; `nil` for what is handed over as a whole, which has no property of its own.
    public var property: Substring? { isTraced || path.utf8.contains(UInt8(ascii: ".")) ? lastName : nil }

    /// The path of a property of it.
    public func appending(_ name: String) -> StatePath { StatePath("\(path).\(name)", isTraced: isTraced) }
}

extension StatePath: ExpressibleByStringLiteral {
    /// A part whose values come from where it says.
    public init(stringLiteral path: String) { self.init(path) }
}
