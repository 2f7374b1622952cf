import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewCode

/// Classes of cells that stand in lists of several classes, of which not all react where one is chosen.
struct SharedCells {
    private let program: Program
    /// For each class of cells, those that list it and do not react.
    private var listers: [String: [LinkedType]] = [:]

    /// Finds who lists which cells.
    init(_ designed: [ResolvedScene], _ coded: [ResolvedClass], in program: Program) {
        self.program = program
        for reading in designed where !reading.listed.isEmpty {
            let owner = reading.scene.customClass.flatMap { program.typesByName[$0]?.first }
            if let owner { note(reading.listed, by: owner) }
        }
        for reading in coded where !reading.listed.isEmpty && program.viewClass(of: reading.type) != nil {
            note(reading.listed, by: reading.type)
        }
    }

    /// The writes without what becomes of cells that other lists show and let nobody choose.
    func removed(from writes: [ForeignWrite]) -> [ForeignWrite] {
        guard !listers.isEmpty else { return writes }
        return writes.filter { write in
            guard write.selection != nil, let cell = write.type, let chooser = write.chooser else { return true }
            let made = program.typesByName[chooser]?.first?.constructs ?? []
            return !(listers[cell] ?? []).contains { $0.identity != chooser && !made.contains($0.simpleName) }
        }
    }

    private mutating func note(_ parts: [ListedPart], by type: LinkedType) {
        let rows = parts.filter { $0.role == .row && !$0.isOfTable && isNamed($0.type, by: type) }
        guard !rows.isEmpty, !ListSelections.mayChoose(type, in: program) else { return }
        for row in rows { listers[row.type.identity, default: []].append(type) }
    }

    /// Whether the code of a class itself speaks of a class of cells, rather than that of a view that it makes.
    private func isNamed(_ cell: LinkedType, by type: LinkedType) -> Bool {
        program.lineage(of: type).lazy.flatMap(\.places).contains { place in
            !program.mentions.index(of: place.file).positions(of: cell.simpleName, in: place.range).isEmpty
        }
    }
}
