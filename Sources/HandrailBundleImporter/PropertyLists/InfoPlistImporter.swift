import HandrailMarkup
public import HandrailModel
public import HandrailSource

/// Reads what an `Info.plist` says about how an app is shown.
public struct InfoPlistImporter: Importer {
    /// A file with its keys, and the one appearance that it asks for.
    public typealias Fragment = (file: FileIndex, keys: [BundleKey], appearance: AppearanceKey?)

    /// The property lists that targets name as theirs.
    public let kinds: [FileKind] = [.infoPropertyList]

    /// An importer.
    public init() {}

    /// What one list says.
    public func fragment(of file: ImportedFile) -> Fragment {
        let keys = keys(of: file.bytes, file: file.index)
        return (file.index, keys, appearance(among: keys))
    }

    /// Adds the appearances that lists ask for.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        for list in fragments {
            contents.keys += list.keys
            contents.appearances[list.file] = list.appearance
        }
    }

    /// The keys at the top level of a list, in its order; none where it cannot be read.
    private func keys(of bytes: [UInt8], file: FileIndex) -> [BundleKey] {
        let members = (try? XMLPropertyListReader().read(bytes))?.members ?? []
        return members.map {
            BundleKey(
                name: $0.key, text: $0.value.stringValue,
                list: ($0.value.elements ?? []).compactMap(\.stringValue),
                place: SourcePlace(file: file, range: $0.range))
        }
    }

    /// The one appearance that an app is shown in; `nil` where it follows people.
    private func appearance(among keys: [BundleKey]) -> AppearanceKey? {
        guard let key = keys.last(where: { $0.name == "UIUserInterfaceStyle" }), let value = key.text
        else { return nil }
        return AppearanceKey(value: value, place: key.place)
    }
}
