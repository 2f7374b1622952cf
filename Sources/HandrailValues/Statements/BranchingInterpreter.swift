package import HandrailCode

/// An interpreter of statements that walks the branches of an `if` or a `switch` one after another, each from a site of
/// its own, and takes in where they ended.
package protocol BranchingInterpreter: StatementInterpreter {
    /// What is kept while branches are walked: which are left, and where those before ended.
    associatedtype Branching

    /// Finds out which branches may be taken.
    mutating func open(_ conditional: Conditional, at site: inout Site) -> Branching

    /// The next branch that may be taken, with the site that it begins at; `nil` after the last one.
    mutating func nextBranch(of branching: inout Branching, at site: Site) -> (body: [Statement], site: Site)?

    /// Walks a branch.
    mutating func runBranch(_ body: [Statement], at site: inout Site) -> ControlFlow

    /// Takes in where a branch ended.
    mutating func endBranch(at inner: Site, _ flow: ControlFlow, of branching: inout Branching, at site: inout Site)

    /// Takes in what is known once one of the branches was taken.
    mutating func close(_ branching: Branching, at site: inout Site) -> ControlFlow
}

extension BranchingInterpreter {
    /// Walks the branches that may be taken.
    @inlinable package mutating func walkBranches(of conditional: Conditional, at site: inout Site) -> ControlFlow {
        var branching = open(conditional, at: &site)
        while var branch = nextBranch(of: &branching, at: site) {
            let flow = runBranch(branch.body, at: &branch.site)
            endBranch(at: branch.site, flow, of: &branching, at: &site)
        }
        return close(branching, at: &site)
    }

    // MARK: What most interpreters answer

    /// A branch is walked like any other body.
    @inlinable package mutating func runBranch(_ body: [Statement], at site: inout Site) -> ControlFlow {
        run(body, at: &site)
    }

    /// Nothing that a branch does is known afterwards.
    @inlinable package mutating func endBranch(
        at inner: Site, _ flow: ControlFlow, of branching: inout Branching, at site: inout Site
    ) {}

    /// What follows is reached.
    @inlinable package mutating func close(_ branching: Branching, at site: inout Site) -> ControlFlow { .goesOn }
}
