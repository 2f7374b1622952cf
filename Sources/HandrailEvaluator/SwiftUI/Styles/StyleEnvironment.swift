import HandrailCode
import HandrailModel

/// Styles of the project, and values under keys of the project's own, that a view inherits from what is around it.
struct StyleEnvironment: Sendable {
    /// The styles by what they style, with their properties bound.
    private var styles: [StyleKind: Instance] = [:]

    /// What `environment(_:_:)` sets, by the name of the key.
    private(set) var values: [String: Binding] = [:]
    /// What was set around the nearest stack of screens.
    private var stackValues: [String: Binding] = [:]
    /// Whether the body of a style is being built.
    private(set) var isAtRest = false

    /// Takes in that controls are in use and nobody touches them: what is turned off may be faint.
    mutating func rest() {
        values["isEnabled"] = .value(.boolean(true))
        isAtRest = true
    }

    /// Takes in what a call of `environment(_:_:)` sets.
    mutating func set(_ call: ModifierCall) {
        let given = call.unlabeled
        guard given.count == 2, case .keyPath(let key) = given[0].value.kind,
            let property = call.evaluator.program.environmentValue(key)
        else { return }
        values[key] = .deferred(given[1].value, call.scope, type: property.declaration.type)
    }

    /// Takes in that a stack of screens begins here.
    mutating func enterStack() { stackValues = values }

    /// What a screen begins with: what is pushed onto a stack has the surroundings of the stack, not of the link to it.
    func handedOn(to presentation: Screen.Presentation) -> StyleEnvironment {
        var result = self
        if presentation == .navigation { result.values = stackValues }
        result.isAtRest = false
        return result
    }

    /// Whether no style of the project is in force: hardly any view has one around it.
    var isEmpty: Bool { styles.isEmpty }

    /// Puts a style in force; `nil` where the system's styles are.
    mutating func set(_ style: Instance?, of kind: StyleKind) {
        if style == nil, styles.isEmpty { return }
        styles[kind] = style
    }

    /// The style in force for views of this kind.
    func style(of kind: ElementKind) -> Instance? {
        StyledControl.kind(of: kind).flatMap { styles[$0] }
    }
}
