public import HandrailSource

/// What a project holds besides Swift code, as its importers tell.
public struct ProjectContents: Sendable {
    /// Texts of all string tables.
    public var strings: [StringEntry] = []
    /// Images and symbols.
    public var images: [ImageAsset] = []
    /// Colors.
    public var colors: [ColorAsset] = []
    /// The keys at the top level of every `Info.plist`.
    public var keys: [BundleKey] = []
    /// The keys at the top level of every property list that could be read and that tells the system something: an
    /// `Info.plist`, entitlements, a privacy manifest.
    public var declarations: [FileIndex: [BundleKey]] = [:]
    /// The keys at the top level of every other property list that bundles hold, for code to read.
    public var listedKeys: [BundleKey] = []
    /// Fonts that the app brings along.
    public var fonts: [BundleFont] = []
    /// Scenes of storyboards and xibs.
    public var scenes: [InterfaceScene] = []
    /// Screens that were captured from the running app.
    public var captures: [Screen] = []
    /// Names of classes that code other than Swift speaks of, and some other words.
    public var classNames: Set<String> = []
    /// Names of classes that interface files have.
    public var designedClasses: [FileIndex: Set<String>] = [:]
    /// The only appearance that an app is shown in, by the `Info.plist` that says so.
    public var appearances: [FileIndex: AppearanceKey] = [:]
    /// What could not be read.
    public var notes: [AuditNote] = []

    /// No contents yet.
    public init() {}

    /// What the bundles of the project hold.
    public var bundle: BundleContents { BundleContents(strings: strings, images: images, colors: colors) }
}
