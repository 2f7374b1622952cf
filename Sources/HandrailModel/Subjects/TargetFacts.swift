public import HandrailSource

/// What a project says of one of its targets.
public struct TargetFacts: Hashable, Sendable {
    /// What a target builds, as far as the system asks people for anything on its behalf.
    public enum Kind: Hashable, Sendable {
        /// An app, on a phone or on a watch.
        case app
        /// A part of an app that the system runs by itself.
        case appExtension
        /// Code that is built into others, or stands alone.
        case other
    }

    /// Its name.
    public let name: String
    /// What it builds.
    public let kind: Kind
    /// The platforms it runs on with the oldest version of each; empty where nothing is known.
    public let platforms: [PlatformVersion]
    /// The language its texts are written in first, such as `en`; `nil` where the project does not say.
    public let developmentLanguage: String?
    /// The languages it is translated into, sorted.
    public let languages: [String]
    /// The keys of its `Info.plist`, with what build settings write into it.
    public let keys: [BundleKey]
    /// What the system reads of it before it runs.
    public let declared: Declarations
    /// Its files.
    public let files: Set<FileIndex>
    /// Those of its files that are for the people who make it: in folders of debug menus, demos and samples.
    public let developerFiles: Set<FileIndex>
    /// Whether it shows how other code of the project is used, and nobody but developers is given it.
    public let isSample: Bool
    /// Where its own code uses the APIs that rules ask for by name.
    public let uses: [CodeUse]
    /// The same of the code of all targets, which may run in it as well.
    public let usesOfProject: [CodeUse]
    /// The modules that code of the project imports, but for its own, sorted.
    public let modules: [String]
    /// Where it is mended: the beginning of its `Info.plist`, else of its first file.
    public let place: SourcePlace

    /// A target.
    public init(
        name: String, kind: Kind = .other, platforms: [PlatformVersion], developmentLanguage: String? = nil,
        languages: [String] = [], keys: [BundleKey] = [], declared: Declarations = Declarations(),
        files: Set<FileIndex> = [], developerFiles: Set<FileIndex> = [],
        isSample: Bool = false, uses: [CodeUse] = [], usesOfProject: [CodeUse] = [],
        modules: [String] = [], place: SourcePlace
    ) {
        self.name = name
        self.kind = kind
        self.platforms = platforms
        self.developmentLanguage = developmentLanguage
        self.languages = languages
        self.keys = keys
        self.declared = declared
        self.files = files
        self.developerFiles = developerFiles
        self.isSample = isSample
        self.uses = uses
        self.usesOfProject = usesOfProject
        self.modules = modules
        self.place = place
    }

    /// Whether it runs on some platform; one of which nothing is known is taken to run on phones.
    public func runs(on platform: Platform) -> Bool {
        platforms.isEmpty ? platform == .iOS : platforms.contains { $0.platform == platform }
    }

    /// The same target with those of some uses that stand in its files.
    func using(_ uses: [CodeUse]) -> TargetFacts {
        TargetFacts(
            name: name, kind: kind, platforms: platforms, developmentLanguage: developmentLanguage,
            languages: languages, keys: keys, declared: declared, files: files, developerFiles: developerFiles,
            isSample: isSample, uses: uses.filter { files.contains($0.place.file) }, usesOfProject: uses,
            modules: modules, place: place)
    }
}

extension TargetFacts {
    /// What a target declares to the system: why it asks, what it may do, what it reads of people.
    public struct Declarations: Hashable, Sendable {
        /// The keys that its `Info.plist` has once it is built, of those that ask people for something; `nil` where the
        /// list is not there to be read.
        public let purposes: [BundleKey]?
        /// The same of the apps that it may be part of; `nil` where the list of one of them is not there, or there is
        /// no app.
        public let purposesOfApps: [BundleKey]?
        /// Its privacy manifests, file by file.
        public let manifests: [[BundleKey]]
        /// Whether a privacy manifest of it is there and cannot be read.
        public let hasUnreadManifest: Bool
        /// What it may do beyond what every app may; empty where its entitlements are not there to be read.
        public let entitlements: [BundleKey]
        /// The texts of its `InfoPlist` tables, in all languages.
        public let texts: [StringEntry]
        /// Those of all its other tables, file by file: parts of the list of all texts, which are not copied.
        public let tables: [ArraySlice<StringEntry>]
        /// The languages that its other texts are in, sorted.
        public let spoken: [String]
        /// The texts of its page in Settings: what stands on it as `Base`, and its tables.
        public let settings: [StringEntry]

        /// Declarations.
        public init(
            purposes: [BundleKey]? = nil, purposesOfApps: [BundleKey]? = nil, manifests: [[BundleKey]] = [],
            hasUnreadManifest: Bool = false, entitlements: [BundleKey] = [], texts: [StringEntry] = [],
            tables: [ArraySlice<StringEntry>] = [], spoken: [String] = [], settings: [StringEntry] = []
        ) {
            self.purposes = purposes
            self.purposesOfApps = purposesOfApps
            self.manifests = manifests
            self.hasUnreadManifest = hasUnreadManifest
            self.entitlements = entitlements
            self.texts = texts
            self.tables = tables
            self.spoken = spoken
            self.settings = settings
        }
    }
}
