public import HandrailSource

/// What shows an app in one appearance only: the key `UIUserInterfaceStyle` of its `Info.plist`, or code that says so
/// of its window.
public struct AppearanceKey: Hashable, Sendable {
    /// Whether that is Dark Mode.
    public let isDark: Bool
    /// The key with its value, or the code; `nil` where the build settings of the project say so.
    public let place: SourcePlace?

    /// Where it is said.
    public let origin: Origin

    /// Where an app says so.
    public enum Origin: Hashable, Sendable {
        case infoPlist, window
    }

    /// A key.
    public init(isDark: Bool, place: SourcePlace?, origin: Origin = .infoPlist) {
        self.isDark = isDark
        self.place = place
        self.origin = origin
    }

    /// What a value of the key says; `nil` for `Automatic` and everything else.
    public init?(value: String, place: SourcePlace?) {
        switch value {
        case "Dark": self.init(isDark: true, place: place)
        case "Light": self.init(isDark: false, place: place)
        default: return nil
        }
    }
}
