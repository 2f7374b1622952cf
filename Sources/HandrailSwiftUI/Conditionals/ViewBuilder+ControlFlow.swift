package import HandrailCode
package import HandrailModel
import HandrailProgram
import HandrailSource
package import HandrailValues

/// What the statements of a result builder, or of a function that returns a view, build.
extension ViewBuilder: StatementInterpreter {
    /// Where a statement stands, and what waits for the views that it makes.
    package struct StatementSite: ScopedSite {
        /// What names stand for.
        package var scope: Scope
        /// What the views are to the element around.
        let slot: Slot
        /// Attributes that wait for them.
        let pending: Pending
    }

    /// Builds the view that an expression makes; an assignment makes none.
    package mutating func perform(_ expression: Expression, at site: inout StatementSite) -> ControlFlow {
        if let after = evaluator.scope(after: expression, in: site.scope) {
            site.scope = after
            return .goesOn
        }
        if case .binary(let infix, _, _) = expression.kind, infix.hasSuffix("="), infix != "==" { return .goesOn }
        build(expression, in: site.scope, slot: site.slot, site.pending)
        return .goesOn
    }

    /// Builds what is returned.
    package mutating func giveBack(_ value: Expression?, at site: inout StatementSite) -> ControlFlow {
        if let value { build(value, in: site.scope, slot: site.slot, site.pending) }
        return .leaves
    }

    /// Whether conditions are known to hold, or not to.
    package mutating func holds(_ conditions: [Condition], at site: StatementSite) -> Bool? {
        evaluator.holds(conditions, in: site.scope, depth: 0)
    }

    /// Builds what is shown instead where that is certain; where it is not, `buildLeaving` has built both sides, or the
    /// other side shows nothing.
    package mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout StatementSite
    ) {
        if isCertain { buildStatements(otherwise, in: site.scope, slot: site.slot, site.pending) }
    }

    /// Binds what the conditions bind.
    package mutating func pass(_ conditions: [Condition], at site: inout StatementSite) {
        site.scope = site.scope.binding(evaluator.names(boundBy: conditions, in: site.scope))
    }

    /// No result builder knows loops.
    package mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at site: inout StatementSite
    ) -> ControlFlow { .goesOn }

    /// Builds the views of a block.
    package mutating func block(_ body: [Statement], at site: inout StatementSite) -> ControlFlow {
        buildStatements(body, in: site.scope, slot: site.slot, site.pending)
        return .goesOn
    }

    /// Builds the clauses that may be compiled as alternatives.
    package mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at site: inout StatementSite
    ) -> ControlFlow {
        buildClauses(clauses, at: statement, in: site.scope, slot: site.slot, site.pending)
        return .goesOn
    }
}

extension ViewBuilder {
    /// Builds the views that the statements of a result builder, or of a function that returns a view, make.
    mutating func buildStatements(
        _ body: [Statement], in start: Scope, slot: Slot = .content, _ pending: Pending = .none
    ) {
        guard depth < Self.maximumDepth, tree.count < Self.maximumElements else {
            cutOff(slot, pending)
            return
        }
        depth += 1
        defer { depth -= 1 }
        let views = body.filter(Self.makesView)
        let isGroup = views.count > 1 && !(pending.attributes.isEmpty)
        if isGroup, let first = views.first {
            let place = pending.extent ?? SourcePlace(file: start.file, range: first.range)
            tree.open(.group, slot: slot, place: place, attributes: pending.attributes)
        }
        var site = StatementSite(
            scope: start, slot: isGroup ? .content : slot, pending: isGroup ? .none : pending)
        for (index, statement) in body.enumerated() {
            if index + 1 < body.count, Self.mayLeave(statement),
                buildLeaving(
                    statement, before: body[(index + 1)...], in: site.scope, slot: site.slot, site.pending)
            {
                break
            }
            guard case .goesOn = run(statement, at: &site) else { break }
        }
        if isGroup { tree.close() }
    }

    /// Builds the scenes of an app. Each group of windows after the first is a screen of its own: never are two of them
    /// one window.
    mutating func buildScenes(_ body: [Statement], in start: Scope) {
        var site = StatementSite(scope: start, slot: .content, pending: .none)
        var hasWindow = false
        for statement in body {
            if case .expression(let expression) = statement.kind,
                expression.rootName.map(Self.windows.contains) ?? false
            {
                if hasWindow {
                    present(expression, .root, at: place(expression, site.scope), in: site.scope)
                    continue
                }
                hasWindow = true
            }
            guard case .goesOn = run(statement, at: &site) else { break }
        }
    }

    private static let windows: Set<String> = ["WindowGroup", "DocumentGroup"]

    /// `ViewThatFits`: of the views in it, the first there is room for is shown.
    mutating func buildFitting(
        _ arguments: [Argument], at expression: Expression, in outer: Scope, slot: Slot, _ pending: Pending
    ) {
        let own = place(expression, outer)
        tree.open(
            .alternatives, slot: slot, content: .type("ViewThatFits"), place: own, extent: extent(of: own, pending),
            attributes: pending.attributes)
        var site = StatementSite(scope: outer, slot: .content, pending: .none)
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else { continue }
            let last = closure.body.lastIndex(where: Self.makesView)
            for (index, statement) in closure.body.enumerated() {
                guard Self.makesView(statement) else {
                    _ = run(statement, at: &site)
                    continue
                }
                let fits = index == last ? nil : ElementCondition(subject: .app, text: "fits")
                tree.open(
                    .branch, content: .condition(fits), place: SourcePlace(file: outer.file, range: statement.range))
                _ = run(statement, at: &site)
                tree.close()
            }
        }
        tree.close()
    }

    /// Whether views stand side by side in a source, with nothing around them.
    package static func makesSeveral(_ source: ViewSource) -> Bool {
        switch source {
        case .statements(let body, _): body.count(where: makesView) > 1
        case .styled(let inner, _): makesSeveral(inner)
        case .several(let sources): sources.count > 1
        case .expression, .title, .symbol, .asset, .words, .systemButton, .remoteImage, .opaque: false
        }
    }

    private static func makesView(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let expression):
            if case .binary(let infix, _, _) = expression.kind, infix.hasSuffix("="), infix != "==" { return false }
            return !Evaluator.onlyAssigns(expression)
        case .result, .conditionalCompilation, .block, .caught: return true
        case .binding, .tupleBinding, .function, .guardElse, .forEach, .other: return false
        }
    }

    /// Builds `if` and `switch`: the one branch that is known to be taken, or alternatives.
    mutating func buildAlternatives(
        _ conditional: Conditional, at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        let taken = evaluator.forks.branches(of: conditional, in: scope, depth: 0)
        passOver(conditional, besides: taken, in: scope)
        if taken.count == 1, taken[0].isTaken {
            buildStatements(taken[0].0.body, in: taken[0].0.scope, slot: slot, pending)
            return
        }
        if taken.isEmpty { return }
        let ways = taken.map { branch in
            ConditionalChain.ConditionalBranch(
                body: branch.0.body, scope: branch.0.scope,
                condition: condition(ofBranch: branch.0.body, of: conditional, in: scope))
        }
        let isComplete = conditional.isExhaustive || taken.last?.isTaken == true
        if buildConditionalModifiers(ways, isComplete: isComplete, slot: slot, pending) { return }
        let own = place(expression, scope)
        tree.open(.alternatives, slot: slot, place: own, attributes: pending.attributes)
        for (index, branch) in taken.enumerated() {
            let isLast = index + 1 == taken.count && isComplete
            let condition = isLast ? nil : condition(ofBranch: branch.0.body, of: conditional, in: scope)
            tree.open(.branch, content: .condition(condition), place: branchPlace(branch.0.body, own, scope))
            onSide(index, of: own) { $0.buildStatements(branch.0.body, in: branch.0.scope) }
            tree.close()
        }
        tree.close()
    }

    /// Builds one side of a fork; screens that it brings up are brought up there only.
    mutating func onSide(_ number: Int, of fork: SourcePlace, _ build: (inout ViewBuilder) -> Void) {
        if isInRows { return build(&self) }
        sides.append(ScreenSide(fork: placeStack + [fork], number: number))
        build(&self)
        sides.removeLast()
    }

    func branchPlace(_ body: [Statement], _ own: SourcePlace, _ scope: Scope) -> SourcePlace {
        guard let first = body.first, let last = body.last else { return own }
        return SourcePlace(file: scope.file, range: first.range.union(last.range))
    }

    /// The condition of the branch that has this body.
    package func condition(
        ofBranch body: [Statement], of conditional: Conditional, in scope: Scope
    ) -> ElementCondition {
        let branch = conditional.branches.first { branch in
            branch.body.first?.range == body.first?.range && branch.body.count == body.count
        }
        guard let first = branch?.conditions.first else {
            // What is left where only the version of the system was asked for.
            if case .platform(let text)? = conditional.branches.first?.conditions.first, conditional.branches.count == 2
            {
                return ElementCondition(subject: .platform, isNegated: true, text: text)
            }
            return ElementCondition(subject: .app, text: "fits")
        }
        guard let conditions = branch?.conditions, conditions.count > 1 else {
            return condition(first, subject: conditional.subject, in: scope)
        }
        return condition(conditions, subject: conditional.subject, in: scope)
    }

    /// Several conditions as one: the patterns of a case, of which one is met, or the clauses of an `if`, which all
    /// hold.
    private func condition(
        _ conditions: [Condition], subject: Expression?, in scope: Scope
    ) -> ElementCondition {
        let parts = conditions.map { condition($0, subject: subject, in: scope) }
        let tests = parts.map { part -> SettingTest? in
            guard case .setting(let test) = part.subject else { return nil }
            return part.isNegated ? .not(test) : test
        }
        guard let first = parts.first, tests.contains(where: { $0 != nil }) else {
            return parts.first ?? ElementCondition(subject: .app, text: "")
        }
        let all = tests.map { $0 ?? .other }
        let joined = subject.flatMap { evaluator.settings.key($0, in: scope) }
            .flatMap { evaluator.settings.test(ofAny: conditions, of: $0, in: scope) }
        let text: String
        if let subject {
            let names =
                conditions.map { if case .pattern(let pattern, _) = $0 { name(of: pattern, in: scope) } else { "…" } }
            text = "\(program.spelling(of: place(subject, scope))) = \(names.joined(separator: ", "))"
        } else {
            text = parts.map(\.text).joined(separator: ", ")
        }
        return ElementCondition(
            subject: .setting(joined ?? (subject == nil ? .all(all) : .any(all))), text: Self.shortened(text),
            stateDependencies: first.stateDependencies)
    }

    /// A condition as the model keeps it.
    package func condition(_ condition: Condition, subject: Expression?, in scope: Scope) -> ElementCondition {
        switch condition {
        case .expression(let expression):
            return self.condition(expression, in: scope)
        case .platform(let text):
            return ElementCondition(subject: .platform, text: text)
        case .binding(let name, let value):
            let asked = StateDependencyReader.stateDependencies(
                asked: value ?? Expression(.name(name), .zero), in: scope, evaluator)
            return ElementCondition(
                subject: .app, text: "let \(name)",
                stateDependencies: asked.map { StateDependency(name: $0.name, comparand: "nil") })
        case .pattern(let pattern, let value):
            let text = (subject ?? value).map { program.spelling(of: place($0, scope)) } ?? ""
            return ElementCondition(
                subject: self.subject(ofPattern: pattern, subject ?? value, in: scope),
                text: Self.shortened("\(text) = \(name(of: pattern, in: scope))"))
        }
    }

    private func subject(
        ofPattern pattern: Pattern, _ expression: Expression?, in scope: Scope
    ) -> ElementCondition.Subject {
        guard let expression, let key = evaluator.settings.key(expression, in: scope),
            let test = evaluator.settings.test(of: pattern, of: key, in: scope)
        else { return .app }
        return .setting(test)
    }

    private func name(of pattern: Pattern, in scope: Scope) -> String {
        switch pattern {
        case .enumCase(let name, _): ".\(name)"
        case .expression(let expression): program.spelling(of: place(expression, scope))
        case .tuple: "(…)"
        case .binding(let name): name
        case .guarded(let pattern, let condition):
            "\(name(of: pattern, in: scope)) where \(program.spelling(of: place(condition, scope)))"
        case .anything: "_"
        }
    }

    /// A Boolean expression as a condition, with the setting it asks for where it asks for one.
    package func condition(_ expression: Expression, in scope: Scope) -> ElementCondition {
        let text = Self.shortened(program.spelling(of: place(expression, scope)))
        var inner = expression
        var isNegated = false
        while case .unary("!", let operand) = inner.kind, inner.range.lower < operand.range.lower {
            inner = operand
            isNegated.toggle()
        }
        if let test = evaluator.settings.test(inner, in: scope) {
            return ElementCondition(subject: .setting(test), isNegated: isNegated, text: text)
        }
        return ElementCondition(
            subject: .app, isNegated: isNegated, text: text,
            stateDependencies: StateDependencyReader.stateDependencies(asked: inner, in: scope, evaluator))
    }

    /// A condition short enough to be read in a line.
    static func shortened(_ text: String) -> String {
        let line = text.utf8.split { $0 <= 0x20 }.map { String($0) ?? "" }.joined(separator: " ")
        return line.utf8.count > 60 ? "\(line.prefix(59))…" : line
    }

    /// Builds `condition ? a : b` of views.
    mutating func buildTernary(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, at expression: Expression,
        in scope: Scope,
        slot: Slot, _ pending: Pending
    ) {
        switch evaluator.holds(condition, in: scope, depth: 0) {
        case true:
            passOver(otherwise, because: condition, in: scope)
            build(then, in: scope, slot: slot, pending)
        case false:
            passOver(then, because: condition, in: scope)
            build(otherwise, in: scope, slot: slot, pending)
        case nil:
            tree.open(.alternatives, slot: slot, place: place(expression, scope), attributes: pending.attributes)
            tree.open(
                .branch, content: .condition(self.condition(condition, in: scope)), place: place(then, scope))
            let own = place(expression, scope)
            onSide(0, of: own) { $0.build(then, in: scope) }
            tree.close()
            tree.open(.branch, content: .condition(nil), place: place(otherwise, scope))
            onSide(1, of: own) { $0.build(otherwise, in: scope) }
            tree.close()
            tree.close()
        }
    }

    /// Builds the clauses of `#if` as alternatives; a single clause as what it holds.
    mutating func buildClauses(
        _ clauses: [(condition: String?, body: [Statement])], at statement: Statement, in scope: Scope, slot: Slot,
        _ pending: Pending
    ) {
        let compiled = program.compiled(clauses, in: scope.file, condition: \.condition)
        let filled = compiled.filter { !$0.body.isEmpty }
        guard filled.count > 1 else {
            if let only = filled.first { buildStatements(only.body, in: scope, slot: slot, pending) }
            return
        }
        let ways = filled.map { clause in
            ConditionalChain.ConditionalBranch(
                body: clause.body, scope: scope,
                condition: ElementCondition(subject: .platform, text: clause.condition ?? "else"))
        }
        let isComplete = filled.last?.condition == nil && compiled.count == filled.count
        if buildConditionalModifiers(ways, isComplete: isComplete, slot: slot, pending) { return }
        let own = SourcePlace(file: scope.file, range: statement.range)
        tree.open(.alternatives, slot: slot, place: own, attributes: pending.attributes)
        for (index, clause) in filled.enumerated() {
            let condition = clause.condition.map { ElementCondition(subject: .platform, text: $0) }
            tree.open(.branch, content: .condition(condition), place: branchPlace(clause.body, own, scope))
            onSide(index, of: own) { $0.buildStatements(clause.body, in: scope) }
            tree.close()
        }
        tree.close()
    }

    /// Builds a view whose chain of modifiers goes on in `#if`: each clause's modifiers hold under its condition.
    mutating func buildConditionalChain(
        _ base: Expression, _ clauses: [PostfixClause], in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        var (uses, used): ([AttributeUse], [CodeUse]) = ([], [])
        let compiled = program.compiled(clauses, in: scope.file, condition: \.condition)
        for clause in compiled {
            guard let chain = clause.expression else { continue }
            let isCertain = compiled.count == 1 && program.isCompiled(clause.condition, in: scope.file)
            let condition = isCertain ? nil : ElementCondition(subject: .platform, text: clause.condition ?? "else")
            let reader = ConditionalChain(builder: self, scope: scope, condition: condition)
            uses += reader.uses(of: chain) ?? []
            used += reader.codeUses(in: chain)
        }
        let index = tree.count
        build(base, in: scope, slot: slot, pending.inner(uses))
        for use in used { tree.add([use], toElement: index) }
    }

    /// Branches that all hold the same view, each with other modifiers, are that one view with conditional modifiers:
    /// building it once for each branch would double everything inside at every such fork. Of branches that lay other
    /// views around it, the first is built, and what it adds holds under its condition.
    ///
    /// - Parameter isComplete: whether one of the ways is taken in every case.
    mutating func buildConditionalModifiers(
        _ ways: [ConditionalChain.ConditionalBranch], isComplete: Bool, slot: Slot, _ pending: Pending
    ) -> Bool {
        var name: String?
        var root: (Expression, Scope)?
        var sides: [[AttributeUse]] = []
        var used: [[CodeUse]] = []
        var richest: (side: Int, chain: Expression, way: ConditionalChain.ConditionalBranch)?
        for (number, way) in ways.map(\.followed).enumerated() {
            guard way.body.count == 1, case .expression(let chain) = way.body[0].kind,
                let base = ConditionalChain.root(of: chain), let held = heldView(base, in: way.scope)
            else { return false }
            guard name == nil || name == held.name else { return false }
            name = held.name
            let reader = ConditionalChain(builder: self, scope: way.scope, condition: way.condition)
            used.append(reader.codeUses(in: chain))
            if !held.isTransformed, let found = reader.uses(of: chain) {
                root = root ?? (base, way.scope)
                sides.append(found)
            } else {
                richest = richest ?? (number, chain, way)
                sides.append(reader.uses(of: chain, skipping: true) ?? [])
            }
        }
        var uses: [AttributeUse] = []
        if isComplete {
            let forked = ConditionalModifiers(complete: sides)
            sides = forked.sides
            uses = forked.shared
        }
        // What the richest sets besides is met as its chain is built.
        uses = sides.enumerated().filter { $0.offset != richest?.side }.flatMap(\.element) + uses
        let index = tree.count
        if let richest {
            let outer = condition
            condition = richest.way.condition
            build(richest.chain, in: richest.way.scope, slot: slot, pending.inner(uses))
            condition = outer
        } else if let root {
            build(root.0, in: root.1, slot: slot, pending.inner(uses))
        } else {
            return false
        }
        for (side, uses) in used.enumerated() where side != richest?.side {
            for use in uses { tree.add([use], toElement: index) }
        }
        return true
    }

    /// The name of the view that a chain begins with, where it is one that was handed in; and whether it is that view
    /// after a transformation, as in `if let view = transform(self)`.
    private func heldView(_ base: Expression, in scope: Scope, depth: Int = 0) -> (name: String, isTransformed: Bool)? {
        guard depth < 4, case .name(let name) = base.kind else { return nil }
        if name == "self", case .view? = scope.currentReceiver { return (name, false) }
        switch scope.local(name) {
        case .value(.view)?: return (name, false)
        case .deferred(let expression, let home, _)?:
            if case .call(let callee, let arguments) = expression.kind, case .name = callee.kind, arguments.count == 1 {
                return heldView(arguments[0].value, in: home, depth: depth + 1).map { ($0.name, true) }
            }
            return heldView(expression, in: home, depth: depth + 1)
        case .value, .function, nil: return nil
        }
    }
}
