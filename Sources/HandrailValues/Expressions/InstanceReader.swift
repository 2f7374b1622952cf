package import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
package import HandrailSource

/// Finds out what the properties of new values are bound to.
package struct InstanceReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    /// What the properties of a new value are bound to: by an initializer of the type, or member by member.
    ///
    /// - Parameter other: the initializer that asks for another one; none hands on to itself where there are others.
    package func memberBindings(
        of type: LinkedType, _ arguments: [Argument], in scope: Scope, besides other: SourcePlace? = nil
    ) -> [String: Binding] {
        let declared = type.functions["init"] ?? []
        let initializers = declared.filter { function in
            if let other, function.place == other, declared.count > 1 { return false }
            // An initializer from Codable or of another shape is no way a view is made.
            return !function.declaration.parameters.contains { $0.name == "decoder" || $0.name == "coder" }
        }
        let memberwise = type.stored.filter(Self.isMemberwise).map { Self.parameter(for: $0) }
        if let best = Arguments.best(initializers, for: arguments, from: scope.lookupContext),
            Arguments.score(best.declaration.parameters, arguments) >= Arguments.score(memberwise, arguments)
                || type.keyword != .structure || Self.declaresInitializer(type)
        {
            return run(best, of: type, arguments, in: scope)
        }
        return Self.bindGiven(arguments, to: memberwise, from: scope)
    }

    /// How well a way to make a value of a type fits arguments; the more, the better.
    package func fit(of type: LinkedType, _ arguments: [Argument]) -> Int {
        var scores = (type.functions["init"] ?? []).map { Arguments.score($0.declaration.parameters, arguments) }
        if type.keyword == .structure, !Self.declaresInitializer(type) {
            let memberwise = type.stored.filter(Self.isMemberwise).map { Self.parameter(for: $0) }
            scores.append(Arguments.score(memberwise, arguments))
        }
        return scores.max() ?? 0
    }

    /// Whether an initializer stands in the declaration of a type itself, which then has none that takes its members.
    private static func declaresInitializer(_ type: LinkedType) -> Bool {
        (type.functions["init"] ?? []).contains { initializer in
            initializer.file == type.file && type.range.contains(initializer.declaration.range)
        }
    }

    /// Whether a memberwise initializer takes a property.
    private static func isMemberwise(_ property: LinkedProperty) -> Bool {
        let declaration = property.declaration
        if declaration.isConstant, declaration.initialValue != nil { return false }
        return !declaration.attributes.contains { ownWrappers.contains($0.name) }
    }

    private static let ownWrappers: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "GestureState", "Namespace",
        "AppStorage", "SceneStorage", "FetchRequest", "Query",
    ]

    private static func parameter(for property: LinkedProperty) -> Parameter {
        let declaration = property.declaration
        return Parameter(
            label: declaration.name, name: declaration.name, type: declaration.type,
            defaultValue: declaration.initialValue ?? absent(property), attributes: declaration.attributes.map(\.name))
    }

    /// What a variable holds that may hold nothing and is given nothing.
    private static func absent(_ property: LinkedProperty) -> Expression? {
        let declaration = property.declaration
        guard !declaration.isConstant, declaration.type?.isOptional == true,
            !declaration.attributes.contains(where: { SwiftUIProtocols.wrappersOfOthers.contains($0.name) })
        else { return nil }
        return Expression(.null, declaration.range)
    }

    /// Binds what is given; what is left out stays unbound, so that the property's own default holds.
    private static func bindGiven(
        _ arguments: [Argument], to parameters: [Parameter], from scope: Scope
    ) -> [String: Binding] {
        var names: [String: Binding] = [:]
        for (parameter, argument) in zip(parameters, Arguments.match(arguments, to: parameters)) {
            if let argument { names[parameter.name] = .deferred(argument.value, scope, type: parameter.type) }
        }
        return names
    }

    /// What the properties of a value are set to by an initializer.
    private func run(
        _ initializer: LinkedFunction, of type: LinkedType, _ arguments: [Argument], in scope: Scope
    ) -> [String: Binding] {
        let declaration = initializer.declaration
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: declaration.parameters, from: scope),
            receiver: .type(type), file: initializer.file, module: initializer.module)
        var reader = InitializerReader(evaluator: evaluator, type: type, initializer: initializer.place)
        return evaluator.budget.descend(
            intoBodyAt: SourcePlace(file: initializer.file, range: declaration.range), otherwise: [:]
        ) { reader.properties(setBy: declaration.body, in: home) }
    }
}
