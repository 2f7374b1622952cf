/// A kind of file, told from its name, and where that says too little from its first bytes. Discovery lists files of
/// the kinds that it was given; importers say which of them they take.
public struct FileKind: Sendable {
    /// When a build puts such a file, or what it is compiled to, into the bundle.
    public enum Bundling: Hashable, Sendable {
        /// Never: it is code, or tells the build something.
        case never
        /// Where an Xcode project or a package declares it as a resource.
        case declared
        /// Where it is declared, and inside asset catalogs.
        case declaredOrInCatalog
        /// Wherever it lies.
        case always
    }

    /// Its name; two kinds with the same name are the same.
    public let name: String
    /// What follows the last dot of its file names, in lower case.
    public let extensions: [String]
    /// The names of its files inside asset catalogs, whatever kind their extension would make them.
    public let catalogNames: [String]
    /// The names of its files anywhere, whatever kind their extension would make them.
    public let fileNames: [String]
    /// When such a file comes into the bundle.
    public let bundling: Bundling
    /// Whether Xcode or its tools may keep such a file in UTF-16.
    public let mayBeUTF16: Bool
    /// Whether such a file declares whole screens, so that there is something to audit where it stands alone.
    public let holdsScreens: Bool
    /// Tells from the first bytes whether a file of such a name is of this kind; `nil` where the name says so. Of a
    /// file that is not, no more is read.
    public let recognizes: (@Sendable ([UInt8]) -> Bool)?

    /// How many bytes `recognizes` is shown.
    public static let headLength = 16 << 10

    /// A kind of file.
    public init(
        name: String, extensions: [String], catalogNames: [String] = [], fileNames: [String] = [],
        bundling: Bundling = .never,
        mayBeUTF16: Bool = false, holdsScreens: Bool = false,
        recognizes: (@Sendable ([UInt8]) -> Bool)? = nil
    ) {
        self.name = name
        self.extensions = extensions
        self.catalogNames = catalogNames
        self.fileNames = fileNames
        self.bundling = bundling
        self.mayBeUTF16 = mayBeUTF16
        self.holdsScreens = holdsScreens
        self.recognizes = recognizes
    }
}

extension FileKind: Hashable {
    /// Whether both are the same kind.
    public static func == (a: FileKind, b: FileKind) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FileKind {
    /// Swift source.
    public static let swift = FileKind(name: "swift", extensions: ["swift"], mayBeUTF16: true)
    /// Objective-C source, a header, or the one that comes before every source of a target.
    public static let objectiveC = FileKind(
        name: "objectiveC", extensions: ["m", "mm"] + objectiveCHeaders)
    /// What the names of headers end with.
    private static let objectiveCHeaders = ["h", "pch"]

    /// Whether a path is that of a header of Objective-C.
    public static func isHeader(_ path: String) -> Bool { objectiveCHeaders.contains { path.hasSuffix("." + $0) } }

    /// A storyboard or xib.
    public static let interface = FileKind(
        name: "interface", extensions: ["storyboard", "xib"], bundling: .always, mayBeUTF16: true, holdsScreens: true)
    /// `.strings` or `.stringsdict`.
    public static let stringTable = FileKind(
        name: "stringTable", extensions: ["strings", "stringsdict"], bundling: .always, mayBeUTF16: true)
    /// `.xcstrings`.
    public static let stringCatalog = FileKind(name: "stringCatalog", extensions: ["xcstrings"], bundling: .always)
    /// `.intentdefinition`: what Siri and Shortcuts say of the actions of an app.
    public static let intentDefinition = FileKind(
        name: "intentDefinition", extensions: ["intentdefinition"], bundling: .always)
    /// `Contents.json` inside an asset catalog.
    public static let assetCatalogContents = FileKind(
        name: "catalogPart", extensions: [], catalogNames: ["Contents.json"], bundling: .always)
    /// An image, by itself or inside an asset catalog.
    public static let image = FileKind(
        name: "image", extensions: ["png", "jpg", "jpeg", "pdf", "svg", "heic", "webp", "gif"],
        bundling: .declaredOrInCatalog)
    /// A property list.
    public static let propertyList = FileKind(name: "plist", extensions: ["plist"], bundling: .declared)
    /// The property list that a target names as its `Info.plist`, whatever the file is called.
    public static let infoPropertyList = FileKind(name: "infoPlist", extensions: [], bundling: .declared)
    /// A property list that a target puts into its bundle beside its `Info.plist`, for its own code to read.
    public static let bundledPropertyList = FileKind(name: "bundledPlist", extensions: [], bundling: .declared)
    /// `.entitlements`.
    public static let entitlements = FileKind(name: "entitlements", extensions: ["entitlements"])
    /// `.xcprivacy`.
    public static let privacyManifest = FileKind(name: "privacy", extensions: ["xcprivacy"], bundling: .declared)

    /// The kinds that discovery lists in any case: targets name them, whether an importer reads them or not.
    public static let listed: [FileKind] = [
        .swift, .objectiveC, .interface, .stringTable, .stringCatalog, .assetCatalogContents, .image, .propertyList,
        .entitlements, .privacyManifest,
    ]
}
