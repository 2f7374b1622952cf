import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out what stands in the environment that a view inherits.
struct EnvironmentReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }
    private var session: EvaluationSession { evaluator.session }

    /// What stands under a key that the project adds to the environment: what is set around the view, or else the
    /// default, unless somebody somewhere sets another; `nil` for keys of the system, and where only the key is known.
    func value(under key: String, as type: TypeName?) -> Value? {
        if let set = session.environment[key] {
            let found = session.inside(set.around) { evaluator.value(of: set.binding) }
            // `.environment(\.theme, .dark)`: which type the member is of is said where the key is declared.
            guard case .enumCase(nil, _, _) = found, let property = program.environmentValue(key) else { return found }
            return evaluator.types.typed(
                found, as: type ?? property.declaration.type,
                in: Scope(parent: nil, file: property.file, module: property.module))
        }
        guard let property = program.environmentValue(key) else { return nil }
        if !program.mentions.setsEnvironment(key), let standard = standard(of: property) {
            return standard
        }
        // Whichever it is, what its type keeps constant is the same.
        return (type ?? property.declaration.type).map { .runtime($0) }
    }

    /// What a state of a style is at rest, where it only tells that a button is being touched or pointed at.
    func valueAtRest(of declaration: PropertyDeclaration) -> Value? {
        guard session.isAtRest, let initial = declaration.initialValue, case .boolean(let flag) = initial.kind,
            declaration.attribute("State") != nil || declaration.attribute("GestureState") != nil,
            Self.touches.occur(in: declaration.name)
        else { return nil }
        return .boolean(flag)
    }

    private static let touches = Fragments(["hover", "press", "highlight", "touch"])

    /// The default of a key: of an entry, or of the type that is its key.
    private func standard(of property: LinkedProperty) -> Value? {
        let declaration = property.declaration
        let scope = Scope(parent: nil, file: property.file, module: property.module)
        if declaration.attribute("Entry") != nil {
            return declaration.initialValue.map {
                evaluator.types.typed(
                    evaluator.value(of: $0, in: scope), as: declaration.type, in: scope)
            }
        }
        // `get { self[ThemeKey.self] }`
        guard let getter = Evaluator.onlyExpression(declaration.getter), case .index(_, let arguments) = getter.kind,
            let key = arguments.first?.value, case .member(let name?, "self", _) = key.kind,
            let type = name.lastName.flatMap({ evaluator.type(named: $0, in: scope) })
        else { return nil }
        return evaluator.staticMember("defaultValue", of: type)
    }
}
