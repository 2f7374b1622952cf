import HandrailModel

/// Writes how often each rule said what, as a table.
struct TerminalTallies {
    /// What each rule said.
    let tallies: [RuleTally]
    /// The words of the report.
    let phrases: TerminalPhrases

    /// Writes a row for each rule that said more than "in order", and one for all others.
    func write(on page: inout TerminalPage) {
        let speaking = tallies.filter { $0.violations + $0.reviews + $0.suppressed + Self.unknown($0) > 0 }
        let silent = tallies.count - speaking.count
        guard !tallies.isEmpty else { return }
        var rows = speaking.map { Self.numbers($0) }
        var names = speaking.map { PrintableText.line($0.rule) }
        if silent > 0 {
            let quiet = tallies.filter { tally in !speaking.contains { $0.rule == tally.rule } }
            rows.append([0, 0, 0, quiet.reduce(0) { $0 + $1.passes }, 0])
            names.append(
                speaking.isEmpty
                    ? phrases.count(silent, "rule", "rules", "규칙")
                    : phrases.count(silent, "other rule", "other rules", "그 밖의 규칙"))
        }
        write(names: names, rows: rows, on: &page)
    }

    private func write(names: [String], rows: [[Int]], on page: inout TerminalPage) {
        let titles = [
            phrases.pick("violations", "위반"), phrases.pick("reviews", "검토 필요"),
            phrases.pick("can't tell", "판단 불가"), phrases.pick("passed", "통과"), phrases.pick("ignored", "무시함"),
        ]
        let head = phrases.pick("Rule", "규칙")
        let first = ([head] + names).map(DisplayWidth.of).max() ?? 0
        let widths = titles.indices.map { column in
            max(DisplayWidth.of(titles[column]), rows.map { TerminalPhrases.grouped($0[column]).count }.max() ?? 0)
        }
        page.gap()
        guard widths.reduce(first, { $0 + 2 + $1 }) <= page.width else {
            return list(names: names, rows: rows, titles: titles, on: &page)
        }
        let heads = titles.indices.map { TextWrapper.padLeft(titles[$0], to: widths[$0]) }.joined(separator: "  ")
        page.line(page.paint("\(TextWrapper.pad(head, to: first))  \(heads)", .faint))
        for (name, row) in zip(names, rows) {
            let cells = row.indices.map { column in
                let number = TextWrapper.padLeft(TerminalPhrases.grouped(row[column]), to: widths[column])
                return page.paint(number, row[column] == 0 ? .faint : .plain)
            }
            page.line("\(TextWrapper.pad(name, to: first))  \(cells.joined(separator: "  "))")
        }
    }

    /// The same without columns, for terminals that the table does not fit into.
    private func list(names: [String], rows: [[Int]], titles: [String], on page: inout TerminalPage) {
        for (name, row) in zip(names, rows) {
            let parts = zip(titles, row).filter { $0.1 > 0 }.map { "\($0.0) \(TerminalPhrases.grouped($0.1))" }
            page.line(name)
            if !parts.isEmpty { page.paragraph(parts.joined(separator: " · "), indent: 2) }
        }
    }

    private static func unknown(_ tally: RuleTally) -> Int { tally.cannotTell.values.reduce(0, +) }

    private static func numbers(_ tally: RuleTally) -> [Int] {
        [tally.violations, tally.reviews, unknown(tally), tally.passes, tally.suppressed]
    }
}
