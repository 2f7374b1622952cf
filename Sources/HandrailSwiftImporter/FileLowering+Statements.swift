import HandrailCode
import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

extension FileLowering {
    /// The statements of a body.
    mutating func lowerItems(_ items: SourceNode?) -> [Statement] {
        let items = items.parts
        var result: [Statement] = []
        result.reserveCapacity(items.count)
        for item in items {
            guard result.count < Self.maximumStatements else {
                tooLong = tooLong ?? item.bytes.lower
                break
            }
            guard let item = item[Part.BlockItem.item] else { continue }
            if item.kind == .variableDecl {
                lowerLocalVariables(item, into: &result)
            } else if let statement = lowerItem(item) {
                result.append(statement)
            }
        }
        return result
    }

    /// The statements of a block in braces.
    mutating func lowerBlock(_ block: SourceNode?) -> [Statement] {
        lowerItems(block?[Part.Block.statements])
    }

    /// One statement; `nil` for a local type, which joins the file's types.
    mutating func lowerItem(_ item: SourceNode) -> Statement? {
        if RawStmtSyntax.isKindOf(item.raw) { return lowerStatement(item) }
        if RawDeclSyntax.isKindOf(item.raw) { return lowerLocalDeclaration(item) }
        let lowered = lowerExpression(item)
        return Statement(.expression(lowered), lowered.range)
    }

    private mutating func lowerLocalVariables(_ variable: SourceNode, into result: inout [Statement]) {
        for binding in variable[Part.Variable.bindings].parts {
            let range = binding.bytes
            let parts = binding.parts
            guard let pattern = parts[Part.Binding.pattern] else { continue }
            let initializer = parts[Part.Binding.initializer]?[Part.Initializer.value]
            if pattern.kind == .identifierPattern {
                var value = initializer.map { lowerExpression($0) }
                if value == nil, let body = parts[Part.Binding.accessors]?[Part.AccessorBlock.accessors],
                    body.kind == .codeBlockItemList
                {
                    // A local computed variable reads like a closure called at once.
                    let closure = Expression(.closure(Closure(parameters: [], body: lowerItems(body))), range)
                    value = Expression(.call(callee: closure, arguments: []), range)
                }
                let type = parts[Part.Binding.type].map { lowerTypeName($0[Part.TypeAnnotation.type]) }
                let name = identifier(pattern[Part.Wrapped.content])
                result.append(Statement(.binding(name: name, type: type, value: value), range))
            } else if pattern.kind == .tuplePattern, parts[Part.Binding.initializer] != nil {
                let names = pattern[Part.Elements.list].parts.map { element in
                    name(ofPattern: element[Part.TupleElement.pattern]) ?? "_"
                }
                result.append(Statement(.tupleBinding(names: names, value: lowerExpression(initializer)), range))
            }
        }
    }

    /// The name that a pattern gives to all it meets; `nil` for any other pattern.
    /// The name that a pattern is, where it is nothing else.
    func name(ofPattern pattern: SourceNode?) -> String? {
        guard let pattern, pattern.kind == .identifierPattern else { return nil }
        return identifier(pattern[Part.Wrapped.content])
    }

    private mutating func lowerLocalDeclaration(_ declaration: SourceNode) -> Statement? {
        switch declaration.kind {
        case .functionDecl:
            return Statement(.function(lowerFunction(declaration)), declaration.bytes)
        case .ifConfigDecl:
            var clauses: [(condition: String?, body: [Statement])] = []
            for clause in lists(ofClausesIn: declaration, kind: .codeBlockItemList) {
                clauses.append((clause.condition, lowerItems(clause.list)))
            }
            return Statement(.conditionalCompilation(clauses), declaration.bytes)
        default:
            lowerDeclaration(declaration, within: "")
            return nil
        }
    }

    private mutating func lowerStatement(_ statement: SourceNode) -> Statement? {
        let range = statement.bytes
        let parts = statement.parts
        switch statement.kind {
        case .returnStmt:
            return Statement(.result(parts[Part.Return.expression].map { lowerExpression($0) }), range)
        case .expressionStmt:
            return Statement(.expression(lowerExpression(parts[Part.Wrapped.content])), range)
        case .guardStmt:
            let conditions = lowerConditions(parts[Part.Guard.conditions])
            return Statement(.guardElse(conditions, body: lowerBlock(parts[Part.Guard.body])), range)
        case .forStmt:
            return Statement(lowerLoop(parts), range)
        case .whileStmt:
            return Statement(.block(lowerBlock(parts[Part.While.body])), range)
        case .repeatStmt:
            return Statement(.block(lowerBlock(parts[Part.Repeat.body])), range)
        case .deferStmt:
            return Statement(.block(lowerBlock(parts[Part.Defer.body])), range)
        case .doStmt:
            var body = lowerBlock(parts[Part.Do.body])
            for clause in parts[Part.Do.catches].parts {
                body.append(Statement(.caught(lowerBlock(clause[Part.Catch.body])), clause.bytes))
            }
            return Statement(.block(body), range)
        case .labeledStmt:
            return parts[Part.LabeledStatement.statement].flatMap { lowerStatement($0) }
        default:
            return Statement(.other, range)
        }
    }

    /// A loop; what takes apart each thing that it goes through comes first in its body.
    private mutating func lowerLoop(_ parts: SourceParts) -> StatementKind {
        let sequence = lowerExpression(parts[Part.For.sequence])
        var body = lowerBlock(parts[Part.For.body])
        guard let pattern = parts[Part.For.pattern], pattern.kind != .identifierPattern else {
            return .forEach(name: name(ofPattern: parts[Part.For.pattern]), sequence: sequence, body: body)
        }
        if pattern.kind == .tuplePattern {
            let names = names(ofTuple: pattern)
            body.insert(
                Statement(
                    .tupleBinding(names: names, value: Expression(.name("(pair)"), pattern.bytes)), pattern.bytes),
                at: 0)
            return .forEach(name: "(pair)", sequence: sequence, body: body)
        }
        // `for case let button as UIButton in subviews`, `for case let button? in buttons`
        let words = text(pattern).split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 1, words[0] == "let" || words[0] == "var"
        else { return .forEach(name: nil, sequence: sequence, body: body) }
        if words.count == 2, words[1].hasSuffix("?") {
            return .forEach(name: String(words[1].dropLast()), sequence: sequence, body: body)
        }
        guard words.count > 3, words[2] == "as" else { return .forEach(name: nil, sequence: sequence, body: body) }
        let cast = Expression(.cast(sequence, operator: "as", type: words[3...].joined(separator: " ")), sequence.range)
        return .forEach(name: words[1], sequence: cast, body: body)
    }

    /// The names in a tuple and in those inside it, in order.
    private func names(ofTuple pattern: SourceNode) -> [String] {
        pattern[Part.Elements.list].parts.flatMap { element -> [String] in
            let inner = element[Part.TupleElement.pattern]
            if let inner, inner.kind == .tuplePattern { return names(ofTuple: inner) }
            return [name(ofPattern: inner) ?? "_"]
        }
    }

    /// The conditions of `if`, `guard` and `while`.
    mutating func lowerConditions(_ list: SourceNode?) -> [Condition] {
        var result: [Condition] = []
        for element in list.parts {
            guard let condition = element[Part.Condition.condition] else { continue }
            let parts = condition.parts
            switch condition.kind {
            case .availabilityCondition:
                result.append(.platform(text(condition)))
            case .matchingPatternCondition:
                let value = parts[Part.PatternCondition.initializer]?[Part.Initializer.value]
                result.append(
                    .pattern(lowerPattern(parts[Part.PatternCondition.pattern]), value: lowerExpression(value)))
            case .optionalBindingCondition:
                let value = parts[Part.PatternCondition.initializer]?[Part.Initializer.value]
                let name = name(ofPattern: parts[Part.PatternCondition.pattern]) ?? "_"
                result.append(.binding(name: name, value: value.map { lowerExpression($0) }))
            default:
                result.append(.expression(lowerExpression(condition)))
            }
        }
        return result
    }

    /// An `if` with all its `else if`.
    mutating func lowerIf(_ statement: SourceNode) -> Conditional {
        var branches: [Branch] = []
        var current = statement.parts
        while true {
            let body = current[Part.If.body]
            branches.append(
                Branch(
                    conditions: lowerConditions(current[Part.If.conditions]), body: lowerBlock(body),
                    range: body?.bytes ?? .zero))
            guard let otherwise = current[Part.If.otherwise] else {
                return Conditional(branches: branches, subject: nil, isExhaustive: false)
            }
            guard otherwise.kind == .ifExpr else {
                branches.append(Branch(conditions: [], body: lowerBlock(otherwise), range: otherwise.bytes))
                return Conditional(branches: branches, subject: nil, isExhaustive: true)
            }
            current = otherwise.parts
        }
    }

    /// A `switch` with all its cases.
    mutating func lowerSwitch(_ statement: SourceParts) -> Conditional {
        var branches: [Branch] = []
        lowerCases(statement[Part.Switch.cases], into: &branches)
        return Conditional(
            branches: branches, subject: lowerExpression(statement[Part.Switch.subject]), isExhaustive: true)
    }

    private mutating func lowerCases(_ cases: SourceNode?, into branches: inout [Branch]) {
        for element in cases.parts {
            guard element.kind == .switchCase else {
                for clause in lists(ofClausesIn: element, kind: .switchCaseList) {
                    lowerCases(clause.list, into: &branches)
                }
                continue
            }
            let parts = element.parts
            branches.append(
                Branch(
                    conditions: lowerLabel(parts[Part.SwitchCase.label]),
                    body: lowerItems(parts[Part.SwitchCase.statements]), range: element.bytes))
        }
    }

    private mutating func lowerLabel(_ label: SourceNode?) -> [Condition] {
        guard let label, label.kind == .switchCaseLabel else { return [] }
        var patterns: [Condition] = []
        for item in label[Part.CaseLabel.items].parts {
            let pattern = lowerPattern(item[Part.CaseItem.pattern])
            guard let condition = item[Part.CaseItem.condition] else {
                patterns.append(.pattern(pattern, value: nil))
                continue
            }
            patterns.append(
                .pattern(.guarded(pattern, where: lowerExpression(condition[Part.Where.condition])), value: nil))
        }
        return patterns
    }

    private mutating func lowerPattern(_ pattern: SourceNode?) -> HandrailCode.Pattern {
        guard let pattern else { return .anything }
        switch pattern.kind {
        case .expressionPattern:
            return lowerPatternExpression(pattern[Part.Wrapped.content])
        case .valueBindingPattern:
            return lowerPattern(pattern[Part.ValueBinding.pattern])
        case .identifierPattern:
            return .binding(identifier(pattern[Part.Wrapped.content]))
        case .tuplePattern:
            var elements: [HandrailCode.Pattern] = []
            for element in pattern[Part.Elements.list].parts {
                elements.append(lowerPattern(element[Part.TupleElement.pattern]))
            }
            return .tuple(elements)
        default:
            return .anything
        }
    }

    private mutating func lowerPatternExpression(_ expression: SourceNode?) -> HandrailCode.Pattern {
        guard let expression else { return .anything }
        let parts = expression.parts
        switch expression.kind {
        case .memberAccessExpr:
            return .enumCase(name: caseName(expression), bindings: [])
        case .functionCallExpr:
            guard let callee = parts[Part.Call.callee], callee.kind == .memberAccessExpr else { return .anything }
            let bindings = parts[Part.Call.arguments].parts.map { boundName(of: $0[Part.Labeled.expression]) }
            return .enumCase(name: caseName(callee), bindings: bindings)
        case .patternExpr:
            return lowerPattern(parts[Part.Wrapped.content])
        case .optionalChainingExpr:
            return lowerPatternExpression(parts[Part.Postfix.expression])
        case .discardAssignmentExpr:
            return .anything
        case .tupleExpr:
            var elements: [HandrailCode.Pattern] = []
            for element in parts[Part.Elements.list].parts {
                elements.append(lowerPatternExpression(element[Part.Labeled.expression]))
            }
            return .tuple(elements)
        default:
            return .expression(lowerExpression(expression))
        }
    }

    /// The name of the case in `.name` or `Type.name`.
    private func caseName(_ member: SourceNode) -> String {
        identifier(member[Part.MemberAccess.name]?[Part.Reference.name])
    }

    private func boundName(of expression: SourceNode?) -> String {
        guard let expression else { return "_" }
        switch expression.kind {
        case .patternExpr:
            let pattern = expression[Part.Wrapped.content]
            let bound = pattern?.kind == .valueBindingPattern ? pattern?[Part.ValueBinding.pattern] : pattern
            return name(ofPattern: bound) ?? "_"
        case .declReferenceExpr:
            return identifier(expression[Part.Reference.name])
        default:
            return "_"
        }
    }
}
