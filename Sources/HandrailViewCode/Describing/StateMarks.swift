import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Finds by which views a class shows states of the app: what is hidden, colored, set in bold or given another picture
/// by a state. What a text, a title or a description says by the same state says it in words, and then it is no mark.
struct StateMarks {
    /// A view that follows a state.
    struct Mark: Hashable, Sendable {
        /// The property of the class that holds the view; `nil` for the object itself.
        let field: String?
        /// What of the view follows which state.
        let mark: StateMark
        /// Whether the state is a property of the object itself, such as `isSelected` of a cell.
        let isOwn: Bool
        /// Where the view follows it.
        let place: SourcePlace
    }

    /// A state that is asked for, and whether it is the object's own.
    private struct Asked {
        let state: StateDependency
        let isOwn: Bool
    }

    private let evaluator: Evaluator
    private let type: LinkedType
    private var marks: [Mark] = []
    private var told: Set<String> = []
    /// Whether texts are shown that may say any state in words.
    private var saysAnything = false
    private var limit = ReadingLimit(steps: 6_000)
    /// What the function that is read is handed from outside of the object, by name.
    private var handed: Set<String> = []

    /// The marks of a class by which it shows states that it says nowhere.
    static func marks(of type: LinkedType, _ evaluator: Evaluator) -> [Mark] {
        let lineage = evaluator.program.lineage(of: type)
        guard evaluator.program.lineage(of: type, mentions: looks) else { return [] }
        var reader = StateMarks(evaluator: evaluator, type: type)
        let passing = Set(
            lineage.flatMap(\.ordered).filter { systemCalls.contains($0.declaration.name) }
                .flatMap { $0.declaration.body.flatMap(ownCalls) })
        // What an observer hands on is the object's own.
        let answering = Set(lineage.flatMap(\.properties.values).flatMap { $0.declaration.observers.flatMap(ownCalls) })
        for ancestor in lineage {
            for function in ancestor.ordered
            where !passing.contains(function.declaration.name) && !systemCalls.contains(function.declaration.name) {
                let isAsked = answering.contains(function.declaration.name)
                reader.handed = isAsked ? [] : Set(function.declaration.parameters.map(\.name))
                reader.read(function.declaration.body, in: function.file, on: [], depth: 0)
            }
            reader.handed = []
            let properties = ancestor.properties.values.sorted { $0.declaration.range < $1.declaration.range }
            for property in properties {
                reader.read(property.declaration.observers, in: property.file, on: [], depth: 0)
                if let getter = property.declaration.getter { reader.readGetter(getter, of: property) }
            }
        }
        guard !reader.saysAnything, !reader.limit.isSpent else { return [] }
        return reader.marks.filter { !reader.told.contains($0.mark.state.name) }
    }

    private static let looks = CodeWords(["ishidden", "alpha", "color", "image", "font", "opacity"])

    /// What the system calls to let a view show a state of which the system tells people itself, or to forget one.
    private static let systemCalls: NameSet = [
        "setSelected", "setHighlighted", "setEditing", "prepareForReuse", "updateConfiguration",
        "traitCollectionDidChange", "didUpdateFocus", "tintColorDidChange",
    ]

    /// The functions of the object that a statement calls right away.
    private static func ownCalls(_ statement: Statement) -> [String] {
        guard case .expression(let expression) = statement.kind, case .call(let callee, _) = expression.kind
        else { return [] }
        switch callee.kind {
        case .name(let name): return [name]
        case .member(let base?, let name, _): if case .name("self") = base.kind { return [name] } else { return [] }
        default: return []
        }
    }

    private init(evaluator: Evaluator, type: LinkedType) {
        self.evaluator = evaluator
        self.type = type
    }

    // MARK: Statements

    private mutating func read(_ body: [Statement], in file: FileIndex, on states: [Asked], depth: Int) {
        guard depth < 12 else { return }
        var states = states
        for statement in body {
            let place = SourcePlace(file: file, range: statement.range)
            guard limit.takeStep(at: place, of: evaluator.budget) else { return }
            switch statement.kind {
            case .expression(let expression): read(expression, in: file, on: states, depth: depth)
            case .binding(_, _, let value?):
                if !Self.isPlain(value) { mention(value) }
            case .tupleBinding(_, let value): mention(value)
            case .result(let value?):
                mention(value)
                tell(states)
            case .guardElse(let conditions, let inner):
                let asked = conditions.flatMap { self.asked($0) }
                read(inner, in: file, on: states + asked, depth: depth + 1)
                states += asked
            case .forEach(_, let sequence, let inner):
                mention(sequence)
                read(inner, in: file, on: states, depth: depth + 1)
            case .block(let inner), .caught(let inner): read(inner, in: file, on: states, depth: depth + 1)
            case .conditionalCompilation(let clauses):
                for clause in clauses { read(clause.body, in: file, on: states, depth: depth + 1) }
            case .function(let function): read(function.body, in: file, on: states, depth: depth + 1)
            case .binding(_, _, nil), .result(nil), .other: break
            }
        }
    }

    private mutating func read(_ expression: Expression, in file: FileIndex, on states: [Asked], depth: Int) {
        switch expression.kind {
        case .binary("=", let target, let value):
            assign(value, to: target, in: file, on: states, at: expression)
        case .unary(_, let inner): read(inner, in: file, on: states, depth: depth + 1)
        case .conditional(let conditional):
            let all = conditional.branches.flatMap { $0.conditions.flatMap { asked($0) } }
            for branch in conditional.branches {
                let subject = conditional.subject.map { asked($0, by: branch.conditions) }
                read(branch.body, in: file, on: states + (subject ?? all), depth: depth + 1)
            }
        case .call(let callee, let arguments):
            for argument in arguments {
                if case .closure(let closure) = argument.value.kind {
                    read(closure.body, in: file, on: states, depth: depth + 1)
                }
            }
            call(callee, arguments.filter { !$0.value.isClosure }, in: file, on: states, at: expression)
        default:
            mention(expression)
            tell(states)
        }
    }

    private mutating func readGetter(_ body: [Statement], of property: LinkedProperty) {
        // What is answered for the object is what people hear of it.
        guard property.declaration.name.hasPrefix("accessibility") else { return }
        if let only = Evaluator.onlyExpression(body), Self.isLiteral(only) { return }
        if property.declaration.name != "accessibilityIdentifier" { saysAnything = true }
    }

    // MARK: What is set

    private mutating func assign(
        _ value: Expression, to target: Expression, in file: FileIndex, on states: [Asked], at expression: Expression
    ) {
        let name = target.lastName ?? ""
        if let look = Self.properties[name] {
            if case .name = target.kind, let own = type.properties[name], own.declaration.getter == nil {
                return keep(value)
            }
            return note(value, look, of: target, in: file, on: states, at: expression)
        }
        if name.hasPrefix("accessibility"), name != "accessibilityIdentifier" {
            tell(states)
            mention(value)
            let isTitle = Self.named.contains(name) && Self.isTitle(value)
            if !Self.isLiteral(value), name != "accessibilityFrame", !isTitle { saysAnything = true }
            return
        }
        if Self.silent.contains(name) { return }
        if isProperty(target) { return keep(value) }
        tell(states.filter { $0.state.name != name })
        mention(value)
        if Self.worded.contains(name), StateNames.words(in: value).contains(where: Self.statements.occur) {
            saysAnything = true
        }
    }

    private static let named: NameSet = ["accessibilityLabel", "accessibilityHint", "accessibilityAttributedLabel"]

    /// Whether words are a thing's own, such as its title, and no account that was put together for people who listen.
    private static func isTitle(_ value: Expression, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch value.unwrapped.kind {
        case .name(let name): return !accounts.occur(in: name)
        case .member(let base?, let name, _): return !accounts.occur(in: name) && isTitle(base, depth: depth + 1)
        case .binary("??", let left, let right), .binary("+", let left, let right):
            return isTitle(left, depth: depth + 1) && isTitle(right, depth: depth + 1)
        case .string(let segments):
            return segments.allSatisfy { segment in
                if case .interpolation(let inner) = segment { isTitle(inner, depth: depth + 1) } else { true }
            }
        default: return false
        }
    }

    private static let accounts = Fragments([
        "access", "voice", "spoken", "a11y", "descri", "state", "status", "summary", "label",
    ])

    /// Keeping a state under another name is not telling it.
    private mutating func keep(_ value: Expression) {
        if !Self.isPlain(value) { mention(value) }
    }

    /// Whether a target is a property of the class that holds no view.
    private func isProperty(_ target: Expression) -> Bool {
        let name: String
        switch target.kind {
        case .name(let own): name = own
        case .member(let base?, let own, _):
            guard case .name("self") = base.kind else { return false }
            name = own
        default: return false
        }
        return evaluator.program.property(name, of: type)?.declaration.isStatic == false
    }

    /// A view is given a look.
    private mutating func note(
        _ value: Expression, _ look: StateMark.Look, of target: Expression, in file: FileIndex, on states: [Asked],
        at expression: Expression
    ) {
        guard let field = Self.owner(of: target) else {
            mention(value)
            return tell(states)
        }
        note(value, look, of: field, in: file, on: states, at: expression)
    }

    private mutating func note(
        _ value: Expression, _ look: StateMark.Look, of field: Owner, in file: FileIndex, on states: [Asked],
        at expression: Expression
    ) {
        var (plain, look) = (value.unwrapped, look)
        if case .member(let base?, "cgColor", _) = plain.kind { plain = base.unwrapped }
        if case .tuple(let parts) = plain.kind, parts.count == 1 { plain = parts[0].value.unwrapped }
        var asked: [Asked]
        switch plain.kind {
        case .ternary(let condition, let then, let otherwise):
            asked = self.asked(.expression(condition))
            if look == .picture, then.isNull || otherwise.isNull { look = .presence }
            if look == .presence, let one = then.number, let other = otherwise.number, min(one, other) > 0.02 {
                look = .dimming
            }
        case .boolean, .number, .null: asked = []
        case _ where look == .presence: asked = self.asked(.expression(plain))
        default: asked = []
        }
        let place = SourcePlace(file: file, range: expression.range)
        for one in asked + states {
            marks.append(
                Mark(field: field.name, mark: StateMark(look, of: one.state), isOwn: one.isOwn, place: place))
        }
    }

    /// A call with what it is handed besides closures.
    private mutating func call(
        _ callee: Expression, _ arguments: [Argument], in file: FileIndex, on states: [Asked], at expression: Expression
    ) {
        let name = callee.lastName ?? ""
        if let look = Self.setters[name], let value = arguments.first?.value,
            case .member(let base?, _, _) = callee.unwrapped.kind
        {
            guard let field = Self.owner(holding: base) else { return tell(states) }
            return note(value, look, of: field, in: file, on: states, at: expression)
        }
        guard mayTell(callee) else { return }
        for argument in arguments { mention(argument.value) }
        if speaks(callee) {
            mention(callee)
            tell(states)
        }
    }

    /// Whether what is called may be shown or heard: a view of the class, or what is made there.
    private func speaks(_ callee: Expression) -> Bool {
        guard case .member(let base?, _, _) = callee.unwrapped.kind, let root = base.unwrapped.rootName else {
            return true
        }
        if root == "self" { return true }
        guard let property = evaluator.program.property(root, of: type)?.declaration else {
            // What a function is handed, or something that is there for all.
            return root.beginsWithCapital || Self.worded.contains(base.unwrapped.lastName ?? "")
        }
        guard let declared = property.type else { return true }
        return evaluator.program.viewClass(named: declared.name, from: type.lookupContext, within: type.name) != nil
    }

    /// Whether a call may say something: one that objects besides the views are told of says nothing to people, and
    /// the functions of the class are read by themselves.
    private func mayTell(_ callee: Expression) -> Bool {
        switch callee.unwrapped.kind {
        case .name(let name):
            return name.beginsWithCapital || !Self.isOwn(name, of: type, evaluator)
        case .member(let base?, let name, _):
            if Self.harmless.contains(name) { return false }
            switch base.unwrapped.kind {
            case .name("self"): return !Self.isOwn(name, of: type, evaluator)
            case .name("super"): return false
            default: return !(base.unwrapped.lastName.map(Self.listeners.occur) ?? false)
            }
        default: return true
        }
    }

    private static func isOwn(_ name: String, of type: LinkedType, _ evaluator: Evaluator) -> Bool {
        evaluator.program.lineage(of: type).contains { $0.functions[name] != nil || $0.properties[name] != nil }
    }

    /// What is told of what people do, and what is kept.
    private static let listeners = Fragments([
        "delegate", "viewmodel", "presenter", "interactor", "listener", "handler", "output", "store", "manager",
        "service", "defaults", "center", "analytics", "log", "router", "coordinator", "relay", "subject", "tracker",
    ])

    private static let harmless: NameSet = [
        "toggle", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "layoutSubviews", "addTarget", "animate",
        "transition", "performWithoutAnimation", "async", "activate", "deactivate", "remakeConstraints",
        "updateConstraints", "makeConstraints", "removeAllAnimations", "startAnimating", "stopAnimating",
        "impactOccurred", "selectionChanged", "invalidate", "cancel", "dispose", "disposed", "store",
        "setContentHuggingPriority", "setContentCompressionResistancePriority", "sizeToFit",
    ]

    private static let properties: NameTable<StateMark.Look> = NameTable([
        ("isHidden", .presence), ("alpha", .presence), ("alphaValue", .presence), ("opacity", .presence),
        ("image", .picture), ("tintColor", .color), ("contentTintColor", .color), ("backgroundColor", .color),
        ("borderColor", .color), ("borderWidth", .color), ("textColor", .color), ("fillColor", .color),
        ("strokeColor", .color), ("font", .weight),
    ])

    private static let setters: NameTable<StateMark.Look> = NameTable([
        ("setImage", .picture), ("setBackgroundImage", .picture), ("setTitleColor", .color),
    ])

    /// What lays a view out or lets people act on it, and says nothing.
    private static let silent: NameSet = [
        "constant", "isActive", "priority", "cornerRadius", "contentMode", "transform", "frame", "axis", "spacing",
        "isUserInteractionEnabled", "isEnabled", "numberOfLines", "lineBreakMode", "textAlignment", "bounds",
        "selectionStyle", "shadowOpacity", "shadowColor", "shadowRadius", "isScrollEnabled", "center", "zPosition",
        "wantsLayer", "clipsToBounds", "isOpaque", "needsDisplay", "contentInset", "separatorInset",
    ]

    private static let worded: NameSet = ["text", "attributedText", "title", "stringValue", "attributedStringValue"]

    // Texts of this kind say how things stand.
    private static let statements = Fragments(["status", "state"])

    // MARK: What is asked and said

    private func asked(_ condition: Condition) -> [Asked] {
        let isOwn: Bool
        switch condition {
        case .expression(let expression): isOwn = asksItself(expression)
        default: isOwn = false
        }
        return StateNames.dependencies(of: condition).map { Asked(state: $0, isOwn: isOwn) }
    }

    private func asked(_ subject: Expression, by conditions: [Condition]) -> [Asked] {
        guard let name = subject.unwrapped.lastName else { return [] }
        let cases = conditions.compactMap { condition -> String? in
            if case .pattern(let pattern, nil) = condition { StateNames.caseName(of: pattern) } else { nil }
        }
        return (cases.isEmpty ? ["…"] : cases.map { ".\($0)" }).map {
            Asked(state: StateDependency(name: name, comparand: $0), isOwn: false)
        }
    }

    /// Whether a Boolean is one of the object's own, and not handed in: `isSelected`, `!self.isSelected`.
    private func asksItself(_ expression: Expression) -> Bool {
        switch expression.unwrapped.kind {
        case .name(let name): return name.hasPrefix("is") && !handed.contains(name)
        case .member(let base?, _, _): if case .name("self") = base.unwrapped.kind { return true } else { return false }
        case .unary(_, let inner): return asksItself(inner)
        default: return false
        }
    }

    private mutating func tell(_ states: [Asked]) { told.formUnion(states.map(\.state.name)) }

    private mutating func mention(_ expression: Expression) { told.formUnion(StateNames.words(in: expression)) }

    /// A state by another name, or its opposite.
    private static func isPlain(_ expression: Expression) -> Bool {
        switch expression.unwrapped.kind {
        case .name, .boolean, .number, .null: true
        case .member(let base, _, _): base.map(isPlain) ?? true
        case .unary(_, let inner): isPlain(inner)
        case .binary("??", let left, _), .binary("==", let left, _), .binary("!=", let left, _): isPlain(left)
        default: false
        }
    }

    private static func isLiteral(_ value: Expression) -> Bool {
        switch value.kind {
        case .string(let segments): segments.allSatisfy { if case .text = $0 { true } else { false } }
        case .boolean, .number, .null: true
        case .array(let elements): elements.allSatisfy(isLiteral)
        case .call(let callee, _): callee.lastName.flatMap(FrameworkType.kind) == .localizing
        case .member(nil, _, _): true
        case .member(let base?, _, _): isLiteral(base)
        case .name(let name): name.beginsWithCapital
        default: false
        }
    }

    // MARK: Views

    /// A view of the class, or the object itself.
    private struct Owner {
        let name: String?
    }

    /// The view whose property is set; `nil` where that is no view of the class.
    private static func owner(of target: Expression) -> Owner? {
        switch target.unwrapped.kind {
        case .name: Owner(name: nil)
        case .member(let base?, _, _): owner(holding: base)
        default: nil
        }
    }

    private static func owner(holding base: Expression) -> Owner? {
        switch base.unwrapped.kind {
        case .name("self"), .name("layer"), .name("contentView"): Owner(name: nil)
        case .name(let name): Owner(name: name)
        case .member(let outer?, let name, _):
            switch name {
            case "layer", "titleLabel", "imageView": owner(holding: outer)
            default: if case .name("self") = outer.unwrapped.kind { Owner(name: name) } else { nil }
            }
        default: nil
        }
    }
}

extension Expression {
    fileprivate var isNull: Bool { if case .null = unwrapped.kind { true } else { false } }
    fileprivate var number: Double? { if case .number(let number) = unwrapped.kind { number } else { nil } }
    fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
