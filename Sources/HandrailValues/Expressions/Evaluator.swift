package import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
import HandrailSource

/// Finds out what expressions stand for, by reading: names are resolved, constants and computed properties are
/// followed, conditions that cannot be decided give a choice. Nothing is ever run, and nothing is guessed.
///
/// The folders of this target name types one way, each only those before it:
///
///     Values       what names stand for, where they can be seen
///     Statements   the walk of bodies, whatever is found out on the way
///     Text         words and their members
///     Settings     how code asks for what people chose, and for platforms
///     Expressions  the evaluator, with a reader for each kind of expression
///     State        which state of the app something hangs on
///     Colors · Fonts · Layout · Motion · Actions    what expressions mean to a person
package final class Evaluator {
    /// The linked project.
    package let program: Program
    /// Bounds the work for one screen.
    package let session: EvaluationSession
    /// How deep and how long code is followed: that of the session, which is asked for at every step.
    package let budget: EvaluationBudget
    /// The calls that are being read.
    let openCalls = OpenCalls()
    /// The themes of which one applies.
    let themes = ThemeTable()

    /// An evaluator for one screen.
    package init(program: Program, session: EvaluationSession) {
        self.program = program
        self.session = session
        budget = session.budget
    }

    // What expressions of one kind stand for is found out by readers, which ask back for their parts.
    package var calls: CallReader { CallReader(evaluator: self) }
    package var types: TypeResolver { TypeResolver(evaluator: self) }
    package var instances: InstanceReader { InstanceReader(evaluator: self) }
    package var branchReader: BranchReader { BranchReader(evaluator: self) }
    package var settings: SettingQuestionReader { SettingQuestionReader(evaluator: self) }
    var operators: OperatorReader { OperatorReader(evaluator: self) }
    var localization: LocalizationReader { LocalizationReader(evaluator: self) }
    var environment: EnvironmentReader { EnvironmentReader(evaluator: self) }
    var stores: StoreReader { StoreReader(evaluator: self) }
    var typeTests: TypeTestReader { TypeTestReader(evaluator: self) }
    var catalogObjects: CatalogObjectReader { CatalogObjectReader(evaluator: self) }

    /// What `expression` stands for in `scope`.
    package func value(of expression: Expression, in scope: Scope) -> Value {
        switch expression.kind {
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .null: .null
        case .closure(let closure): .closure(closure, scope)
        case .member(nil, let name, _): .enumCase(type: nil, name: name, payload: [])
        case .macro, .keyPath, .dictionary, .tuple, .conditionalCompilation, .other: .symbolic(expression, scope)
        default:
            budget.descend(at: scope.place(of: expression), otherwise: .unknown(.tooDeep)) {
                followed(expression, in: scope)
            }
        }
    }

    /// What an expression stands for that has others inside, or that something else stands behind.
    private func followed(_ expression: Expression, in scope: Scope) -> Value {
        switch expression.kind {
        case .string(let segments):
            return StringLiteralReader(evaluator: self).text(of: segments, at: expression, in: scope)
        case .name(let name): return value(named: name, at: expression, in: scope)
        case .member(let base?, let name, _):
            return session.answer(expression: EvaluationSession.Question(scope: scope, range: expression.range)) {
                member(name, of: base, at: expression, in: scope)
            }
        case .call(let callee, let arguments):
            return session.answer(expression: EvaluationSession.Question(scope: scope, range: expression.range)) {
                calls.call(callee, arguments, at: expression, in: scope)
            }
        case .array(let elements):
            let first = budget.first(Value.maximumChoices, of: elements, at: scope.place(of: expression))
            return .array(first.map { value(of: $0, in: scope) })
        case .ternary(let condition, let then, let otherwise):
            switch holds(condition, in: scope) {
            case true: return value(of: then, in: scope)
            case false: return value(of: otherwise, in: scope)
            case nil:
                return .choice([
                    value(of: then, in: scope), value(of: otherwise, in: scope),
                ])
            }
        case .binary(let infix, let left, let right):
            return session.answer(expression: EvaluationSession.Question(scope: scope, range: expression.range)) {
                operators.operation(infix, left, right, at: expression, in: scope)
            }
        case .unary("!", let operand): return negated(operand, at: expression, in: scope)
        case .unary(_, let operand): return value(of: operand, in: scope)
        case .cast(let operand, "as", _): return value(of: operand, in: scope)
        case .cast(let operand, "is", let type):
            return typeTests.isOf(type, operand, in: scope).map { .boolean($0) } ?? .runtime(TypeName("Bool"))
        case .cast: return .runtime(TypeName("Bool"))
        case .conditional(let conditional): return value(of: conditional, in: scope)
        case .index(let base, let arguments): return element(of: base, arguments, in: scope)
        case .number, .boolean, .null, .closure, .member(nil, _, _), .macro, .keyPath, .dictionary, .tuple,
            .conditionalCompilation, .other:
            return value(of: expression, in: scope)
        }
    }

    /// What a binding stands for.
    package func value(of binding: Binding) -> Value {
        switch binding {
        case .value(let value):
            return value
        case .deferred(let expression, let scope, let type):
            if let type, let (rooted, home) = types.rooted(expression, in: type, from: scope) {
                return types.typed(value(of: rooted, in: home), as: type, in: scope)
            }
            switch expression.kind {
            case .closure(let closure): return .closure(closure, scope)
            case .call, .member, .name, .ternary, .binary:
                return session.answer(EvaluationSession.Question(scope: scope, range: expression.range)) {
                    types.typed(value(of: expression, in: scope), as: type, in: scope)
                }
            default:
                return types.typed(value(of: expression, in: scope), as: type, in: scope)
            }
        case .function(let function, let scope):
            return .closure(Closure(parameters: function.parameters, body: function.body), scope)
        }
    }

    /// Words as a value, unless they have grown beyond what anybody reads: a text that is put together from itself.
    func text(_ words: Words, at place: SourcePlace) -> Value {
        let length = words.pieces.reduce(0) { length, piece in
            if case .text(let text) = piece { length + text.utf8.count } else { length + 1 }
        }
        guard length > Self.longestText else { return .text(words) }
        budget.cut(.tooMuch, at: place)
        return .unknown(.tooDeep)
    }

    /// Bytes of the longest text that is followed.
    private static let longestText = 100_000

    // MARK: Names

    private func value(named name: String, at expression: Expression, in scope: Scope) -> Value {
        if let local = scope.local(name) { return value(of: local) }
        if name == "self" { return selfValue(in: scope) }
        if name.utf8.first == UInt8(ascii: "$"), let binding = scope.local(String(name.dropFirst())) {
            return value(of: binding)
        }
        let plain = name.utf8.first == UInt8(ascii: "$") ? String(name.dropFirst()) : name
        if let found = memberOfSelf(plain, in: scope) { return found }
        if let type = type(named: name, in: scope) { return .type(type) }
        if let property = program.property(named: plain, from: scope.lookupContext) {
            return value(of: property, receiver: nil, isRuntime: false)
        }
        if name.utf8.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) ?? false {
            return .foreignType(name)
        }
        return .symbolic(expression, scope)
    }

    /// The type of a name as seen from a scope.
    package func type(named name: String, in scope: Scope) -> LinkedType? {
        if name == "Self" { return scope.currentType }
        guard let first = name.utf8.first, first < UInt8(ascii: "a") || first > UInt8(ascii: "z") else { return nil }
        return program.type(named: name, from: scope.lookupContext, within: scope.currentType?.name)
    }

    /// The type of a name that a call makes: where several targets that may be meant declare it, the one whose labels
    /// fit.
    package func type(named name: String, for arguments: [Argument], in scope: Scope) -> LinkedType? {
        guard let found = type(named: name, in: scope) else { return nil }
        let rivals = program.rivals(of: found, from: scope.lookupContext)
        guard rivals.count > 1 else { return found }
        return rivals.max { instances.fit(of: $0, arguments) < instances.fit(of: $1, arguments) }
    }

    private func selfValue(in scope: Scope) -> Value {
        switch scope.currentReceiver {
        case .value(let value): value
        case .view(let source): .view(source)
        case .type(let type): .type(type)
        case nil: .runtime(nil)
        }
    }

    private func memberOfSelf(_ name: String, in scope: Scope) -> Value? {
        switch scope.currentReceiver {
        // A type that is named in what the project adds to texts.
        case .value(.text), .value(.runtime): if name.beginsWithCapital { return nil }
        default: break
        }
        switch scope.currentReceiver {
        case .value(let value): return member(name, of: value, in: scope)
        case .type(let type): return staticMember(name, of: type, from: scope.lookupContext)
        case .view(let source):
            guard let property = program.viewProperty(name) else { return nil }
            return self.value(of: property, receiver: .view(source), isRuntime: false)
        case nil: return nil
        }
    }

    // MARK: Members

    private func member(
        _ name: String, of base: Expression, at expression: Expression, in scope: Scope
    ) -> Value {
        if program.isTypeWord(name), case .name(let outer) = base.kind, scope.local(outer) == nil,
            let nested = type(named: "\(outer).\(name)", in: scope)
        {
            return .type(nested)
        }
        let receiver = value(of: base, in: scope)
        switch receiver {
        case .type(let type):
            if program.isTypeWord(name),
                let nested = program.type(named: "\(type.name).\(name)", from: scope.lookupContext)
            {
                return .type(nested)
            }
            return staticMember(name, of: type, from: scope.lookupContext) ?? .symbolic(expression, scope)
        case .foreignType(let type):
            if let linked = program.type(named: type, from: scope.lookupContext),
                let found = staticMember(name, of: linked, from: scope.lookupContext)
            {
                return found
            }
            return .symbolic(expression, scope)
        case .symbolic(let inner, let home):
            if name == "wrappedValue" || name == "projectedValue" { return receiver }
            if let side = Self.side(name, of: inner) { return value(of: side, in: home) }
            return .symbolic(expression, scope)
        case .oneOf(let values):
            return .choice(values.map { member(name, of: $0, in: scope) ?? .runtime(nil) })
        default:
            return member(name, of: receiver, in: scope) ?? .symbolic(expression, scope)
        }
    }

    /// The width of `CGSize(width: 20, height: 20)`, the height of a rectangle; `nil` for anything else.
    private static func side(_ name: String, of made: Expression) -> Expression? {
        guard name == "width" || name == "height", case .call(let callee, let arguments) = made.kind else { return nil }
        switch callee.kind {
        case .name(let type):
            switch FrameworkType.kind(of: type) {
            case .size, .rectangle, .sizeOfMac, .rectangleOfMac: return arguments.first { $0.label == name }?.value
            default: return nil
            }
        default: return nil
        }
    }

    /// A member of a value; `nil` where the value's type has none of that name.
    package func member(_ name: String, of value: Value, in scope: Scope) -> Value? {
        switch value {
        case .instance(let instance):
            if let given = instance.properties[name] { return self.value(of: given) }
            if let color = catalogObjects.color(name, of: instance, in: scope) { return color }
            if let property = program.property(name, of: instance.type, from: scope.lookupContext) {
                return self.value(of: property, receiver: .value(value), isRuntime: instance.isRuntime)
            }
            if instance.type.cases.contains(where: { $0.name == name }) {
                return .enumCase(type: instance.type, name: name, payload: [])
            }
            return nil
        case .enumCase(let type?, let caseName, _):
            if let property = program.property(name, of: type, from: scope.lookupContext) {
                return self.value(of: property, receiver: .value(value), isRuntime: false)
            }
            return enumMember(name, of: type, caseName: caseName)
        case .text(let words):
            if let property = textExtension(name, from: scope.lookupContext) {
                return self.value(of: property, receiver: .value(value), isRuntime: false)
            }
            return TextMembers.member(name, of: words)
        case .runtime(let type?) where !type.isArray && !type.isFunction:
            guard let materialized = types.materialize(type, in: scope) ?? stores.state(ofStore: type, in: scope) else {
                if let found = program.type(
                    named: type.name, from: scope.lookupContext, within: scope.currentType?.name),
                    let property = program.property(name, of: found)
                {
                    return self.value(of: property, receiver: .value(value), isRuntime: true)
                }
                if type.name == SwiftUITypes.loadingPhase, name == "image" {
                    return .choice([.view(.remoteImage), .null])
                }
                return .runtime(nil)
            }
            return materialized.map { member(name, of: $0, in: scope) ?? .runtime(nil) }
        case .oneOf(let values):
            return .choice(values.map { member(name, of: $0, in: scope) ?? .runtime(nil) })
        case .runtime, .enumCase, .unknown, .number, .boolean, .null: return .runtime(nil)
        case .array(let elements):
            switch name {
            case "first": return elements.first ?? .null
            case "last": return elements.last ?? .null
            case "isEmpty": return .boolean(elements.isEmpty)
            case "count": return .number(Double(elements.count))
            default: return .runtime(nil)
            }
        case .type(let type): return staticMember(name, of: type, from: scope.lookupContext)
        case .view, .symbolic, .closure, .foreignType: return nil
        }
    }

    /// A property that the project adds to texts.
    func textExtension(_ name: String, from lookupContext: LookupContext) -> LinkedProperty? {
        for type in ["String", "StringProtocol", "LocalizedStringKey", "LocalizedStringResource"] {
            for linked in program.typesByName[type] ?? [] {
                if let property = linked.property(name, from: lookupContext) { return property }
            }
        }
        return nil
    }

    private func enumMember(_ name: String, of type: LinkedType, caseName: String) -> Value? {
        switch name {
        case "rawValue":
            guard let declared = type.cases.first(where: { $0.name == caseName }) else { return .runtime(nil) }
            if let raw = declared.rawValue {
                return value(of: raw, in: Scope(parent: nil, file: type.file, module: type.module))
            }
            return type.inherited.contains("String") ? .text(Words(caseName)) : .runtime(nil)
        case "id", "self": return .runtime(nil)
        default: return nil
        }
    }

    /// A static property, a case, or `allCases`.
    func staticMember(
        _ name: String, of type: LinkedType, from lookupContext: LookupContext? = nil
    ) -> Value? {
        if let declared = type.cases.first(where: { $0.name == name }) {
            return .enumCase(type: type, name: declared.name, payload: [])
        }
        if let property = program.property(name, of: type, from: lookupContext), property.declaration.isStatic {
            return value(of: property, receiver: .type(type), isRuntime: false)
        }
        if name == "allCases", !type.cases.isEmpty { return .array(allCases(of: type)) }
        return nil
    }

    /// Every case of an enum, with payloads that are only known at run time.
    package func allCases(of type: LinkedType) -> [Value] {
        let place = SourcePlace(file: type.file, range: type.range)
        return budget.first(Value.maximumChoices, of: type.cases, at: place).map { declared in
            .enumCase(type: type, name: declared.name, payload: declared.payload.map { .runtime($0.type) })
        }
    }

    /// What a property of that declaration holds.
    package func value(of property: LinkedProperty, receiver: Scope.Receiver?, isRuntime: Bool) -> Value {
        let isOfType = switch receiver {
        case .type, nil: true
        case .value, .view: false
        }
        return remembering(property, of: receiver) {
            budget.descend(
                intoBodyAt: SourcePlace(file: property.file, range: property.declaration.range),
                turns: isOfType ? 1 : EvaluationBudget.maximumTurns, otherwise: .unknown(.tooDeep)
            ) {
                content(
                    of: property.declaration,
                    in: Scope(parent: nil, receiver: receiver, file: property.file, module: property.module),
                    isRuntime: isRuntime)
            }
        }
    }

    private func content(of declaration: PropertyDeclaration, in scope: Scope, isRuntime: Bool) -> Value {
        if let getter = declaration.getter {
            if isView(declaration) {
                if getter.isEmpty, let shown = required(declaration) { return shown }
                return .view(.statements(getter, scope))
            }
            return types.typed(
                result(of: getter, in: scope), as: declaration.type, in: scope)
        }
        if let environment = declaration.attribute("Environment")?.arguments.first?.value {
            switch environment.kind {
            case .keyPath(let key):
                return self.environment.value(under: key, as: declaration.type)
                    ?? .symbolic(Expression(.keyPath(key), environment.range), scope)
            // `@Environment(Theme.self)`: an object of that type.
            case .member(let type?, "self", _):
                return .runtime(declaration.type ?? type.lastName.map { TypeName($0) })
            default: break
            }
        }
        if declaration.type == nil, declaration.initialValue == nil, let made = Self.typeGiven(to: declaration) {
            return .runtime(made)
        }
        if let resting = environment.valueAtRest(of: declaration) { return resting }
        if declaration.initialValue == nil, declaration.type?.isOptional == true, !declaration.isConstant, !isRuntime,
            declaration.attributes.isEmpty
        {
            // An optional variable that an initializer leaves out begins as nil.
            return .null
        }
        if declaration.initialValue == nil, declaration.type?.isOptional == true,
            program.privateVariables.keepsValue(declaration, in: scope.file)
        {
            return .null
        }
        guard let initial = declaration.initialValue,
            Self.keepsInitialValue(declaration, isRuntime: isRuntime)
                || program.privateVariables.keepsValue(declaration, in: scope.file)
        else {
            return .runtime(declaration.type ?? declaration.initialValue.flatMap { inferredType(of: $0, in: scope) })
        }
        let value = types.typed(value(of: initial, in: scope), as: declaration.type, in: scope)
        // What a framework makes of a file, or nobody knows how it is made, is of the type declared.
        if case .runtime(nil) = value, let type = declaration.type { return .runtime(type) }
        return value
    }

    /// The type that the wrapper of a property is given, such as that of the delegate that an app makes:
    /// `@UIApplicationDelegateAdaptor(Delegate.self) var delegate`.
    private static func typeGiven(to declaration: PropertyDeclaration) -> TypeName? {
        for attribute in declaration.attributes {
            guard case .member(let type?, "self", _)? = attribute.arguments.first?.value.kind else { continue }
            return type.lastName.map { TypeName($0) }
        }
        return nil
    }

    /// What a view comes to that a protocol asks for: that of any type that conforms to it; `nil` where none is seen.
    private func required(_ declaration: PropertyDeclaration) -> Value? {
        let owners = program.types.filter {
            $0.keyword == .protocolType && $0.properties[declaration.name]?.declaration === declaration
        }
        let shown = owners.flatMap(program.conformers(of:)).compactMap { type -> Value? in
            guard let property = type.properties[declaration.name] else { return nil }
            let own = Value.instance(Instance(type: type, properties: [:], isRuntime: true))
            return value(of: property, receiver: .value(own), isRuntime: true)
        }
        return shown.isEmpty ? nil : .choice(shown)
    }

    /// What a property holds: of the same object the same however often it is asked for.
    private func remembering(_ property: LinkedProperty, of receiver: Scope.Receiver?, _ find: () -> Value) -> Value {
        let name = property.declaration.name
        let place = SourcePlace(file: property.file, range: property.declaration.range)
        // Of what several files have under one name, only the first is remembered.
        func isAnother(_ type: LinkedType) -> Bool {
            type.variesByFile && type.properties[name]?.file != property.file
        }
        switch receiver {
        case .type(let type) where isAnother(type): return find()
        case .value(.instance(let instance)) where isAnother(instance.type): return find()
        case .value(.instance(let instance)):
            return session.answer(EvaluationSession.Member(owner: .instance(instance), name: name), at: place, find)
        case .type(let type):
            return session.answer(EvaluationSession.Member(owner: .type(type), name: name), at: place, find)
        case nil: return session.answer(EvaluationSession.Member(owner: .file(place), name: name), at: place, find)
        case .value, .view: return find()
        }
    }

    /// Whether a stored property still holds what it was declared with: not when a wrapper says that it changes.
    private static func keepsInitialValue(_ declaration: PropertyDeclaration, isRuntime: Bool) -> Bool {
        guard declaration.attributes.allSatisfy({ keeping.contains($0.name) }) else { return false }
        // Nothing but the text size changes a scaled metric.
        return declaration.isConstant || declaration.isStatic || !isRuntime
            || declaration.attribute("ScaledMetric") != nil
    }

    /// Attributes that leave the value of a property alone.
    private static let keeping: Set<String> = [
        "ViewBuilder", "ScaledMetric", "MainActor", "available", "usableFromInline", "Namespace",
    ]

    private func inferredType(of expression: Expression, in scope: Scope) -> TypeName? {
        switch expression.kind {
        case .call(let callee, _):
            switch callee.kind {
            case .name(let name): return TypeName(name)
            // A type that is declared in another: `Card.Look()`.
            case .member(let outer?, let name, _) where name.beginsWithCapital:
                guard case .name(let owner) = outer.kind, owner.beginsWithCapital else { return nil }
                return TypeName("\(owner).\(name)")
            default: return nil
            }
        case .member(let base?, _, _):
            if case .name(let name) = base.kind, type(named: name, in: scope)?.keyword == .enumeration {
                return TypeName(name)
            }
            return nil
        case .boolean: return TypeName("Bool")
        case .string: return TypeName("String")
        case .number: return TypeName("Double")
        default: return nil
        }
    }

    /// Whether a property is a view to be built where it is used.
    package func isView(_ declaration: PropertyDeclaration) -> Bool {
        if declaration.attributes.contains(where: { SwiftUIProtocols.builders.contains($0.name) }) {
            return true
        }
        guard let type = declaration.type else { return false }
        return SwiftUIProtocols.viewTypes.contains(type.name)
    }

    private func element(of base: Expression, _ arguments: [Argument], in scope: Scope) -> Value {
        switch value(of: base, in: scope) {
        case .symbolic(let table, let home):
            guard case .dictionary(let pairs) = table.kind, !pairs.isEmpty, let key = arguments.first?.value
            else { return .runtime(nil) }
            return entry(under: value(of: key, in: scope), of: pairs, in: home)
        case .array(let elements) where !elements.isEmpty:
            guard let index = arguments.first?.value, let part = Self.part(index, of: elements) else {
                return .choice(elements)
            }
            // A slice keeps the numbers that its elements had before.
            return isSlice(base, in: scope) ? .runtime(nil) : part
        case .runtime(let type?) where type.isArray: return .runtime(TypeName(type.name, arguments: type.arguments))
        default: return .runtime(nil)
        }
    }

    private func isSlice(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .index(_, let arguments):
            if case .unary("...", _)? = arguments.first?.value.kind { return true }
            return false
        case .name(let name):
            guard case .deferred(let value, let home, _)? = scope.local(name) else { return false }
            if case .name(name) = value.kind { return false }
            return isSlice(value, in: home)
        default: return false
        }
    }

    /// The element that a number written down stands for, or the elements from one on: `parts[0]`, `parts[1...]`.
    private static func part(_ index: Expression, of elements: [Value]) -> Value? {
        // Beyond so many the rest of them is not known.
        guard elements.count < Value.maximumChoices else { return nil }
        switch index.kind {
        case .number(let number):
            return elements.indices.lazy.first { Double($0) == number }.map { elements[$0] }
        case .unary("...", let bound):
            guard index.range.lower == bound.range.lower, case .number(let number) = bound.kind else { return nil }
            return .array(elements.indices.lazy.filter { Double($0) >= number }.map { elements[$0] })
        default: return nil
        }
    }

    /// What a table that is written down holds under a key: the one entry, or any that the key may mean.
    private func entry(
        under key: Value, of pairs: [(key: Expression, value: Expression)], in home: Scope
    ) -> Value {
        var found: [Value] = []
        for pair in pairs {
            let answer = operators.equal(key, value(of: pair.key, in: home))
            if answer == true { return value(of: pair.value, in: home) }
            if answer == nil { found.append(value(of: pair.value, in: home)) }
        }
        return .choice(found + [.null])
    }

    private func negated(_ operand: Expression, at expression: Expression, in scope: Scope) -> Value {
        switch value(of: operand, in: scope) {
        case .boolean(let flag): .boolean(!flag)
        case .symbolic(let inner, let home)
        where isBooleanNegation(operand, expression) && settings.test(inner, in: home) != nil:
            .symbolic(expression, scope)
        case let other: isBooleanNegation(operand, expression) ? .runtime(TypeName("Bool")) : other
        }
    }

    /// `!a` and `a!` are both unary here; the negation begins before its operand.
    private func isBooleanNegation(_ operand: Expression, _ expression: Expression) -> Bool {
        expression.range.lower < operand.range.lower
    }
}
