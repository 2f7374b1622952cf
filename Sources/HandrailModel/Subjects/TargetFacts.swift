public import HandrailSource

/// What a project says of one of its targets.
public struct TargetFacts: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The platforms it runs on with the oldest version of each; empty where nothing is known.
    public let platforms: [PlatformVersion]
    /// The language its texts are written in first, such as `en`; `nil` where the project does not say.
    public let developmentLanguage: String?
    /// The languages it is translated into, sorted.
    public let languages: [String]
    /// The keys of its `Info.plist`, as far as that is a file.
    public let keys: [BundleKey]
    /// Where it is mended: the beginning of its `Info.plist`, else of its first file.
    public let place: SourcePlace

    /// A target.
    public init(
        name: String, platforms: [PlatformVersion], developmentLanguage: String? = nil, languages: [String] = [],
        keys: [BundleKey] = [], place: SourcePlace
    ) {
        self.name = name
        self.platforms = platforms
        self.developmentLanguage = developmentLanguage
        self.languages = languages
        self.keys = keys
        self.place = place
    }
}
