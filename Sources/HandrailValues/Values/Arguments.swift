package import HandrailCode
import HandrailFrameworks
package import HandrailProgram
import HandrailSource

/// How the arguments of a call meet the parameters of what may be called.
package enum Arguments {
    /// The function whose parameters fit the arguments best; the nearest target first, and the file's own before
    /// others.
    package static func best(
        _ candidates: [LinkedFunction], for arguments: [Argument], from lookupContext: LookupContext
    ) -> LinkedFunction? {
        guard candidates.count > 1 else { return candidates.first }
        return candidates.max { score($0, arguments, lookupContext) < score($1, arguments, lookupContext) }
    }

    private static func score(
        _ function: LinkedFunction, _ arguments: [Argument], _ lookupContext: LookupContext
    ) -> Int {
        // What a target declares itself hides what others do, if its labels fit at all.
        // Of two that fit alike, the file's own is meant: others may keep theirs to themselves.
        score(function.declaration.parameters, arguments) * 2 + (function.module == lookupContext.module ? 12 : 0)
            + (function.file == lookupContext.file ? 1 : 0)
    }

    /// How well parameters fit arguments: labels that meet count for it, those that do not and parameters left
    /// without a value count against.
    package static func score(_ parameters: [Parameter], _ arguments: [Argument]) -> Int {
        var score = 0
        // One bit for each parameter that has its argument.
        var met: UInt64 = 0
        var missing = 0
        for argument in arguments {
            if argument.isTrailing, argument.label == nil {
                missing -= 1
            } else if let index = parameters.indices.first(where: {
                met >> $0 & 1 == 0 && parameters[$0].label == argument.label
            }) {
                met |= 1 << index
                score += parameters[index].contradicts(argument.value) ? -4 : 4
            } else {
                score -= 8
            }
        }
        var required = 0
        for index in parameters.indices where parameters[index].defaultValue == nil {
            required += 1
            // What has no default has to be given: by a closure behind the parentheses, if by nothing else.
            if met >> index & 1 == 0, !(parameters[index].type?.isOptional ?? false) { missing += 1 }
        }
        score -= abs(required - arguments.count)
        if missing > 0 { score -= 4 * missing }
        return score
    }

    /// Arguments bound to the names of parameters; parameters left out have their defaults, or are set at run time.
    package static func bind(
        _ arguments: [Argument], to parameters: [Parameter], from scope: Scope
    ) -> [String: Binding] {
        var names: [String: Binding] = [:]
        if parameters.isEmpty {
            for (index, argument) in arguments.enumerated() {
                names["$\(index)"] = .deferred(argument.value, scope, type: nil)
            }
            return names
        }
        if parameters.count > 1 { names.reserveCapacity(parameters.count) }
        let matched = match(arguments, to: parameters)
        for (index, parameter) in parameters.enumerated() where parameter.name != "_" {
            if let argument = matched[index] {
                names[parameter.name] = .deferred(argument.value, scope, type: parameter.type)
            } else if let standard = parameter.defaultValue {
                let home = Scope(parent: nil, file: scope.file, module: scope.module)
                names[parameter.name] = .deferred(standard, home, type: parameter.type)
            } else {
                names[parameter.name] = .value(.runtime(parameter.type))
            }
        }
        return names
    }

    /// The argument that each parameter gets, as Swift matches them: labels in order, trailing closures forward.
    package static func match(_ arguments: [Argument], to parameters: [Parameter]) -> [Argument?] {
        var result: [Argument?] = Array(repeating: nil, count: parameters.count)
        var next = 0
        for argument in arguments where !argument.isTrailing {
            guard let index = (next..<max(next, parameters.count)).first(
                where: { parameters[$0].label == argument.label })
                ?? parameters.indices.first(where: { parameters[$0].label == argument.label && result[$0] == nil })
            else { continue }
            result[index] = argument
            next = index + 1
        }
        let trailing = arguments.filter(\.isTrailing)
        for argument in trailing {
            guard let label = argument.label else { continue }
            if let index = parameters.indices.first(where: { parameters[$0].label == label && result[$0] == nil }) {
                result[index] = argument
            }
        }
        if let first = trailing.first, first.label == nil {
            let free = parameters.indices.filter { result[$0] == nil }
            let taking = free.filter { acceptsClosure(parameters[$0]) }
            // A type that is written by another name, as `Action` for `() -> Void`, does not say that it takes
            // closures; what is given nothing else and has to be given something takes this one.
            let chosen = taking.first { parameters[$0].defaultValue == nil }
                ?? free.last { parameters[$0].defaultValue == nil && mayTakeClosure(parameters[$0]) }
                ?? taking.last ?? free.last { mayTakeClosure(parameters[$0]) }
            if let chosen { result[chosen] = first }
        }
        return result
    }

    /// Whether the type of a parameter may be another name of a function type.
    private static func mayTakeClosure(_ parameter: Parameter) -> Bool {
        guard let type = parameter.type, !type.isArray, type.arguments.isEmpty || type.isOptional else { return false }
        return FrameworkType.kind(of: type.name) == nil && type.name != "Bool"
            && !SystemClasses.isFrameworkName(type.name)
    }

    private static func acceptsClosure(_ parameter: Parameter) -> Bool {
        parameter.takesClosure || parameter.type == nil || parameter.attributes.contains { $0.hasSuffix("Builder") }
    }
}

extension Parameter {
    /// Whether a literal, or what a type of a framework makes, cannot be what it takes: initializers are often told
    /// apart by nothing but the type of one parameter.
    fileprivate func contradicts(_ argument: Expression) -> Bool {
        switch argument.kind {
        case .string: isNumber || type?.name == "Bool" || shown != nil
        case .number: isText || type?.name == "Bool" || shown != nil
        case .boolean: isText || isNumber || shown != nil
        case .call(let callee, _):
            // `Text("Low tide")` is neither a string nor an image.
            callee.shown.map { made in isText || isNumber || shown.map { $0 != made } ?? false } ?? false
        default: false
        }
    }

    /// What it takes shows, where that is a view that shows what it is given.
    private var shown: ContentViews.Form? {
        type.flatMap { $0.isArray || $0.isFunction ? nil : ContentViews.form(ofType: $0.name) }
    }

    private var isText: Bool { type.map { !$0.isArray && Self.isText($0.name) } ?? false }
    private var isNumber: Bool { type.map { !$0.isArray && Self.isNumber($0.name) } ?? false }

    private static func isText(_ type: String) -> Bool {
        switch FrameworkType.kind(of: type) {
        case .text, .partOfText, .staticText, .localizedKey: true
        default: false
        }
    }

    private static func isNumber(_ type: String) -> Bool {
        switch FrameworkType.kind(of: type) {
        case .whole, .fraction, .float: true
        default: false
        }
    }
}

extension Expression {
    /// What a view shows that is named where it is made; `nil` for anything else.
    fileprivate var shown: ContentViews.Form? {
        if case .name(let name) = kind { ContentViews.form(of: name) } else { nil }
    }
}
