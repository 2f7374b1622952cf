import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Lists that are written out, of which a loop reads every element.
enum LiteralLists {
    /// The strings or the cases of a list that is written out, each with the scope in which it stands; none for any
    /// other list.
    static func literals(
        _ evaluator: Evaluator, _ list: Expression, _ site: CodeSite
    ) -> [(Expression, Scope)] {
        var (array, scope) = (list, site.scope)
        if case .name(let name) = list.kind, case .deferred(let value, let home, _)? = site.scope.local(name) {
            (array, scope) = (value, home)
        }
        if case .member(let base?, "allCases", _) = array.kind { return cases(evaluator, of: base, site) }
        guard case .array(let elements) = array.kind,
            (2...Self.maximumLiterals).contains(elements.count), elements.allSatisfy(Self.isText)
        else { return [] }
        return elements.map { ($0, scope) }
    }

    /// Every case of an enum of the project, each named in full where it is declared; none where one holds a value.
    private static func cases(
        _ evaluator: Evaluator, of base: Expression, _ site: CodeSite
    ) -> [(Expression, Scope)] {
        guard let name = site.typeName(of: base),
            let type = evaluator.program.type(named: name, from: site.scope.lookupContext, within: site.type?.name),
            type.keyword == .enumeration, (2...Self.maximumLiterals).contains(type.cases.count),
            type.cases.allSatisfy(\.payload.isEmpty),
            type.properties["allCases"] == nil
        else { return [] }
        let scope = Scope(parent: nil, receiver: .type(type), file: type.file, module: type.module)
        return type.cases.enumerated().map { position, one in
            // Each has a place of its own.
            let start = Int(type.range.lower) + position
            return (Expression(.name(one.name), ByteRange(start, start + 1)), scope)
        }
    }

    /// Notes what a local list of texts or pairs that was written out so far is longer by.
    static func lengthen(_ list: Expression, by value: Expression, _ site: inout CodeSite) {
        guard case .name(let name) = list.kind,
            case .deferred(let before, let home, let type)? = site.scope.local(name), home.file == site.scope.file,
            case .array(let elements) = before.kind, elements.count < Self.maximumLiterals
        else { return }
        switch value.kind {
        case .tuple, .string: break
        default: return
        }
        let longer = Expression(.array(elements + [value]), value.range)
        site.scope = site.scope.binding(name, to: .deferred(longer, site.scope, type: type))
    }

    /// How many texts of a list are told apart.
    static let maximumLiterals = 12

    /// Whether an expression is a text that is written out.
    static func isText(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string: true
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name(let name):
                switch FrameworkType.kind(of: name) {
                case .localizing, .text: arguments.first.map { isText($0.value) } ?? false
                default: false
                }
            default: false
            }
        default: false
        }
    }

    /// Where the body of a loop is read for one string of a list: what is made there is another view for each of them.
    static func turn(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ literal: (value: Expression, scope: Scope),
        _ site: CodeSite
    ) -> CodeSite {
        var inner = site
        inner.scope = site.scope.binding(name, to: .deferred(literal.value, literal.scope, type: nil))
        inner.nodes[name] = nil
        inner.context = interpreter.context(
            of: site, site.receiver ?? -1, SourcePlace(file: literal.scope.file, range: literal.value.range))
        return inner
    }

    /// Runs a closure with each string of a list; `nil` for a list that is not one of strings.
    static func loop(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, overLiteralsOf list: Expression,
        _ arguments: [Argument], _ site: CodeSite
    ) -> [Int]? {
        guard Self.loops.contains(name), case .closure(let closure)? = arguments.first?.value.kind,
            closure.parameters.count < 2,
            interpreter.isInReach(site)
        else { return nil }
        let literals = literals(interpreter.evaluator, list, site)
        guard !literals.isEmpty else { return nil }
        var results: [Int] = []
        for literal in literals {
            var inner = turn(&interpreter, closure.parameters.first?.name ?? "$0", literal, site)
            inner.depth += 1
            inner.result = nil
            results += interpreter.walk(closure.body, &inner)
        }
        return name == "forEach" ? [] : results
    }

    private static let loops: NameSet = ["map", "compactMap", "forEach"]
}
