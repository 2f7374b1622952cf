public import HandrailSource

/// A key of an `Info.plist`, of entitlements or of a privacy manifest.
public struct BundleKey: Hashable, Sendable {
    /// The key.
    public let name: String
    /// Its value, where that is a text.
    public let text: String?
    /// The texts in its value, where that is a list of them; empty for anything else.
    public let list: [String]
    /// Its value, where that is a truth value.
    public let flag: Bool?
    /// What its value holds, where that is a dictionary; of a list its dictionaries, each without a name.
    public let members: [BundleKey]
    /// Whether only some builds have it: it stands between `#if` and `#endif`.
    public let isOfSomeBuilds: Bool
    /// The build setting that writes it into the list; `nil` for what stands in a file.
    public let setting: String?
    /// The key with its value.
    public let place: SourcePlace
    /// What takes it out of its list with the line that it stands on; `nil` where the list cannot be edited.
    public let removal: SourceEdit?

    /// A key.
    public init(
        name: String, text: String?, list: [String] = [], flag: Bool? = nil, members: [BundleKey] = [],
        isOfSomeBuilds: Bool = false, setting: String? = nil, place: SourcePlace,
        removal: SourceEdit? = nil
    ) {
        self.name = name
        self.text = text
        self.list = list
        self.flag = flag
        self.members = members
        self.isOfSomeBuilds = isOfSomeBuilds
        self.setting = setting
        self.place = place
        self.removal = removal
    }

    /// The same key with every text in it as a function has it; what the function knows nothing of stays.
    public func filling(_ fill: (String) -> String?) -> BundleKey {
        BundleKey(
            name: name, text: text.map { fill($0) ?? $0 }, list: list.map { fill($0) ?? $0 }, flag: flag,
            members: members.map { $0.filling(fill) }, isOfSomeBuilds: isOfSomeBuilds, setting: setting,
            place: place, removal: removal)
    }

    /// What it holds under a name; the last of equal names.
    public subscript(name: String) -> BundleKey? { members.last { $0.name == name } }
}
