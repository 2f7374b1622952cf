public import HandrailCode
import HandrailSource

/// Joins what headers and sources say of the classes of Objective-C, once all files are lowered.
///
/// A class stands where its methods are: its header adds what it declares. A method that sets a property, as
/// `setModel:` does, runs wherever the property is set.
public struct ObjectiveCClasses {
    private var superclasses: [String: TypeDeclaration] = [:]
    private var implemented: Set<String> = []
    /// Properties that an implementation makes or computes, by class.
    private var made: [String: Set<String>] = [:]
    /// Methods that set one property, by class and property.
    private var setters: [String: [String: FunctionDeclaration]] = [:]

    /// The classes of some files.
    public init(in files: some Sequence<CodeFile>) {
        for type in files.lazy.flatMap(\.types) {
            if type.keyword == .classType { superclasses[type.name] = type }
            guard !type.functions.isEmpty || !type.properties.isEmpty, type.keyword == .extensionOf else { continue }
            implemented.insert(type.name)
            for property in type.properties where property.getter != nil || property.initialValue != nil {
                made[type.name, default: []].insert(property.name)
            }
            for function in type.functions where function.parameters.count == 1 {
                guard let property = ObjectiveCPropertyNames.property(ofSetter: function.name) else { continue }
                setters[type.name, default: [:]][property] = function
            }
        }
    }

    /// The file with its part of each class.
    ///
    /// - Parameter placed: classes that a file before has the declaration of; those of this file are added.
    public func joined(_ file: CodeFile, placed: inout Set<String>) -> CodeFile {
        let types = file.types.map { type -> TypeDeclaration in
            let inherits = superclasses[type.name]
            let isImplementation = type.keyword == .extensionOf && inherits != nil && !type.functions.isEmpty
            if isImplementation, placed.insert(type.name).inserted {
                return copy(of: type, .classType, inherited: inherits?.inherited ?? [])
            }
            let isHeader = type.keyword == .classType && implemented.contains(type.name)
            return copy(
                of: type, isHeader ? .extensionOf : type.keyword, inherited: isHeader ? [] : type.inherited)
        }
        return CodeFile(
            types: types, functions: file.functions, properties: file.properties, aliases: file.aliases,
            statements: file.statements, imports: file.imports, directives: file.directives, index: file.index,
            hasErrors: file.hasErrors)
    }

    private func copy(
        of type: TypeDeclaration, _ keyword: TypeDeclaration.Keyword, inherited: [TypeName]
    ) -> TypeDeclaration {
        let made = made[type.name] ?? []
        let properties = type.properties.compactMap { property -> PropertyDeclaration? in
            let isBare = property.getter == nil && property.initialValue == nil
            if isBare, made.contains(property.name) { return nil }
            guard isBare, let setter = setters[type.name]?[property.name] else { return property }
            return observed(property, by: setter)
        }
        return TypeDeclaration(
            keyword: keyword, name: type.name, inherited: inherited, genericParameters: [], requirements: [],
            properties: properties, functions: type.functions, cases: [], attributes: type.attributes,
            constructs: type.constructs, range: type.range)
    }

    /// The property with what its setter does; there the new value goes by the name of the parameter.
    private func observed(_ property: PropertyDeclaration, by setter: FunctionDeclaration) -> PropertyDeclaration {
        let place = setter.range
        let value = Expression(
            .member(
                base: Expression(.name("self"), place), name: property.name, nameStart: place.lower), place)
        let parameter = setter.parameters[0]
        let binding = Statement(.binding(name: parameter.name, type: parameter.type, value: value), place)
        return PropertyDeclaration(
            name: property.name, type: property.type, initialValue: nil, getter: nil,
            observers: parameter.name == property.name ? setter.body : [binding] + setter.body, isStatic: false,
            isConstant: false, modifiers: property.modifiers, attributes: property.attributes, range: property.range)
    }
}
