import HandrailMarkup

/// One object of an Xcode project: its class and its fields.
struct XcodeObject {
    /// Its class, such as `PBXGroup`.
    let isa: String
    private let fields: [String: PropertyListNode]

    /// An object; `nil` where it is no dictionary with a class.
    init?(_ node: PropertyListNode) {
        guard let members = node.members else { return nil }
        fields = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
        guard let isa = fields["isa"]?.stringValue else { return nil }
        self.isa = isa
    }

    /// The text of a field.
    func text(_ field: String) -> String? { fields[field]?.stringValue }

    /// The texts of a list; a single text is a list of one.
    func texts(_ field: String) -> [String] { fields[field].map(Self.texts) ?? [] }

    /// A dictionary of texts; lists are joined by blanks, as build settings are.
    func settings(_ field: String) -> [String: String] {
        let members = fields[field]?.members ?? []
        return Dictionary(
            members.map { ($0.key, Self.texts($0.value).joined(separator: " ")) }, uniquingKeysWith: { _, last in last })
    }

    private static func texts(_ node: PropertyListNode) -> [String] {
        node.stringValue.map { [$0] } ?? node.elements?.compactMap(\.stringValue) ?? []
    }
}
