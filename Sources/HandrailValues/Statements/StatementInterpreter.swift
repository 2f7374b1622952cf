package import HandrailCode

/// Walks the statements of bodies in the order in which they run, without running them.
///
/// The walk is written here once. Whoever conforms says what is known at a statement (its `Site`), what an expression
/// does, what names stand for and what is given back: values (`BodyReader`), objects of view code, elements of SwiftUI,
/// the properties that an initializer sets, the numbers a color is made of. Where interpreters differ in what they
/// follow, the difference is one of the answers below; what most of them answer stands in an extension.
///
/// Values of a conforming type keep what bodies give back themselves.
package protocol StatementInterpreter {
    /// What is known where a statement stands: what names stand for, and on what terms the code runs.
    associatedtype Site

    /// Takes one step; `false` where the rest of a body is left out, because a limit was met.
    mutating func spend(at site: Site) -> Bool

    /// Does what an expression does that stands on its own. An `if` or a `switch` is an expression, too.
    mutating func perform(_ expression: Expression, at site: inout Site) -> ControlFlow

    /// `let name: Type = value`
    mutating func bind(_ name: String, _ type: TypeName?, to value: Expression?, at site: inout Site)

    /// `let (first, second) = tuple`
    mutating func bind(_ names: [String], to tuple: Expression, at site: inout Site)

    /// A function declared inside a body.
    mutating func bind(_ function: FunctionDeclaration, at site: inout Site)

    /// `return value`
    mutating func giveBack(_ value: Expression?, at site: inout Site) -> ControlFlow

    /// `guard conditions else { otherwise }`
    mutating func require(
        _ conditions: [Condition], otherwise: [Statement], at site: inout Site
    ) -> ControlFlow

    /// Whether the conditions of a `guard` are known to hold, or not to.
    mutating func holds(_ conditions: [Condition], at site: Site) -> Bool?

    /// Walks what a `guard` does where its conditions do not hold.
    ///
    /// - Parameter isCertain: whether they are known not to.
    mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout Site)

    /// Takes in what is known where the conditions of a `guard` held.
    mutating func pass(_ conditions: [Condition], at site: inout Site)

    /// `for name in sequence { body }`, which may run often or never.
    mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at site: inout Site
    ) -> ControlFlow

    /// `while`, `repeat`, `do` and `defer`; the bodies of a `catch` come last.
    mutating func block(_ body: [Statement], at site: inout Site) -> ControlFlow

    /// The body of a `catch`.
    mutating func caught(_ body: [Statement], at site: inout Site) -> ControlFlow

    /// `#if`, which is the whole `statement`.
    mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at site: inout Site
    ) -> ControlFlow

    /// `break`, `continue`, `throw` and what is not modeled.
    mutating func skip(at site: inout Site) -> ControlFlow
}

extension StatementInterpreter {
    /// Walks a body, as far as it is reached.
    @inlinable package mutating func run(_ body: [Statement], at site: inout Site) -> ControlFlow {
        for statement in body {
            guard spend(at: site) else { return .leaves }
            if case .leaves = run(statement, at: &site) { return .leaves }
        }
        return .goesOn
    }

    /// Walks one statement.
    @inlinable package mutating func run(_ statement: Statement, at site: inout Site) -> ControlFlow {
        switch statement.kind {
        case .expression(let expression): return perform(expression, at: &site)
        case .binding(let name, let type, let value): bind(name, type, to: value, at: &site)
        case .tupleBinding(let names, let value): bind(names, to: value, at: &site)
        case .function(let function): bind(function, at: &site)
        case .result(let value): return giveBack(value, at: &site)
        case .guardElse(let conditions, let otherwise):
            return require(conditions, otherwise: otherwise, at: &site)
        case .forEach(let name, let sequence, let body): return loop(name, over: sequence, body, at: &site)
        case .block(let body): return block(body, at: &site)
        case .caught(let body): return caught(body, at: &site)
        case .conditionalCompilation(let clauses): return compile(clauses, of: statement, at: &site)
        case .other: return skip(at: &site)
        }
        return .goesOn
    }

    /// Walks a body that may run or not: nothing of it is known afterwards.
    @inlinable package mutating func runAside(_ body: [Statement], at site: Site) {
        var inner = site
        _ = run(body, at: &inner)
    }

    // MARK: What most interpreters answer

    /// There is no limit besides those that the interpreter checks elsewhere.
    @inlinable package mutating func spend(at site: Site) -> Bool { true }

    /// What follows a `guard` is reached unless its conditions are known not to hold, and what it does otherwise unless
    /// they are known to.
    @inlinable package mutating func require(
        _ conditions: [Condition], otherwise: [Statement], at site: inout Site
    ) -> ControlFlow {
        switch holds(conditions, at: site) {
        case true: break
        case false:
            fail(conditions, otherwise: otherwise, isCertain: true, at: &site)
            return .leaves
        case nil: fail(conditions, otherwise: otherwise, isCertain: false, at: &site)
        }
        pass(conditions, at: &site)
        return .goesOn
    }

    /// No condition is decided.
    @inlinable package mutating func holds(_ conditions: [Condition], at site: Site) -> Bool? { nil }

    /// Nothing of what the other side does is known afterwards.
    @inlinable package mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout Site
    ) {
        runAside(otherwise, at: site)
    }

    /// A loop is walked once, and what follows it is reached.
    @inlinable package mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at site: inout Site
    ) -> ControlFlow {
        runAside(body, at: site)
        return .goesOn
    }

    /// Walked once; what follows is reached, since a `while` may never run.
    @inlinable package mutating func block(_ body: [Statement], at site: inout Site) -> ControlFlow {
        runAside(body, at: site)
        return .goesOn
    }

    /// The same as any block.
    @inlinable package mutating func caught(_ body: [Statement], at site: inout Site) -> ControlFlow {
        block(body, at: &site)
    }

    /// Every clause is walked, whatever its condition.
    @inlinable package mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at site: inout Site
    ) -> ControlFlow {
        for clause in clauses { runAside(clause.body, at: site) }
        return .goesOn
    }

    /// Nothing is done, and what follows is reached.
    @inlinable package mutating func skip(at site: inout Site) -> ControlFlow { .goesOn }
}
