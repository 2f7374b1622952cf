import HandrailCode
import HandrailProgram
import HandrailSource
import HandrailValues

/// What the arguments of a call decide in the initializer that is read for it, and in a method that the project adds to
/// a class of a framework, such as one that styles a label: flags, cases and `nil` that are written out, or left at
/// their defaults.
///
/// Such a method is read again for each call of it. Others may be called from where nothing was read, and are read for
/// what they ever do.
enum GivenArguments {
    /// The only branches of a conditional that the call takes; `nil` where something else decides too.
    ///
    /// - Parameter isAdded: whether the project adds the function to a class of a framework.
    static func taken(
        _ conditional: Conditional, isAdded: @autoclosure () -> Bool, _ site: CodeSite
    ) -> ArraySlice<Branch>? {
        guard let function = site.function?.declaration, !function.parameters.isEmpty,
            function.name == "init" || isAdded()
        else { return nil }
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
        guard case .pattern(.enumCase(let wanted, let bindings), nil) = condition, let given = given(subject, site),
            let name = caseName(of: given)
        else { return nil }
        // What a pattern binds is bound where every branch is read.
        return name != wanted ? false : bindings.allSatisfy { $0 == "_" } ? true : nil
    }

    /// The case that is written out, with what it carries or without.
    private static func caseName(of given: Expression) -> String? {
        switch given.kind {
        case .call(let callee, _):
            if case .member = callee.kind { return caseName(of: callee) }
            return nil
        case .member(let base, let name, _): return base?.lastName?.beginsWithCapital ?? true ? name : nil
        default: return nil
        }
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
