import HandrailModel
import HandrailSimulation

/// What a feature passes by although people may want to act on it, with the reason; plain text is only counted.
struct PassedBy {
    private let recital: Recital
    private let responses: [Responsiveness]

    /// What is passed by of a screen.
    init(_ recital: Recital, _ responses: [Responsiveness]) {
        self.recital = recital
        self.responses = responses
    }

    /// Writes the list, if there is anything in it.
    func write(on sheet: inout TranscriptSheet) {
        let language = recital.language
        let left = responses.indices.filter { responses[$0].answer != .responds }
        guard !left.isEmpty else { return }
        let plain = left.filter { responses[$0].reason == .plain }
        sheet.line(
            Bilingual(
                en: "passed by: \(left.count), of which \(plain.count) only tell something",
                ko: "지나가는 요소 \(left.count)개, 그중 정보만 전하는 요소 \(plain.count)개")[language], indent: 2)
        for stop in left where responses[stop].reason != .plain {
            sheet.entry(
                "\(stop + 1).", recital.name(of: stop) + " — " + responses[stop].sentence[language],
                place: recital.line(of: recital.stops[stop].node.place), markWidth: 7)
        }
    }
}
