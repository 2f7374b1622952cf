import HandrailMarkup
import HandrailModel

/// The texts of an `.intentdefinition` file: each stands beside the key under which tables have its translations.
struct IntentDefinition {
    private let root: PropertyListNode

    /// The texts of a property list.
    init(_ root: PropertyListNode) { self.root = root }

    /// An entry for each text that has a key: `INIntentTitle` with `INIntentTitleID`.
    func entries(_ source: StringTableSource) -> [StringEntry] {
        var entries: [StringEntry] = []
        add(root, depth: 0, source, to: &entries)
        return entries
    }

    private func add(
        _ node: PropertyListNode, depth: Int, _ source: StringTableSource, to entries: inout [StringEntry]
    ) {
        guard depth < Self.maximumDepth else { return }
        for element in node.elements ?? [] { add(element, depth: depth + 1, source, to: &entries) }
        for member in node.members ?? [] {
            if let text = member.value.stringValue, !text.isEmpty, let key = node[member.key + "ID"]?.stringValue {
                entries.append(source.entry(key, text, at: member.range))
            }
            add(member.value, depth: depth + 1, source, to: &entries)
        }
    }

    /// Dialogs of parameters of intents stand six levels deep.
    private static let maximumDepth = 16
}
