import HandrailCode
import SwiftSyntax

extension FileLowering {
    /// A type as written, reduced to its name and wrappings.
    func lowerTypeName(_ type: TypeSyntax) -> TypeName {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            return named(type.name.text, type.genericArgumentClause)
        case .memberType(let type):
            return named("\(lowerTypeName(type.baseType).name).\(type.name.text)", type.genericArgumentClause)
        case .optionalType(let type):
            return optional(lowerTypeName(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type):
            return optional(lowerTypeName(type.wrappedType))
        case .arrayType(let type):
            return array(lowerTypeName(type.element))
        case .dictionaryType(let type):
            return TypeName("Dictionary", arguments: [lowerTypeName(type.key), lowerTypeName(type.value)])
        case .functionType(let type):
            let result = lowerTypeName(type.returnClause.type)
            return TypeName(result.name, arguments: result.arguments, isFunction: true)
        case .someOrAnyType(let type):
            return lowerTypeName(type.constraint)
        case .attributedType(let type):
            return lowerTypeName(type.baseType)
        case .tupleType(let type):
            guard type.elements.count == 1, let only = type.elements.first else { return TypeName("") }
            return lowerTypeName(only.type)
        case .compositionType(let type):
            return type.elements.first.map { lowerTypeName($0.type) } ?? TypeName("")
        default:
            return TypeName("")
        }
    }

    private func named(_ name: String, _ generics: GenericArgumentClauseSyntax?) -> TypeName {
        guard let generics else { return TypeName(name) }
        let arguments = generics.arguments.compactMap { argument -> TypeName? in
            guard case .type(let type) = argument.argument else { return nil }
            return lowerTypeName(type)
        }
        switch (name, arguments.first) {
        case ("Optional", let wrapped?): return optional(wrapped)
        case ("Array", let element?): return array(element)
        default: return TypeName(name, arguments: arguments)
        }
    }

    private func optional(_ type: TypeName) -> TypeName {
        TypeName(
            type.name, arguments: type.arguments, isOptional: true, isArray: type.isArray, isFunction: type.isFunction)
    }

    private func array(_ type: TypeName) -> TypeName {
        TypeName(type.name, arguments: type.arguments, isArray: true)
    }
}
