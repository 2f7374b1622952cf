import HandrailCode
import HandrailModel
import HandrailSource

/// Reads what the class of a controller says of its screen by overriding properties.
enum ControllerReader {
    /// What it says, as properties of a scene.
    static func properties(of controller: LinkedType) -> [ViewProperty] {
        [OrientationReader.property(of: controller), flag("prefersStatusBarHidden", of: controller), edges(of: controller)]
            .compactMap(\.self)
    }

    private static func flag(_ name: String, of controller: LinkedType) -> ViewProperty? {
        guard let property = controller.properties[name], let result = Evaluator.onlyExpression(property.declaration.getter)
        else { return nil }
        guard case .boolean(let flag) = result.kind else { return nil }
        return ViewProperty(name, .known(.flag(flag)), place: SourcePlace(file: property.file, range: result.range))
    }

    /// The edges where swipes go to the screen before they go to the system.
    private static func edges(of controller: LinkedType) -> ViewProperty? {
        let name = "preferredScreenEdgesDeferringSystemGestures"
        guard let property = controller.properties[name], let result = Evaluator.onlyExpression(property.declaration.getter)
        else { return nil }
        let names = members(of: result)
        guard !names.isEmpty else { return nil }
        return ViewProperty(
            name, .known(.list(names.map { .name($0) })), place: SourcePlace(file: property.file, range: result.range))
    }

    private static func members(of expression: Expression) -> [String] {
        switch expression.kind {
        case .member(_, let name, _): [name]
        case .array(let elements): elements.flatMap(members)
        default: []
        }
    }
}
