import HandrailCode
import HandrailFrameworks

/// Which types declare what is called by a name, for code that names something without saying whose it is.
package struct MemberIndex: Sendable {
    /// The types that have functions of a name.
    private let functions: NameTable<[LinkedType]>
    /// Names of properties by which the project adds something to the classes of frameworks that may be set.
    private let setters: NameSet
    /// Names of properties that may hold a closure.
    private let closures: NameSet
    /// The class that properties of a name hold to make objects of, where all that are called so hold the same.
    private let classes: [String: String]

    /// Sorts what types and files declare.
    init(_ types: [LinkedType], properties: [String: [LinkedProperty]]) {
        var functions: [String: [LinkedType]] = [:]
        var setters: Set<String> = []
        var closures: Set<String> = []
        var classes: [String: Set<String>] = [:]
        for type in types {
            for name in type.functions.keys { functions[name, default: []].append(type) }
            for (name, property) in type.properties {
                if type.isAdded, property.declaration.getter != nil, !property.declaration.observers.isEmpty {
                    setters.insert(name)
                }
                if Self.mayHoldCode(property.declaration) { closures.insert(name) }
                if let held = Self.heldClass(property.declaration) { classes[name, default: []].insert(held) }
            }
        }
        for (name, found) in properties where found.contains(where: { Self.mayHoldCode($0.declaration) }) {
            closures.insert(name)
        }
        self.functions = NameTable(functions.lazy.map { ($0.key, $0.value) })
        self.setters = NameSet(setters)
        self.closures = NameSet(closures)
        self.classes = classes.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    private static func mayHoldCode(_ declaration: PropertyDeclaration) -> Bool {
        if declaration.type?.isFunction ?? false { return true }
        if case .closure? = declaration.initialValue?.kind { return true }
        return false
    }

    /// The class that a property is given where it is declared, or else that it is declared to hold.
    private static func heldClass(_ declaration: PropertyDeclaration) -> String? {
        if let type = declaration.type, type.heldClass == nil { return nil }
        guard case .member(let type?, "self", _)? = declaration.initialValue?.kind, case .name(let name) = type.kind
        else { return declaration.type?.heldClass }
        return name
    }

    /// The class that properties of a name hold to make objects of; `nil` where they hold different ones, or none.
    package func heldClass(_ name: String) -> String? { classes[name] }

    /// Whether any type has a function of a name.
    package func isMethod(_ name: String) -> Bool { functions.contains(name) }

    /// The types that have functions of a name.
    package func types(with function: String) -> [LinkedType] { functions[function] ?? [] }

    /// Whether the project adds a property of a name to classes of frameworks that does something when it is set.
    package func isSetter(_ name: String) -> Bool { setters.contains(name) }

    /// Whether a property of a name holds a closure anywhere.
    package func holdsClosure(_ name: String) -> Bool { closures.contains(name) }
}
