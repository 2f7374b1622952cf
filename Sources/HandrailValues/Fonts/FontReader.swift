package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out what fonts expressions ask for: those of SwiftUI and of UIKit, through constants, functions, extensions
/// and theme objects of the project.
package struct FontReader {
    /// Resolves names.
    package let evaluator: Evaluator
    /// The types that may have the member that is meant, where no type is written before it: the likeliest first.
    package var types: [String]

    /// A reader of fonts that are members of some types.
    package init(evaluator: Evaluator, types: [String] = FrameworkType.fonts) {
        self.evaluator = evaluator
        self.types = types
    }

    /// The font an expression asks for.
    package func font(_ expression: Expression, in scope: Scope) -> FontUse {
        evaluator.budget.descend(at: scope.place(of: expression), otherwise: FontUse(size: .unknown)) {
            followed(expression, in: scope)
        }
    }

    private func followed(_ expression: Expression, in scope: Scope) -> FontUse {
        if let name = Self.implicitName(expression), Self.styles.contains(name),
            projectFonts(name, of: Self.base(of: expression), in: scope) == nil
        {
            return FontUse(size: .style(name), place: SourcePlace(file: scope.file, range: expression.range))
        }
        var found: [FontUse] = []
        for value in evaluator.value(of: expression, in: scope).alternatives {
            let font = font(of: value, at: expression, in: scope)
            for font in font.alternatives where !found.contains(font) { found.append(font) }
        }
        return found.count == 1 ? found[0] : FontUse(size: found.isEmpty ? .unknown : .oneOf(found))
    }

    private func font(of value: Value, at expression: Expression, in scope: Scope) -> FontUse {
        switch value {
        case .symbolic(let inner, let home), .view(.expression(let inner, let home)):
            return font(symbolic: inner, in: home)
        case .enumCase(nil, let name, let payload):
            if payload.isEmpty {
                return font(member: name, at: expression, in: scope)
            }
            if case .call = expression.kind { return font(symbolic: expression, in: scope) }
            return FontUse(size: .unknown)
        default:
            return FontUse(size: .unknown)
        }
    }

    private func font(symbolic expression: Expression, in scope: Scope) -> FontUse {
        switch expression.kind {
        case .member(let base, let name, _):
            if let base, !Self.isFontType(base) { return FontUse(size: .unknown) }
            return font(member: name, at: expression, in: scope)
        case .call(let callee, let arguments):
            return font(call: callee, arguments, at: expression, in: scope)
        case .unary(_, let operand), .cast(let operand, "as", _):
            return font(operand, in: scope)
        default:
            return FontUse(size: .unknown)
        }
    }

    // MARK: Members

    /// A text style, or a constant that the project adds to `Font`.
    private func font(member name: String, at expression: Expression, in scope: Scope) -> FontUse {
        // A member in its own value is the framework's of that name: `static let title: Font = .title`.
        if let (property, type) = projectFonts(name, of: Self.base(of: expression), in: scope),
            !evaluator.budget.isReading(
                bodyAt: SourcePlace(file: property.file, range: property.declaration.range))
        {
            let value = evaluator.value(of: property, receiver: .type(type), isRuntime: false)
            let initial = property.declaration.initialValue ?? expression
            let home = Scope(parent: nil, receiver: .type(type), file: property.file, module: property.module)
            let found = evaluator.budget.descend(
                intoBodyAt: SourcePlace(file: property.file, range: property.declaration.range), turns: 1,
                otherwise: [FontUse(size: .unknown)]
            ) { value.alternatives.map { font(of: $0, at: initial, in: home) } }
            return found.count == 1 ? found[0] : FontUse(size: found.isEmpty ? .unknown : .oneOf(found))
        }
        guard Self.styles.contains(name) else { return FontUse(size: .unknown) }
        return FontUse(size: .style(name), place: SourcePlace(file: scope.file, range: expression.range))
    }

    private func projectFonts(_ name: String, of base: Expression?, in scope: Scope) -> (LinkedProperty, LinkedType)? {
        for typeName in order(base) {
            for type in evaluator.program.types(named: typeName, from: scope.lookupContext) {
                if let property = type.property(name, from: scope.lookupContext) { return (property, type) }
            }
        }
        return nil
    }

    private static func base(of expression: Expression) -> Expression? {
        if case .member(let base, _, _) = expression.kind { base } else { nil }
    }

    /// The types that may have a member, that which is written before it first.
    private func order(_ base: Expression?) -> [String] {
        guard case .name(let written)? = base?.kind, types.contains(written) else { return types }
        return [written] + types.filter { $0 != written }
    }

    // MARK: Calls

    private func font(
        call callee: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> FontUse {
        let place = SourcePlace(file: scope.file, range: expression.range)
        switch callee.kind {
        case .name(let name) where FrameworkType.isFont(name):
            return font(made: arguments, at: place, in: scope)
        case .member(_, "init", _):
            return font(made: arguments, at: place, in: scope)
        case .member(let base, let name, _):
            if let made = font(factory: name, base, arguments, at: place, in: scope) { return made }
            if let base, !Self.isFontType(base) {
                return font(changing: base, name, arguments, in: scope)
            }
            return font(function: name, of: base, arguments, in: scope)
        case .name(let name):
            // In an extension of a font, where what makes fonts needs no `self`.
            return font(factory: name, nil, arguments, at: place, in: scope) ?? FontUse(size: .unknown)
        default:
            return FontUse(size: .unknown)
        }
    }

    /// `Font(uiFont)`, `UIFont(name:size:)`.
    private func font(made arguments: [Argument], at place: SourcePlace, in scope: Scope) -> FontUse {
        guard let first = arguments.first else { return FontUse(size: .unknown) }
        switch first.label {
        case nil: return font(first.value, in: scope)
        case "name":
            guard let size = arguments.first(where: { $0.label == "size" }) else { return FontUse(size: .unknown) }
            let family = evaluator.string(of: first.value, in: scope)
            return FontUse(
                size: self.size(size.value, in: scope), family: family,
                spelledFamily: family.values.isEmpty ? first.value.lastName : nil,
                isSizeGiven: Self.isGiven(size.value, in: scope), place: place)
        default: return FontUse(size: .unknown)
        }
    }

    /// The functions that make a font of nothing; `nil` for another name.
    private func font(
        factory name: String, _ base: Expression?, _ arguments: [Argument], at place: SourcePlace, in scope: Scope
    ) -> FontUse? {
        func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
        func member(_ expression: Expression?) -> Fact<String> {
            expression.map { evaluator.memberName(of: $0, in: scope) } ?? .absent
        }
        let first = arguments.first { $0.label == nil }?.value
        switch name {
        case "system":
            let weight = member(argument("weight"))
            if let points = argument("size") {
                return FontUse(
                    size: size(points, in: scope), weight: weight, isSizeGiven: Self.isGiven(points, in: scope),
                    place: place)
            }
            let style = member(argument("style") ?? first).value
            return FontUse(size: style.map { .style($0) } ?? .unknown, weight: weight, place: place)
        case "custom":
            let family = first.map { evaluator.string(of: $0, in: scope) } ?? .dynamic
            if let points = argument("fixedSize") {
                return FontUse(
                    size: size(points, in: scope), family: family,
                    spelledFamily: family.values.isEmpty ? first?.lastName : nil,
                    isSizeGiven: Self.isGiven(points, in: scope), place: place)
            }
            guard let points = argument("size") else { return FontUse(size: .unknown, family: family, place: place) }
            let style = argument("relativeTo").map { member($0).value ?? "body" } ?? "body"
            return FontUse(
                size: .scaling(evaluator.number(of: points, in: scope), relativeTo: style), family: family,
                place: place)
        case "preferredFont":
            let style = member(argument("forTextStyle")).value
            return FontUse(size: style.map { .style($0) } ?? .unknown, place: place)
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
            guard let points = argument("ofSize") else { return nil }
            let weight = name == "boldSystemFont" ? .known("bold") : member(argument("weight"))
            return FontUse(
                size: size(points, in: scope), weight: weight, isItalic: name == "italicSystemFont",
                isSizeGiven: Self.isGiven(points, in: scope), place: place)
        case "scaledFont":
            guard let inner = argument("for") else { return nil }
            let font = font(inner, in: scope)
            let style = metricsStyle(base, in: scope)
            guard case .fixed(let points) = font.size else { return FontUse(size: .unknown, family: font.family) }
            return FontUse(
                size: .scaling(points, relativeTo: style), family: font.family, weight: font.weight,
                isItalic: font.isItalic, place: place)
        default:
            return nil
        }
    }

    /// A font made from another one: `.title.bold()`, `.body.weight(.light)`.
    private func font(
        changing base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope
    ) -> FontUse {
        let first = arguments.first?.value
        switch name {
        case "weight", "bold", "italic", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps",
            "uppercaseSmallCaps", "leading", "width":
            let inner = font(base, in: scope)
            let weight: Fact<String>? =
                switch name {
                case "weight": first.map { evaluator.memberName(of: $0, in: scope) } ?? .dynamic
                case "bold": .known("bold")
                default: nil
                }
            let changed = inner.alternatives.map {
                FontUse(
                    size: $0.size, family: $0.family, weight: weight ?? $0.weight,
                    isItalic: $0.isItalic || name == "italic", place: $0.place)
            }
            return changed.count == 1 ? changed[0] : FontUse(size: .oneOf(changed))
        case "withSize":
            guard let first else { return FontUse(size: .unknown) }
            let inner = font(base, in: scope)
            let isOne = inner.alternatives.count == 1
            return FontUse(
                size: size(first, in: scope), family: isOne ? inner.family : .dynamic,
                weight: isOne ? inner.sizedWeight : .dynamic, isItalic: inner.isItalic,
                place: SourcePlace(file: scope.file, range: first.range))
        default:
            return FontUse(size: .unknown)
        }
    }

    /// A function that the project adds to `Font`.
    private func font(
        function name: String, of base: Expression?, _ arguments: [Argument], in scope: Scope
    ) -> FontUse {
        for typeName in order(base) {
            for type in evaluator.program.types(named: typeName, from: scope.lookupContext) {
                guard let candidates = type.functions[name],
                    let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext)
                else { continue }
                let value = evaluator.calls.call(function, receiver: .type(type), arguments, in: scope)
                guard let result = Self.onlyResult(function.declaration.body) else { continue }
                let home = Scope(
                    parent: nil, names: Arguments.bind(arguments, to: function.declaration.parameters, from: scope),
                    receiver: .type(type), file: function.file, module: function.module)
                let found = evaluator.budget.descend(
                    intoBodyAt: SourcePlace(file: function.file, range: function.declaration.range),
                    otherwise: [FontUse(size: .unknown)]
                ) { value.alternatives.map { font(of: $0, at: result, in: home) } }
                return found.count == 1 ? found[0] : FontUse(size: found.isEmpty ? .unknown : .oneOf(found))
            }
        }
        return FontUse(size: .unknown)
    }

    private static func onlyResult(_ body: [Statement]) -> Expression? {
        Evaluator.onlyExpression(body) ?? body.last.flatMap { Evaluator.onlyExpression([$0]) }
    }

    // MARK: Sizes

    /// A size in points, with whether it grows with the text size.
    private func size(_ expression: Expression, in scope: Scope) -> FontUse.Size {
        let points = number(of: expression, in: scope)
        switch GrowthReader(fonts: self).growth(of: expression, in: scope) {
        case .fixed: return .fixed(points.value == 0 ? .dynamic : points)
        case .scaled(let style): return .scaling(points, relativeTo: style)
        case .unknown: return .unknown
        }
    }

    /// A number; also a constant that the project adds to `CGFloat`, such as `.titleSize`.
    private func number(of expression: Expression, in scope: Scope) -> Fact<Double> {
        guard case .member(let base, let name, _) = expression.kind, base.map(Self.isNumberType) ?? true else {
            return evaluator.number(of: expression, in: scope)
        }
        for type in FrameworkType.fractions.flatMap({ evaluator.program.types(named: $0, from: scope.lookupContext) }) {
            guard let initial = type.property(name, from: scope.lookupContext)?.declaration.initialValue
            else { continue }
            return evaluator.number(of: initial, in: scope)
        }
        return evaluator.number(of: expression, in: scope)
    }

    /// Whether a size is what a caller hands to the function that the code stands in.
    private static func isGiven(_ size: Expression, in scope: Scope) -> Bool {
        guard case .name(let name) = size.kind, case .deferred(_, let home, _)? = scope.local(name)
        else { return false }
        var level: Scope? = scope
        while let current = level, current !== home { level = current.parent }
        return level == nil
    }

    private static func isNumberType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): FrameworkType.kind(of: name) == .fraction
        default: false
        }
    }

    /// The text style that a `UIFontMetrics` follows.
    func metricsStyle(_ expression: Expression?, in scope: Scope) -> String {
        guard case .call(_, let arguments) = expression?.kind,
            let style = arguments.first(where: { $0.label == "forTextStyle" })?.value
        else { return "body" }
        return evaluator.memberName(of: style, in: scope).value ?? "body"
    }

    private static func implicitName(_ expression: Expression) -> String? {
        guard case .member(let base, let name, _) = expression.kind else { return nil }
        return base.map(isFontType) ?? true ? name : nil
    }

    private static func isFontType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): name == "Self" || FrameworkType.isFont(name)
        case .member(let base?, let name, _):
            FrameworkType.kind(of: name) == .fontOfSwiftUI && base.lastName == SwiftUITypes.module
        default: false
        }
    }

    private static let styles: Set<String> = [
        "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title1", "title2", "title3", "headline",
        "subheadline", "body", "callout", "footnote", "caption", "caption1", "caption2",
    ]
}

extension FontUse {
    /// The weight that stays where the font is given another size; that of a text style is not known then.
    fileprivate var sizedWeight: Fact<String> {
        guard weight.isAbsent else { return weight }
        return switch size {
        case .fixed, .scaling: .absent
        case .style, .oneOf, .unknown: .dynamic
        }
    }
}
