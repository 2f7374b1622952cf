import HandrailMarkup
public import HandrailModel
public import HandrailSource

/// Reads what an `Info.plist` says about how an app is shown.
public struct InfoPlistImporter: Importer {
    /// A file and the one appearance that it asks for.
    public typealias Fragment = (file: FileIndex, appearance: AppearanceKey?)

    /// The property lists that targets name as theirs.
    public let kinds: [FileKind] = [.infoPropertyList]

    /// An importer.
    public init() {}

    /// What one list says.
    public func fragment(of file: ImportedFile) -> Fragment {
        (file.index, appearance(of: file.bytes, file: file.index))
    }

    /// Adds the appearances that lists ask for.
    public func link(_ fragments: [Fragment], into contents: inout ProjectContents) {
        for list in fragments { contents.appearances[list.file] = list.appearance }
    }

    /// The one appearance that an app is shown in; `nil` where it follows people, or the file cannot be read.
    public func appearance(of bytes: [UInt8], file: FileIndex) -> AppearanceKey? {
        guard let list = try? XMLPropertyListReader().read(bytes),
            let member = list.members?.last(where: { $0.key == "UIUserInterfaceStyle" }),
            let value = member.value.stringValue
        else { return nil }
        return AppearanceKey(value: value, place: SourcePlace(file: file, range: member.range))
    }
}
