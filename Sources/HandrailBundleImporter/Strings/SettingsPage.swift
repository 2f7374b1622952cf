import HandrailModel
import HandrailSource

/// The page that an app has in Settings: a bundle of its own, with lists of what is on it and tables of their texts.
struct SettingsPage {
    private let keys: [BundleKey]
    private let source: StringTableSource

    /// The list at a path; `nil` where it is none of such a bundle.
    init?(_ path: String, _ keys: [BundleKey], file: FileIndex) {
        let resource = ResourcePath(path)
        guard Self.isInSettings(resource) else { return nil }
        self.keys = keys
        let table = keys.last { $0.name == "StringsTable" }?.text ?? resource.baseName
        source = StringTableSource(
            path: path, table: Self.prefix + table, language: "Base", isOfApp: false, file: file)
    }

    /// The texts that are shown on it; each is the key of its translations.
    ///
    /// Source of the keys: Apple, “Settings Application Schema Reference”.
    var entries: [StringEntry] {
        let groups = keys.last { $0.name == "PreferenceSpecifiers" }?.members ?? []
        return groups.flatMap { group in
            ["Title", "FooterText"].compactMap { group[$0] }.flatMap { key in
                key.text.map { [source.entry($0, $0, at: key.place.range)] } ?? []
            } + (group["Titles"].map { key in key.list.map { source.entry($0, $0, at: key.place.range) } } ?? [])
        }
    }

    /// The name of the table in a file: of that bundle with its name, so that it is told from those of the app.
    static func table(_ resource: ResourcePath) -> String {
        isInSettings(resource) ? prefix + resource.baseName : resource.baseName
    }

    private static func isInSettings(_ resource: ResourcePath) -> Bool {
        resource.components.dropLast().contains("Settings.bundle")
    }

    private static let prefix = StringEntry.settings
}
