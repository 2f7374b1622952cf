import HandrailMarkup
public import HandrailModel
public import HandrailSource

/// Reads what the property lists of targets tell the system: each `Info.plist`, entitlements and privacy manifests.
public struct InfoPlistImporter: Importer {
    /// A file with its keys, `nil` where it could not be read, and the one appearance that it asks for.
    public typealias Fragment = (file: FileIndex, isInfo: Bool, keys: [BundleKey]?, appearance: AppearanceKey?)

    /// The property lists that targets name as theirs.
    public let kinds: [FileKind] = [.infoPropertyList, .entitlements, .privacyManifest]

    /// An importer.
    public init() {}

    /// What one list says.
    public func fragment(of file: ImportedFile) -> Fragment {
        let keys = keys(of: file.bytes, file: file.index)
        let isInfo = file.kind == .infoPropertyList
        return (file.index, isInfo, keys, isInfo ? appearance(among: keys ?? []) : nil)
    }

    /// Adds the keys, and the appearances that lists ask for.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        for list in fragments {
            contents.declarations[list.file] = list.keys
            if list.isInfo { contents.keys += list.keys ?? [] }
            if let appearance = list.appearance { contents.appearances[list.file] = appearance }
        }
    }

    /// The keys at the top level of a list, in its order; `nil` where it cannot be read.
    private func keys(of bytes: [UInt8], file: FileIndex) -> [BundleKey]? {
        let list =
            BinaryPropertyListReader.recognizes(bytes)
            ? try? BinaryPropertyListReader().read(bytes) : try? XMLPropertyListReader().read(bytes)
        return list?.members?.map { key($0.key, $0.value, at: $0.range, file, depth: 1) }
    }

    /// A key with what is in its value, down to the depth that anything is known of.
    private func key(
        _ name: String, _ value: PropertyListNode, at range: ByteRange, _ file: FileIndex, depth: Int
    ) -> BundleKey {
        let isDeep = depth >= Self.maximumDepth
        let inner = isDeep ? [] : (value.members ?? []).map {
            key($0.key, $0.value, at: $0.range, file, depth: depth + 1)
        }
        let listed = isDeep ? [] : (value.elements ?? []).filter { $0.members != nil }.map {
            key("", $0, at: $0.range, file, depth: depth + 1)
        }
        let flag: Bool? = if case .boolean(let flag) = value.kind { flag } else { nil }
        return BundleKey(
            name: name, text: value.stringValue, list: (value.elements ?? []).compactMap(\.stringValue), flag: flag,
            members: inner + listed, place: SourcePlace(file: file, range: range))
    }

    /// The keys of one domain in the settings of transport security stand three levels deep.
    private static let maximumDepth = 6

    /// The one appearance that an app is shown in; `nil` where it follows people.
    private func appearance(among keys: [BundleKey]) -> AppearanceKey? {
        guard let key = keys.last(where: { $0.name == "UIUserInterfaceStyle" }), let value = key.text
        else { return nil }
        return AppearanceKey(value: value, place: key.place)
    }
}
