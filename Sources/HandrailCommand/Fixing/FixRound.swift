import HandrailModel
import HandrailSource

/// Repairs of one audit that do not touch each other; those that do wait for the next round.
struct FixRound {
    /// What names a repair over several audits: it is not tried twice where its finding stays.
    struct Key: Hashable {
        /// The rule of its finding.
        let rule: String
        /// What names its finding.
        let fingerprint: String
        /// What it writes.
        let texts: [String]
    }

    /// A repair that is applied.
    struct Chosen {
        /// What names it.
        let key: Key
        /// Its edits.
        let edits: [SourceEdit]
        /// The files that it changes.
        let paths: Set<String>
    }

    /// The repairs, in the order of the audit.
    let repairs: [Chosen]

    /// The repairs of an audit.
    init(
        _ audit: Audit, rules: Set<String>, most: Repair.Safety, without spent: Set<Key>, _ guarded: inout GuardedFiles
    ) {
        var (chosen, taken): ([Chosen], [SourceEdit]) = ([], [])
        for finding in audit.findings where rules.contains(finding.rule) {
            let repairs = finding.repairs.filter { $0.safety <= most && !$0.edits.isEmpty }
            guard let repair = repairs.first else { continue }
            let key = Key(rule: finding.rule, fingerprint: finding.fingerprint, texts: repair.edits.map(\.text))
            let paths = Set(repair.edits.map { audit.file(of: $0.place).path })
            guard !spent.contains(key), !repair.edits.contains(where: { edit in taken.contains { $0.touches(edit) } }),
                repair.edits.allSatisfy({ guarded.mayChange(audit.file(of: $0.place), in: audit.root) })
            else { continue }
            taken += repair.edits
            chosen.append(Chosen(key: key, edits: repair.edits, paths: paths))
        }
        repairs = chosen
    }

    /// Repairs that were chosen already.
    init(_ repairs: [Chosen]) { self.repairs = repairs }

    /// The round without some of its repairs.
    func without(_ spent: Set<Key>) -> FixRound { FixRound(repairs.filter { !spent.contains($0.key) }) }

    /// The bytes of the changed files as they are to stand on disk, by absolute path.
    func files(of audit: Audit) -> [String: [UInt8]] {
        let byFile = Dictionary(grouping: repairs.flatMap(\.edits), by: \.place.file)
        let files = byFile.map { file, edits in
            let text = audit.files[Int(file.value)]
            return ("\(audit.root)/\(text.path)", FixedFile.bytes(of: text, after: edits))
        }
        return Dictionary(files, uniquingKeysWith: { first, _ in first })
    }
}

extension SourceEdit {
    /// Whether it is not known which of two edits comes first, or one of them changes what the other replaces.
    func touches(_ other: SourceEdit) -> Bool {
        place.file == other.place.file && place.range.lower <= other.place.range.upper
            && other.place.range.lower <= place.range.upper
    }
}
