import HandrailCode
import HandrailModel
import HandrailSource

extension ViewCodeReader {
    /// Reads what a class does to objects of it that it makes itself: `static func make() -> Self`.
    mutating func readMakers(of type: LinkedType) {
        let scope = Scope(parent: nil, receiver: .type(type), file: type.file, module: type.module)
        var start = CodeSite(scope: scope, type: type)
        start.ownClass = program.viewClass(of: type)
        for function in Self.inOrder(type) where Self.isMaker(function.declaration, of: type) {
            _ = walk(
                function, receiver: nil, names: Self.open(function.declaration.parameters), type: type, from: start.sometimes, call: nil)
        }
    }

    private static func isMaker(_ function: FunctionDeclaration, of type: LinkedType) -> Bool {
        guard function.isStatic, function.name != "init", let result = function.result, !result.isFunction else { return false }
        return result.name == "Self" || result.name == type.name || result.name == type.simpleName
    }

    /// Whether code of its own class, or of a class that is built on, stands at a place: what an object does to its views is
    /// read with it, what is done to them by whoever makes it is not.
    func isOwn(_ place: SourcePlace, of type: LinkedType) -> Bool {
        program.lineage(of: type).contains { ancestor in
            guard ancestor.places.contains(where: { $0.file == place.file && $0.range.contains(place.range) }) else { return false }
            let isInFunction = ancestor.functions.values.joined().contains { function in
                !function.declaration.isStatic || function.declaration.name == "init"
                    ? function.file == place.file && function.declaration.range.contains(place.range) : false
            }
            return isInFunction
                || ancestor.properties.values.contains { property in
                    !property.declaration.isStatic && property.file == place.file && property.declaration.range.contains(place.range)
                }
        }
    }
}
