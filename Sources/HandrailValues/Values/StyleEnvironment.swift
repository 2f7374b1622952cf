import HandrailCode
package import HandrailModel

/// Styles of the project, and values under keys of the project's own, that a view inherits from what is around it.
package struct StyleEnvironment: Sendable {
    /// The styles by what they style, with their properties bound.
    private var styles: [StyleKind: Instance] = [:]

    /// A value under a key, with what the view around reads whose body sets it: it may be made from the value there.
    package struct SetValue: Sendable {
        /// What is set.
        let binding: Binding
        /// What is set around that view.
        let around: [String: SetValue]
    }

    /// What `environment(_:_:)` sets, by the name of the key.
    package private(set) var values: [String: SetValue] = [:]
    /// What was set around the nearest view of the project: what its body reads.
    private var valuesAroundView: [String: SetValue] = [:]
    /// What was set around the nearest stack of screens.
    private var stackValues: [String: SetValue] = [:]
    /// Whether the body of a style is being built.
    package private(set) var isAtRest = false

    /// An environment without any style of the project.
    package init() {}

    /// Takes in that controls are in use and nobody touches them: what is turned off may be faint.
    package mutating func rest() {
        set(.value(.boolean(true)), for: "isEnabled")
        isAtRest = true
    }

    /// Takes in a value under a key of the project's own.
    package mutating func set(_ value: Binding, for key: String) {
        values[key] = SetValue(binding: value, around: valuesAroundView)
    }

    /// Takes in that the body of a view of the project begins here.
    package mutating func enterView() { valuesAroundView = values }

    /// Takes in that a stack of screens begins here.
    package mutating func enterStack() { stackValues = values }

    /// What a screen begins with: what is pushed onto a stack has the surroundings of the stack, not of the link to it.
    package func handedOn(to presentation: Screen.Presentation) -> StyleEnvironment {
        var result = self
        if presentation == .navigation { result.values = stackValues }
        result.enterView()
        result.isAtRest = false
        return result
    }

    /// Whether no style of the project is in force: hardly any view has one around it.
    package var isEmpty: Bool { styles.isEmpty }

    /// Puts a style in force; `nil` where the system's styles are.
    package mutating func set(_ style: Instance?, of kind: StyleKind) {
        if style == nil, styles.isEmpty { return }
        styles[kind] = style
    }

    /// The style in force for views that ask for styles of a kind.
    package func style(_ kind: StyleKind) -> Instance? { styles[kind] }
}
