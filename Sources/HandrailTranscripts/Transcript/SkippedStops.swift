import HandrailModel
import HandrailSimulation

/// What a feature passes by although people may want to act on it, with the reason; plain text is only counted.
struct SkippedStops {
    private let transcript: ScreenTranscript
    private let responses: [Responsiveness]

    /// What is passed by of a screen.
    init(_ transcript: ScreenTranscript, _ responses: [Responsiveness]) {
        self.transcript = transcript
        self.responses = responses
    }

    /// Writes the list, if there is anything in it.
    func write(on page: inout TranscriptPage) {
        let language = transcript.language
        let left = responses.indices.filter { responses[$0].answer != .responds }
        guard !left.isEmpty else { return }
        let plain = left.filter { responses[$0].reason == .plain }
        page.line(
            Bilingual(
                en: "passed by: \(left.count), of which \(plain.count) only tell something",
                ko: "지나가는 요소 \(left.count)개, 그중 정보만 전하는 요소 \(plain.count)개")[language], indent: 2)
        for stop in left where responses[stop].reason != .plain {
            page.entry(
                "\(stop + 1).", transcript.name(of: stop) + " — " + responses[stop].sentence[language],
                place: transcript.line(of: transcript.stops[stop].node.place), markWidth: 7)
        }
    }
}
