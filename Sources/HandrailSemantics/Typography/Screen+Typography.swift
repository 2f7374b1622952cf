public import HandrailModel

extension Screen {
    /// The platform on which its text grows with the setting: iOS where nothing else is known; `nil` where none does.
    /// macOS and tvOS keep the sizes of text.
    public var scalingPlatform: Platform? { Self.scalingPlatform(among: platforms) }

    /// The platform on which the text of an element grows with the setting, of those that its code is compiled for.
    public func scalingPlatform(of element: ElementView) -> Platform? {
        Self.scalingPlatform(among: platforms(of: element))
    }

    private static func scalingPlatform(among platforms: [PlatformVersion]) -> Platform? {
        guard !platforms.isEmpty else { return .iOS }
        let order: [Platform] = [.iOS, .macCatalyst, .visionOS, .watchOS]
        return order.first { wanted in platforms.contains { $0.platform == wanted } }
    }
}
