import HandrailMarkup

/// One object of an Xcode project: its class and its fields.
struct XcodeObject {
    /// Its class, such as `PBXGroup`.
    let isa: String
    private let fields: [PropertyListMember]

    /// An object; `nil` where it is no dictionary with a class.
    init?(_ node: PropertyListNode) {
        guard let members = node.members else { return nil }
        fields = members
        guard let isa = members.last(where: { $0.key == "isa" })?.value.stringValue else { return nil }
        self.isa = isa
    }

    /// An object has a handful of fields, too few for a table.
    private func field(_ name: String) -> PropertyListNode? { fields.last { $0.key == name }?.value }

    /// The text of a field.
    func text(_ field: String) -> String? { self.field(field)?.stringValue }

    /// The texts of a list; a single text is a list of one.
    func texts(_ field: String) -> [String] { self.field(field).map(Self.texts) ?? [] }

    /// A dictionary of texts; lists are joined by blanks, as build settings are.
    func settings(_ field: String) -> [String: String] {
        let members = self.field(field)?.members ?? []
        return Dictionary(
            members.map { ($0.key, Self.texts($0.value).joined(separator: " ")) },
            uniquingKeysWith: { _, last in last })
    }

    private static func texts(_ node: PropertyListNode) -> [String] {
        node.stringValue.map { [$0] } ?? node.elements?.compactMap(\.stringValue) ?? []
    }
}
