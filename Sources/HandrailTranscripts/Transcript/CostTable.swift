import HandrailModel
import HandrailSimulation

/// The table of what every element that people act on costs, with the screen as a whole below.
struct CostTable {
    private let transcript: ScreenTranscript
    private var language: ReportLanguage { transcript.language }
    private var costs: ScreenCosts { transcript.simulation.costs }

    /// The table of a screen.
    init(_ transcript: ScreenTranscript) { self.transcript = transcript }

    /// A column: its head and what it takes of a cost.
    private struct Column: Sendable {
        let head: Bilingual
        let figure: @Sendable (ElementCost) -> Int?
    }

    private static let columns = [
        Column(head: Bilingual(en: "swipes", ko: "쓸기")) { $0.swipes },
        Column(head: Bilingual(en: "rotor", ko: "로터")) { $0.rotorSwipes },
        Column(head: Bilingual(en: "heard", ko: "들은 낱말")) { $0.heardWords },
        Column(head: Bilingual(en: "scans", ko: "스캔")) { $0.highlights },
        Column(head: Bilingual(en: "switch", ko: "스위치")) { $0.switchPresses },
        Column(head: Bilingual(en: "keys", ko: "키")) { $0.keyPresses },
        Column(head: Bilingual(en: "said", ko: "말할 낱말")) { $0.spokenWords },
    ]

    /// Writes the table; nothing where there is nothing to act on.
    func write(on page: inout TranscriptPage) {
        let wanted = costs.elements.indices.filter { costs.isWanted[$0] }
        guard !wanted.isEmpty else { return }
        let rows = wanted.map { stop in
            ["\(stop + 1). \(transcript.name(of: stop))"]
                + Self.columns.map { column in column.figure(costs.elements[stop]).map(String.init) ?? "–" }
        }
        let totals = Self.columns.map { costs.total($0.figure) }
        let summary = [
            [Bilingual(en: "in the middle", ko: "가운뎃값")[language]] + totals.map { String($0.median) },
            [Bilingual(en: "at most", ko: "가장 많이")[language]] + totals.map { String($0.most) },
            [Bilingual(en: "reached of \(wanted.count)", ko: "\(wanted.count)개 중 도달")[language]]
                + totals.map { String($0.reached) },
        ]
        page.line()
        page.table(
            head: [Bilingual(en: "cost", ko: "비용")[language]] + Self.columns.map { $0.head[language] },
            rows: rows + summary)
    }
}
