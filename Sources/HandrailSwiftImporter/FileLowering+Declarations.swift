import HandrailCode
import HandrailSource
import SwiftSyntax

extension FileLowering {
    /// Lowers a declaration that stands in the type `outer`, or at top level where that is empty.
    mutating func lowerDeclaration(_ declaration: DeclSyntax, within outer: String) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let type):
            lowerType(
                .structure, type.name.text, within: outer, type.inheritanceClause, type.genericParameterClause,
                type.attributes, type.memberBlock, type.bytes)
        case .classDecl(let type):
            lowerType(
                .classType, type.name.text, within: outer, type.inheritanceClause, type.genericParameterClause,
                type.attributes, type.memberBlock, type.bytes)
        case .enumDecl(let type):
            lowerType(
                .enumeration, type.name.text, within: outer, type.inheritanceClause, type.genericParameterClause,
                type.attributes, type.memberBlock, type.bytes)
        case .actorDecl(let type):
            lowerType(
                .actorType, type.name.text, within: outer, type.inheritanceClause, type.genericParameterClause,
                type.attributes, type.memberBlock, type.bytes)
        case .protocolDecl(let type):
            lowerType(
                .protocolType, type.name.text, within: outer, type.inheritanceClause, nil, type.attributes,
                type.memberBlock, type.bytes)
        case .extensionDecl(let type):
            let requirements = type.genericWhereClause?.requirements.map { $0.requirement.trimmedDescription } ?? []
            lowerType(
                .extensionOf, lowerTypeName(type.extendedType).name, within: "", type.inheritanceClause, nil,
                type.attributes, type.memberBlock, type.bytes, requirements: requirements)
        case .typeAliasDecl(let alias):
            aliases[qualify(alias.name.text, within: outer)] = lowerTypeName(alias.initializer.value)
        case .importDecl(let item):
            if let module = item.path.first { imports.append(module.name.text) }
        default:
            break
        }
    }

    private mutating func lowerType(
        _ keyword: TypeDeclaration.Keyword, _ name: String, within outer: String,
        _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
        _ attributes: AttributeListSyntax, _ members: MemberBlockSyntax, _ range: ByteRange, requirements: [String] = []
    ) {
        let fullName = qualify(name, within: outer)
        var collected = Members()
        let outerConstructs = constructs
        constructs = []
        defer { constructs.formUnion(outerConstructs) }
        for member in members.members { lowerMember(member.decl, of: fullName, into: &collected) }
        types.append(
            TypeDeclaration(
                keyword: keyword, name: fullName,
                inherited: inheritance?.inheritedTypes.map { lowerTypeName($0.type) } ?? [],
                genericParameters: generics?.parameters.map(\.name.text) ?? [],
                requirements: requirements, properties: collected.properties, functions: collected.functions,
                cases: collected.cases, attributes: lowerAttributes(attributes).map(\.name), constructs: constructs, range: range))
    }

    private struct Members {
        var properties: [PropertyDeclaration] = []
        var functions: [FunctionDeclaration] = []
        var cases: [EnumCase] = []
    }

    private mutating func lowerMember(_ declaration: DeclSyntax, of type: String, into members: inout Members) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let property):
            members.properties += lowerProperties(property)
        case .functionDecl(let function):
            members.functions.append(lowerFunction(function))
        case .initializerDecl(let initializer):
            members.functions.append(lowerInitializer(initializer))
        case .enumCaseDecl(let cases):
            for element in cases.elements { members.cases.append(lowerCase(element)) }
        case .ifConfigDecl(let conditional):
            for clause in conditional.clauses {
                guard case .decls(let items) = clause.elements else { continue }
                for item in items { lowerMember(item.decl, of: type, into: &members) }
            }
        default:
            lowerDeclaration(declaration, within: type)
        }
    }

    private mutating func lowerCase(_ element: EnumCaseElementSyntax) -> EnumCase {
        let payload = element.parameterClause?.parameters.map { parameter in
            Parameter(
                label: parameter.firstName?.text, name: parameter.firstName?.text ?? "_",
                type: lowerTypeName(parameter.type))
        }
        return EnumCase(
            name: identifier(element.name), payload: payload ?? [],
            rawValue: element.rawValue.map { lowerExpression($0.value) })
    }

    /// The properties that one `let` or `var` declares.
    mutating func lowerProperties(_ declaration: VariableDeclSyntax) -> [PropertyDeclaration] {
        let attributes = lowerAttributes(declaration.attributes)
        let isStatic = isTypeMember(declaration.modifiers)
        let isConstant = declaration.bindingSpecifier.tokenKind == .keyword(.let)
        var result: [PropertyDeclaration] = []
        for binding in declaration.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            result.append(
                PropertyDeclaration(
                    name: identifier(pattern.identifier), type: binding.typeAnnotation.map { lowerTypeName($0.type) },
                    initialValue: binding.initializer.map { lowerExpression($0.value) },
                    getter: lowerGetter(binding.accessorBlock), observers: lowerObservers(binding.accessorBlock),
                    isStatic: isStatic, isConstant: isConstant, attributes: attributes, range: declaration.bytes))
        }
        return result
    }

    private mutating func lowerGetter(_ block: AccessorBlockSyntax?) -> [Statement]? {
        guard let block else { return nil }
        switch block.accessors {
        case .getter(let body):
            return lowerItems(body)
        case .accessors(let accessors):
            for accessor in accessors where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
                return accessor.body.map { lowerItems($0.statements) } ?? []
            }
            return nil
        }
    }

    /// What is done when the property is given a value.
    private mutating func lowerObservers(_ block: AccessorBlockSyntax?) -> [Statement] {
        guard let block, case .accessors(let accessors) = block.accessors else { return [] }
        var result: [Statement] = []
        for accessor in accessors {
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.set), .keyword(.didSet), .keyword(.willSet):
                if let body = accessor.body { result += lowerItems(body.statements) }
            default: break
            }
        }
        return result
    }

    /// A function with its body.
    mutating func lowerFunction(_ function: FunctionDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            name: identifier(function.name), parameters: lowerParameters(function.signature.parameterClause),
            result: function.signature.returnClause.map { lowerTypeName($0.type) },
            body: function.body.map { lowerItems($0.statements) } ?? [],
            isStatic: isTypeMember(function.modifiers), attributes: lowerAttributes(function.attributes).map(\.name),
            range: function.bytes)
    }

    private mutating func lowerInitializer(_ initializer: InitializerDeclSyntax) -> FunctionDeclaration {
        FunctionDeclaration(
            name: "init", parameters: lowerParameters(initializer.signature.parameterClause), result: nil,
            body: initializer.body.map { lowerItems($0.statements) } ?? [], isStatic: true,
            attributes: lowerAttributes(initializer.attributes).map(\.name), range: initializer.bytes)
    }

    private mutating func lowerParameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
        var result: [Parameter] = []
        for parameter in clause.parameters {
            let label = identifier(parameter.firstName)
            result.append(
                Parameter(
                    label: label == "_" ? nil : label,
                    name: identifier(parameter.secondName ?? parameter.firstName),
                    type: lowerTypeName(parameter.type),
                    defaultValue: parameter.defaultValue.map { lowerExpression($0.value) },
                    attributes: lowerAttributes(parameter.attributes).map(\.name)))
        }
        return result
    }

    /// Attributes with their arguments.
    mutating func lowerAttributes(_ list: AttributeListSyntax) -> [DeclarationAttribute] {
        if list.isEmpty { return [] }
        var result: [DeclarationAttribute] = []
        for element in list {
            guard case .attribute(let attribute) = element else { continue }
            var arguments: [Argument] = []
            if case .argumentList(let list) = attribute.arguments { arguments = lowerArguments(list) }
            result.append(DeclarationAttribute(name: lowerTypeName(attribute.attributeName).name, arguments: arguments))
        }
        return result
    }

    private func isTypeMember(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
    }

    private func qualify(_ name: String, within outer: String) -> String {
        outer.isEmpty ? name : "\(outer).\(name)"
    }

    /// A name without the backticks that let it be a keyword.
    func identifier(_ token: TokenSyntax) -> String {
        let text = token.text
        guard text.utf8.first == UInt8(ascii: "`") else { return text }
        return String(text.dropFirst().dropLast())
    }
}
