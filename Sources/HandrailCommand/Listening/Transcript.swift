import HandrailModel
import HandrailSimulation

/// The transcript of screens for people: what is met, where it comes from, and what it costs.
struct Transcript {
    private let feature: AssistiveFeature
    private let language: ReportLanguage

    /// A transcript with a feature in a language.
    init(_ feature: AssistiveFeature, language: ReportLanguage) {
        self.feature = feature
        self.language = language
    }

    /// The transcript of several screens.
    func text(of recitals: [Recital], width: Int, color: Bool) -> String {
        var sheet = TranscriptSheet(width: width, color: color)
        for (index, recital) in recitals.enumerated() {
            if index > 0 { sheet.line() }
            write(recital, on: &sheet)
        }
        return sheet.text
    }

    private func write(_ recital: Recital, on sheet: inout TranscriptSheet) {
        sheet.heading(recital.tree.screen.name)
        let place = recital.location(recital.tree.screen.place)?.text
        sheet.paragraph(
            [place, feature.title[language], Self.count(recital.stops.count)[language]].compactMap { $0 }
                .joined(separator: " · "))
        switch feature {
        case .voiceOver: VoiceOverTranscript(recital).write(on: &sheet)
        case .switchControl: SwitchTranscript(recital).write(on: &sheet)
        case .fullKeyboardAccess: KeyboardTranscript(recital).write(on: &sheet)
        case .voiceControl: VoiceTranscript(recital).write(on: &sheet)
        }
        CostTable(recital).write(on: &sheet)
    }

    private static func count(_ stops: Int) -> Bilingual {
        Bilingual(en: "\(stops) \(stops == 1 ? "stop" : "stops")", ko: "VoiceOver가 멈추는 요소 \(stops)개")
    }
}
