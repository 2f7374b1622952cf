/// What linking tells of a project beside its screens.
public struct ProjectFacts: Sendable {
    /// Where code uses the APIs that rules ask for by name, in the order of the files.
    public let code: [CodeBlock]
    /// The targets, as far as they have any file.
    public let targets: [TargetFacts]
    /// What stands anywhere in the project.
    public let names: NameSearch
    private let contents: ProjectContents

    /// The facts of a project.
    public init(
        code: [CodeBlock] = [], contents: ProjectContents = ProjectContents(), targets: [TargetFacts] = [],
        names: NameSearch = .openEnded
    ) {
        self.code = code
        self.names = names
        self.contents = contents
        let uses = code.flatMap(\.uses)
        self.targets = targets.map { $0.using(uses) }
    }

    /// The platforms that the project is built for; empty where it does not say.
    public var platforms: Set<Platform> { Set(targets.flatMap { $0.platforms.map(\.platform) }) }

    /// A language of the project that is read from right to left.
    public var rightToLeftLanguage: String? {
        (targets.flatMap(\.languages) + contents.strings.lazy.filter(\.isOfApp).map(\.language))
            .first(where: LanguageCode.isRightToLeft)
    }

    /// The languages that the app has texts in, sorted; `Base` is none.
    public var spokenLanguages: [String] {
        Set(contents.strings.lazy.filter { $0.isOfApp && $0.value != nil && $0.language != "Base" }.map(\.language))
            .sorted()
    }

    /// What the bundles hold of some kinds, kind by kind, each in the order of the files.
    public func bundleItems(of kinds: Set<BundleItem.Kind>) -> [BundleItem] {
        BundleItem.Kind.allCases.filter(kinds.contains).flatMap { kind -> [BundleItem] in
            switch kind {
            case .picture: contents.images.filter { $0.kind != .symbol }.map(BundleItem.picture)
            case .symbol: contents.images.filter { $0.kind == .symbol }.map(BundleItem.symbol)
            case .color: contents.colors.map(BundleItem.color)
            case .key: contents.keys.map(BundleItem.key)
            case .string: contents.strings.map(BundleItem.string)
            case .font: contents.fonts.map(BundleItem.font)
            }
        }
    }
}
