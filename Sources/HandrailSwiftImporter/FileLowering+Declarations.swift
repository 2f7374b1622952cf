import HandrailCode
import HandrailSource
@_spi(RawSyntax) import SwiftSyntax

extension FileLowering {
    /// Lowers a declaration that stands in the type `outer`, or at top level where that is empty.
    mutating func lowerDeclaration(_ declaration: SourceNode, within outer: String) {
        let parts = declaration.parts
        switch declaration.kind {
        case .structDecl: lowerNominal(.structure, declaration, within: outer)
        case .classDecl: lowerNominal(.classType, declaration, within: outer)
        case .enumDecl: lowerNominal(.enumeration, declaration, within: outer)
        case .actorDecl: lowerNominal(.actorType, declaration, within: outer)
        case .protocolDecl: lowerNominal(.protocolType, declaration, within: outer)
        case .extensionDecl:
            let requirements = parts[Part.Extension.requirements]?[Part.WhereClause.requirements]
            lowerType(
                .extensionOf, lowerTypeName(parts[Part.Extension.type]).name, parts[Part.Extension.inheritance], nil,
                parts[Part.Extension.attributes], parts[Part.Extension.members], declaration.bytes,
                requirements: requirements.parts.map { text($0[Part.Requirement.requirement]) })
        case .typeAliasDecl:
            aliases[qualify(text(parts[Part.TypeAlias.name]), within: outer)] = lowerTypeName(
                parts[Part.TypeAlias.initializer]?[Part.Initializer.value])
        case .importDecl:
            if let module = parts[Part.Import.path].parts.first {
                imports.append(text(module[Part.PathComponent.name]))
            }
        default:
            break
        }
    }

    private mutating func lowerNominal(
        _ keyword: TypeDeclaration.Keyword, _ declaration: SourceNode, within outer: String
    ) {
        let parts = declaration.parts
        // What stands in angle brackets behind a protocol's name are no generic parameters.
        lowerType(
            keyword, qualify(text(parts[Part.Nominal.name]), within: outer), parts[Part.Nominal.inheritance],
            keyword == .protocolType ? nil : parts[Part.Nominal.generics], parts[Part.Nominal.attributes],
            parts[Part.Nominal.members], declaration.bytes, isPrivate: isPrivate(parts[Part.Nominal.modifiers]))
    }

    private mutating func lowerType(
        _ keyword: TypeDeclaration.Keyword, _ fullName: String, _ inheritance: SourceNode?, _ generics: SourceNode?,
        _ attributes: SourceNode?, _ members: SourceNode?, _ range: ByteRange, isPrivate: Bool = false,
        requirements: [String] = []
    ) {
        var collected = Members()
        let firstConstruct = constructs.count
        lowerMembers(members?[Part.MemberBlock.members], of: fullName, into: &collected)
        types.append(
            TypeDeclaration(
                keyword: keyword, name: fullName,
                inherited: inheritance?[Part.Inheritance.types].parts.map { lowerTypeName($0[Part.Inherited.type]) }
                    ?? [],
                genericParameters: genericParameters(generics),
                requirements: requirements, properties: collected.properties, functions: collected.functions,
                cases: collected.cases, attributes: lowerAttributes(attributes).map(\.name),
                constructs: Set(constructs[firstConstruct...]), isPrivate: isPrivate,
                range: range))
    }

    private struct Members {
        var properties: [PropertyDeclaration] = []
        var functions: [FunctionDeclaration] = []
        var cases: [EnumCase] = []

        /// Takes in what the clauses of an `#if` declare. A computed property that several of them declare is one whose
        /// body is an `#if`: which of them counts is not known here.
        mutating func join(_ clauses: [(condition: String?, members: Members)]) {
            var joined: Set<String> = []
            for clause in clauses {
                functions += clause.members.functions
                cases += clause.members.cases
                for property in clause.members.properties where !joined.contains(property.name) {
                    let bodies = clauses.compactMap { clause in
                        clause.members.properties.first { $0.name == property.name }?.getter.map {
                            (condition: clause.condition, body: Self.givingBack($0))
                        }
                    }
                    guard property.getter != nil, bodies.count > 1 else {
                        properties.append(property)
                        continue
                    }
                    joined.insert(property.name)
                    let whole = Statement(.conditionalCompilation(bodies), property.range)
                    properties.append(property.with(getter: [whole]))
                }
            }
        }

        /// A body whose only expression is what it gives back, as one that says so.
        private static func givingBack(_ body: [Statement]) -> [Statement] {
            guard body.count == 1, case .expression(let only) = body[0].kind else { return body }
            if case .conditional = only.kind { return body }
            return [Statement(.result(only), body[0].range)]
        }
    }

    private mutating func lowerMembers(_ list: SourceNode?, of type: String, into members: inout Members) {
        for member in list.parts {
            if let declaration = member[Part.Member.declaration] { lowerMember(declaration, of: type, into: &members) }
        }
    }

    private mutating func lowerMember(_ declaration: SourceNode, of type: String, into members: inout Members) {
        switch declaration.kind {
        case .variableDecl:
            members.properties += lowerProperties(declaration)
        case .functionDecl:
            members.functions.append(lowerFunction(declaration))
        case .initializerDecl:
            members.functions.append(lowerInitializer(declaration))
        case .enumCaseDecl:
            for element in declaration[Part.CaseDeclaration.elements].parts { members.cases.append(lowerCase(element)) }
        case .ifConfigDecl:
            var clauses: [(condition: String?, members: Members)] = []
            for clause in lists(ofClausesIn: declaration, kind: .memberBlockItemList) {
                var inner = Members()
                lowerMembers(clause.list, of: type, into: &inner)
                clauses.append((clause.condition, inner))
            }
            members.join(clauses)
        default:
            lowerDeclaration(declaration, within: type)
        }
    }

    private mutating func lowerCase(_ element: SourceNode) -> EnumCase {
        let parts = element.parts
        let payload = parts[Part.Case.parameters]?[Part.ParameterClause.parameters].parts.map { parameter in
            let label = parameter[Part.CaseParameter.name].map { text($0) }
            return Parameter(label: label, name: label ?? "_", type: lowerTypeName(parameter[Part.CaseParameter.type]))
        }
        return EnumCase(
            name: identifier(parts[Part.Case.name]), payload: payload ?? [],
            rawValue: parts[Part.Case.rawValue].map { lowerExpression($0[Part.Initializer.value]) })
    }

    /// The properties that one `let` or `var` declares.
    mutating func lowerProperties(_ declaration: SourceNode) -> [PropertyDeclaration] {
        let parts = declaration.parts
        let attributes = lowerAttributes(parts[Part.Variable.attributes])
        let modifiers = lowerModifiers(parts[Part.Variable.modifiers])
        let isConstant = isToken(parts[Part.Variable.specifier], "let")
        let range = declaration.bytes
        var result: [PropertyDeclaration] = []
        for binding in parts[Part.Variable.bindings].parts {
            let own = binding.parts
            guard let pattern = own[Part.Binding.pattern], pattern.kind == .identifierPattern else { continue }
            result.append(
                PropertyDeclaration(
                    name: identifier(pattern[Part.Wrapped.content]),
                    type: own[Part.Binding.type].map { lowerTypeName($0[Part.TypeAnnotation.type]) },
                    initialValue: own[Part.Binding.initializer].map { lowerExpression($0[Part.Initializer.value]) },
                    getter: lowerGetter(own[Part.Binding.accessors]),
                    observers: lowerObservers(own[Part.Binding.accessors]),
                    isStatic: modifiers.contains(.isStatic), isConstant: isConstant, modifiers: modifiers,
                    attributes: attributes, range: range))
        }
        return result
    }

    private mutating func lowerGetter(_ block: SourceNode?) -> [Statement]? {
        guard let accessors = block?[Part.AccessorBlock.accessors] else { return nil }
        if accessors.kind == .codeBlockItemList { return lowerItems(accessors) }
        for accessor in accessors.parts where isToken(accessor[Part.Accessor.specifier], "get") {
            return lowerBlock(accessor[Part.Accessor.body])
        }
        return nil
    }

    /// What is done when the property is given a value.
    private mutating func lowerObservers(_ block: SourceNode?) -> [Statement] {
        guard let accessors = block?[Part.AccessorBlock.accessors], accessors.kind != .codeBlockItemList
        else { return [] }
        var result: [Statement] = []
        for accessor in accessors.parts {
            let specifier = accessor[Part.Accessor.specifier]
            guard isToken(specifier, "set") || isToken(specifier, "didSet") || isToken(specifier, "willSet")
            else { continue }
            if !isToken(specifier, "didSet"), let given = accessor[Part.Accessor.parameter] {
                // `set(title)`: its own name for what it is given.
                let value = Expression(.name("newValue"), given.bytes)
                let name = identifier(given[Part.AccessorParameter.name])
                result.append(Statement(.binding(name: name, type: nil, value: value), given.bytes))
            }
            result += lowerBlock(accessor[Part.Accessor.body])
        }
        return result
    }

    /// A function with its body.
    mutating func lowerFunction(_ function: SourceNode) -> FunctionDeclaration {
        let parts = function.parts
        let signature = parts[Part.Function.signature].parts
        return FunctionDeclaration(
            name: identifier(parts[Part.Function.name]),
            genericParameters: genericParameters(parts[Part.Function.generics]),
            parameters: lowerParameters(signature[Part.Signature.parameters]),
            result: signature[Part.Signature.result].map { lowerTypeName($0[Part.ReturnClause.type]) },
            body: lowerBlock(parts[Part.Function.body]), isStatic: isTypeMember(parts[Part.Function.modifiers]),
            attributes: lowerAttributes(parts[Part.Function.attributes]).map(\.name), range: function.bytes)
    }

    private mutating func lowerInitializer(_ initializer: SourceNode) -> FunctionDeclaration {
        let parts = initializer.parts
        return FunctionDeclaration(
            name: "init", genericParameters: genericParameters(parts[Part.Function.generics]),
            parameters: lowerParameters(parts[Part.Function.signature]?[Part.Signature.parameters]),
            result: nil, body: lowerBlock(parts[Part.Function.body]), isStatic: true,
            attributes: lowerAttributes(parts[Part.Function.attributes]).map(\.name), range: initializer.bytes)
    }

    private mutating func lowerParameters(_ clause: SourceNode?) -> [Parameter] {
        var result: [Parameter] = []
        for parameter in clause.flatMap({ $0[Part.ParameterClause.parameters] }).parts {
            let parts = parameter.parts
            let first = parts[Part.Parameter.first]
            let label = identifier(first)
            result.append(
                Parameter(
                    label: label == "_" ? nil : label,
                    name: parts[Part.Parameter.second].map { identifier($0) } ?? label,
                    type: lowerTypeName(parts[Part.Parameter.type]),
                    defaultValue: parts[Part.Parameter.initializer].map { lowerExpression($0[Part.Initializer.value]) },
                    attributes: lowerAttributes(parts[Part.Parameter.attributes]).map(\.name)))
        }
        return result
    }

    /// Attributes with their arguments.
    mutating func lowerAttributes(_ list: SourceNode?) -> [DeclarationAttribute] {
        let elements = list.parts
        if elements.isEmpty { return [] }
        var result: [DeclarationAttribute] = []
        for element in elements where element.kind == .attribute {
            let parts = element.parts
            var arguments: [Argument] = []
            if let given = parts[Part.Attribute.arguments], given.kind == .labeledExprList {
                arguments = lowerArguments(given)
            }
            result.append(
                DeclarationAttribute(name: lowerTypeName(parts[Part.Attribute.name]).name, arguments: arguments))
        }
        return result
    }

    private func genericParameters(_ clause: SourceNode?) -> [String] {
        clause?[Part.Generics.parameters].parts.map { text($0[Part.GenericParameter.name]) } ?? []
    }

    private func lowerModifiers(_ list: SourceNode?) -> DeclarationModifiers {
        var modifiers: DeclarationModifiers = []
        for modifier in list.parts {
            let name = modifier[Part.Modifier.name]
            if isToken(name, "static") || isToken(name, "class") {
                modifiers.insert(.isStatic)
            } else if isToken(name, "private") || isToken(name, "fileprivate") {
                if modifier[Part.Modifier.detail] == nil { modifiers.insert(.isPrivate) }
            } else if isToken(name, "public") || isToken(name, "open") {
                if modifier[Part.Modifier.detail] == nil { modifiers.insert(.isPublic) }
            } else if isToken(name, "override") || isToken(name, "dynamic") {
                modifiers.insert(.isDynamic)
            }
        }
        return modifiers
    }

    private func isTypeMember(_ modifiers: SourceNode?) -> Bool {
        modifiers.parts.contains { modifier in
            let name = modifier[Part.Modifier.name]
            return isToken(name, "static") || isToken(name, "class")
        }
    }

    private func isPrivate(_ modifiers: SourceNode?) -> Bool {
        modifiers.parts.contains { modifier in
            let name = modifier[Part.Modifier.name]
            return isToken(name, "private") || isToken(name, "fileprivate")
        }
    }

    private func qualify(_ name: String, within outer: String) -> String {
        outer.isEmpty ? name : "\(outer).\(name)"
    }
}

extension PropertyDeclaration {
    /// The same with another body.
    fileprivate func with(getter: [Statement]) -> PropertyDeclaration {
        PropertyDeclaration(
            name: name, type: type, initialValue: initialValue, getter: getter, observers: observers,
            isStatic: isStatic, isConstant: isConstant, modifiers: modifiers, attributes: attributes, range: range)
    }
}
