package import HandrailCode
import HandrailFrameworks
package import HandrailSource

/// What a type of the project shows that SwiftUI does not call a view: one that a package makes a view by a protocol,
/// or one that makes views for others, as factories, coordinators and routers do.
package struct ShownPart: Sendable {
    /// Its name.
    package let name: String
    /// The parameters of a function; a property has none.
    package let parameters: [Parameter]
    /// The statements that make the views.
    package let body: [Statement]
    /// Whether it belongs to the type instead of its values.
    package let isStatic: Bool
    /// The bytes of the declaration.
    package let range: ByteRange
    /// The file it is declared in.
    package let file: FileIndex
    /// Number of the target that declares it.
    package let module: Int

    /// A function, where it gives views back.
    init?(_ function: LinkedFunction) {
        let declaration = function.declaration
        guard !declaration.body.isEmpty,
            Self.isView(declaration.result, isBuilt: declaration.attributes.contains(SwiftUIProtocols.viewBuilder))
        else { return nil }
        (name, parameters, body) = (declaration.name, declaration.parameters, declaration.body)
        (isStatic, range, file, module) = (declaration.isStatic, declaration.range, function.file, function.module)
    }

    /// A computed property, where it gives views back.
    init?(_ property: LinkedProperty) {
        let declaration = property.declaration
        guard let getter = declaration.getter, !getter.isEmpty,
            Self.isView(declaration.type, isBuilt: declaration.attribute(SwiftUIProtocols.viewBuilder) != nil)
        else { return nil }
        (name, parameters, body) = (declaration.name, [], getter)
        (isStatic, range, file, module) = (declaration.isStatic, declaration.range, property.file, property.module)
    }

    private static func isView(_ type: TypeName?, isBuilt: Bool) -> Bool {
        guard let type, !type.isFunction, !type.isArray else { return false }
        return isBuilt || SwiftUIProtocols.anyView.contains(type.name)
    }
}

extension LinkedType {
    /// Its own functions and properties that give views back, in the order of their files and places.
    package var shownParts: [ShownPart] {
        (functions.values.joined().compactMap { ShownPart($0) } + properties.values.compactMap { ShownPart($0) })
            .sorted { ($0.file, $0.range) < ($1.file, $1.range) }
    }

    /// Whether its values keep views, or closures that may make them, or make views themselves.
    package var holdsViews: Bool {
        stored.contains { $0.declaration.type.map(Self.mayBeViews) ?? false }
            || cases.contains { $0.payload.contains { $0.type.map(Self.mayBeViews) ?? false } } || !shownParts.isEmpty
    }

    /// Whether its values hold views that they are given: of a type that is open, or of any.
    package var isContainer: Bool {
        !genericParameters.isEmpty
            || stored.contains { $0.declaration.type.map { SwiftUIProtocols.anyView.contains($0.name) } ?? false }
    }

    private static func mayBeViews(_ type: TypeName) -> Bool {
        type.isFunction || SwiftUIProtocols.viewTypes.contains(type.name)
    }

    /// What it shows where it stands among views: its body, else its content, else the only views that it makes.
    package var ownBody: ShownPart? {
        guard keyword == .structure || keyword == .classType || keyword == .enumeration else { return nil }
        let parts = shownParts.filter { !$0.isStatic }
        return parts.first { $0.name == "body" } ?? parts.first { $0.name == "content" }
            ?? (parts.count == 1 ? parts[0] : nil)
    }
}
