public import HandrailCode
import HandrailSource

/// Joins what headers and sources say of the classes of Objective-C, once all files are lowered.
///
/// A class stands where its methods are: its header adds what it declares. A method that sets a property, as
/// `setModel:` does, runs wherever the property is set. Where several targets declare a class of one name, each has its
/// own.
public struct ObjectiveCClasses {
    /// A class, in its target where other targets have one of its name.
    private struct Name: Hashable {
        let name: String
        let target: Int?
    }

    private var superclasses: [Name: TypeDeclaration] = [:]
    private var implemented: Set<Name> = []
    /// Properties that an implementation makes or computes, by class.
    private var made: [Name: Set<String>] = [:]
    /// Methods that set one property, by class and property.
    private var setters: [Name: [String: FunctionDeclaration]] = [:]
    /// The targets that declare a class, by its name.
    private let homes: [String: Set<Int>]
    /// The classes that a file before has the declaration of.
    private var placed: Set<Name> = []

    /// The classes of some files, each with the number of its target.
    public init(in files: [(code: CodeFile, target: Int)]) {
        var homes: [String: Set<Int>] = [:]
        for file in files {
            for type in file.code.types where type.keyword == .classType {
                homes[type.name, default: []].insert(file.target)
            }
        }
        self.homes = homes
        for file in files {
            for type in file.code.types { note(type, as: name(of: type, in: file.target)) }
        }
    }

    private func name(of type: TypeDeclaration, in target: Int) -> Name {
        let own = homes[type.name] ?? []
        return Name(name: type.name, target: own.count > 1 && own.contains(target) ? target : nil)
    }

    private mutating func note(_ type: TypeDeclaration, as name: Name) {
        if type.keyword == .classType { superclasses[name] = type }
        guard !type.functions.isEmpty || !type.properties.isEmpty, type.keyword == .extensionOf else { return }
        implemented.insert(name)
        for property in type.properties where property.getter != nil || property.initialValue != nil {
            made[name, default: []].insert(property.name)
        }
        for function in type.functions where function.parameters.count == 1 {
            guard let property = ObjectiveCPropertyNames.property(ofSetter: function.name) else { continue }
            setters[name, default: [:]][property] = function
        }
    }

    /// A file of a target with its part of each class; files are asked for in their order.
    public mutating func joined(_ file: CodeFile, of target: Int) -> CodeFile {
        let types = file.types.map { type -> TypeDeclaration in
            let name = name(of: type, in: target)
            let inherits = superclasses[name]
            let isImplementation = type.keyword == .extensionOf && inherits != nil && !type.functions.isEmpty
            if isImplementation, placed.insert(name).inserted {
                return copy(of: type, name, .classType, inherited: inherits?.inherited ?? [])
            }
            let isHeader = type.keyword == .classType && implemented.contains(name)
            return copy(
                of: type, name, isHeader ? .extensionOf : type.keyword, inherited: isHeader ? [] : type.inherited)
        }
        return CodeFile(
            types: types, functions: file.functions, properties: file.properties, aliases: file.aliases,
            statements: file.statements, imports: file.imports, directives: file.directives, index: file.index,
            hasErrors: file.hasErrors)
    }

    private func copy(
        of type: TypeDeclaration, _ name: Name, _ keyword: TypeDeclaration.Keyword, inherited: [TypeName]
    ) -> TypeDeclaration {
        let made = made[name] ?? []
        let properties = type.properties.compactMap { property -> PropertyDeclaration? in
            let isBare = property.getter == nil && property.initialValue == nil
            if isBare, made.contains(property.name) { return nil }
            guard isBare, let setter = setters[name]?[property.name] else { return property }
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
