import HandrailCode
import HandrailProgram
import HandrailSource
import HandrailValues

/// What the arguments of a call decide in the initializer that is read for it: flags, cases and `nil` that are written
/// out, or left at their defaults.
///
/// Other functions may be called again with something else, and are read for what they ever do.
enum GivenArguments {
    /// The only branches of a conditional that the call takes; `nil` where something else decides too.
    static func taken(_ conditional: Conditional, _ site: CodeSite) -> ArraySlice<Branch>? {
        guard site.function?.declaration.name == "init" else { return nil }
        for (index, branch) in conditional.branches.enumerated() {
            switch holds(branch, conditional.subject, site) {
            case true: return conditional.branches[index...index]
            case false: continue
            case nil: return nil
            }
        }
        return []
    }

    private static func holds(_ branch: Branch, _ subject: Expression?, _ site: CodeSite) -> Bool? {
        if branch.conditions.isEmpty { return true }
        if let subject {
            // One of several patterns is enough.
            let answers = branch.conditions.map { isMet($0, by: subject, site) }
            if answers.contains(true) { return true }
            return answers.contains { $0 == nil } ? nil : false
        }
        let answers = branch.conditions.map { holds($0, site) }
        if answers.contains(false) { return false }
        return answers.contains { $0 == nil } ? nil : true
    }

    private static func holds(_ condition: Condition, _ site: CodeSite) -> Bool? {
        switch condition {
        case .expression(let asked):
            switch asked.kind {
            case .unary("!", let operand): holds(.expression(operand), site).map { !$0 }
            case .binary("!=", let left, let right) where right.isNothing: isNothing(left, site).map { !$0 }
            case .binary("==", let left, let right) where right.isNothing: isNothing(left, site)
            default: if case .boolean(let flag)? = given(asked, site)?.kind { flag } else { nil }
            }
        case .binding(let name, let value):
            isNothing(value ?? Expression(.name(name), .zero), site) == true ? false : nil
        case .pattern, .platform: nil
        }
    }

    private static func isNothing(_ asked: Expression, _ site: CodeSite) -> Bool? {
        guard let given = given(asked, site) else { return nil }
        switch given.kind {
        case .null: return true
        case .string, .number, .boolean, .array, .closure: return false
        default: return nil
        }
    }

    /// Whether the case that is given is the one of a pattern.
    private static func isMet(_ condition: Condition, by subject: Expression, _ site: CodeSite) -> Bool? {
        guard case .pattern(.enumCase(let wanted, _), nil) = condition,
            case .member(let base, let name, _)? = given(subject, site)?.kind,
            base?.lastName?.beginsWithCapital ?? true
        else { return nil }
        return name == wanted
    }

    /// What the call gives for a parameter.
    private static func given(_ asked: Expression, _ site: CodeSite) -> Expression? {
        guard case .name(let name) = asked.kind,
            site.function?.declaration.parameters.contains(where: { $0.name == name }) ?? false,
            case .deferred(let value, _, _)? = site.scope.local(name)
        else { return nil }
        return value
    }
}

extension Expression {
    fileprivate var isNothing: Bool { if case .null = kind { true } else { false } }
}
