import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out which colors the themes of an app give where the one that applies is chosen while the app runs.
struct ThemeReader {
    /// Reads the color that each theme gives.
    let colors: ColorReader

    private var evaluator: Evaluator { colors.evaluator }
    private var program: Program { evaluator.program }

    /// The colors that an expression has in each of the themes that it asks for one; `nil` where it asks for none, or
    /// where the color of one of them is not known.
    func color(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse? {
        for base in expression.bases {
            guard let theme = themes(base, in: scope) else { continue }
            if let found = color(expression, in: theme, as: base, in: scope, of: type) { return found }
        }
        return copied(expression, in: scope, of: type)
    }

    /// The same where the theme is kept in a variable of a type, which begins with one of them and changes: `static var
    /// current: Theme = LightTheme()`.
    func changing(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse? {
        for base in expression.bases {
            guard case .member(let owner?, let name, _) = base.kind, Self.isTheme(name) || name == "current",
                case .type(let keeper) = evaluator.value(of: owner, in: scope),
                let property = program.property(name, of: keeper, from: scope.lookupContext)?.declaration,
                property.isStatic, !property.isConstant, property.getter == nil, let declared = property.type,
                let linked = program.type(named: declared.name, from: scope.lookupContext, within: keeper.name),
                let theme = evaluator.themes.themes(of: linked, { find(linked) }),
                let found = color(expression, in: theme, as: base, in: scope, of: type)
            else { continue }
            return found
        }
        return nil
    }

    private func color(
        _ expression: Expression, in theme: ThemeTable.Themes, as base: Expression, in scope: Scope, of type: String
    ) -> ColorUse? {
        let found = theme.values.map { value in
            let home = scope.binding(Self.hidden, to: .value(value))
            return colors.color(expression.replacing(base, by: Self.hidden), in: home, of: type)
        }
        guard !found.contains(where: { $0.holdsUnknown || $0.alternatives.count > 1 || $0.candidates.count > 1 })
        else { return nil }
        return Set(found.map(\.plain)).count == 1 ? found.first : .themes(of: theme.owner, found)
    }

    /// A name that no code has.
    private static let hidden = "`theme`"

    /// The themes of which an expression is one that is not known.
    private func themes(_ expression: Expression, in scope: Scope) -> ThemeTable.Themes? {
        switch evaluator.value(of: expression, in: scope) {
        case .runtime(let type?) where !type.isArray && !type.isFunction:
            guard let linked = program.type(
                named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
            else { return nil }
            return evaluator.themes.themes(of: linked) { find(linked) }
        case .instance(let instance) where instance.isRuntime:
            return evaluator.themes.themes(of: instance.type) { find(instance.type) }
        case .oneOf(let values):
            if case .enumCase(let type?, _, _)? = values.first {
                guard Self.isTheme(type.simpleName), values.count == type.cases.count else { return nil }
                return evaluator.themes.themes(of: type) { find(type) }
            }
            // `themes.first { $0.name == chosen } ?? Light()`: of what that conforms to with the others.
            let made = values.compactMap { value -> LinkedType? in
                if case .instance(let instance) = value { instance.type } else { nil }
            }
            guard let first = made.first, made.count < values.count else { return nil }
            let asked = first.inherited.lazy.compactMap { program.type(named: $0, from: scope.lookupContext) }.first {
                $0.keyword == .protocolType
            }
            return asked.flatMap { type in evaluator.themes.themes(of: type) { find(type) } }
        default: return nil
        }
    }

    /// The themes that a type stands for: what conforms to a protocol, the cases of an enumeration, the constants that
    /// a type keeps of itself; `nil` where there are not several.
    private func find(_ type: LinkedType) -> ThemeTable.Themes? {
        guard Self.isTheme(type.simpleName) else { return nil }
        let values: [Value] =
            switch type.keyword {
            case .protocolType: program.conformers(of: type).flatMap(made)
            case .enumeration:
                type.cases.contains { !$0.payload.isEmpty }
                    ? [] : type.cases.map { .enumCase(type: type, name: $0.name, payload: []) }
            case .structure, .classType: constants(of: type)
            case .actorType, .extensionOf, nil: []
            }
        guard values.count > 1, values.count <= Self.mostThemes else { return nil }
        return ThemeTable.Themes(owner: type.name, values: values)
    }

    /// What conforms to a protocol, as it is made without anything.
    private func made(_ type: LinkedType) -> [Value] {
        switch type.keyword {
        case .structure, .classType:
            let own = constants(of: type)
            return own.isEmpty ? [.instance(Instance(type: type, properties: [:]))] : own
        case .enumeration where type.cases.allSatisfy(\.payload.isEmpty):
            return type.cases.map { .enumCase(type: type, name: $0.name, payload: []) }
        default: return []
        }
    }

    /// The constants of a type that are values of it.
    private func constants(of type: LinkedType) -> [Value] {
        let names = type.properties.values.filter { property in
            let declaration = property.declaration
            guard declaration.isStatic, declaration.isConstant, let initial = declaration.initialValue else {
                return false
            }
            return declaration.type.map { $0.name == type.simpleName || $0.name == "Self" }
                ?? (initial.rootName == type.simpleName || initial.rootName == "Self")
        }.map { ($0.file, $0.declaration.range.lower, $0.declaration.name) }.sorted { $0 < $1 }
        return names.compactMap { evaluator.staticMember($0.2, of: type) }.filter {
            if case .instance(let instance) = $0 { !instance.isRuntime } else { false }
        }
    }

    /// What a property is given that holds the color of a theme: `background = theme.background`, in a function of its
    /// type.
    private func copied(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse? {
        guard case .member(let base?, let name, _) = expression.kind,
            case .some(let owner) = runtimeType(of: base, in: scope),
            let property = program.property(name, of: owner, from: scope.lookupContext),
            !property.declaration.isConstant, property.declaration.getter == nil,
            ProjectColorReader.colorType(property.declaration.type, or: type) != nil
        else { return nil }
        let kind = ProjectColorReader.colorType(property.declaration.type, or: type) ?? type
        let found = owner.functions.values.flatMap(\.self).compactMap { function -> ColorUse? in
            guard let given = Self.value(given: name, in: function.declaration.body) else { return nil }
            var home = Scope(
                parent: nil,
                names: Dictionary(function.declaration.parameters.map { ($0.name, .value(.runtime($0.type))) }) {
                    first, _ in first
                },
                receiver: .value(.instance(Instance(type: owner, properties: [:], isRuntime: true))),
                file: function.file, module: function.module)
            for statement in function.declaration.body {
                guard case .binding(let bound, let type, let value?) = statement.kind else { continue }
                home = home.binding(bound, to: .deferred(value, home, type: type))
            }
            let color = self.color(given, in: home, of: kind)
            return color?.themes == nil ? nil : color
        }
        return found.count == 1 ? found.first : nil
    }

    /// What statements give a property last.
    private static func value(given name: String, in body: [Statement]) -> Expression? {
        body.reversed().lazy.compactMap { statement -> Expression? in
            guard case .expression(let expression) = statement.kind,
                case .binary("=", let target, let value) = expression.kind
            else { return nil }
            switch target.kind {
            case .name(name): return value
            case .member(let owner?, name, _): return owner.lastName == "self" ? value : nil
            default: return nil
            }
        }.first
    }

    private func runtimeType(of base: Expression, in scope: Scope) -> LinkedType? {
        switch evaluator.value(of: base, in: scope) {
        case .runtime(let type?) where !type.isArray && !type.isFunction:
            program.type(named: type.name, from: scope.lookupContext, within: scope.currentType?.name)
        case .instance(let instance) where instance.isRuntime: instance.type
        default: nil
        }
    }

    /// Whether a type is called like what decides about all colors of an app, and not like what a single view shows.
    private static func isTheme(_ name: String) -> Bool {
        let words = name.camelCaseWords
        return !themeWords.isDisjoint(with: words) || words.contains("color") && words.contains("set")
    }
    private static let themeWords: Set<String> = [
        "theme", "themes", "themed", "palette", "skin", "appearance", "scheme", "colors",
    ]

    /// More than these are not told apart.
    private static let mostThemes = 16
}
