import HandrailCode
import HandrailSource

/// Lowered manifests, written by hand: only another room parses Swift.
enum ManifestFixture {
    /// A file without anything in it.
    static let empty = file([])

    /// `let package = Package(…)` after some constants.
    static func package(_ arguments: [Argument], constants: [(String, Expression)] = []) -> CodeFile {
        file((constants + [("package", call("Package", arguments))]).map { binding($0.0, $0.1) })
    }

    /// A file with statements at top level.
    static func file(_ statements: [Statement]) -> CodeFile {
        CodeFile(
            types: [], functions: [], properties: [], aliases: [:], statements: statements, imports: [], directives: [],
            hasErrors: false)
    }

    /// `let name = value`
    static func binding(_ name: String, _ value: Expression) -> Statement {
        Statement(.binding(name: name, type: nil, value: value), .zero)
    }

    /// `label: value`
    static func argument(_ label: String?, _ value: Expression) -> Argument { Argument(label: label, value: value) }

    /// `name(…)`, or `.name(…)` where the name starts with a full stop.
    static func call(_ name: String, _ arguments: [Argument]) -> Expression {
        Expression(.call(callee: self.name(name), arguments: arguments), .zero)
    }

    /// `name` or `.name`
    static func name(_ name: String) -> Expression {
        guard name.hasPrefix(".") else { return Expression(.name(name), .zero) }
        return Expression(.member(base: nil, name: String(name.dropFirst()), nameStart: 0), .zero)
    }

    /// `"text"`
    static func text(_ text: String) -> Expression { Expression(.string([.text(text)]), .zero) }

    /// `[…]`
    static func list(_ elements: [Expression]) -> Expression { Expression(.array(elements), .zero) }

    /// `["…"]`
    static func texts(_ texts: [String]) -> Expression { list(texts.map(text)) }

    /// `left + right`
    static func sum(_ left: Expression, _ right: Expression) -> Expression {
        Expression(.binary(operator: "+", left: left, right: right), .zero)
    }

    /// `.kind(name: "…", …)`
    static func target(_ name: String, kind: String = ".target", _ more: [Argument] = []) -> Expression {
        call(kind, [argument("name", text(name))] + more)
    }

    /// `.iOS(.v16)`
    static func platform(_ name: String, _ version: Expression) -> Expression { call(name, [argument(nil, version)]) }
}
