import HandrailModel
import HandrailReporting
import HandrailSource

/// Asks a person for the words that edits need.
struct FixQuestions {
    /// Ids of the rules whose findings are mended.
    let rules: Set<String>
    /// Says something, and asks for a line; `nil` where nobody answers any longer.
    let context: CommandContext
    /// The language of every sentence.
    let language: ReportLanguage

    /// What stands for words in an edit.
    private static let open = "…"
    /// What leaves the rest unasked.
    private static let end = "q"

    /// Words that were written, and the tables that they belong to.
    private struct Entry {
        let tables: WordTables
        let words: [String: String]
    }

    /// The repairs that were answered, with the words written in them, and the edits that add these to the tables of
    /// the project.
    ///
    /// - Parameter guarded: decides which files may be changed.
    func answered(_ audit: Audit, _ guarded: inout GuardedFiles) -> [FixRound.Chosen] {
        var (chosen, entries): ([FixRound.Chosen], [Entry]) = ([], [])
        for finding in audit.findings where rules.contains(finding.rule) {
            guard let repair = finding.repairs.first(where: { $0.safety == .needsWords && $0.isOpen(Self.open) }),
                mayChange(repair.edits, in: audit, &guarded),
                !repair.edits.contains(where: { edit in chosen.contains { $0.edits.contains { $0.touches(edit) } } })
            else { continue }
            let tables = WordTables(of: audit, near: audit.file(of: finding.place).path).writable {
                guarded.mayChange($0, in: audit.root)
            }
            switch ask(finding, tables, in: audit) {
            case .stopped: return chosen + added(entries, in: audit, &guarded)
            case .skipped: continue
            case .answered(let words):
                let edits = written(words[tables.languages.first ?? ""] ?? "", in: repair)
                chosen.append(
                    FixRound.Chosen(
                        key: FixRound.Key(
                            rule: finding.rule, fingerprint: finding.fingerprint, texts: edits.map(\.text)),
                        edits: edits, paths: Set(edits.map { audit.file(of: $0.place).path })))
                if !tables.languages.isEmpty { entries.append(Entry(tables: tables, words: words)) }
            }
        }
        return chosen + added(entries, in: audit, &guarded)
    }

    /// The edits that add words to tables, one for each set of tables.
    private func added(
        _ entries: [Entry], in audit: Audit, _ guarded: inout GuardedFiles
    ) -> [FixRound.Chosen] {
        let sets = Dictionary(grouping: entries) { $0.tables.paths }
        return sets.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { paths, entries in
            guard let tables = entries.first?.tables else { return nil }
            let edits = tables.edits(adding: entries.map(\.words))
            guard !edits.isEmpty, mayChange(edits, in: audit, &guarded) else { return nil }
            return FixRound.Chosen(
                key: FixRound.Key(rule: "", fingerprint: "", texts: edits.map(\.text)), edits: edits,
                paths: Set(paths))
        }
    }

    private func mayChange(_ edits: [SourceEdit], in audit: Audit, _ guarded: inout GuardedFiles) -> Bool {
        edits.allSatisfy { guarded.mayChange(audit.file(of: $0.place), in: audit.root) }
    }

    // MARK: Asking

    /// What somebody said to a question.
    private enum Answer {
        /// The words by language; under the empty name where the project has no tables.
        case answered([String: String])
        case skipped
        case stopped
    }

    private func ask(_ finding: Finding, _ tables: WordTables, in audit: Audit) -> Answer {
        let file = audit.file(of: finding.place)
        let line = file.lines.position(of: finding.place.range.lower).line
        let code = file.text(in: finding.place.range).split(separator: "\n").first ?? ""
        context.tell("\(file.path):\(line): \(finding.rule): \(finding.message[language])")
        context.tell("    \(code)")
        var words: [String: String] = [:]
        for name in tables.languages.isEmpty ? [""] : tables.languages {
            let question = name.isEmpty
                ? Bilingual(
                    en: "Words for it (an empty line skips it, q ends):", ko: "들려줄 말(빈 줄은 건너뛰기, q는 끝내기):")
                : Bilingual(
                    en: "Words for it in “\(name)” (an empty line skips it, q ends):",
                    ko: "‘\(name)’(으)로 들려줄 말(빈 줄은 건너뛰기, q는 끝내기):")
            context.tell(question[language])
            guard let line = context.line() else { return .stopped }
            let answer = line.split(separator: " ").joined(separator: " ")
            if answer == Self.end { return .stopped }
            if answer.isEmpty { return .skipped }
            words[name] = String(answer.prefix(500))
        }
        return .answered(words)
    }

    /// The edits of a repair with words in them.
    private func written(_ words: String, in repair: Repair) -> [SourceEdit] {
        let literal = WordTables.quoted(words)
        return repair.edits.map { edit in
            // The older spelling takes a view of text.
            let value = edit.text.hasPrefix(".accessibility(") ? "Text(\(literal))" : literal
            return SourceEdit(place: edit.place, text: edit.text.replacing(Self.open, with: value))
        }
    }
}

extension Repair {
    /// Whether it has edits, and words are open in some of them.
    fileprivate func isOpen(_ mark: String) -> Bool { edits.contains { $0.text.contains(mark) } }
}
