import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out what is one color in light appearance and another in dark, by a choice that code makes itself.
struct ColorSchemeReader {
    /// Reads either side.
    let colors: ColorReader

    private var evaluator: Evaluator { colors.evaluator }
    private var program: Program { evaluator.program }

    /// What an expression is in light and in dark appearance.
    struct SchemePair {
        package let light: Expression
        package let dark: Expression
        /// Where both are read.
        package let scope: Scope
    }

    /// The two sides of a choice by the color scheme, such as `colorScheme == .dark ? a : b`, also behind a property.
    func schemePair(_ expression: Expression, in scope: Scope) -> SchemePair? {
        evaluator.budget.descend(at: scope.place(of: expression), otherwise: nil) { pair(expression, in: scope) }
    }

    private func pair(_ expression: Expression, in scope: Scope) -> SchemePair? {
        switch expression.kind {
        case .ternary(let condition, let then, let otherwise):
            guard let isDark = asksForDark(condition, in: scope) else {
                return pair(asking: condition, then, otherwise, in: scope)
            }
            return SchemePair(light: isDark ? otherwise : then, dark: isDark ? then : otherwise, scope: scope)
        case .conditional(let conditional):
            return schemePair(conditional, in: scope)
        case .name(let name):
            if case .deferred(let inner, let home, _)? = scope.local(name) {
                return schemePair(inner, in: home)
            }
            guard let type = scope.currentType, let property = program.property(name, of: type),
                let getter = property.declaration.getter
            else { return nil }
            return evaluator.budget.descend(
                intoBodyAt: SourcePlace(file: property.file, range: property.declaration.range), turns: 1,
                otherwise: nil
            ) { schemePair(getter, in: scope) }
        case .member(let base?, let name, _):
            guard case .name("self") = base.kind else { return nil }
            return schemePair(Expression(.name(name), expression.range), in: scope)
        default:
            return nil
        }
    }

    /// The sides of a choice by the color scheme and something else, `colorScheme == .dark && isTinted ? a : b`: where
    /// the scheme is not the one asked for nothing else is asked.
    private func pair(
        asking condition: Expression, _ then: Expression, _ otherwise: Expression, in scope: Scope
    ) -> SchemePair? {
        guard case .binary("&&", let left, let right) = condition.kind else { return nil }
        let first = asksForDark(left, in: scope)
        guard let isDark = first ?? asksForDark(right, in: scope) else { return nil }
        let open = Expression(
            .ternary(condition: first == nil ? left : right, then: then, otherwise: otherwise),
            ByteRange(Int(then.range.lower), Int(otherwise.range.upper)))
        return SchemePair(light: isDark ? otherwise : open, dark: isDark ? open : otherwise, scope: scope)
    }

    /// The color that statements give, where they are one expression or choose by the color scheme.
    func schemeColor(_ body: [Statement]?, in scope: Scope, of type: String) -> ColorUse {
        guard let body = body.map(Self.current) else { return .unknown }
        if let only = Evaluator.onlyExpression(body) { return colors.color(only, in: scope, of: type) }
        guard let pair = schemePair(body, in: scope) else { return .unknown }
        return .appearance(
            light: colors.color(pair.light, in: pair.scope, of: type),
            dark: colors.color(pair.dark, in: pair.scope, of: type))
    }

    /// What is left of statements on the systems that people have: `if #available(iOS 13, *)` was asked for the sake of
    /// others.
    private static func current(_ body: [Statement]) -> [Statement] {
        guard let first = body.first else { return body }
        let rest = Array(body.dropFirst())
        switch first.kind {
        case .guardElse(let conditions, let otherwise):
            return isPast(conditions).map { $0 ? current(rest) : otherwise } ?? body
        case .expression(let expression):
            guard case .conditional(let conditional) = expression.kind, conditional.subject == nil,
                conditional.branches.count < 3,
                let asked = conditional.branches.first, let isPast = isPast(asked.conditions)
            else { return body }
            if isPast { return asked.body }
            return conditional.branches.count == 2 ? conditional.branches[1].body : current(rest)
        default: return body
        }
    }

    private static func isPast(_ conditions: [Condition]) -> Bool? {
        guard conditions.count == 1, case .platform(let text) = conditions[0] else { return nil }
        return Availability(text)?.holds(on: widespread)
    }

    /// Versions that hardly anybody is behind of.
    private static let widespread = [
        PlatformVersion(platform: .iOS, version: Version(15)), PlatformVersion(platform: .macOS, version: Version(12)),
        PlatformVersion(platform: .tvOS, version: Version(15)),
        PlatformVersion(platform: .watchOS, version: Version(8)),
    ]

    private func schemePair(_ body: [Statement], in scope: Scope) -> SchemePair? {
        if let only = Evaluator.onlyExpression(body) { return schemePair(only, in: scope) }
        guard body.count == 2, let otherwise = Evaluator.onlyExpression([body[1]]) else { return nil }
        switch body[0].kind {
        case .expression(let first):
            guard case .conditional(let conditional) = first.kind, conditional.branches.count == 1,
                let branch = conditional.branches.first, let then = Evaluator.onlyExpression(branch.body),
                let isDark = asksForDark(branch.conditions, in: scope)
            else { return nil }
            return SchemePair(light: isDark ? otherwise : then, dark: isDark ? then : otherwise, scope: scope)
        case .guardElse(let conditions, let other):
            guard let isDark = asksForDark(conditions, in: scope), let other = Evaluator.onlyExpression(other)
            else { return nil }
            return SchemePair(light: isDark ? other : otherwise, dark: isDark ? otherwise : other, scope: scope)
        default: return nil
        }
    }

    private func schemePair(_ conditional: Conditional, in scope: Scope) -> SchemePair? {
        if let subject = conditional.subject {
            if case .tuple(let parts) = subject.kind, parts.count > 1 {
                return schemePair(conditional, by: parts.map(\.value), in: scope)
            }
            guard isScheme(subject, in: scope) else { return nil }
            var sides: [Bool: Expression] = [:]
            var rest: Expression?
            for branch in conditional.branches {
                guard let result = Evaluator.onlyExpression(branch.body) else { return nil }
                let names = branch.conditions.map(Self.schemeName)
                if names.contains("dark") { sides[true] = result }
                if names.contains("light") { sides[false] = result }
                if !names.contains("dark"), !names.contains("light") { rest = rest ?? result }
            }
            guard let light = sides[false] ?? rest, let dark = sides[true] ?? rest else { return nil }
            return SchemePair(light: light, dark: dark, scope: scope)
        }
        guard conditional.branches.count == 2, let first = conditional.branches.first,
            let last = conditional.branches.last, last.conditions.isEmpty,
            let then = Evaluator.onlyExpression(first.body), let otherwise = Evaluator.onlyExpression(last.body),
            let isDark = asksForDark(first.conditions, in: scope)
        else { return nil }
        return SchemePair(light: isDark ? otherwise : then, dark: isDark ? then : otherwise, scope: scope)
    }

    /// The sides of a choice by the color scheme and something else, such as the contrast, as it is usually.
    private func schemePair(
        _ conditional: Conditional, by parts: [Expression], in scope: Scope
    ) -> SchemePair? {
        guard let scheme = parts.firstIndex(where: { isScheme($0, in: scope) }),
            parts.indices.allSatisfy({ $0 == scheme || Self.asksForContrast(parts[$0]) })
        else { return nil }
        func side(_ name: String) -> Expression? {
            let usual = conditional.branches.first { branch in
                branch.conditions.isEmpty || branch.conditions.contains { condition in
                    guard case .pattern(let pattern, _) = condition else { return false }
                    guard case .tuple(let patterns) = pattern, patterns.count == parts.count else {
                        if case .anything = pattern { return true }
                        return false
                    }
                    return patterns.indices.allSatisfy { index in
                        if case .anything = patterns[index] { return true }
                        let word = Self.schemeName(.pattern(patterns[index], value: nil))
                        return index == scheme ? word == name : word == "normal" || word == "unspecified"
                    }
                }
            }
            return usual.flatMap { Evaluator.onlyExpression($0.body) }
        }
        guard let light = side("light") ?? side("unspecified"), let dark = side("dark") else { return nil }
        return SchemePair(light: light, dark: dark, scope: scope)
    }

    private static func asksForContrast(_ expression: Expression) -> Bool {
        expression.lastName == "accessibilityContrast" || expression.lastName == "colorSchemeContrast"
    }

    private static func schemeName(_ condition: Condition) -> String? {
        guard case .pattern(let pattern, _) = condition else { return nil }
        switch pattern {
        case .enumCase(let name, _): return name
        case .expression(let expression):
            if case .member(_, let name, _) = expression.kind { return name }
            return nil
        case .tuple, .binding, .guarded, .anything: return nil
        }
    }

    private func asksForDark(_ conditions: [Condition], in scope: Scope) -> Bool? {
        guard conditions.count == 1, case .expression(let expression) = conditions[0] else { return nil }
        return asksForDark(expression, in: scope)
    }

    /// Whether a condition holds in dark appearance only (`true`) or in light only (`false`); `nil` for any other.
    private func asksForDark(_ condition: Expression, in scope: Scope) -> Bool? {
        guard case .binary(let infix, let left, let right) = condition.kind, infix == "==" || infix == "!=",
            case .member(_, let name, _) = right.kind, name == "dark" || name == "light", isScheme(left, in: scope)
        else { return nil }
        return (name == "dark") == (infix == "==")
    }

    private func isScheme(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .member(_, "userInterfaceStyle", _): return true
        case .name, .member:
            guard case .symbolic(let inner, _) = evaluator.value(of: expression, in: scope),
                case .keyPath(let key) = inner.kind
            else { return false }
            return key == "colorScheme"
        default: return false
        }
    }
}
