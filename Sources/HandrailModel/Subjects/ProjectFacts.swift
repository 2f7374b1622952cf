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

    /// The keys of the property lists that bundles hold for code to read: none of an `Info.plist`.
    public var listedKeys: [BundleKey] { contents.listedKeys }

    /// What the bundles hold of some kinds, kind by kind, each in the order of the files.
    public func bundleItems(of kinds: Set<BundleItem.Kind>) -> [BundleItem] {
        var items: [BundleItem] = []
        forEachBundleItem(of: kinds) { items.append($0) }
        return items
    }

    /// Hands out the same items one by one: of texts an app may have hundreds of thousands, and a list of what each of
    /// them is takes more memory than all else that is known of them.
    public func forEachBundleItem(of kinds: Set<BundleItem.Kind>, _ body: (BundleItem) -> Void) {
        for kind in BundleItem.Kind.allCases where kinds.contains(kind) {
            switch kind {
            case .picture: for image in contents.images where image.kind != .symbol { body(.picture(image)) }
            case .symbol: for image in contents.images where image.kind == .symbol { body(.symbol(image)) }
            case .color: for color in contents.colors { body(.color(color)) }
            case .key: for key in contents.keys { body(.key(key)) }
            case .string: for text in contents.strings { body(.string(text)) }
            case .font: for font in contents.fonts { body(.font(font)) }
            }
        }
    }
}
