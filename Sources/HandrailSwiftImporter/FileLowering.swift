import HandrailCode
import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

/// Collects the declarations of one file while it is walked.
struct FileLowering {
    /// The bytes of the file.
    let source: UnsafeBufferPointer<UInt8>
    /// Types and extensions met so far.
    var types: [TypeDeclaration] = []
    /// Free functions met so far.
    var functions: [FunctionDeclaration] = []
    /// Free properties met so far.
    var properties: [PropertyDeclaration] = []
    /// Type aliases met so far.
    var aliases: [String: TypeName] = [:]
    /// Statements at top level met so far.
    var statements: [Statement] = []
    /// Names with a capital called so far, as often as they are called; a type begins behind those of the types before.
    var constructs: [String] = []
    /// Nesting of the expression being lowered, bounded: a chain of thousands of members is nobody's code.
    var depth = 0
    /// Code under conditions that no app is built with which people get.
    var leftOut: [ByteRange] = []
    /// What is compiled under a condition only.
    var clauses: [CompiledClause] = []
    /// Where the first body that has too many statements was cut short.
    var tooLong: UInt32?
    /// Statements of one body that are read. Each may bring a name that all others after it see, and what knows these
    /// names goes as many levels deep.
    static let maximumStatements = 5_000
    /// Modules imported so far.
    var imports: [String] = []

    /// A walk over the file that has these bytes.
    init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

    /// Walks a whole file.
    mutating func lower(_ tree: SourceFileSyntax) {
        lowerTopLevel(items: SourceNode(raw: tree.raw, start: 0, source: source.baseAddress)[Part.File.statements])
    }

    /// What was collected.
    func file(
        directives: [CommentDirective], index: CodeIndex, hasErrors: Bool, unread: CodeFile.Unread?
    ) -> CodeFile {
        CodeFile(
            types: types, functions: functions, properties: properties, aliases: aliases, statements: statements,
            imports: imports, directives: directives, index: index, hasErrors: hasErrors,
            unread: unread ?? tooLong.map { .tooLong(at: $0) }, leftOut: leftOut,
            clauses: clauses)
    }

    private mutating func lowerTopLevel(items: SourceNode?) {
        for item in items.parts {
            if let item = item[Part.BlockItem.item] { lowerTopLevel(item) }
        }
    }

    private mutating func lowerTopLevel(_ item: SourceNode) {
        switch item.kind {
        case .ifConfigDecl:
            for clause in lists(ofClausesIn: item, kind: .codeBlockItemList) { lowerTopLevel(items: clause.list) }
        case .variableDecl:
            let lowered = lowerProperties(item)
            properties += lowered
            for property in lowered {
                let binding = StatementKind.binding(
                    name: property.name, type: property.type, value: property.initialValue)
                statements.append(Statement(binding, property.range))
            }
        case .functionDecl:
            functions.append(lowerFunction(item))
        case _ where RawDeclSyntax.isKindOf(item.raw):
            lowerDeclaration(item, within: "")
        default:
            if let statement = lowerItem(item) { statements.append(statement) }
        }
    }

    // MARK: Reading nodes

    /// The text of bytes; what is no UTF-8 becomes the replacement character.
    func text(in range: ByteRange) -> String {
        let bytes = UnsafeBufferPointer(rebasing: source[range.indices.clamped(to: source.indices)])
        guard bytes.count <= Self.smallText else { return String(decoding: bytes, as: UTF8.self) }
        // Most names are short, and are put together in place.
        return String(unsafeUninitializedCapacity: bytes.count) { $0.initialize(fromContentsOf: bytes) }
    }

    /// Bytes of a text that takes no memory of its own.
    private static let smallText = 15

    /// The text of a token, or of a node without the blanks and comments around it; empty where there is none.
    func text(_ node: SourceNode?) -> String { node.map { text(in: $0.bytes) } ?? "" }

    /// Whether the text of a token is this.
    func isToken(_ node: SourceNode?, _ text: StaticString) -> Bool {
        guard let range = node?.bytes, range.length == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { source[range.indices].elementsEqual($0) }
    }

    /// A name without the backticks that let it be a keyword; empty where there is none.
    func identifier(_ token: SourceNode?) -> String {
        guard let range = token?.bytes else { return "" }
        guard range.length > 0, source[Int(range.lower)] == UInt8(ascii: "`") else { return text(in: range) }
        return String(text(in: range).dropFirst().dropLast())
    }

    /// The clauses of `#if` whose elements are a list of some kind, with their conditions as written; without those
    /// that no app is built with which people get.
    mutating func lists(
        ofClausesIn compilation: SourceNode, kind: SyntaxKind
    ) -> [(condition: String?, list: SourceNode)] {
        var result: [(condition: String?, list: SourceNode)] = []
        var isDecided = false
        // What holds for a clause besides its own condition: that those before it do not.
        var others: [String] = []
        for clause in compilation[Part.ConditionalCompilation.clauses].parts {
            let condition = clause[Part.Clause.condition].map { text($0) }
            let isBuilt = condition.flatMap(Self.isBuilt)
            let conditions = others + (condition.map { ["(\($0))"] } ?? [])
            if let condition, others.count < Self.mostClauses { others.append("!(\(condition))") }
            guard let elements = clause[Part.Clause.elements], elements.kind == kind else { continue }
            if isDecided || isBuilt == false {
                leftOut.append(elements.bytes)
            } else {
                result.append((condition, elements))
                clauses.append(CompiledClause(range: elements.bytes, condition: conditions.joined(separator: " && ")))
            }
            isDecided = isDecided || isBuilt == true
        }
        return result
    }

    /// The conditions before a clause that are kept: enough for one of each platform.
    private static let mostClauses = 12

    /// Whether code under a condition is in the app that people get; `nil` where that depends on more.
    private static func isBuilt(_ condition: String) -> Bool? {
        for never in ["DEBUG", "false"] where condition == never || condition.hasPrefix(never + " && ") { return false }
        return condition == "!DEBUG" || condition == "true" ? true : nil
    }
}
