import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Works out what an initializer does with numbers and digits until it hands components on, or a function until it
/// returns a color. It knows the arithmetic,
/// the shifts and masks, and the few string and scanner calls such initializers are made of; anything else ends it.
struct ColorInterpreter: BranchingInterpreter {
    /// A value while it works.
    enum Cell: Hashable {
        case number(Double)
        case text(String)
        case flag(Bool)
        /// A case of an enumeration, by its name.
        case word(String)
        case tuple([Cell])
        case null
        case unknown
    }

    /// How a list of statements ended.
    private enum End {
        case goesOn, returns
        case color(ColorUse)
        case lost
    }

    package let evaluator: Evaluator
    /// Where the parameters are bound.
    package let scope: Scope
    /// The type whose color is returned; `nil` in an initializer, which returns none.
    private let made: String?
    /// The type that an initializer makes; `nil` in a function.
    private let own: String?
    private var cells: [String: Cell] = [:]
    private var steps = 0
    /// How the body ended, where it did before its last statement.
    private var end = End.goesOn

    /// How deep bodies may be nested.
    private static let maximumDepth = 8

    init(evaluator: Evaluator, scope: Scope, returning made: String? = nil, initializing own: String? = nil) {
        self.evaluator = evaluator
        self.scope = scope
        self.made = made
        self.own = own
    }

    /// The color that `body` hands on or returns; `nil` where it cannot be followed.
    package mutating func color(of body: [Statement]) -> ColorUse? {
        var depth = 0
        end = .goesOn
        if made != nil, let only = Evaluator.onlyExpression(body), case .call(let callee, _) = only.kind,
            Self.isColorInitializer(callee)
        {
            end = result(only)
        } else {
            _ = run(body, at: &depth)
        }
        guard case .color(let color) = end else { return nil }
        return color
    }

    // MARK: Statements

    /// Ends everything unless the body goes on.
    private mutating func flow(after end: End) -> ControlFlow {
        if case .goesOn = end { return .goesOn }
        self.end = end
        return .leaves
    }

    mutating func spend(at depth: Int) -> Bool {
        steps += 1
        guard depth < Self.maximumDepth, steps < 400 else {
            end = .lost
            return false
        }
        return true
    }

    mutating func bind(_ name: String, _ type: TypeName?, to value: Expression?, at depth: inout Int) {
        cells[name] = value.map { self.value(of: $0, depth: 0) } ?? .unknown
    }

    mutating func bind(_ names: [String], to tuple: Expression, at depth: inout Int) {
        assign(value(of: tuple, depth: 0), to: names)
    }

    mutating func bind(_ function: FunctionDeclaration, at depth: inout Int) {}

    mutating func giveBack(_ value: Expression?, at depth: inout Int) -> ControlFlow {
        flow(after: value.map { result($0) } ?? .returns)
    }

    /// Which side is taken has to be known.
    mutating func require(
        _ conditions: [Condition], otherwise: [Statement], at depth: inout Int
    ) -> ControlFlow {
        switch holds(conditions) {
        case true: .goesOn
        case false: block(otherwise, at: &depth)
        case nil: flow(after: .lost)
        }
    }

    mutating func pass(_ conditions: [Condition], at depth: inout Int) {}

    /// A block is taken to run once.
    mutating func block(_ body: [Statement], at depth: inout Int) -> ControlFlow {
        var inner = depth + 1
        return runBranch(body, at: &inner)
    }

    mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at depth: inout Int
    ) -> ControlFlow { flow(after: .lost) }

    mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at depth: inout Int
    ) -> ControlFlow { flow(after: .lost) }

    mutating func skip(at depth: inout Int) -> ControlFlow { flow(after: .lost) }

    mutating func perform(_ expression: Expression, at depth: inout Int) -> ControlFlow {
        if case .conditional(let conditional) = expression.kind { return walkBranches(of: conditional, at: &depth) }
        return flow(after: run(expression))
    }

    private mutating func run(_ expression: Expression) -> End {
        switch expression.kind {
        case .binary("=", let target, let value): return assign(value, to: target)
        case .call(let callee, let arguments):
            if case .member(_, "init", _) = callee.kind { return handedOn(arguments, by: expression) }
            if case .member(let base?, let name, _) = callee.kind, !name.hasPrefix("scan"),
                case .name(let variable) = base.kind,
                case .text(let text) = cells[variable] ?? known(variable)
            {
                guard name == "removeFirst" || name == "remove", !text.isEmpty else { return .lost }
                let count = arguments.first.map { self.value(of: $0.value, depth: 0) }
                guard name == "remove" || count == nil || count == .number(1) else { return .lost }
                cells[variable] = .text(String(text.dropFirst()))
                return .goesOn
            }
            _ = value(of: expression, depth: 0)
            return .goesOn
        default:
            return .lost
        }
    }

    private mutating func assign(_ value: Expression, to target: Expression) -> End {
        switch target.kind {
        case .name("self"):
            guard case .call(_, let arguments) = value.kind else { return .lost }
            return handedOn(arguments, by: value)
        case .name("_"):
            _ = self.value(of: value, depth: 0)
            return .goesOn
        case .name(let name):
            cells[name] = self.value(of: value, depth: 0)
            return .goesOn
        case .tuple(let parts):
            let names = parts.map { part -> String in
                if case .name(let name) = part.value.kind { name } else { "_" }
            }
            assign(self.value(of: value, depth: 0), to: names)
            return .goesOn
        default:
            // A property of the type itself: what is handed on is not a plain color.
            return .lost
        }
    }

    private mutating func assign(_ value: Cell, to names: [String]) {
        guard case .tuple(let parts) = value, parts.count == names.count else {
            for name in names { cells[name] = .unknown }
            return
        }
        for (name, part) in zip(names, parts) { cells[name] = part }
    }

    /// The color of the initializer that the body ends with: of its components, or what another initializer of the
    /// project makes of what is known here.
    private mutating func handedOn(_ arguments: [Argument], by call: Expression) -> End {
        let found = components(arguments)
        let isPlain = if case .color(.literal(let value)) = found { !value.exceedsComponents } else { false }
        guard !isPlain, let own, !arguments.isEmpty else { return found }
        var known: [Argument] = []
        for argument in arguments {
            guard case .number(let number) = value(of: argument.value, depth: 0) else {
                known.append(argument)
                continue
            }
            known.append(
                Argument(
                    label: argument.label, value: Expression(.number(number), argument.value.range),
                    isTrailing: argument.isTrailing))
        }
        let made = ColorReader(evaluator: evaluator).color(
            Expression(.call(callee: Expression(.name(own), call.range), arguments: known), call.range),
            in: scopeWithCells, of: own)
        return made.holdsUnknown ? found : .color(made)
    }

    /// The scope of the body with the variables whose values are known here.
    private var scopeWithCells: Scope { scope.binding(cells.mapValues { .value(value(of: $0)) }) }

    private mutating func components(_ arguments: [Argument]) -> End {
        if arguments.count == 1, let label = arguments[0].label, ["uiColor", "nsColor", "cgColor"].contains(label) {
            guard case .call(_, let inner) = arguments[0].value.kind else { return .lost }
            return components(inner)
        }
        var numbers: [String: Double] = [:]
        for argument in arguments {
            guard let label = argument.label else { continue }
            guard ColorComponents.labels.contains(label), case .number(let number) = value(of: argument.value, depth: 0)
            else { return .lost }
            numbers[label] = number
        }
        let space = arguments.first { $0.label == nil }.flatMap { argument -> String? in
            if case .member(_, let name, _) = argument.value.kind { name } else { nil }
        }
        return ColorComponents.color(numbers, space: space).map { .color(.literal($0)) } ?? .lost
    }

    /// A color that is returned: of components worked out here, or one that the evaluator reads with what is known
    /// here.
    private mutating func result(_ expression: Expression) -> End {
        guard let made else { return .returns }
        if case .call(let callee, let arguments) = expression.kind, Self.isColorInitializer(callee),
            case .color(let color) = components(arguments)
        {
            return .color(color)
        }
        let found = ColorReader(evaluator: evaluator).color(expression, in: scopeWithCells, of: made)
        return found.holdsUnknown ? .lost : .color(found)
    }

    /// Whether a call makes a color of its components.
    static func isColorInitializer(_ callee: Expression) -> Bool {
        switch callee.kind {
        case .name(let name): name == "Self" || name == "self" || StaticColors.types.contains(name)
        case .member(_, let name, _): name == "init"
        default: false
        }
    }

    private func value(of cell: Cell) -> Value {
        switch cell {
        case .number(let number): .number(number)
        case .text(let text): .text(Words(text))
        case .flag(let flag): .boolean(flag)
        case .null: .null
        case .word, .tuple, .unknown: .runtime(nil)
        }
    }

    // MARK: Conditions

    private mutating func holds(_ conditions: [Condition]) -> Bool? {
        for condition in conditions {
            switch condition {
            case .expression(let expression):
                guard case .flag(let flag) = value(of: expression, depth: 0) else { return nil }
                if !flag { return false }
            case .binding(let name, let expression):
                let bound = expression.map { value(of: $0, depth: 0) } ?? cells[name] ?? known(name)
                switch bound {
                case .unknown: return nil
                case .null: return false
                default: cells[name] = bound
                }
            case .pattern, .platform: return nil
            }
        }
        return true
    }

    /// Branches of which the first whose conditions hold is taken.
    struct Branching {
        let subject: Cell?
        var branches: ArraySlice<Branch>
        /// How the branch ended that was taken.
        var flow: ControlFlow = .goesOn
    }

    mutating func open(_ conditional: Conditional, at depth: inout Int) -> Branching {
        Branching(subject: conditional.subject.map { value(of: $0, depth: 0) }, branches: conditional.branches[...])
    }

    mutating func nextBranch(of branching: inout Branching, at depth: Int) -> (body: [Statement], site: Int)? {
        while let branch = branching.branches.popFirst() {
            let isTaken: Bool?
            if let subject = branching.subject {
                isTaken = matches(branch.conditions, subject)
            } else {
                isTaken = holds(branch.conditions)
            }
            switch isTaken {
            case true:
                branching.branches = []
                return (branch.body, depth + 1)
            case false: continue
            case nil:
                branching.flow = flow(after: .lost)
                return nil
            }
        }
        return nil
    }

    mutating func runBranch(_ body: [Statement], at depth: inout Int) -> ControlFlow {
        depth < Self.maximumDepth ? run(body, at: &depth) : flow(after: .lost)
    }

    mutating func endBranch(at inner: Int, _ flow: ControlFlow, of branching: inout Branching, at depth: inout Int) {
        branching.flow = flow
    }

    mutating func close(_ branching: Branching, at depth: inout Int) -> ControlFlow { branching.flow }

    private mutating func matches(_ conditions: [Condition], _ subject: Cell) -> Bool? {
        guard !conditions.isEmpty else { return true }
        guard subject != .unknown else { return nil }
        for condition in conditions {
            guard case .pattern(let pattern, _) = condition else { return nil }
            switch pattern {
            case .anything: return true
            case .expression(let expression):
                let wanted = value(of: expression, depth: 0)
                guard wanted != .unknown else { return nil }
                if wanted == subject { return true }
            case .enumCase(let name, _):
                guard case .word(let word) = subject else { return nil }
                if word == name { return true }
            case .tuple, .binding, .guarded: return nil
            }
        }
        return false
    }

    // MARK: Expressions

    private func known(_ name: String) -> Cell {
        if scope.local(name) != nil || name == "self" {
            return cell(evaluator.value(of: Expression(.name(name), .zero), in: scope))
        }
        // A member of the text that is asked for its color, named without it.
        guard case .value(.text(let words))? = scope.currentReceiver, let text = words.text else { return .unknown }
        return DigitArithmetic.member(name, of: .text(text))
    }

    private func cell(_ value: Value) -> Cell {
        switch value {
        case .number(let number): .number(number)
        case .text(let words): words.text.map(Cell.text) ?? .unknown
        case .boolean(let flag): .flag(flag)
        case .null: .null
        case .enumCase(_, let name, _): .word(name)
        default: .unknown
        }
    }

    private mutating func value(of expression: Expression, depth: Int) -> Cell {
        steps += 1
        guard depth < 24, steps < 400 else { return .unknown }
        switch expression.kind {
        case .number(let number): return .number(number)
        case .boolean(let flag): return .flag(flag)
        case .null: return .null
        case .string: return cell(evaluator.value(of: expression, in: scope))
        case .name(let name): return cells[name] ?? known(name)
        case .tuple(let parts) where parts.count == 1: return value(of: parts[0].value, depth: depth + 1)
        case .tuple(let parts): return .tuple(parts.map { value(of: $0.value, depth: depth + 1) })
        case .unary("-", let operand):
            guard case .number(let number) = value(of: operand, depth: depth + 1) else { return .unknown }
            return .number(-number)
        case .unary("!", let operand):
            let inner = value(of: operand, depth: depth + 1)
            if case .flag(let flag) = inner { return .flag(!flag) }
            return inner
        case .unary(_, let operand), .cast(let operand, "as", _): return value(of: operand, depth: depth + 1)
        case .ternary(let condition, let then, let otherwise):
            guard case .flag(let flag) = value(of: condition, depth: depth + 1) else { return .unknown }
            return value(of: flag ? then : otherwise, depth: depth + 1)
        case .binary(let infix, let left, let right):
            return DigitArithmetic.result(
                infix, value(of: left, depth: depth + 1), value(of: right, depth: depth + 1))
        case .member(let base?, let name, _):
            return DigitArithmetic.member(name, of: value(of: base, depth: depth + 1))
        case .call(let callee, let arguments):
            return call(callee, arguments, depth: depth)
        default: return .unknown
        }
    }

    private mutating func call(_ callee: Expression, _ arguments: [Argument], depth: Int) -> Cell {
        switch callee.kind {
        case .name(let name):
            let values = arguments.map { value(of: $0.value, depth: depth + 1) }
            if case .value(.text(let words))? = scope.currentReceiver, let text = words.text {
                if name == "trimmingCharacters", let set = arguments.first?.value {
                    return trimmed(.text(text), by: set)
                }
                let found = DigitArithmetic.method(name, of: .text(text), values)
                if found != .unknown { return found }
            }
            return DigitArithmetic.converted(by: name, labels: arguments.map(\.label), values)
        case .member(let base?, let name, _):
            let receiver = value(of: base, depth: depth + 1)
            if name.hasPrefix("scanHexInt") { return scan(receiver, into: arguments.first?.value) }
            if name == "trimmingCharacters", let set = arguments.first?.value {
                return trimmed(receiver, by: set)
            }
            let values = arguments.map { value(of: $0.value, depth: depth + 1) }
            return DigitArithmetic.method(name, of: receiver, values)
        default: return .unknown
        }
    }

    /// What is left of a text after trimming a character set.
    private func trimmed(_ cell: Cell, by set: Expression) -> Cell {
        let index = evaluator.program.mentions.index(of: scope.file)
        if index.has(Self.unreadable, in: set.range) {
            return DigitArithmetic.trimmed(cell) { $0.isLetter || $0.isNumber }
        }
        if index.hasString("#", in: set.range) { return DigitArithmetic.trimmed(cell) { $0 != "#" } }
        if index.has(Self.blanks, in: set.range) { return DigitArithmetic.trimmed(cell) { !$0.isWhitespace } }
        return .unknown
    }

    /// The character sets of all that is no digit, and of blanks.
    private static let unreadable = CodeWords(["alphanumerics.inverted"])
    private static let blanks = CodeWords(["whitespace"])

    /// `scanner.scanHexInt64(&value)`; the scanner stands for its text.
    private mutating func scan(_ scanner: Cell, into target: Expression?) -> Cell {
        guard case .text(let text) = scanner else { return .unknown }
        var digits = text.drop { $0 == " " }
        if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
        digits = digits.prefix { $0.isHexDigit }
        guard let number = UInt64(digits, radix: 16) else { return .unknown }
        if case .unary("&", let variable)? = target?.kind, case .name(let name) = variable.kind {
            cells[name] = .number(Double(number))
            return .flag(true)
        }
        return target == nil ? .number(Double(number)) : .unknown
    }
}
