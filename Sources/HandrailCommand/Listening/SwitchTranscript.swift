import HandrailModel
import HandrailSimulation

/// What Switch Control highlights, level by level, with the menu of each element.
struct SwitchTranscript {
    private let recital: Recital
    private var language: ReportLanguage { recital.language }
    private var scan: SwitchControlScan { recital.simulation.scan }

    /// The transcript of a screen.
    init(_ recital: Recital) { self.recital = recital }

    /// Writes the items, then what the scan passes by and why.
    func write(on sheet: inout TranscriptSheet) {
        write(scan.items, prefix: "", on: &sheet)
        PassedBy(recital, scan.responses).write(on: &sheet)
    }

    private func write(_ items: [ScanItem], prefix: String, on sheet: inout TranscriptSheet) {
        for (position, item) in items.enumerated() {
            let number = prefix + String(position + 1)
            switch item.kind {
            case .element(let stop):
                let menu = scan.menu(of: stop).map { $0.title[language] }.joined(separator: ", ")
                sheet.entry(
                    number + ".", recital.name(of: stop) + " — " + menu, place: recital.line(of: recital.stops[stop].node.place),
                    markWidth: 7)
            case .group(let container):
                let node = recital.simulation.tour.containers[container].node
                let name = node.label.map { " “\($0[language])”" } ?? ""
                sheet.entry(
                    number + ".",
                    Bilingual(en: "group\(name): \(item.items.count) items", ko: "그룹\(name): 항목 \(item.items.count)개")[language],
                    place: recital.line(of: node.place), markWidth: 7)
                write(item.items, prefix: number + ".", on: &sheet)
            }
        }
    }
}
