import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// Modifiers by which a state of the app is shown, with what decides about it.
enum StateAppearanceModifiers {
    /// The modifiers by name.
    static let table: [String: ModifierTable.Reading] = {
        var result: [String: ModifierTable.Reading] = ["trim": { AppearanceArguments($0).drawnValue }]
        for name in names { result[name] = { AppearanceArguments($0).look } }
        result["strikethrough"] = { AppearanceArguments($0).strike }
        for name in flags { result[name] = { AppearanceArguments($0).switchedLook } }
        return result
    }()

    private static let names = [
        "foregroundColor", "foregroundStyle", "fill", "stroke", "strokeBorder", "border", "tint", "accentColor",
        "fontWeight", "opacity", "rotationEffect", "symbolVariant",
    ]

    /// Modifiers that are switched on by a Boolean.
    private static let flags = ["bold", "italic", "underline"]
}
