import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailViewCode

/// A class of which the lists of a screen make what they show, as far as code says so.
struct ListedPart: Sendable {
    /// What it is to its list.
    enum Role: Sendable {
        /// A row, of which there may be any number.
        case row
        /// What stands above a section.
        case header
        /// What stands below one.
        case footer
    }

    /// The class.
    let type: LinkedType
    /// What it is to its list.
    let role: Role
    /// Whether its list is a table, and no collection.
    let isOfTable: Bool
    /// The identities of its lists; empty where code does not say which list it is.
    let lists: Set<String>

    /// The classes that code hands to lists, or takes what lists hand out for.
    static func all(in reader: ViewCodeInterpreter) -> [ListedPart] {
        let store = reader.store
        return store.listedClasses.sorted { $0.key < $1.key }.compactMap { node, lists in
            let viewClass = store.nodes[node].viewClass
            guard let type = viewClass.type, let (isOfTable, isRow) = kind(of: viewClass) else { return nil }
            let role: Role = isRow ? .row : store.footers.contains(node) ? .footer : .header
            return ListedPart(
                type: type, role: role, isOfTable: isOfTable, lists: Set(lists.map { store.name(of: $0) }))
        }
    }

    private static func kind(of viewClass: CodeClass) -> (isOfTable: Bool, isRow: Bool)? {
        if viewClass.has(.tableCell) { return (true, true) }
        if viewClass.has(.tableHeader) { return (true, false) }
        if viewClass.has(.gridItem) { return (false, true) }
        return viewClass.systemClass == BuiltInClass.collectionSupplement.name ? (false, false) : nil
    }

    /// The same part of a list that is not known.
    var unplaced: ListedPart { ListedPart(type: type, role: role, isOfTable: isOfTable, lists: []) }
}
