import HandrailSource

/// One token of an Objective-C file.
struct ObjectiveCToken: Hashable, Sendable {
    /// What it is.
    enum Kind: Hashable, Sendable {
        /// A name or keyword.
        case name(String)
        /// A number as written.
        case number(String)
        /// `@"…"` or `"…"`, unescaped.
        case string(String, isObject: Bool)
        /// `@interface`, `@property`, … without the `@`.
        case directive(String)
        /// One ASCII sign; operators of several signs are several tokens, except those in `Operator`.
        case sign(UInt8)
        /// An operator of two signs that would be misread as two.
        case compound(Operator)
    }

    /// Operators of two signs.
    enum Operator: String, Hashable, Sendable, CaseIterable {
        case arrow = "->"
        case equals = "=="
        case differs = "!="
        case atMost = "<="
        case atLeast = ">="
        case and = "&&"
        case or = "||"
        case addsBits = "|="
        case keepsBits = "&="
        case adds = "+="
        case subtracts = "-="
        case increments = "++"
        case decrements = "--"
    }

    /// What it is.
    let kind: Kind
    /// Where it stands.
    let range: ByteRange

    /// Whether it is this sign.
    func `is`(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }

    /// The name, where it is one.
    var name: String? {
        guard case .name(let name) = kind else { return nil }
        return name
    }
}
