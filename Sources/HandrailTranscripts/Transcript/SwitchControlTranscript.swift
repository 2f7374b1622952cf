import HandrailModel
import HandrailSimulation

/// What Switch Control highlights, level by level, with the menu of each element.
struct SwitchControlTranscript {
    private let transcript: ScreenTranscript
    private var language: ReportLanguage { transcript.language }
    private var scan: SwitchControlScan { transcript.simulation.scan }

    /// The transcript of a screen.
    init(_ transcript: ScreenTranscript) { self.transcript = transcript }

    /// Writes the items, then what the scan passes by and why.
    func write(on page: inout TranscriptPage) {
        write(scan.items, prefix: "", on: &page)
        SkippedStops(transcript, scan.responses).write(on: &page)
    }

    private func write(_ items: [SwitchControlItem], prefix: String, on page: inout TranscriptPage) {
        for (position, item) in items.enumerated() {
            let number = prefix + String(position + 1)
            switch item.kind {
            case .element(let stop):
                let menu = scan.menu(of: stop).map { $0.title[language] }.joined(separator: ", ")
                page.entry(
                    number + ".", transcript.name(of: stop) + " — " + menu,
                    place: transcript.line(of: transcript.stops[stop].node.place),
                    markWidth: 7)
            case .group(let container):
                let node = transcript.simulation.tour.containers[container].node
                let name = node.label.map { " “\($0[language])”" } ?? ""
                page.entry(
                    number + ".",
                    Bilingual(en: "group\(name): \(item.items.count) items", ko: "그룹\(name): 항목 \(item.items.count)개")[
                        language],
                    place: transcript.line(of: node.place), markWidth: 7)
                write(item.items, prefix: number + ".", on: &page)
            }
        }
    }
}
