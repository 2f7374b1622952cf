package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out what colors expressions ask for: those of SwiftUI, of UIKit and of the asset catalog, through constants,
/// functions and initializers of the project.
package struct ColorReader {
    /// Resolves names.
    package let evaluator: Evaluator

    /// A reader of colors.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    private var program: Program { evaluator.program }
    private var schemes: ColorSchemeReader { ColorSchemeReader(colors: self) }
    private var themes: ThemeReader { ThemeReader(colors: self) }
    private var ownColors: ProjectColorReader { ProjectColorReader(colors: self) }

    /// The color an argument asks for.
    package func color(_ expression: Expression, in scope: Scope) -> ColorUse {
        color(expression, in: scope, of: FrameworkType.impliedStyle)
    }

    /// The color of an expression where a member without a base is one of `type`: `Color` or `UIColor`.
    package func color(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse {
        evaluator.budget.descend(at: scope.place(of: expression), otherwise: .unknown) {
            followed(expression, in: scope, of: type)
        }
    }

    private func followed(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse {
        if let pair = schemes.schemePair(expression, in: scope) {
            return .appearance(
                light: color(pair.light, in: pair.scope, of: type),
                dark: color(pair.dark, in: pair.scope, of: type))
        }
        if case .member(let base?, "gradient", _) = expression.kind {
            let plain = color(base, in: scope, of: type)
            let isImplicit = if case .member(nil, _, _) = base.kind { true } else { false }
            if isImplicit || !plain.holdsUnknown { return .gradient([plain]) }
        }
        if let color = themes.changing(expression, in: scope, of: type) { return color }
        if let color = ownColors.workedOut(expression, in: scope, of: type) { return color }
        if let color = constantOfProject(expression, in: scope) ?? grouped(expression, in: scope, type: type) {
            return color
        }
        let value = evaluator.value(of: expression, in: scope)
        guard case .oneOf(let values) = value else {
            let found = color(value, at: expression, in: scope, of: type)
            guard found == .unknown else { return found }
            return generatedFunction(expression, value) ?? themes.color(expression, in: scope, of: type) ?? .unknown
        }
        if let found = themes.color(expression, in: scope, of: type) { return found }
        // A choice by the version of the system is none where the constant itself is read.
        if let found = constantOfType(expression, in: scope, of: type) { return found }
        if let source = source(of: expression, in: scope) {
            let found = color(source.value, in: source.home, of: type)
            if !found.holdsUnknown { return found }
        }
        return .oneOf(values.map { color($0, at: expression, in: scope, of: type) })
    }

    /// The color of a constant that a type of the project computes, on the systems that people have; `nil` for anything
    /// else, and where that is not known.
    private func constantOfType(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse? {
        guard case .member(let base?, let name, _) = expression.kind,
            case .type(let owner) = evaluator.value(of: base, in: scope),
            let property = program.property(name, of: owner, from: scope.lookupContext),
            let getter = property.declaration.getter
        else { return nil }
        let home = Scope(parent: nil, receiver: .type(owner), file: property.file, module: property.module)
        let place = SourcePlace(file: property.file, range: property.declaration.range)
        let kind = ProjectColorReader.colorType(property.declaration.type, or: type) ?? type
        let found = evaluator.budget.descend(intoBodyAt: place, otherwise: .unknown) {
            schemes.schemeColor(getter, in: home, of: kind)
        }
        return found.holdsUnknown || found.alternatives.count > 1 ? nil : found.made(at: place)
    }

    /// What a name or a member was given where it is declared or made; `nil` where that is not to be seen.
    private func source(of expression: Expression, in scope: Scope) -> (value: Expression, home: Scope)? {
        switch expression.kind {
        case .name(let name):
            switch scope.local(name) {
            case .deferred(let value, let home, _): return (value, home)
            case .value, .function: return nil
            case nil: return given(name, to: scope.currentReceiver, in: scope)
            }
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return given(name, to: scope.currentReceiver, in: scope) }
            return given(name, to: .value(evaluator.value(of: base, in: scope)), in: scope)
        default: return nil
        }
    }

    private func given(
        _ name: String, to receiver: Scope.Receiver?, in scope: Scope
    ) -> (value: Expression, home: Scope)? {
        guard case .value(.instance(let instance))? = receiver else { return nil }
        switch instance.properties[name] {
        case .deferred(let value, let home, _): return (value, home)
        case .value, .function: return nil
        case nil:
            guard let property = program.property(name, of: instance.type, from: scope.lookupContext),
                let initial = property.declaration.initialValue,
                property.declaration.isConstant || !instance.isRuntime
            else { return nil }
            return (
                initial,
                Scope(parent: nil, receiver: receiver, file: property.file, module: property.module)
            )
        }
    }

    /// The color that a value stands for which an expression has.
    package func color(
        _ value: Value, at expression: Expression, in scope: Scope, of type: String
    ) -> ColorUse {
        switch value {
        case .symbolic(let inner, let home), .view(.expression(let inner, let home)):
            let found = color(symbolic: inner, in: home, of: type)
            let isHere = home.file == scope.file && expression.range.contains(inner.range)
            return isHere ? found : found.made(at: SourcePlace(file: home.file, range: inner.range))
        case .enumCase(nil, let name, let payload):
            let inner = payload.isEmpty ? Evaluator.member(name, at: expression) : expression
            return color(symbolic: inner, in: scope, of: type)
        case .view(.statements(let body, let home)):
            guard let only = Evaluator.onlyExpression(body) else { return .unknown }
            return color(symbolic: only, in: home, of: type)
        default:
            return .unknown
        }
    }

    private func color(symbolic expression: Expression, in scope: Scope, of type: String) -> ColorUse {
        switch expression.kind {
        case .member(nil, let name, _):
            if let own = colorOfProject(name, of: type, in: scope) { return own }
            return name.hasSuffix("Material") || name == "bar"
                ? .material(name) : .system(Self.systemName(name, of: type))
        case .member(let base?, let name, _):
            return color(member: name, of: base, in: scope, type: type)
        case .call(let callee, let arguments):
            return color(call: callee, arguments, in: scope, of: type)
        case .macro("colorLiteral", let arguments):
            return components(arguments, in: scope).map(ColorUse.literal) ?? .unknown
        default:
            return .unknown
        }
    }

    private func color(
        member name: String, of base: Expression, in scope: Scope, type: String
    ) -> ColorUse {
        switch base.kind {
        case .name(let owner):
            switch FrameworkType.kind(of: owner) {
            case .colorOfSwiftUI, .shapeStyle:
                return colorOfProject(name, of: FrameworkType.impliedStyle, in: scope) ?? .system(name)
            case .color:
                return colorOfProject(name, of: FrameworkType.impliedColor, in: scope)
                    ?? .system(Self.systemName(name, of: FrameworkType.impliedColor))
            case .colorResource: return program.colorsByMember[name].map(ColorUse.asset) ?? .unknown
            case .material: return .material(name)
            default: break
            }
        case .member(_, let owner, _) where FrameworkType.kind(of: owner) == .colorResource:
            return program.colorsByMember[name].map(ColorUse.asset) ?? .unknown
        default: break
        }
        let inner = color(base, in: scope, of: type)
        switch name {
        case "gradient": return .gradient([inner])
        case "cgColor", "uiColor", "color", "swiftUIColor", "systemColor", "nsColor":
            return inner == .unknown ? generatedColor(base) : inner
        default: return .unknown
        }
    }

    /// The color of a group that the project adds to a type of colors, whose name stands without the type:
    /// `.tokens.brand`; `nil` for anything else.
    private func grouped(_ expression: Expression, in scope: Scope, type asked: String) -> ColorUse? {
        guard case .member(let base?, _, _) = expression.kind, let group = base.impliedRoot else { return nil }
        for type in StaticColors.extended(by: asked) {
            let isDeclared = program.types(named: type, from: scope.lookupContext).contains {
                $0.property(group, from: scope.lookupContext)?.declaration.isStatic == true
                    || program.type(named: "\(type).\(group)", from: scope.lookupContext) != nil
            }
            guard isDeclared else { continue }
            return color(expression.rooted(in: type), in: scope, of: asked)
        }
        return nil
    }

    /// The color of the asset catalog that a generated constant stands for: `Asset.brand`.
    private func generatedColor(_ base: Expression) -> ColorUse {
        guard case .member(_, let name, _) = base.kind else { return .unknown }
        return (program.colors[name] ?? program.colorsByMember[name]).map(ColorUse.asset) ?? .unknown
    }

    /// The color of the asset catalog that a generated function stands for which is not there to be read, since it is
    /// generated while the app is built: `R.color.brand()`.
    private func generatedFunction(_ expression: Expression, _ value: Value) -> ColorUse? {
        guard case .symbolic(let inner, _) = value, case .call(let callee, let arguments) = inner.kind,
            arguments.isEmpty, case .member(let group?, let name, _) = callee.kind,
            case .member(let root?, let kind, _) = group.kind, Self.groups.contains(kind), case .name = root.kind
        else { return nil }
        return (program.colors[name] ?? program.colorsByMember[name]).map(ColorUse.asset)
    }

    /// What generators call the group of all colors.
    private static let groups: NameSet = ["color", "colors"]

    /// The color of a constant that the project adds to a type of colors, read as a whole: `UIColor.brand`.
    private func constantOfProject(_ expression: Expression, in scope: Scope) -> ColorUse? {
        guard case .member(let base?, let name, _) = expression.kind, case .name(let owner) = base.kind,
            StaticColors.types.contains(owner), scope.local(owner) == nil,
            let found = colorOfProject(name, of: owner, in: scope), found != .unknown
        else { return nil }
        return found
    }

    /// The type is kept only where UIKit means something else by the same word.
    private static func systemName(_ name: String, of type: String) -> String {
        type == FrameworkType.impliedColor && StaticColors.differing.contains(name) ? "\(type).\(name)" : name
    }

    /// A color that the project adds to a type, or one that Xcode generates from the asset catalog.
    ///
    /// Projects often give `Color` and `UIColor` members of one name, one made of the other: that of the type asked
    /// comes first.
    private func colorOfProject(_ name: String, of asked: String, in scope: Scope) -> ColorUse? {
        let isFrameworks = StaticColors.isOfFramework(name, of: asked)
        for type in StaticColors.extended(by: asked) {
            // Xcode adds a constant for the color set to the type asked, where the project adds none.
            if !isFrameworks, !StaticColors.isOfOneFramework(type, asked), let asset = program.colorsByMember[name] {
                return .asset(asset)
            }
            for linked in program.types(named: type, from: scope.lookupContext) {
                guard let property = linked.property(name, from: scope.lookupContext) else { continue }
                let home = Scope(
                    parent: nil, receiver: .type(linked), file: property.file, module: property.module)
                let kind = FrameworkType.kind(of: type) == .shapeStyle ? FrameworkType.impliedStyle : type
                let place = SourcePlace(file: property.file, range: property.declaration.range)
                // A member in its own value is the framework's of that name: `static let label = Color(.label)`.
                if evaluator.budget.isReading(bodyAt: place) { continue }
                return evaluator.budget.descend(intoBodyAt: place, turns: 1, otherwise: .unknown) {
                    if let initial = property.declaration.initialValue {
                        return color(initial, in: home, of: kind)
                            .made(at: SourcePlace(file: property.file, range: initial.range))
                    }
                    return schemes.schemeColor(property.declaration.getter, in: home, of: kind).made(at: place)
                }
            }
        }
        return isFrameworks ? nil : program.colorsByMember[name].map(ColorUse.asset)
    }

    private func color(
        call callee: Expression, _ arguments: [Argument], in scope: Scope, of type: String
    ) -> ColorUse {
        switch callee.kind {
        case .name(let name) where StaticColors.types.contains(name):
            return color(initializer: arguments, of: name, in: scope)
        case .member(nil, "init", _):
            return color(initializer: arguments, of: type, in: scope)
        case .name("Self"):
            guard let own = scope.currentType?.name, StaticColors.types.contains(own) else { return .unknown }
            return color(initializer: arguments, of: own, in: scope)
        case .member(let owner?, "init", _) where owner.lastName.map(StaticColors.types.contains) ?? false:
            return color(initializer: arguments, of: owner.lastName ?? type, in: scope)
        case .member(.some, let name, _) where StaticColors.types.contains(name):
            return color(initializer: arguments, of: name, in: scope)
        case .name(let name) where FrameworkType.kind(of: name) == .anyShapeStyle:
            return arguments.first.map { style($0.value, in: scope) } ?? .unknown
        case .name(let name) where FrameworkType.kind(of: name) == .gradient:
            return gradient(arguments, in: scope)
        case .member(let base?, "opacity", _), .member(let base?, "withAlphaComponent", _):
            let alpha = arguments.first.map { evaluator.number(of: $0.value, in: scope) } ?? .dynamic
            return .withOpacity(color(base, in: scope, of: type), alpha)
        case .member(let base?, "frame", _) where arguments.allSatisfy(
            { $0.label.map(StaticColors.growing.contains) ?? false }):
            return color(base, in: scope, of: type)
        case .member(let base?, let name, _) where StaticColors.keeping.contains(name):
            return color(base, in: scope, of: type)
        case .member(let base?, "mix", _):
            return mixed(base, arguments, in: scope, of: type)
        case .member(nil, let name, _) where name.hasSuffix("Gradient"):
            return gradient(arguments, in: scope)
        case .member(nil, "color", _):
            return arguments.first.map { style($0.value, in: scope) } ?? .unknown
        case .member(nil, let name, _):
            return color(function: name, arguments, of: type, in: scope)
        default:
            return .unknown
        }
    }

    /// The color of a function that the project adds to a type of colors: `.rgb(204, 102, 51)`.
    private func color(
        function name: String, _ arguments: [Argument], of asked: String, in scope: Scope
    ) -> ColorUse {
        let types = StaticColors.extended(by: asked)
        guard let (receiver, candidates) = ownColors.colorFunctions(name, of: types, in: scope),
            let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext)
        else { return .unknown }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
            receiver: receiver,
            file: function.file, module: function.module)
        return evaluator.budget.descend(
            intoBodyAt: SourcePlace(file: function.file, range: function.declaration.range), otherwise: .unknown
        ) {
            schemes.schemeColor(
                function.declaration.body, in: home,
                of: ProjectColorReader.colorType(function.declaration.result, or: asked) ?? asked)
        }
    }

    /// `color.mix(with: other, by: 0.2)` of two colors whose components stand in the source.
    private func mixed(
        _ base: Expression, _ arguments: [Argument], in scope: Scope, of type: String
    ) -> ColorUse {
        guard let other = arguments.first(where: { $0.label == "with" }),
            let written = arguments.first(where: { $0.label == "by" }),
            let share = evaluator.number(of: written.value, in: scope).value,
            let first = color(base, in: scope, of: type).components,
            let second = color(other.value, in: scope, of: type).components
        else { return .unknown }
        let space = arguments.first { $0.label == "in" }.flatMap { evaluator.memberName(of: $0.value, in: scope).value }
        return .literal(ColorMix.of(first, second, share: share, isPerceptual: space != "device"))
    }

    /// A color of SwiftUI that is a part of another.
    private func style(_ expression: Expression, in scope: Scope) -> ColorUse {
        color(expression, in: scope, of: FrameworkType.impliedStyle)
    }

    private func gradient(_ arguments: [Argument], in scope: Scope) -> ColorUse {
        for argument in arguments {
            switch (argument.label, argument.value.kind) {
            case ("colors", .array(let colors)):
                return .gradient(colors.map { style($0, in: scope) })
            case ("gradient", _):
                return style(argument.value, in: scope)
            case ("stops", .array(let stops)):
                return .gradient(
                    stops.map { stop in
                        guard case .call(_, let given) = stop.kind,
                            let color = given.first(where: { $0.label == "color" })
                        else { return .unknown }
                        return style(color.value, in: scope)
                    })
            default: continue
            }
        }
        return .gradient([.unknown])
    }

    // MARK: Initializers

    private func color(
        initializer arguments: [Argument], of type: String, in scope: Scope
    ) -> ColorUse {
        if let value = components(arguments, in: scope) {
            // Numbers up to 255 are for an initializer of the project that has the labels of the framework's own.
            let found = value.exceedsComponents
                ? ownColors.projectInitializer(arguments, of: type, in: scope) : .unknown
            return found.holdsUnknown ? .literal(value) : found
        }
        // Components that are no known numbers: what stands before them is the color space.
        if arguments.contains(where: { $0.label.map(ColorComponents.leading.contains) ?? false }) { return .unknown }
        guard let first = arguments.first else { return .unknown }
        switch first.label {
        case nil where first.isTrailing, "dynamicProvider":
            guard case .closure(let closure) = first.value.kind else { return .unknown }
            let names = closure.openNames
            return schemes.schemeColor(
                closure.body, in: scope.binding(names), of: FrameworkType.impliedColor)
        case nil:
            let found = named(first.value, in: scope, of: type)
            guard found == .unknown else { return found }
            let made = ownColors.projectInitializer(arguments, of: type, in: scope)
            guard made == .unknown else { return made }
            // `Color(theme.brand)`, of a color for views.
            return themes.color(first.value, in: scope, of: FrameworkType.impliedColor) ?? .unknown
        case "named":
            return named(first.value, in: scope, of: type)
        case "uiColor", "nsColor", "cgColor":
            return color(first.value, in: scope, of: FrameworkType.impliedColor)
        case "resource":
            let found = color(first.value, in: scope, of: FrameworkType.impliedColor)
            return found == .unknown ? generatedColor(first.value) : found
        default:
            return ownColors.projectInitializer(arguments, of: type, in: scope)
        }
    }

    private func named(_ expression: Expression, in scope: Scope, of type: String) -> ColorUse {
        switch evaluator.value(of: expression, in: scope) {
        case .text(let words):
            guard let name = words.text, let asset = program.colors[name] else { return .unknown }
            return .asset(asset)
        case .symbolic(let inner, _):
            // `Color("x", bundle: …)` of a constant that is no text is not followed.
            if case .name = inner.kind { return .unknown }
            return color(expression, in: scope, of: FrameworkType.impliedColor)
        case .enumCase(nil, _, _): return color(expression, in: scope, of: FrameworkType.impliedColor)
        default: return .unknown
        }
    }

    /// Components that are all known numbers.
    func components(_ arguments: [Argument], in scope: Scope) -> ColorValue? {
        var numbers: [String: Double] = [:]
        for argument in arguments {
            guard let label = argument.label, ColorComponents.labels.contains(label) else { continue }
            guard let number = evaluator.number(of: argument.value, in: scope).value else { return nil }
            numbers[label] = number
        }
        let space = arguments.first { $0.label == nil }.flatMap { evaluator.memberName(of: $0.value, in: scope).value }
        return ColorComponents.color(numbers, space: space)
    }
}

extension ColorUse {
    /// Its components, where they are the same in every appearance.
    fileprivate var components: ColorValue? {
        switch plain {
        case .literal(let value): value
        case .system("white"): ColorValue(red: 1, green: 1, blue: 1)
        case .system("black"): ColorValue(red: 0, green: 0, blue: 0)
        default: nil
        }
    }
}
