public import HandrailSource

/// One Swift file after lowering: its declarations in a flat list, nested types by their dotted names.
public struct CodeFile: Sendable {
    /// Types and extensions, in source order.
    public let types: [TypeDeclaration]
    /// Functions outside any type.
    public let functions: [FunctionDeclaration]
    /// Properties outside any type.
    public let properties: [PropertyDeclaration]
    /// `typealias` names and what they stand for.
    public let aliases: [String: TypeName]
    /// Statements at top level, as in `main.swift` and `Package.swift`.
    public let statements: [Statement]
    /// Modules imported.
    public let imports: [String]
    /// Comments that speak to Handrail.
    public let directives: [CommentDirective]
    /// The words of its code.
    public let index: CodeIndex
    /// Whether the parser met something it could not read; the rest was read all the same.
    public let hasErrors: Bool
    /// What was not handed to the parser; `nil` where all of it was.
    public let unread: Unread?

    /// What no app that people get is built with: `#if DEBUG`, `#if false`.
    public let leftOut: [ByteRange]
    /// What is compiled under a condition only, in source order; a clause stands before those in it.
    public let clauses: [CompiledClause]

    /// Why a file was not handed to the parser, or not all of it.
    public enum Unread: Hashable, Sendable {
        /// It is binary, or text of an encoding that is not known.
        case noText
        /// It is nested deeper at this offset than the parser can go. It was read up to the declaration there.
        case tooDeep(at: UInt32)
        /// The rest of a body from an offset on: it has more statements than anybody writes.
        case tooLong(at: UInt32)
    }

    /// A file.
    public init(
        types: [TypeDeclaration], functions: [FunctionDeclaration], properties: [PropertyDeclaration],
        aliases: [String: TypeName], statements: [Statement], imports: [String], directives: [CommentDirective],
        index: CodeIndex = .empty, hasErrors: Bool, unread: Unread? = nil, leftOut: [ByteRange] = [],
        clauses: [CompiledClause] = []
    ) {
        self.types = types
        self.functions = functions
        self.properties = properties
        self.aliases = aliases
        self.statements = statements
        self.imports = imports
        self.directives = directives
        self.index = index
        self.hasErrors = hasErrors
        self.unread = unread
        self.leftOut = leftOut
        self.clauses = clauses
    }
}
