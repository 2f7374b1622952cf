import HandrailCode
import HandrailSource
import SwiftSyntax

/// Collects the declarations of one file while it is walked.
struct FileLowering {
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
    /// Names with a capital called so far in the type being walked.
    var constructs: Set<String> = []
    /// Nesting of the expression being lowered, bounded: a chain of thousands of members is nobody's code.
    var depth = 0
    /// Modules imported so far.
    var imports: [String] = []

    /// Walks a whole file.
    mutating func lower(_ tree: SourceFileSyntax) {
        for item in tree.statements { lowerTopLevel(item.item) }
    }

    /// What was collected.
    func file(directives: [CommentDirective], hasErrors: Bool) -> CodeFile {
        CodeFile(
            types: types, functions: functions, properties: properties, aliases: aliases, statements: statements,
            imports: imports, directives: directives, hasErrors: hasErrors)
    }

    private mutating func lowerTopLevel(_ item: CodeBlockItemSyntax.Item) {
        switch item {
        case .decl(let declaration):
            if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                for clause in conditional.clauses {
                    guard case .statements(let items) = clause.elements else { continue }
                    for item in items { lowerTopLevel(item.item) }
                }
            } else if let property = declaration.as(VariableDeclSyntax.self) {
                let lowered = lowerProperties(property)
                properties += lowered
                for property in lowered {
                    let binding = StatementKind.binding(
                        name: property.name, type: property.type, value: property.initialValue)
                    statements.append(Statement(binding, property.range))
                }
            } else if let function = declaration.as(FunctionDeclSyntax.self) {
                functions.append(lowerFunction(function))
            } else {
                lowerDeclaration(declaration, within: "")
            }
        case .stmt, .expr:
            if let statement = lowerItem(item) { statements.append(statement) }
        }
    }
}

extension SyntaxProtocol {
    /// The node's bytes without the blanks and comments around it.
    var bytes: ByteRange {
        ByteRange(positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
