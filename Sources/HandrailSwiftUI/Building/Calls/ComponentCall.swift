import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource

/// A call that makes a view of code that is not there, of which the project says what it behaves like.
struct ComponentCall {
    /// What it is called.
    let name: String
    /// What the project says of it.
    let component: DeclaredComponent
    /// What it is given.
    let arguments: [Argument]
    /// The bytes of the call.
    let range: ByteRange

    private typealias Part = DeclaredComponent.Part
    private var row: ComponentRow { ComponentRow.row(of: component.kind) }

    /// The view of SwiftUI that it behaves like, as an expression; `nil` where too little is known of it.
    var asView: Expression? {
        guard let made = row.isContainer ? container : view else { return nil }
        var view = made
        for (part, modifier) in row.modifiers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let value = value(of: part) else { continue }
            view = Self.modified(view, modifier, value, at: value.range.lower, range)
        }
        for (modifier, member) in row.always {
            let value = member == ComponentRow.holds
                ? ExpressionKind.boolean(true) : .member(base: nil, name: member, nameStart: range.lower)
            view = Self.modified(view, modifier, expression(value), at: range.lower, range)
        }
        guard !row.isContainer else { return view }
        // How it is drawn stands in code that is not there: whatever asks for that is told that it is not known.
        for look in ComponentRow.looks + [row.style].compactMap(\.self) {
            view = Self.modified(view, look, unknown, at: range.lower, range)
        }
        return view
    }

    // MARK: Views

    private var view: Expression? {
        let isUnnamed = component.arguments[.label] != nil && value(of: .label) == nil
        var parts = Part.allCases.compactMap { part in
            row.arguments[part].flatMap { label in value(of: part).map { (part, label, $0) } }
        }
        if row.isNamedByContent {
            // A component may name itself where it is not given a name.
            if isUnnamed { parts.removeAll { [.symbol, .image, .content].contains($0.0) } }
            if !parts.contains(where: { $0.0 == .label || $0.0 == .content }), let label = row.arguments[.content] {
                let shown = picture(among: parts) ?? unknown
                parts.removeAll { [.symbol, .image].contains($0.0) }
                parts.append((.content, label, closure(of: [shown])))
            }
        } else if isUnnamed || !parts.contains(where: { Self.shown.contains($0.0) }) && value(of: .label) == nil {
            return nil
        }
        return call(
            row.view, parts.map { Argument(label: $0.1.isEmpty ? nil : $0.1, value: $0.2) })
    }

    /// Parts that show something by themselves.
    private static let shown: Set<DeclaredComponent.Part> = [.label, .image, .symbol]

    /// The picture that is all that a control shows.
    private func picture(among parts: [(Part, String, Expression)]) -> Expression? {
        let row = ComponentRow.row(of: .image)
        guard let (part, _, value) = parts.first(where: { $0.0 == .symbol || $0.0 == .image }),
            let label = row.arguments[part]
        else { return nil }
        return call(row.view, [Argument(label: label.isEmpty ? nil : label, value: value)])
    }

    private var container: Expression? {
        let title = value(of: .label).map { call(ComponentRow.text, [Argument(label: nil, value: $0)]) }
        guard let content = value(of: .content), case .closure(let closure) = content.kind,
            let label = row.arguments[.content]
        else { return nil }
        let statements = title.map { [Statement(.expression($0), $0.range)] } ?? []
        let all = Expression(
            .closure(Closure(parameters: closure.parameters, body: statements + closure.body)), content.range)
        return call(row.view, [Argument(label: label, value: all)])
    }

    // MARK: Arguments

    /// What it is given for a part; `nil` where nothing is, or the project does not say which argument is that.
    private func value(of part: Part) -> Expression? {
        guard let label = component.arguments[part] else { return nil }
        if label == DeclaredComponent.unlabeled {
            return arguments.first { $0.label == nil && !$0.isTrailing }?.value
        }
        if let named = arguments.first(where: { $0.label == label }) { return named.value }
        return closures[part]
    }

    /// The closure behind the parentheses, which has no label: it is the first of these parts that is not given.
    private var closures: [Part: Expression] {
        guard let closure = arguments.first(where: { $0.isTrailing && $0.label == nil }),
            let part = [Part.action, .content].first(where: { part in
                component.arguments[part].map { label in !arguments.contains { $0.label == label } } ?? false
            })
        else { return [:] }
        return [part: closure.value]
    }

    // MARK: Expressions

    private func expression(_ kind: ExpressionKind) -> Expression { Expression(kind, range) }

    /// Something of which nothing is known but whose it is.
    private var unknown: Expression { expression(.call(callee: expression(.name(name)), arguments: [])) }

    private func closure(of views: [Expression]) -> Expression {
        expression(.closure(Closure(parameters: [], body: views.map { Statement(.expression($0), $0.range) })))
    }

    private func call(_ view: String, _ arguments: [Argument]) -> Expression {
        let module = expression(.name(SwiftUITypes.module))
        let callee = expression(.member(base: module, name: view, nameStart: range.lower))
        return expression(.call(callee: callee, arguments: arguments))
    }

    private static func modified(
        _ view: Expression, _ modifier: String, _ value: Expression, at start: UInt32, _ range: ByteRange
    ) -> Expression {
        let member = Expression(.member(base: view, name: modifier, nameStart: start), range)
        return Expression(.call(callee: member, arguments: [Argument(label: nil, value: value)]), range)
    }
}
