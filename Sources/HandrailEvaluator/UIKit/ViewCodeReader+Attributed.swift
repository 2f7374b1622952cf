import HandrailCode
import HandrailModel
import HandrailSource

extension ViewCodeReader {
    /// Properties that take attributed strings, with those that what is said of all of such a string is noted under.
    private static let attributed: Set<String> = ["attributedText", "attributedTitle", "attributedPlaceholder"]

    /// Notes how a text looks that is given as `NSAttributedString(string:attributes:)`: all of it is set so.
    mutating func writeLook(_ path: String, on owner: Int, _ value: Expression, _ site: CodeSite) {
        guard Self.attributed.contains(path) else { return }
        let (inner, scope) = Self.resolved(value, in: site.scope)
        // What code makes elsewhere brings fonts of its own along, which take the place of what the file says.
        if nodes[owner].design != nil, path == "attributedText", Self.isMadeElsewhere(inner) {
            write("attributedText.font", on: owner, .known(.font(FontUse(size: .unknown))), at: SourcePlace(file: site.scope.file, range: value.range), site)
        }
        guard case .call(let callee, let arguments) = inner.kind,
            ["NSAttributedString", "NSMutableAttributedString"].contains(ActionReader.name(of: callee) ?? ""),
            let given = arguments.first(where: { $0.label == "attributes" })?.value
        else { return }
        let (attributes, home) = Self.resolved(given, in: scope)
        guard case .dictionary(let pairs) = attributes.kind else { return }
        for pair in pairs {
            guard let name = ActionReader.name(of: pair.key), let property = Self.looks[name] else { continue }
            let full = "\(path).\(property)"
            guard let read = ViewValueReader(evaluator: evaluator).value(of: full, pair.value, in: home) else { continue }
            write(full, on: owner, read, at: SourcePlace(file: home.file, range: pair.value.range), site)
        }
    }

    /// Whether an attributed text is no literal, so that what it looks like is not known.
    private static func isMadeElsewhere(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .null, .string: false
        case .call(let callee, _): !["NSAttributedString", "NSMutableAttributedString"].contains(ActionReader.name(of: callee) ?? "")
        default: true
        }
    }

    private static let looks = ["font": "font", "foregroundColor": "foregroundColor", "kern": "kern", "tracking": "kern"]

    /// What a local name stands for.
    private static func resolved(_ expression: Expression, in scope: Scope, depth: Int = 0) -> (Expression, Scope) {
        guard depth < 4, case .name(let name) = expression.kind, case .deferred(let value, let home, _)? = scope.local(name) else {
            return (expression, scope)
        }
        return resolved(value, in: home, depth: depth + 1)
    }
}
