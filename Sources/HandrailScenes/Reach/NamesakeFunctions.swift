import HandrailCode
import HandrailFrameworks
import HandrailProgram
import HandrailSource

/// Functions of the project that are called like views and give none back: `Toggle(title: "Wi-Fi")` of a controller
/// that describes its rows.
struct NamesakeFunctions: Sendable {
    /// The names of those of each type, by the type's name.
    private let members: [String: Set<String>]
    /// The names of those outside any type.
    private let free: Set<String>
    /// All of these names.
    private let names: Set<String>

    /// The functions of a program that are called like views of some names.
    init(of views: Set<String>, in program: Program) {
        var members: [String: Set<String>] = [:]
        for type in program.types {
            let own = type.functions.lazy.filter { name, functions in
                views.contains(name) && !functions.contains { Self.givesView($0) }
            }.map(\.key)
            if !own.isEmpty { members[type.name] = Set(own) }
        }
        let free = program.functions.lazy.filter { name, functions in
            views.contains(name) && !functions.contains { Self.givesView($0) }
        }.map(\.key)
        self.members = members
        self.free = Set(free)
        names = members.values.reduce(into: self.free) { $0.formUnion($1) }
    }

    /// Whether a call of a name at an offset in a file is one of such a function.
    func isMeant(_ name: String, at offset: UInt32, in code: CodeFile) -> Bool {
        guard names.contains(name) else { return false }
        // Where SwiftUI is not there to be seen, a free function has the name for itself.
        if free.contains(name), !code.imports.contains(SwiftUITypes.module) { return true }
        return code.types.contains { type in
            type.range.lower <= offset && offset < type.range.upper && members[type.name]?.contains(name) ?? false
        }
    }

    private static func givesView(_ function: LinkedFunction) -> Bool {
        guard let result = function.declaration.result else { return false }
        return SwiftUIProtocols.viewTypes.contains(result.name) || SwiftUIProtocols.anyView.contains(result.name)
            || ViewTable.entry(for: result.name) != nil || ContentViews.form(of: result.name) != nil
    }
}
