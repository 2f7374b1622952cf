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
        return ObjectiveCSpelling.constantPrefixes.contains(where: name.hasPrefix) ? .constant(name) : .computed
    }

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
        ObjectiveCMaker.made(byFunction: name).map { value(by: $0, arguments.map(Optional.some), receiver: nil) }
            ?? .computed
    }

    private static func message(
        _ receiver: ObjectiveCExpression, _ parts: [ObjectiveCExpression.Part], _ whole: ObjectiveCExpression
    ) -> ObjectiveCValue {
        whole.selector.flatMap { ObjectiveCMaker.made(by: $0, sentTo: kind(of: receiver)) }
            .map { value(by: $0, parts.map(\.value), receiver: receiver) } ?? .computed
    }

    private static func value(
        by maker: ObjectiveCMaker, _ arguments: [ObjectiveCExpression?], receiver: ObjectiveCExpression?
    ) -> ObjectiveCValue {
        switch (maker, arguments.first ?? nil) {
        case (.words(let table), .string(let key)):
            if let table, arguments.indices.contains(table), case .string(let name)? = arguments[table] {
                return .localized(key: key, table: name)
            }
            return .localized(key: key, table: nil)
        case (.image, .string(let name)): return .image(name)
        case (.symbol, .string(let name)): return .symbol(name)
        case (.textStyle, .name(let style)): return .textStyle(style)
        case (.fixedFont, .number(let size)): return .fixedFont(size)
        case (.customFont, let name):
            guard arguments.count > 1, case .number(let size)? = arguments[1] else { return .computed }
            if case .string(let name)? = name { return .customFont(name, size) }
            return .customFont(nil, size)
        case (.scaledFont, let font):
            return .scalingFont(font.flatMap(points), style: receiver.flatMap(style(ofMetrics:)))
        default: return .computed
        }
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
