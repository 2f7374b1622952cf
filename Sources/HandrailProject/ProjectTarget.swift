public import HandrailModel
public import HandrailSource

/// A group of files that are built together, with what is known of where they run.
public struct ProjectTarget: Hashable, Sendable {
    /// The target's name; for a folder the folder's name.
    public let name: String
    /// What it builds.
    public let kind: TargetKind
    /// The platforms it runs on with the oldest version of each, sorted by platform; empty where nothing is known.
    public let platforms: [PlatformVersion]
    /// All its files, ascending.
    public let files: [FileIndex]
    /// Those of `files` that end up in its bundle, ascending.
    public let bundleResources: [FileIndex]
    /// Its Info.plist, where the project names one that is there.
    public let infoPlist: FileIndex?
    /// What its build settings write into that list as `UIUserInterfaceStyle`; `nil` where they say nothing of it.
    public let interfaceStyle: String?
    /// Its entitlements, where the project names a file that is there.
    public let entitlements: FileIndex?
    /// The language its texts are written in first, such as `en`; `nil` where the project does not say.
    public let developmentLanguage: String?
    /// The languages it is translated into as the project spells them, sorted; without `Base`, `en` for `English`.
    public let knownLanguages: [String]
    /// Path of the Xcode project that builds it; `nil` for a target of a package and for a folder.
    public let xcodeProject: String?
    /// Paths of the files of its bundle that its project names and that are nowhere, sorted: what is in them is not
    /// known.
    public let missingResources: [String]
    /// What its build settings say of its property lists.
    public let listSettings: InfoListSettings
    /// The names of the targets and of the products of packages that it is built with, sorted.
    public let dependencies: [String]

    /// A target.
    public init(
        name: String, kind: TargetKind, platforms: [PlatformVersion], files: [FileIndex],
        bundleResources: [FileIndex], infoPlist: FileIndex?, entitlements: FileIndex?, developmentLanguage: String?,
        knownLanguages: [String], interfaceStyle: String? = nil, xcodeProject: String? = nil,
        missingResources: [String] = [], listSettings: InfoListSettings = InfoListSettings(),
        dependencies: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.platforms = platforms
        self.files = files
        self.bundleResources = bundleResources
        self.infoPlist = infoPlist
        self.interfaceStyle = interfaceStyle
        self.entitlements = entitlements
        self.developmentLanguage = developmentLanguage
        self.knownLanguages = knownLanguages
        self.xcodeProject = xcodeProject
        self.missingResources = missingResources
        self.listSettings = listSettings
        self.dependencies = dependencies
    }
}
