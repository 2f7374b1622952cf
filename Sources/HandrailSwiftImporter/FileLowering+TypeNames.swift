import HandrailCode
@_spi(RawSyntax) import SwiftSyntax

extension FileLowering {
    /// A type as written, reduced to its name and wrappings.
    func lowerTypeName(_ type: SourceNode?) -> TypeName {
        guard let type else { return TypeName("") }
        let parts = type.parts
        switch type.kind {
        case .identifierType:
            return named(text(parts[Part.NamedType.name]), parts[Part.NamedType.generics])
        case .memberType:
            let base = lowerTypeName(parts[Part.MemberType.base]).name
            return named("\(base).\(text(parts[Part.MemberType.name]))", parts[Part.MemberType.generics])
        case .optionalType, .implicitlyUnwrappedOptionalType:
            return optional(lowerTypeName(parts[Part.Wrapped.content]))
        case .arrayType:
            return array(lowerTypeName(parts[Part.ArrayType.element]))
        case .dictionaryType:
            return TypeName(
                "Dictionary",
                arguments: [
                    lowerTypeName(parts[Part.DictionaryType.key]), lowerTypeName(parts[Part.DictionaryType.value]),
                ])
        case .functionType:
            let result = lowerTypeName(parts[Part.FunctionType.result]?[Part.ReturnClause.type])
            return TypeName(result.name, arguments: result.arguments, isFunction: true)
        case .someOrAnyType:
            return lowerTypeName(parts[Part.Constrained.type])
        case .attributedType:
            return lowerTypeName(parts[Part.Attributed.type])
        case .metatypeType:
            return TypeName(TypeName.class(of: lowerTypeName(parts[Part.Metatype.base]).name))
        case .tupleType:
            guard let elements = parts[Part.Elements.list]?.parts, elements.count == 1 else { return TypeName("") }
            return lowerTypeName(elements.first?[Part.TupleTypeElement.type])
        case .compositionType:
            return lowerTypeName(parts[Part.Sequence.elements].parts.first?[Part.Wrapped.content])
        default:
            return TypeName("")
        }
    }

    private func named(_ name: String, _ generics: SourceNode?) -> TypeName {
        guard let generics else { return TypeName(name) }
        var arguments: [TypeName] = []
        for argument in generics[Part.GenericArguments.list].parts {
            guard let type = argument[Part.Wrapped.content], RawTypeSyntax.isKindOf(type.raw) else { continue }
            arguments.append(lowerTypeName(type))
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
