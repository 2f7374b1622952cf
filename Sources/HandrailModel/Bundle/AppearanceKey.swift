public import HandrailSource

/// The key `UIUserInterfaceStyle` of an `Info.plist` that shows an app in one appearance only.
public struct AppearanceKey: Hashable, Sendable {
    /// Whether that is Dark Mode.
    public let isDark: Bool
    /// The key with its value; `nil` where the build settings of the project say so.
    public let place: SourcePlace?

    /// A key.
    public init(isDark: Bool, place: SourcePlace?) {
        self.isDark = isDark
        self.place = place
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
