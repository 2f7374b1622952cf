import HandrailCode
package import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads from which versions of the system on declarations are there, and for which platforms code is compiled.
package enum AvailabilityReader {
    /// The declarations and clauses in the files of a project that say so.
    package static func code(of units: [SourceUnit]) -> AvailableCode {
        var declarations: [FileIndex: [AvailableCode.Declaration]] = [:]
        var clauses: [FileIndex: [AvailableCode.Clause]] = [:]
        for unit in units {
            let compiled = self.clauses(in: unit)
            if !compiled.isEmpty { clauses[unit.file] = compiled }
            let marks = marks(in: unit)
            guard !marks.isEmpty else { continue }
            let found = DeclarationFinder(unit.code).declarations(around: marks.map(\.offset))
            declarations[unit.file] = zip(marks, found).compactMap { mark, declaration in
                declaration.map { AvailableCode.Declaration(range: $0.range, versions: mark.versions) }
            }
        }
        return AvailableCode(declarations, clauses: clauses)
    }

    /// What of a file is not compiled for some platforms.
    private static func clauses(in unit: SourceUnit) -> [AvailableCode.Clause] {
        unit.code.clauses.compactMap { clause in
            let condition = CompilationCondition(clause.condition)
            let missing = Platform.allCases.filter {
                condition.holds(on: [PlatformVersion(platform: $0, version: nil)]) == false
            }
            return missing.isEmpty ? nil : AvailableCode.Clause(range: clause.range, missing: Set(missing))
        }
    }

    /// Where the attributes of a file stand, with the versions that they name.
    private static func marks(in unit: SourceUnit) -> [(offset: UInt32, versions: [Platform: Version])] {
        let index = unit.code.index
        return index.positions(of: "available").compactMap { position in
            guard index[position - 1] == .at, index[position + 1] == .openParenthesis else { return nil }
            var end = position + 1
            while index[end] != .closeParenthesis, index[end] != .none { end += 1 }
            guard index[end] == .closeParenthesis else { return nil }
            let range = ByteRange(Int(index.start(of: position)), Int(index.start(of: end)) + 1)
            let written = "#" + unit.spelling.spelling(of: range)
            guard let versions = Availability(written)?.versions, !versions.isEmpty else { return nil }
            return (index.start(of: position), versions)
        }
    }
}
