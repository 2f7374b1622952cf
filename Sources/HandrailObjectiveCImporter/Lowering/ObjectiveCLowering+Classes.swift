import HandrailCode
import HandrailFrameworks
import HandrailSource

extension ObjectiveCLowering {
    /// `@interface Name : Superclass <Protocol> { … } @property … @end`, and the same of a category or an extension.
    mutating func interface() -> TypeDeclaration? {
        let start = cursor.position
        cursor.advance()
        guard let name = cursor.peek()?.name else { return nil }
        cursor.advance()
        if cursor.isNext("<") { skipAngles() }
        var isExtension = false
        if cursor.isNext("(") {
            isExtension = true
            _ = cursor.bracketed()
        }
        var inherited: [TypeName] = []
        if cursor.take(":"), let superclass = cursor.peek()?.name {
            inherited.append(TypeName(superclass))
            cursor.advance()
        }
        if cursor.isNext("<") { inherited += protocols() }
        var properties: [PropertyDeclaration] = []
        if cursor.isNext("{") { properties += instanceVariables() }
        scan: while let token = cursor.peek() {
            switch token.kind {
            case .directive("end"):
                cursor.advance()
                break scan
            case .directive("interface"), .directive("implementation"): break scan
            case .directive("property"): properties += property()
            default: cursor.advance()
            }
        }
        return TypeDeclaration(
            keyword: isExtension ? .extensionOf : .classType, name: name, inherited: inherited, genericParameters: [],
            requirements: [], properties: properties, functions: [], cases: [], attributes: ["objc"],
            range: cursor.range(from: start))
    }

    /// `@implementation Name … @end`: the methods and what instance variables it has.
    mutating func implementation() -> TypeDeclaration? {
        let start = cursor.position
        cursor.advance()
        guard let name = cursor.peek()?.name else { return nil }
        cursor.advance()
        if cursor.isNext("(") { _ = cursor.bracketed() }
        constructs = []
        var members = ObjectiveCMembers()
        if cursor.isNext("{") { members.properties += instanceVariables() }
        scan: while let token = cursor.peek() {
            switch token.kind {
            case .directive("end"):
                cursor.advance()
                break scan
            case .directive("interface"), .directive("implementation"): break scan
            case .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "+")): method(into: &members)
            case .directive: skip(to: ";")
            default: global()
            }
        }
        return TypeDeclaration(
            keyword: .extensionOf, name: name, inherited: [], genericParameters: [], requirements: [],
            properties: members.properties, functions: members.functions, cases: [], attributes: ["objc"],
            constructs: constructs, range: cursor.range(from: start))
    }

    private mutating func skipAngles() {
        var level = 0
        while let token = cursor.peek() {
            if token.is("<") { level += 1 }
            if token.is(">") { level -= 1 }
            cursor.advance()
            if level <= 0 { return }
        }
    }

    private mutating func protocols() -> [TypeName] {
        let start = cursor.position
        skipAngles()
        return cursor.tokens[start..<cursor.position].compactMap(\.name).map { TypeName($0) }
    }

    /// `{ UIButton *_close; … }`; the underscore of a name is left out, as it is where the variable is used.
    private mutating func instanceVariables() -> [PropertyDeclaration] {
        let range = cursor.bracketed()
        return cursor.tokens[range].split { $0.is(";") }.compactMap { declaration in
            guard let first = declaration.first, let last = declaration.last, let name = last.name,
                declaration.count > 1
            else { return nil }
            return Self.variable(
                name.hasPrefix("_") ? String(name.dropFirst()) : name, declaration.dropLast(),
                range: first.range.union(last.range))
        }
    }

    /// `@property (nonatomic, strong) IBOutlet UIButton *close;`
    private mutating func property() -> [PropertyDeclaration] {
        let start = cursor.position
        cursor.advance()
        if cursor.isNext("(") { _ = cursor.bracketed() }
        let first = cursor.position
        while let token = cursor.peek(), !token.is(";") {
            if case .directive = token.kind { return [] }
            cursor.advance()
        }
        let declaration = cursor.tokens[first..<cursor.position]
        let range = cursor.range(from: start)
        _ = cursor.take(";")
        if let name = Self.blockName(declaration) {
            return [
                PropertyDeclaration(
                    name: name, type: TypeName("Void", isOptional: true, isFunction: true), initialValue: nil,
                    getter: nil, isStatic: false, isConstant: false, attributes: [], range: range)
            ]
        }
        guard let name = declaration.last(where: { $0.name != nil })?.name else { return [] }
        return [Self.variable(name, declaration.dropLast(), range: range)]
    }

    /// The name of a declaration such as `void (^completion)(BOOL)`.
    private static func blockName(_ declaration: ArraySlice<ObjectiveCToken>) -> String? {
        guard let caret = declaration.firstIndex(where: { $0.is("^") }) else { return nil }
        return declaration[caret...].lazy.compactMap(\.name).first { !ObjectiveCTypeReader.qualifiers.contains($0) }
    }

    private static func variable(
        _ name: String, _ type: ArraySlice<ObjectiveCToken>, range: ByteRange
    ) -> PropertyDeclaration {
        let isOutlet = type.contains { $0.name == "IBOutlet" || $0.name == "IBOutletCollection" }
        return PropertyDeclaration(
            name: ObjectiveCPropertyNames.swiftName(of: name), type: ObjectiveCTypeReader.type(type), initialValue: nil,
            getter: nil, isStatic: false, isConstant: false,
            attributes: isOutlet ? [DeclarationAttribute(name: "IBOutlet", arguments: [])] : [], range: range)
    }

    // MARK: Methods

    /// `- (void)setTitle:(NSString *)title forState:(UIControlState)state { … }`
    private mutating func method(into members: inout ObjectiveCMembers) {
        let start = cursor.position
        let isStatic = cursor.isNext("+")
        cursor.advance()
        var result: TypeName?
        var isAction = false
        if cursor.isNext("(") {
            let type = cursor.tokens[cursor.bracketed()]
            isAction = type.contains { $0.name == "IBAction" }
            result = isAction ? nil : ObjectiveCTypeReader.type(type)
        }
        var pieces: [String] = []
        var names: [(name: String, type: TypeName?)] = []
        var takesArguments = false
        while let token = cursor.peek(), !token.is("{"), !token.is(";") {
            if case .directive = token.kind { return }
            guard let piece = token.name ?? (token.is(":") ? "" : nil) else {
                cursor.advance()
                continue
            }
            if token.name != nil { cursor.advance() }
            guard cursor.take(":") else {
                if pieces.isEmpty { pieces.append(piece) }
                continue
            }
            takesArguments = true
            pieces.append(piece)
            var type: TypeName?
            if cursor.isNext("(") { type = ObjectiveCTypeReader.type(cursor.tokens[cursor.bracketed()]) }
            names.append((cursor.peek()?.name ?? "_", type))
            cursor.advance()
        }
        guard cursor.isNext("{") else { return cursor.advance() }
        let message = ObjectiveCMessage.named(pieces, takesArguments: takesArguments)
        let parameters = zip(message.labels, names).map { label, parameter in
            Parameter(label: label, name: parameter.name, type: parameter.type)
        }
        let isRead = !takesArguments && result != nil && message.form != .initializer
            && !ObjectiveCMessage.methodsWithoutArguments.contains(message.name)
        if isRead {
            let property = getter(ObjectiveCPropertyNames.swiftName(of: message.name), result, isStatic, from: start)
            members.properties.removeAll { $0.name == property.name }
            members.properties.append(property)
            return
        }
        let body = block()
        members.functions.append(
            FunctionDeclaration(
                name: message.name, parameters: parameters, result: message.form == .initializer ? nil : result,
                body: body, isStatic: isStatic && message.form != .initializer,
                attributes: isAction ? ["objc", "IBAction"] : ["objc"], range: cursor.range(from: start)))
    }

    /// A method without arguments that returns something: in Swift a property. One that makes its variable once, as
    /// `if (!_close) { _close = …; } return _close;`, is a property that starts with what is made.
    private mutating func getter(
        _ name: String, _ type: TypeName?, _ isStatic: Bool, from start: Int
    ) -> PropertyDeclaration {
        var closed = cursor
        let range = closed.bracketed()
        guard let once = onceMade(in: range) else {
            let body = block()
            return PropertyDeclaration(
                name: name, type: type, initialValue: nil, getter: body, isStatic: isStatic, isConstant: false,
                attributes: [], range: cursor.range(from: start))
        }
        var making = inner(once.body)
        making.localVariable = once.variable
        var body = making.statements()
        constructs.formUnion(making.constructs)
        let place = cursor.tokens[range.lowerBound].range
        body.append(Statement(.result(Expression(.name(once.variable), place)), place))
        cursor.jump(to: closed.position)
        let whole = cursor.range(from: range.lowerBound)
        let closure = Expression(.closure(Closure(parameters: [], body: body)), whole)
        return PropertyDeclaration(
            name: name, type: type, initialValue: Expression(.call(callee: closure, arguments: []), whole),
            getter: nil, isStatic: isStatic, isConstant: false,
            attributes: [DeclarationAttribute(name: "lazy", arguments: [])], range: cursor.range(from: start))
    }

    /// The variable that a getter makes when it is asked for the first time, and the statements that do.
    private func onceMade(in range: Range<Int>) -> (variable: String, body: Range<Int>)? {
        var cursor = self.cursor.inside(range)
        guard cursor.take(word: "if"), cursor.isNext("(") else { return nil }
        let condition = cursor.tokens[cursor.bracketed()]
        guard condition.count <= 6,
            let variable = condition.lazy.compactMap(\.name).first(where: { $0.hasPrefix("_") }),
            condition.contains(where: { $0.is("!") || $0.kind == .compound(.equals) }), cursor.isNext("{")
        else { return nil }
        let body = cursor.bracketed()
        guard cursor.take(word: "return"), cursor.peek()?.name == variable else { return nil }
        return (String(variable.dropFirst()), body)
    }
}
