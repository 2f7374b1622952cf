import HandrailMarkup
public import HandrailModel
public import HandrailSource

/// Reads what an `Info.plist` says about how an app is shown.
public struct InfoPlistImporter: Sendable {
    /// An importer.
    public init() {}

    /// The one appearance that an app is shown in; `nil` where it follows people, or the file cannot be read.
    public func appearance(of bytes: [UInt8], file: FileIndex) -> AppearanceKey? {
        guard let list = try? XMLPropertyListReader().read(bytes),
            let member = list.members?.last(where: { $0.key == "UIUserInterfaceStyle" }),
            let value = member.value.stringValue
        else { return nil }
        return AppearanceKey(value: value, place: SourcePlace(file: file, range: member.range))
    }
}
