import HandrailFrameworks
import HandrailSource

extension ObjectiveCBody {
    /// What a message or a call does to views.
    mutating func readCall(_ expression: ObjectiveCExpression, isConditional: Bool, range: ByteRange) {
        switch expression {
        case .message(let receiver, let parts):
            if let selector = expression.selector { readMessage(receiver, parts, selector, isConditional, range) }
        case .call(let name, let arguments):
            for argument in arguments { readCall(argument, isConditional: isConditional, range: range) }
            guard !Self.isSystemFunction(name) else { return }
            for path in arguments.flatMap(\.paths).flatMap(resolved) { hand(path, to: name, isCall: true) }
        case .cast(_, let value): readCall(value, isConditional: isConditional, range: range)
        case .list(let parts), .choice(let parts):
            for part in parts { readCall(part, isConditional: isConditional, range: range) }
        default: break
        }
    }

    /// Whether a function is one of Apple's or C's, or writes to a log: none of them names a view.
    private static func isSystemFunction(_ name: String) -> Bool {
        if name.contains("Log") || name.contains("LOG") { return true }
        return [
            "NS", "CG", "UI", "CA", "CF", "dispatch_", "objc_", "os_", "class_", "object_", "sizeof", "__",
        ].contains { name.hasPrefix($0) }
            || systemFunctions.contains(name)
    }

    private static let systemFunctions: Set<String> = [
        "MAX", "MIN", "ABS", "assert", "typeof", "sel_registerName", "fabs", "ceil", "floor", "round", "roundf",
        "ceilf", "floorf", "abs", "printf", "AVMakeRectWithAspectRatioInsideRect", "weakify", "strongify", "isnan",
        "defined",
    ]

    private mutating func readMessage(
        _ receiver: ObjectiveCExpression, _ parts: [ObjectiveCExpression.Part], _ selector: String,
        _ isConditional: Bool, _ range: ByteRange
    ) {
        for part in parts {
            for path in (part.value?.paths ?? []).flatMap(resolved) { hand(path, to: selector) }
            if let inner = part.value { readCall(inner, isConditional: isConditional, range: range) }
        }
        let owners = receiver.paths.flatMap(resolved)
        if selector == "addGestureRecognizer:", let recognizer = parts[0].value {
            attach(recognizer, to: owners, range)
        }
        if setRecognizer(parts, selector, of: receiver) { return }
        name(parts, of: owners, selector)
        if owners.isEmpty { return readCall(receiver, isConditional: isConditional, range: range) }
        for path in owners {
            hand(path, to: selector)
            set(parts, selector, on: path, isConditional || owners.count > 1, range)
        }
    }

    /// `[buttons enumerateObjectsUsingBlock:^(UIButton *button, …) { … }]`: the name stands for every member.
    private mutating func name(_ parts: [ObjectiveCExpression.Part], of owners: [[String]], _ selector: String) {
        guard selector.hasPrefix("enumerate"), case .block(let parameters)? = parts.last?.value else { return }
        let position = selector.hasPrefix("enumerateKeys") ? 1 : 0
        guard parameters.indices.contains(position), !owners.isEmpty else { return }
        aliases[parameters[position].name] = owners
        enumerated.insert(parameters[position].name)
    }

    /// What a setter sets.
    private mutating func set(
        _ parts: [ObjectiveCExpression.Part], _ selector: String, on path: [String], _ isConditional: Bool,
        _ range: ByteRange
    ) {
        guard let value = parts[0].value else { return }
        switch selector {
        case "setValue:forKey:", "setValue:forKeyPath:":
            guard case .string(let key)? = parts[1].value else { return }
            return write(
                path + key.split(separator: ".").map(String.init), ObjectiveCValueReader.value(of: value),
                isConditional, range)
        case "accessibilitySetOverrideValue:forAttribute:":
            guard case .name(let attribute)? = parts[1].value,
                let property = AppKitRoles.attributes[attribute]
            else { return }
            return write(
                path + [property],
                attribute.hasSuffix("ElementAttribute") ? .computed : ObjectiveCValueReader.value(of: value),
                isConditional, range)
        case "makeObjectsPerformSelector:", "makeObjectsPerformSelector:withObject:", "performSelector:withObject:":
            guard case .selectorName(let sent) = value else { return }
            hand(path, to: sent)
            guard parts.count == 2, let given = parts[1].value,
                let property = ObjectiveCPropertyNames.property(ofSetter: String(sent.dropLast()))
            else { return }
            return write(path + [property], ObjectiveCValueReader.value(of: given), true, range)
        default: break
        }
        guard let property = ObjectiveCPropertyNames.property(ofSetter: parts[0].name) else { return }
        var name = property
        if parts.count == 2 {
            guard parts[1].name == "forState" else { return }
            // Of several states it is set in, the normal one may be one.
            if case .name(let state)? = parts[1].value, let suffix = ObjectiveCSpelling.states[state] {
                name += "." + suffix
            }
        } else if parts.count > 2 {
            return
        }
        write(path + [name], self.value(of: value, for: path + [name]), isConditional, range)
        describe(value, on: path, isConditional, range)
    }

    /// An image of AppKit may bring its description along, which names what shows it.
    mutating func describe(
        _ value: ObjectiveCExpression, on path: [String], _ isConditional: Bool, _ range: ByteRange
    ) {
        guard case .message(.name(let type), let parts) = value, parts.count == 2,
            FrameworkType.kind(of: type) == .imageOfMac,
            parts[1].name == "accessibilityDescription",
            let words = parts[1].value
        else { return }
        let said = ObjectiveCValueReader.value(of: words)
        if said == .nothing { return }
        write(path + ["imageDescription"], said, isConditional, range)
    }
}
