import HandrailModel

/// A target whose files are still positions in the tree.
struct UnnumberedTarget: Sendable {
    /// The target's name.
    let name: String
    /// What it builds.
    let kind: TargetKind
    /// Where it runs.
    let platforms: [PlatformVersion]
    /// Positions in the tree of all its files.
    let files: Set<Int>
    /// Those that end up in its bundle.
    let bundleResources: Set<Int>
    /// Position of its Info.plist.
    let infoPlist: Int?
    /// Position of its entitlements.
    let entitlements: Int?
    /// The language its texts are written in first.
    let developmentLanguage: String?
    /// The languages its project names; `nil` where only the folders of its resources tell.
    let declaredLanguages: [String]?
    /// What its build settings write into its Info.plist as `UIUserInterfaceStyle`.
    let interfaceStyle: String?
    /// Path of the Xcode project that builds it.
    let xcodeProject: String?
    /// Paths of the files of its bundle that its project names and that are nowhere.
    let missingResources: Set<String>
    /// What its build settings say of its property lists.
    let listSettings: InfoListSettings
    /// The names of the targets and products that it is built with.
    let dependencies: Set<String>

    /// A draft.
    init(
        name: String, kind: TargetKind, platforms: [PlatformVersion] = [], files: Set<Int>, bundleResources: Set<Int>,
        infoPlist: Int? = nil, entitlements: Int? = nil, developmentLanguage: String? = nil,
        declaredLanguages: [String]? = nil, interfaceStyle: String? = nil, xcodeProject: String? = nil,
        missingResources: Set<String> = [], listSettings: InfoListSettings = InfoListSettings(),
        dependencies: Set<String> = []
    ) {
        self.name = name
        self.kind = kind
        self.platforms = platforms
        self.files = files
        self.bundleResources = bundleResources
        self.infoPlist = infoPlist
        self.entitlements = entitlements
        self.developmentLanguage = developmentLanguage
        self.declaredLanguages = declaredLanguages
        self.interfaceStyle = interfaceStyle
        self.xcodeProject = xcodeProject
        self.missingResources = missingResources
        self.listSettings = listSettings
        self.dependencies = dependencies
    }
}
