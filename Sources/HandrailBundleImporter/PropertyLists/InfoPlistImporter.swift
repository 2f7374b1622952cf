import HandrailMarkup
public import HandrailModel
public import HandrailSource

/// Reads what the property lists of targets tell the system, each `Info.plist`, entitlements and privacy manifests, and
/// what others hold that targets put into their bundles.
public struct InfoPlistImporter: Importer {
    /// A file with its keys, `nil` where it could not be read, the one appearance that it asks for, the texts of a page
    /// in Settings, and why it could not be read.
    public typealias Fragment = (
        file: FileIndex, kind: FileKind, keys: [BundleKey]?, appearance: AppearanceKey?, page: [StringEntry],
        note: AuditNote?
    )

    /// The property lists that targets name as theirs.
    public let kinds: [FileKind] = [.infoPropertyList, .entitlements, .privacyManifest, .bundledPropertyList]

    /// An importer.
    public init() {}

    /// What one list says.
    public func fragment(of file: ImportedFile) -> Fragment {
        if file.kind == .bundledPropertyList, file.bytes.count > Self.maximumBytes {
            return (file.index, file.kind, nil, nil, [], nil)
        }
        let isBinary = BinaryPropertyListReader.recognizes(file.bytes)
        do throws(MarkupProblem) {
            let list = isBinary
                ? try BinaryPropertyListReader().read(file.bytes) : try XMLPropertyListReader().read(file.bytes)
            guard let members = list.members else {
                let note = ResourceNotes.unexpectedShape(file.path, missing: "dict")
                return (file.index, file.kind, nil, nil, [], file.kind == .bundledPropertyList ? nil : note)
            }
            let text = isBinary || file.kind != .infoPropertyList || Transcoding.applies(to: file.bytes)
                ? nil : file.bytes
            let keys = members.map { key($0, in: file.index, depth: 1, of: text) }
            let appearance = file.kind == .infoPropertyList ? appearance(among: keys) : nil
            let page = file.kind == .bundledPropertyList
                ? SettingsPage(file.path, keys, file: file.index)?.entries ?? [] : []
            return (file.index, file.kind, keys, appearance, page, nil)
        } catch {
            if file.kind == .bundledPropertyList { return (file.index, file.kind, nil, nil, [], nil) }
            let text = isBinary ? nil : Transcoding.utf8(file.bytes)
            return (file.index, file.kind, nil, nil, [], ResourceNotes.skipped(file.path, error, in: text))
        }
    }

    /// Adds the keys, the appearances that lists ask for, and notes on those that could not be read.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        for list in fragments {
            if list.kind == .bundledPropertyList {
                contents.listedKeys += list.keys ?? []
                contents.strings += list.page
                continue
            }
            contents.declarations[list.file] = list.keys
            if list.kind == .infoPropertyList { contents.keys += list.keys ?? [] }
            if let appearance = list.appearance { contents.appearances[list.file] = appearance }
            if let note = list.note { contents.notes.append(note) }
        }
    }

    /// Bytes of a list for code from which on it holds data, such as words or levels, and no settings; whether it can
    /// be read is the matter of that code.
    private static let maximumBytes = 256 << 10

    /// A key with what is in its value, down to the depth that anything is known of.
    ///
    /// - Parameter text: the bytes of the list, where a key may be taken out of it.
    private func key(
        _ member: PropertyListMember, in file: FileIndex, depth: Int, of text: [UInt8]? = nil
    ) -> BundleKey {
        let value = member.value
        let isDeep = depth >= Self.maximumDepth
        let inner = isDeep ? [] : (value.members ?? []).map { key($0, in: file, depth: depth + 1) }
        let listed = isDeep ? [] : (value.elements ?? []).filter { $0.members != nil }.map {
            key(PropertyListMember(key: "", keyRange: $0.range, value: $0), in: file, depth: depth + 1)
        }
        let flag: Bool? = if case .boolean(let flag) = value.kind { flag } else { nil }
        return BundleKey(
            name: member.key, text: value.stringValue, list: (value.elements ?? []).compactMap(\.stringValue),
            flag: flag, members: inner + listed, isOfSomeBuilds: member.isConditional,
            place: SourcePlace(file: file, range: member.range),
            removal: member.isConditional ? nil : text.map { removal(of: member.range, in: file, $0) })
    }

    /// Takes a key out of a list, with the blanks before it and the end of its line, where nothing else stands there.
    private func removal(of range: ByteRange, in file: FileIndex, _ text: [UInt8]) -> SourceEdit {
        var (lower, upper) = (Int(range.lower), min(Int(range.upper), text.count))
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var start = lower
        while start > 0, isBlank(text[start - 1]) { start -= 1 }
        var end = upper
        while end < text.count, isBlank(text[end]) || text[end] == UInt8(ascii: "\r") { end += 1 }
        let isAlone = (start == 0 || text[start - 1] == UInt8(ascii: "\n"))
            && end < text.count && text[end] == UInt8(ascii: "\n")
        if isAlone { (lower, upper) = (start, end + 1) }
        return SourceEdit(place: SourcePlace(file: file, range: ByteRange(lower, upper)), text: "")
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
