import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out which color set an object stands for that carries the name of one and loads it by itself, as generators of
/// constants write them: `static let brand = ColorAsset(name: "Brand")` with `brand.color`.
struct CatalogObjectReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    /// The name that a class which loads a color set is given where it is made; nothing for any other class.
    func name(givenTo type: LinkedType, _ arguments: [Argument], in scope: Scope) -> [String: Binding] {
        guard arguments.count == 1, arguments[0].label == Self.naming, Self.loads(type) else { return [:] }
        return [Self.naming: .deferred(arguments[0].value, scope, type: TypeName("String"))]
    }

    /// The color of the catalog that a member of an object loads; `nil` where the object names none.
    func color(_ member: String, of instance: Instance, in scope: Scope) -> Value? {
        guard Self.loading.contains(member), instance.properties.count == 1,
            let named = instance.properties[Self.naming], Self.loads(instance.type),
            case .text(let words) = evaluator.value(of: named), let name = words.text,
            evaluator.program.colors[name] != nil
        else { return nil }
        let range = instance.type.range
        let text = Expression(.string([.text(name)]), range)
        let call = Expression(
            .call(
                callee: Expression(.name(FrameworkType.impliedStyle), range),
                arguments: [Argument(label: nil, value: text)]), range)
        return .symbolic(call, Scope(parent: nil, file: instance.type.file, module: instance.type.module))
    }

    /// Whether a type keeps a name and gives a color.
    private static func loads(_ type: LinkedType) -> Bool {
        guard type.properties[naming] != nil else { return false }
        return type.properties.contains { loading.contains($0.key) }
    }

    private static let naming = "name"

    /// Members by which generated objects hand on the color set they stand for.
    private static let loading: NameSet = ["color", "swiftUIColor", "uiColor", "nsColor", "systemColor"]
}
