import HandrailMarkup

/// One object of an Xcode project: its class and its fields.
struct XcodeObject {
    /// Its class, such as `PBXGroup`.
    let isa: String
    private let fields: [String: PropertyListNode]

    /// An object; `nil` where it is no dictionary with a class.
    init?(_ node: PropertyListNode) {
        guard let fields = Self.fields(of: node), let isa = fields["isa"].flatMap(Self.text) else { return nil }
        self.isa = isa
        self.fields = fields
    }

    /// The text of a field, or the first text where it is a list.
    func text(_ field: String) -> String? {
        fields[field].flatMap { Self.text($0) ?? Self.texts($0).first }
    }

    /// The texts of a list; a single text is a list of one.
    func texts(_ field: String) -> [String] {
        guard let node = fields[field] else { return [] }
        return Self.text(node).map { [$0] } ?? Self.texts(node)
    }

    /// A dictionary of texts; lists are joined by blanks, as build settings are.
    func settings(_ field: String) -> [String: String] {
        guard let entries = fields[field].flatMap(Self.fields) else { return [:] }
        return entries.mapValues { Self.text($0) ?? Self.texts($0).joined(separator: " ") }
    }

    /// The fields of a dictionary by name; the last of two with one name counts.
    static func fields(of node: PropertyListNode) -> [String: PropertyListNode]? {
        guard case .dictionary(let entries) = node.value else { return nil }
        return Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    }

    /// The text of a node that is a text.
    static func text(_ node: PropertyListNode) -> String? {
        guard case .string(let text) = node.value else { return nil }
        return text
    }

    private static func texts(_ node: PropertyListNode) -> [String] {
        guard case .array(let elements) = node.value else { return [] }
        return elements.compactMap(text)
    }
}
