import HandrailModel
import HandrailSource

/// A switch drawn by hand: a knob on a track, or the picture of a switch, and an action that flips a Boolean.
struct DrawnSwitch {
    /// The Boolean that is flipped.
    let property: String

    /// The switch that an element imitates; `nil` where it imitates none.
    init?(_ element: ElementView) {
        guard let property = Self.flipped(by: element) else { return nil }
        var hasTrack = false
        var hasKnob = false
        var isPictured = false
        for level in [element] + element.descendants {
            switch level.kind {
            case .shape:
                guard case .type(let name) = level.content else { return nil }
                if name == "Circle" { hasKnob = true } else if Self.tracks.contains(name) { hasTrack = true }
            case .image:
                guard level.picturesSwitch else { return nil }
                isPictured = true
            case .text, .label, .opaque, .canvas: return nil
            default: break
            }
        }
        guard isPictured || (hasTrack && hasKnob) else { return nil }
        self.property = property
    }

    private static let tracks: Set<String> = ["Capsule", "RoundedRectangle"]

    private static func flipped(by element: ElementView) -> String? {
        guard element.has(\.runsCode) else { return nil }
        for use in element.attributes {
            switch use.attribute {
            case .code(.action(let action)) where element.kind == .button:
                if let flag = action.toggles.first { return flag }
            case .interaction(.gesture(let gesture)) where gesture.kind == .tap && !element.kind.isControl:
                if let flag = gesture.action.toggles.first { return flag }
            default: continue
            }
        }
        return nil
    }
}

extension ElementView {
    /// Whether it is a picture of the app's own that is called after a switch that is on, or off.
    fileprivate var picturesSwitch: Bool {
        guard case .image(.asset(let names)) = content, !names.values.isEmpty else { return false }
        return names.values.allSatisfy { name in
            let words = name.replacing("-", with: "_").replacing(" ", with: "_").camelCaseWords
            return words.contains { $0 == "switch" || $0 == "toggle" } && words.contains { $0 == "on" || $0 == "off" }
                && words.allSatisfy(Self.switchWords.contains)
        }
    }

    /// What the picture of a switch is called, and of nothing else: a “flash-toggle-on” shows a flash.
    private static let switchWords: Set<String> = [
        "switch", "toggle", "on", "off", "ic", "icon", "img", "image", "btn", "button", "small", "medium", "large",
        "big",
        "selected", "active", "inactive", "enabled", "disabled", "default", "state", "green", "gray", "grey", "blue",
    ]
}

extension Attribute {
    /// Whether it is code that runs. It is asked for every element, so nothing of the code is copied.
    fileprivate var runsCode: Bool {
        switch self {
        case .code(.action), .interaction(.gesture), .code(.event): true
        default: false
        }
    }
}
