import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// Cells that an interface file makes, where code is handed them by the list they stand in.
enum DesignedCells {
    private static let announcements = FrameworkCallback.rows(.hearsOfCell).compactMap(\.label)
    private static let questions = FrameworkCallback.rows(.givesCell).compactMap(\.label)

    /// Whether a label is one of some, which Objective-C writes with the type of the value behind: `willDisplayCell`.
    private static func isLabel(_ label: String?, among known: [String]) -> Bool {
        guard let label else { return false }
        return known.contains { name in
            label == name || label.hasPrefix(name) && label.dropFirst(name.count).first?.isUppercase ?? false
        }
    }

    /// All cells of tables that interface files make.
    static func all(in store: ObjectStore) -> [Int] {
        guard !store.designs.isEmpty else { return [] }
        return store.nodes.indices.filter { index in
            store.nodes[index].viewClass.has(.tableCell)
                && store.nodes[index].design.map { store.designs[$0].slot == .cell } ?? false
        }
    }

    /// The parameter by which a function is handed a cell that is about to be shown; `nil` where it is handed none.
    static func parameter(of function: FunctionDeclaration) -> String? {
        function.parameters.first { isLabel($0.label, among: announcements) }?.name
    }

    /// The cells that the class of the framework may give, of which the file has all; `nil` for any other question.
    static func given(_ store: ObjectStore, _ name: String, _ arguments: [Argument]) -> [Int]? {
        guard FrameworkCallback.isCallback(name), arguments.contains(where: { isLabel($0.label, among: questions) })
        else { return nil }
        let cells = all(in: store)
        return cells.isEmpty ? nil : cells
    }
}
