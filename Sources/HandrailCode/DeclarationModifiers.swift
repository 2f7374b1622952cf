/// What the keywords before a declaration say of who reaches it.
public struct DeclarationModifiers: OptionSet, Sendable {
    /// One bit a meaning.
    public let rawValue: UInt8

    /// The modifiers with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `private` and `fileprivate`, where they are not about setting alone.
    public static let isPrivate = DeclarationModifiers(rawValue: 1)
    /// `public` and `open`.
    public static let isPublic = DeclarationModifiers(rawValue: 2)
    /// `override` and `dynamic`: others than the code of the file know of it.
    public static let isDynamic = DeclarationModifiers(rawValue: 4)
    /// `static` and `class`.
    public static let isStatic = DeclarationModifiers(rawValue: 8)
}
