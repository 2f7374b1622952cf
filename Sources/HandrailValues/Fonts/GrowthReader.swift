package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// Finds out whether sizes follow the text size that people choose.
package struct GrowthReader {
    /// Reads the fonts whose sizes are asked for.
    package let fonts: FontReader

    /// A reader of sizes.
    package init(fonts: FontReader) { self.fonts = fonts }

    private var evaluator: Evaluator { fonts.evaluator }

    /// Whether a number follows the text size that people choose.
    package enum Growth: Hashable {
        /// It stays as it is.
        case fixed
        /// It grows as a text style does.
        case scaled(String)
        case unknown

        /// What holds of a number computed from two others.
        package func joined(_ other: Growth) -> Growth {
            switch (self, other) {
            case (.scaled, _), (.fixed, .fixed): self
            case (_, .scaled): other
            case (.unknown, _), (_, .unknown): .unknown
            }
        }
    }

    /// Whether the number that an expression stands for follows the text size.
    package func growth(of expression: Expression, in scope: Scope) -> Growth {
        evaluator.budget.descend(at: scope.place(of: expression), otherwise: .unknown) {
            followed(expression, in: scope)
        }
    }

    private func followed(_ expression: Expression, in scope: Scope) -> Growth {
        switch expression.kind {
        case .number: return .fixed
        case .name(let name): return growth(named: name, in: scope)
        case .member(let base, let name, _):
            return growth(member: name, of: base, at: expression, in: scope)
        case .call(let callee, let arguments):
            return growth(call: callee, arguments, at: expression, in: scope)
        case .binary(_, let left, let right), .ternary(_, let left, let right):
            return growth(of: left, in: scope).joined(growth(of: right, in: scope))
        case .unary(_, let operand), .cast(let operand, _, _):
            return growth(of: operand, in: scope)
        case .conditional(let conditional):
            // A table of sizes: what every side of it is.
            let results = conditional.branches.map { Evaluator.onlyExpression($0.body) }
            guard !results.isEmpty, results.allSatisfy({ $0 != nil }) else { return .unknown }
            return results.compactMap { $0 }.map { growth(of: $0, in: scope) }
                .reduce(.fixed) { $0.joined($1) }
        default: return .unknown
        }
    }

    private func growth(named name: String, in scope: Scope) -> Growth {
        if let local = scope.local(name) { return growth(of: local) }
        switch scope.currentReceiver {
        case .value(.instance(let instance)): return growth(of: name, in: instance)
        case .value(.enumCase(let type?, _, _)), .type(let type):
            if let property = evaluator.program.property(name, of: type, from: scope.lookupContext) {
                return growth(of: property, receiver: scope.currentReceiver)
            }
        case .value, .view, nil: break
        }
        guard let global = evaluator.program.property(named: name, from: scope.lookupContext) else { return .unknown }
        return growth(of: global, receiver: nil)
    }

    private func growth(of binding: Binding) -> Growth {
        switch binding {
        case .deferred(let expression, let scope, _): growth(of: expression, in: scope)
        case .value(.number), .value(.oneOf), .value, .function: .unknown
        }
    }

    private func growth(of name: String, in instance: Instance) -> Growth {
        guard let property = evaluator.program.property(name, of: instance.type) else { return .unknown }
        if property.declaration.attribute("ScaledMetric") == nil, let given = instance.properties[name] {
            return growth(of: given)
        }
        return growth(
            of: property, receiver: .value(.instance(instance)), isRuntime: instance.isRuntime)
    }

    private func growth(
        of property: LinkedProperty, receiver: Scope.Receiver?, isRuntime: Bool = false
    ) -> Growth {
        let declaration = property.declaration
        let home = Scope(parent: nil, receiver: receiver, file: property.file, module: property.module)
        if let metric = declaration.attribute("ScaledMetric") {
            let style = metric.arguments.first { $0.label == "relativeTo" }?.value
            return .scaled(style.flatMap { evaluator.memberName(of: $0, in: home).value } ?? "body")
        }
        guard declaration.attributes.isEmpty else { return .unknown }
        if let getter = declaration.getter {
            if let only = Evaluator.onlyExpression(getter) { return growth(of: only, in: home) }
            return growth(
                ofResult: evaluator.value(of: property, receiver: receiver, isRuntime: isRuntime))
        }
        // A variable of an object may have become something else.
        guard let initial = declaration.initialValue, declaration.isConstant || !isRuntime else { return .unknown }
        return growth(of: initial, in: home)
    }

    /// Several statements that can only come to numbers in the code: a table of sizes.
    private func growth(ofResult value: Value) -> Growth {
        let isTable =
            value.alternatives.count > 1
            && value.alternatives.allSatisfy { if case .number = $0 { true } else { false } }
        return isTable ? .fixed : .unknown
    }

    private func growth(
        member name: String, of base: Expression?, at expression: Expression, in scope: Scope
    ) -> Growth {
        guard let base else { return growth(extension: name, in: scope) }
        switch name {
        case "pointSize", "lineHeight", "capHeight", "xHeight", "ascender", "descender":
            return growth(ofFont: fonts.font(base, in: scope))
        case "wrappedValue": return growth(of: base, in: scope)
        default: break
        }
        if StandardNumber.value(of: expression) != nil { return .fixed }
        if case .name(FrameworkType.impliedNumber) = base.kind {
            return growth(extension: name, in: scope)
        }
        if case .name("self") = base.kind { return growth(named: name, in: scope) }
        switch evaluator.value(of: base, in: scope) {
        case .instance(let instance): return growth(of: name, in: instance)
        case .type(let type):
            guard let property = evaluator.program.property(name, of: type, from: scope.lookupContext)
            else { return .unknown }
            return growth(of: property, receiver: .type(type))
        case .enumCase(let type?, _, _):
            guard let property = evaluator.program.property(name, of: type, from: scope.lookupContext) else {
                return name == "rawValue" ? growth(ofRaw: evaluator.value(of: expression, in: scope)) : .unknown
            }
            return growth(of: property, receiver: .value(evaluator.value(of: base, in: scope)))
        case .oneOf(let values) where name == "rawValue" && values.allSatisfy(Self.isCase):
            return growth(ofRaw: evaluator.value(of: expression, in: scope))
        default: return .unknown
        }
    }

    private static func isCase(_ value: Value) -> Bool { if case .enumCase = value { true } else { false } }

    /// What a case is written as stays what it is.
    private func growth(ofRaw value: Value) -> Growth {
        value.alternatives.allSatisfy { if case .number = $0 { true } else { false } } ? .fixed : .unknown
    }

    /// Whether a function gives one of the numbers that it is handed, or that number in another form.
    private static func keeps(_ name: String) -> Bool {
        switch FrameworkType.kind(of: name) {
        case .fraction, .float: true
        default: picking.contains(name)
        }
    }

    private static let picking: Set<String> = ["max", "min", "floor", "ceil", "round"]

    /// `.titleSize`, a constant that the project adds to `CGFloat`.
    private func growth(extension name: String, in scope: Scope) -> Growth {
        for typeName in FrameworkType.fractions {
            for type in evaluator.program.types(named: typeName, from: scope.lookupContext) {
                if let property = type.property(name, from: scope.lookupContext) {
                    return growth(of: property, receiver: .type(type))
                }
            }
        }
        return .unknown
    }

    private func growth(ofFont font: FontUse) -> Growth {
        switch font.size {
        case .style(let style): .scaled(style)
        case .scaling(_, let style): .scaled(style)
        case .fixed: .fixed
        case .oneOf(let fonts): fonts.map { growth(ofFont: $0) }.reduce(.fixed) { $0.joined($1) }
        case .unknown: .unknown
        }
    }

    private func growth(
        call callee: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope
    ) -> Growth {
        switch callee.kind {
        case .member(let base, "scaledValue", _): return .scaled(fonts.metricsStyle(base, in: scope))
        case .name(let name) where Self.keeps(name):
            let all = arguments.map { growth(of: $0.value, in: scope) }
            return all.dropFirst().reduce(all.first ?? .unknown) { $0.joined($1) }
        default:
            // A function of the project, followed to what a framework gives.
            guard case .symbolic(let inner, let home) = evaluator.value(of: expression, in: scope),
                inner.range != expression.range || home.file != scope.file
            else { return .unknown }
            return growth(of: inner, in: home)
        }
    }
}
