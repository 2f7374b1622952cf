import HandrailFrameworks
import HandrailModel

/// Tells what an expression gives to a property.
enum ObjectiveCValueReader {
    /// The value of an expression.
    static func value(of expression: ObjectiveCExpression) -> ObjectiveCValue {
        switch expression {
        case .string(let text): .words(text)
        case .number(let number): .number(number)
        case .name(let name): named(name)
        case .call(let name, let arguments): call(name, arguments)
        case .message(let receiver, let parts): message(receiver, parts, expression)
        case .union(let parts): traits(of: parts).map(ObjectiveCValue.traits) ?? .computed
        case .choice(let options): .oneOf(options.map(value))
        case .cast(_, let value): self.value(of: value)
        case .member, .element, .list, .selectorName, .block, .computed: .computed
        }
    }

    private static func named(_ name: String) -> ObjectiveCValue {
        switch name {
        case "YES", "TRUE", "true": return .flag(true)
        case "NO", "FALSE", "false": return .flag(false)
        case "nil", "Nil", "NULL": return .nothing
        default: break
        }
        if let traits = TraitNames.traits(ofConstant: name) { return .traits(traits) }
        return prefixes.contains(where: name.hasPrefix) ? .constant(name) : .computed
    }

    private static let prefixes = ["UI", "NS"]

    private static func traits(of parts: [ObjectiveCExpression]) -> Traits? {
        var all: Traits = []
        for part in parts {
            guard case .name(let name) = part, let one = TraitNames.traits(ofConstant: name) else { return nil }
            all.formUnion(one)
        }
        return all
    }

    // MARK: Calls

    private static func call(_ name: String, _ arguments: [ObjectiveCExpression]) -> ObjectiveCValue {
        guard case .string(let key)? = arguments.first else { return .computed }
        switch name {
        case "NSLocalizedString", "NSLocalizedStringWithDefaultValue": return .localized(key: key, table: nil)
        case "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle":
            guard arguments.count > 1, case .string(let table) = arguments[1] else {
                return .localized(key: key, table: nil)
            }
            return .localized(key: key, table: table)
        default: return .computed
        }
    }

    private static func message(
        _ receiver: ObjectiveCExpression, _ parts: [ObjectiveCExpression.Part], _ whole: ObjectiveCExpression
    ) -> ObjectiveCValue {
        let first = parts[0].value
        switch (kind(of: receiver), whole.selector) {
        case (_, "localizedStringForKey:value:table:"):
            guard case .string(let key)? = first else { return .computed }
            if case .string(let table)? = parts[2].value { return .localized(key: key, table: table) }
            return .localized(key: key, table: nil)
        case (.image, "imageNamed:"), (.imageOfMac, "imageNamed:"):
            if case .string(let name)? = first { return .image(name) }
        case (.image, "systemImageNamed:"), (.image, "systemImageNamed:withConfiguration:"),
            (.imageOfMac, "imageWithSystemSymbolName:accessibilityDescription:"):
            if case .string(let name)? = first { return .symbol(name) }
        case (.font, "preferredFontForTextStyle:"):
            if case .name(let style)? = first { return .textStyle(style) }
        case (.font, "systemFontOfSize:"), (.font, "boldSystemFontOfSize:"), (.font, "italicSystemFontOfSize:"),
            (.font, "systemFontOfSize:weight:"):
            if case .number(let size)? = first { return .fixedFont(size) }
        case (.font, "fontWithName:size:"):
            guard case .number(let size)? = parts[1].value else { return .computed }
            if case .string(let name)? = first { return .customFont(name, size) }
            return .customFont(nil, size)
        case (_, "scaledFontForFont:"), (_, "scaledFontForFont:maximumPointSize:"),
            (_, "scaledFontForFont:compatibleWithTraitCollection:"):
            return .scalingFont(first.flatMap(points), style: style(ofMetrics: receiver))
        default: break
        }
        return .computed
    }

    /// What the type is that a message is sent to; fonts of AppKit do not follow the text size, and are left out.
    private static func kind(of receiver: ObjectiveCExpression) -> FrameworkType.Kind? {
        guard case .name(let type) = receiver, let kind = FrameworkType.kind(of: type) else { return nil }
        return kind == .font && FrameworkType.isOfMac(type) ? nil : kind
    }

    /// The size of a font that is written out.
    private static func points(_ font: ObjectiveCExpression) -> Double? {
        switch value(of: font) {
        case .fixedFont(let size), .customFont(_, let size): size
        default: nil
        }
    }

    /// The text style that metrics are made for.
    private static func style(ofMetrics metrics: ObjectiveCExpression) -> String? {
        guard case .message(let receiver, let parts) = metrics, kind(of: receiver) == .fontMetrics,
            parts[0].name == "metricsForTextStyle", case .name(let style)? = parts[0].value
        else { return nil }
        return style
    }
}
