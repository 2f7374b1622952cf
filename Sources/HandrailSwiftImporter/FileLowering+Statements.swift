import HandrailCode
import HandrailSource
import SwiftSyntax

extension FileLowering {
    /// The statements of a body.
    mutating func lowerItems(_ items: CodeBlockItemListSyntax) -> [Statement] {
        var result: [Statement] = []
        for item in items {
            if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
                lowerLocalVariables(variable, into: &result)
            } else if let statement = lowerItem(item.item) {
                result.append(statement)
            }
        }
        return result
    }

    /// One statement; `nil` for a local type, which joins the file's types.
    mutating func lowerItem(_ item: CodeBlockItemSyntax.Item) -> Statement? {
        switch item {
        case .expr(let expression):
            let lowered = lowerExpression(expression)
            return Statement(.expression(lowered), lowered.range)
        case .stmt(let statement):
            return lowerStatement(statement)
        case .decl(let declaration):
            return lowerLocalDeclaration(declaration)
        }
    }

    private mutating func lowerLocalVariables(_ variable: VariableDeclSyntax, into result: inout [Statement]) {
        for binding in variable.bindings {
            let range = binding.bytes
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                var value = binding.initializer.map { lowerExpression($0.value) }
                if value == nil, case .getter(let body)? = binding.accessorBlock?.accessors {
                    // A local computed variable reads like a closure called at once.
                    let closure = Expression(.closure(Closure(parameters: [], body: lowerItems(body))), range)
                    value = Expression(.call(callee: closure, arguments: []), range)
                }
                let type = binding.typeAnnotation.map { lowerTypeName($0.type) }
                result.append(
                    Statement(.binding(name: identifier(pattern.identifier), type: type, value: value), range))
            } else if let tuple = binding.pattern.as(TuplePatternSyntax.self), let initializer = binding.initializer {
                let names = tuple.elements.map {
                    $0.pattern.as(IdentifierPatternSyntax.self).map { identifier($0.identifier) } ?? "_"
                }
                result.append(Statement(.tupleBinding(names: names, value: lowerExpression(initializer.value)), range))
            }
        }
    }

    private mutating func lowerLocalDeclaration(_ declaration: DeclSyntax) -> Statement? {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            return Statement(.function(lowerFunction(function)), function.bytes)
        case .ifConfigDecl(let conditional):
            return Statement(.conditionalCompilation(lowerClauses(conditional)), conditional.bytes)
        default:
            lowerDeclaration(declaration, within: "")
            return nil
        }
    }

    private mutating func lowerClauses(_ conditional: IfConfigDeclSyntax) -> [(condition: String?, body: [Statement])] {
        var clauses: [(condition: String?, body: [Statement])] = []
        for clause in conditional.clauses {
            guard case .statements(let items) = clause.elements else { continue }
            clauses.append((clause.condition?.trimmedDescription, lowerItems(items)))
        }
        return clauses
    }

    private mutating func lowerStatement(_ statement: StmtSyntax) -> Statement? {
        let range = statement.bytes
        switch statement.as(StmtSyntaxEnum.self) {
        case .returnStmt(let statement):
            return Statement(.result(statement.expression.map { lowerExpression($0) }), range)
        case .expressionStmt(let statement):
            return Statement(.expression(lowerExpression(statement.expression)), range)
        case .guardStmt(let statement):
            return Statement(
                .guardElse(lowerConditions(statement.conditions), body: lowerItems(statement.body.statements)), range)
        case .forStmt(let statement):
            let name = statement.pattern.as(IdentifierPatternSyntax.self).map { identifier($0.identifier) }
            return Statement(
                .forEach(
                    name: name, sequence: lowerExpression(statement.sequence),
                    body: lowerItems(statement.body.statements)), range)
        case .whileStmt(let statement):
            return Statement(.block(lowerItems(statement.body.statements)), range)
        case .repeatStmt(let statement):
            return Statement(.block(lowerItems(statement.body.statements)), range)
        case .deferStmt(let statement):
            return Statement(.block(lowerItems(statement.body.statements)), range)
        case .doStmt(let statement):
            var body = lowerItems(statement.body.statements)
            for clause in statement.catchClauses {
                body.append(Statement(.block(lowerItems(clause.body.statements)), clause.bytes))
            }
            return Statement(.block(body), range)
        case .labeledStmt(let statement):
            return lowerStatement(statement.statement)
        default:
            return Statement(.other, range)
        }
    }

    /// The conditions of `if`, `guard` and `while`.
    mutating func lowerConditions(_ list: ConditionElementListSyntax) -> [Condition] {
        var result: [Condition] = []
        for element in list {
            switch element.condition {
            case .expression(let expression):
                result.append(.expression(lowerExpression(expression)))
            case .availability(let availability):
                result.append(.platform(availability.trimmedDescription))
            case .matchingPattern(let match):
                result.append(.pattern(lowerPattern(match.pattern), value: lowerExpression(match.initializer.value)))
            case .optionalBinding(let binding):
                let name = binding.pattern.as(IdentifierPatternSyntax.self).map { identifier($0.identifier) } ?? "_"
                result.append(.binding(name: name, value: binding.initializer.map { lowerExpression($0.value) }))
            }
        }
        return result
    }

    /// An `if` with all its `else if`.
    mutating func lowerIf(_ statement: IfExprSyntax) -> Conditional {
        var branches: [Branch] = []
        var current = statement
        while true {
            branches.append(
                Branch(
                    conditions: lowerConditions(current.conditions), body: lowerItems(current.body.statements),
                    range: current.body.bytes))
            switch current.elseBody {
            case .ifExpr(let next):
                current = next
            case .codeBlock(let block):
                branches.append(Branch(conditions: [], body: lowerItems(block.statements), range: block.bytes))
                return Conditional(branches: branches, subject: nil, isExhaustive: true)
            case nil:
                return Conditional(branches: branches, subject: nil, isExhaustive: false)
            }
        }
    }

    /// A `switch` with all its cases.
    mutating func lowerSwitch(_ statement: SwitchExprSyntax) -> Conditional {
        var branches: [Branch] = []
        lowerCases(statement.cases, into: &branches)
        return Conditional(branches: branches, subject: lowerExpression(statement.subject), isExhaustive: true)
    }

    private mutating func lowerCases(_ cases: SwitchCaseListSyntax, into branches: inout [Branch]) {
        for element in cases {
            switch element {
            case .switchCase(let item):
                branches.append(
                    Branch(
                        conditions: lowerLabel(item.label), body: lowerItems(item.statements), range: item.bytes))
            case .ifConfigDecl(let conditional):
                for clause in conditional.clauses {
                    guard case .switchCases(let cases) = clause.elements else { continue }
                    lowerCases(cases, into: &branches)
                }
            }
        }
    }

    private mutating func lowerLabel(_ label: SwitchCaseSyntax.Label) -> [Condition] {
        switch label {
        case .default:
            return []
        case .case(let label):
            var patterns: [Condition] = []
            for item in label.caseItems {
                patterns.append(.pattern(lowerPattern(item.pattern), value: nil))
            }
            return patterns
        }
    }

    private mutating func lowerPattern(_ pattern: PatternSyntax) -> HandrailCode.Pattern {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .expressionPattern(let pattern):
            return lowerPatternExpression(pattern.expression)
        case .valueBindingPattern(let pattern):
            return lowerPattern(pattern.pattern)
        case .identifierPattern(let pattern):
            return .binding(identifier(pattern.identifier))
        case .tuplePattern(let pattern):
            var elements: [HandrailCode.Pattern] = []
            for element in pattern.elements { elements.append(lowerPattern(element.pattern)) }
            return .tuple(elements)
        case .isTypePattern, .wildcardPattern, .missingPattern:
            return .anything
        }
    }

    private mutating func lowerPatternExpression(_ expression: ExprSyntax) -> HandrailCode.Pattern {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member):
            return .enumCase(name: identifier(member.declName.baseName), bindings: [])
        case .functionCallExpr(let call):
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .anything }
            let bindings = call.arguments.map { boundName(of: $0.expression) }
            return .enumCase(name: identifier(member.declName.baseName), bindings: bindings)
        case .patternExpr(let pattern):
            return lowerPattern(pattern.pattern)
        case .optionalChainingExpr(let optional):
            return lowerPatternExpression(optional.expression)
        case .discardAssignmentExpr:
            return .anything
        case .tupleExpr(let tuple):
            var elements: [HandrailCode.Pattern] = []
            for element in tuple.elements { elements.append(lowerPatternExpression(element.expression)) }
            return .tuple(elements)
        default:
            return .expression(lowerExpression(expression))
        }
    }

    private func boundName(of expression: ExprSyntax) -> String {
        if let pattern = expression.as(PatternExprSyntax.self) {
            if let binding = pattern.pattern.as(ValueBindingPatternSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)
            {
                return identifier(name.identifier)
            }
            if let name = pattern.pattern.as(IdentifierPatternSyntax.self) { return identifier(name.identifier) }
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return identifier(reference.baseName) }
        return "_"
    }
}
