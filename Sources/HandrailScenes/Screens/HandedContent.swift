import HandrailCode
import HandrailProgram
import HandrailSource
import HandrailSwiftUI
import HandrailValues

/// Finds where the content is written that a view or modifier of the project is handed and shows as a screen: each such
/// content is another screen, whoever brings them all up.
struct HandedContent {
    private let program: Program

    init(_ program: Program) { self.program = program }

    /// Where the content is written that a source shows alone, or among what it shows.
    func place(in source: ViewSource) -> SourcePlace? {
        switch source {
        case .styled(let inner, _): place(in: inner)
        case .expression(let expression, let scope):
            Self.root(of: expression, in: scope) ?? mentioned(in: expression.range, scope)
        case .statements(let body, let scope):
            Evaluator.onlyExpression(body).flatMap { Self.root(of: $0, in: scope) }
                ?? Self.range(of: body).flatMap { mentioned(in: $0, scope) }
        case .title(let title, let scope): Self.root(of: title, in: scope)
        // A dialog: its buttons come last, and tell it from others better than what it is called.
        case .several(let parts): parts.reversed().lazy.compactMap { place(in: $0) }.first
        case .symbol, .asset, .words, .systemButton, .remoteImage, .opaque: nil
        }
    }

    /// Where what stands at the root of a chain was written, or alone in a container.
    private static func root(of expression: Expression, in scope: Scope, depth: Int = 0) -> SourcePlace? {
        switch expression.kind {
        case .name(let name): place(of: scope.local(name) ?? scope.propertyBinding(name), depth: depth)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind {
                place(of: scope.propertyBinding(name), depth: depth)
            } else {
                root(of: base, in: scope, depth: depth)
            }
        case .call(let callee, let arguments):
            root(of: callee, in: scope, depth: depth) ?? arguments.lazy.compactMap { argument in
                guard case .closure(let closure) = argument.value.kind else { return nil }
                return Evaluator.onlyExpression(closure.body).flatMap { root(of: $0, in: scope, depth: depth) }
            }.first
        default: nil
        }
    }

    /// Where what a name stands for was written; what was handed on is followed to the code that wrote it.
    private static func place(of binding: Binding?, depth: Int = 0) -> SourcePlace? {
        guard case .deferred(let content, let home, _)? = binding else { return nil }
        let origin = depth < deepest ? root(of: content, in: home, depth: depth + 1) : nil
        return origin ?? SourcePlace(file: home.file, range: content.range)
    }

    /// How often content is handed on, one function to the next, before it is shown.
    private static let deepest = 8

    private static func range(of body: [Statement]) -> ByteRange? {
        guard let first = body.first, let last = body.last else { return nil }
        return ByteRange(Int(first.range.lower), Int(last.range.upper))
    }

    /// Where the content is written that the view around is given and that code names, or a function of the view which
    /// that code names.
    private func mentioned(in range: ByteRange, _ scope: Scope) -> SourcePlace? {
        guard case .value(.instance(let instance))? = scope.currentReceiver else { return nil }
        let type = instance.type
        let contents = type.stored.filter { holdsContent($0.declaration, of: type) }
        guard !contents.isEmpty else { return nil }
        let place = SourcePlace(file: scope.file, range: range)
        let followed = [place] + type.functions.filter { mentions($0.key, at: place) }.flatMap { _, functions in
            functions.map { SourcePlace(file: $0.file, range: $0.declaration.range) }
        }
        return contents.lazy.filter { content in
            followed.contains { mentions(content.declaration.name, at: $0) }
        }.compactMap { Self.place(of: instance.properties[$0.declaration.name]) }.first
    }

    private func mentions(_ name: String, at place: SourcePlace) -> Bool {
        !program.mentions.index(of: place.file).positions(of: name, in: place.range).isEmpty
    }

    /// Whether a property is given whatever views its owner shows: its type is a parameter of the owner's, or a
    /// function to one.
    private func holdsContent(_ property: PropertyDeclaration, of type: LinkedType) -> Bool {
        property.type.map { type.genericParameters.contains($0.name) && !$0.isArray } ?? false
    }
}
