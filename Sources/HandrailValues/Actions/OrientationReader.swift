package import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
package import HandrailSource

/// Knows the code that allows some orientations only, or turns the screen itself.
package struct OrientationReader {
    /// Resolves names.
    package let evaluator: Evaluator

    /// A reader that resolves names with an evaluator.
    package init(evaluator: Evaluator) {
        self.evaluator = evaluator
    }

    /// The orientations that a call sets; `nil` where it sets none.
    package static func names(setBy call: String, _ arguments: [Argument]) -> [String]? {
        switch call {
        case "requestGeometryUpdate":
            // `.iOS(interfaceOrientations: .portrait)`
            guard case .call(_, let inner)? = arguments.first?.value.kind,
                let mask = inner.first(where: { $0.label == "interfaceOrientations" })?.value
            else { return nil }
            return members(of: mask)
        case "setValue":
            // `UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")`
            guard let key = arguments.first(where: { $0.label == "forKey" })?.value,
                case .string(let segments) = key.kind,
                segments.count == 1, case .text("orientation") = segments[0], let value = arguments.first?.value
            else { return nil }
            if case .member(let base?, "rawValue", _) = value.kind { return members(of: base) }
            return []
        default:
            return nil
        }
    }

    /// The orientations that the delegate of an app allows, with the place that says so.
    package func allowed(by app: LinkedType) -> (names: [String], place: SourcePlace)? {
        let program = evaluator.program
        for property in app.properties.values {
            guard let adaptor = property.declaration.attribute(DelegateProtocols.adaptor) else { continue }
            let written = adaptor.arguments.first.flatMap { $0.value.rootName }
            guard let name = property.declaration.type?.name ?? written,
                let type = program.type(named: name, from: app.lookupContext)
            else { continue }
            if let allowed = Self.allowed(byDelegate: type, program) { return allowed }
        }
        return nil
    }

    /// The orientations that the delegate of an app which no SwiftUI is made of allows, as a fact about its screens.
    package static func fact(ofAppIn program: Program) -> ViewFact? {
        guard !program.types.contains(where: { program.role(of: $0) == .app }) else { return nil }
        for type in program.types
            where type.isAudited && type.keyword == .classType && type.inherited.contains(DelegateProtocols.application)
        {
            guard let allowed = allowed(byDelegate: type, program) else { continue }
            let use = CodeUse(.orientations(allowed.names, ofApp: true), place: allowed.place)
            return ViewFact(.codeUses([use]), place: allowed.place)
        }
        return nil
    }

    private static func allowed(
        byDelegate type: LinkedType, _ program: Program
    ) -> (names: [String], place: SourcePlace)? {
        for function in program.functions("application", of: type)
        where function.declaration.parameters.contains(where: { $0.label == "supportedInterfaceOrientationsFor" }) {
            guard let result = Evaluator.onlyExpression(function.declaration.body) else { return nil }
            let names = members(of: onPhone(result))
            return names.isEmpty ? nil : (names, SourcePlace(file: function.file, range: result.range))
        }
        return nil
    }

    /// What is given on a phone, where the kind of device decides: `idiom == .pad ? .all : .portrait`.
    private static func onPhone(_ result: Expression) -> Expression {
        guard case .ternary(let condition, let then, let otherwise) = result.kind,
            case .binary(let infix, let asked, let device) = condition.kind,
            asked.lastName == "userInterfaceIdiom", infix == "==" || infix == "!="
        else { return result }
        let isPhone = device.lastName == "phone"
        guard isPhone || device.lastName == "pad" else { return result }
        return isPhone == (infix == "==") ? then : otherwise
    }

    /// The orientations that a view controller allows, as a fact about its scene.
    package static func fact(of controller: LinkedType) -> ViewFact? {
        var allowed: ViewFact?
        if let property = controller.properties["supportedInterfaceOrientations"],
            let (result, phones) = result(of: property.declaration.getter)
        {
            let names = members(of: result)
            if !names.isEmpty {
                allowed = said(.orientations(names, ofApp: false), by: result, of: property, under: phones)
            }
            // One way to hold the device is said whether the screen turns or not.
            if ["portrait", "landscape"].contains(where: { way in names.allSatisfy { $0.hasPrefix(way) } }),
                !names.isEmpty
            {
                return allowed
            }
        }
        return hold(of: controller) ?? allowed
    }

    /// What a getter gives on a phone, with the question by which it tells phones apart, where it asks one:
    /// `if UIDevice.current.userInterfaceIdiom == .phone { return .portrait }`.
    private static func result(of getter: [Statement]?) -> (Expression, phones: ElementCondition?)? {
        if let only = Evaluator.onlyExpression(getter) { return (only, nil) }
        guard case .expression(let first)? = getter?.first?.kind, case .conditional(let conditional) = first.kind,
            conditional.subject == nil, let branch = conditional.branches.first, branch.conditions.count == 1,
            case .expression(let asked) = branch.conditions[0], isOfPhones(asked),
            let result = Evaluator.onlyExpression(branch.body)
        else { return nil }
        return (result, ElementCondition(subject: .platform, text: phoneQuestion))
    }

    /// How the kind of device is asked for, as people know it.
    private static let phoneQuestion = "userInterfaceIdiom == .phone"

    /// Whether a condition holds on phones alone.
    private static func isOfPhones(_ condition: Expression) -> Bool {
        switch condition.unwrapped.kind {
        case .binary("==", let asked, let device):
            asked.lastName == "userInterfaceIdiom"
                && (device.lastName == "phone" || device.lastName?.hasSuffix("IdiomPhone") ?? false)
        case .member(_, let name, _), .name(let name): phoneFlags.contains(name)
        default: false
        }
    }

    /// What projects call a property that asks for it.
    private static let phoneFlags: Set<String> = ["isPhone", "isiPhone", "isIPhone", "iPhone"]

    /// What keeps a screen the way it is held when it opens, whatever it allows.
    private static func hold(of controller: LinkedType) -> ViewFact? {
        for (name, flag, isOld) in [
            ("shouldAutorotate", false, true), ("prefersInterfaceOrientationLocked", true, false),
        ] {
            guard let property = controller.properties[name],
                let result = Evaluator.onlyExpression(property.declaration.getter), case .boolean(flag) = result.kind
            else { continue }
            return said(.keptOrientation(onOldSystemsOnly: isOld), by: result, of: property)
        }
        return nil
    }

    private static func said(
        _ api: CodeUse.API, by result: Expression, of property: LinkedProperty,
        under condition: ElementCondition? = nil
    ) -> ViewFact {
        let place = SourcePlace(file: property.file, range: result.range)
        return ViewFact(.codeUses([CodeUse(api, place: place, condition: condition)]), place: place)
    }

    /// The members that a mask or an orientation names; none where something else decides.
    private static func members(of expression: Expression) -> [String] {
        switch expression.kind {
        case .member(let base, let name, _):
            guard base.map({ $0.rootName?.hasPrefix(FrameworkType.orientations) ?? false }) ?? true else { return [] }
            return [name]
        case .array(let elements):
            let names = elements.map(members)
            return names.contains(where: \.isEmpty) ? [] : names.flatMap(\.self)
        default: return []
        }
    }
}
