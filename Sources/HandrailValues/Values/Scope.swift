package import HandrailCode
package import HandrailProgram
package import HandrailSource

/// The names that code at one place can see. Immutable: a new name makes a new scope.
package final class Scope: Sendable {
    /// The scope around it.
    package let parent: Scope?
    /// The name bound here, where it is just one: most scopes are made by a single variable, which is compared faster
    /// than it is hashed.
    private let single: Binding?
    private let singleName: String
    /// Names bound here, where there are several.
    private let several: [String: Binding]
    /// What `self` is here.
    package let currentReceiver: Receiver?
    /// The file the code stands in.
    package let file: FileIndex
    /// Number of the target the file belongs to.
    package let module: Int

    /// What `self` stands for.
    package enum Receiver: Sendable {
        /// A value of a type.
        case value(Value)
        /// A view, in an extension of `View`.
        case view(ViewSource)
        /// A type, in a static member.
        case type(LinkedType)
    }

    package init(
        parent: Scope?, names: [String: Binding] = [:], receiver: Receiver? = nil, file: FileIndex, module: Int
    ) {
        self.parent = parent
        let only = names.count == 1 ? names.first : nil
        single = only?.value
        singleName = only?.key ?? ""
        several = names.count == 1 ? [:] : names
        currentReceiver = receiver ?? parent?.currentReceiver
        self.file = file
        self.module = module
    }

    private init(inside parent: Scope, _ name: String, _ binding: Binding) {
        self.parent = parent
        single = binding
        singleName = name
        several = [:]
        currentReceiver = parent.currentReceiver
        file = parent.file
        module = parent.module
    }

    /// A scope inside this one with more names.
    package func binding(_ names: [String: Binding]) -> Scope {
        names.isEmpty ? self : Scope(parent: self, names: names, file: file, module: module)
    }

    /// A scope inside this one with one more name.
    package func binding(_ name: String, to binding: Binding) -> Scope {
        Scope(inside: self, name, binding)
    }

    /// Where the code stands, for the names it asks for.
    package var lookupContext: LookupContext { LookupContext(file: file, module: module) }

    /// Where an expression stands that is written here.
    package func place(of expression: Expression) -> SourcePlace {
        SourcePlace(file: file, range: expression.range)
    }

    /// The names bound here.
    package var names: [String] { single == nil ? Array(several.keys) : [singleName] }

    /// What a name bound here stands for.
    private func bound(_ name: String) -> Binding? {
        if singleName == name, let single { return single }
        return several.isEmpty ? nil : several[name]
    }

    /// What a local name stands for.
    package func local(_ name: String) -> Binding? {
        // Asked for every name in the code: to count the references to each scope on the way took most of the time.
        var scope = Unmanaged.passUnretained(self)
        while true {
            let (found, parent) = scope._withUnsafeGuaranteedRef { current in
                (current.bound(name), current.parent.map(Unmanaged.passUnretained))
            }
            if found != nil { return found }
            guard let parent else { return nil }
            scope = parent
        }
    }

    /// Whether a name is a parameter of the function around.
    package func isParameter(_ name: String) -> Bool {
        var scope: Scope? = self
        while let current = scope {
            if current.bound(name) != nil { return current.parent == nil }
            scope = current.parent
        }
        return false
    }

    /// What `self` was given for a property where it was made.
    package func given(_ property: String) -> (expression: Expression, scope: Scope)? {
        guard case .value(.instance(let instance))? = currentReceiver,
            case .deferred(let expression, let home, _)? = instance.properties[property]
        else { return nil }
        return (expression, home)
    }

    /// The type whose members can be named without a base.
    package var currentType: LinkedType? {
        switch currentReceiver {
        case .value(.instance(let instance)): instance.type
        case .value(.enumCase(let type, _, _)): type
        case .type(let type): type
        case .value, .view, nil: nil
        }
    }
}
