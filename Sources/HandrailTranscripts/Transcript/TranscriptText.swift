package import HandrailModel
package import HandrailReporting
package import HandrailSimulation

/// The transcript of screens for people: what is met, where it comes from, and what it costs.
package struct TranscriptText {
    private let feature: AssistiveFeature
    private let language: ReportLanguage

    /// A transcript with a feature in a language.
    package init(_ feature: AssistiveFeature, language: ReportLanguage) {
        self.feature = feature
        self.language = language
    }

    /// The transcript of several screens, written on a page.
    package func text(of transcripts: [ScreenTranscript], on page: TextPage) -> String {
        var page = TranscriptPage(page)
        for (index, transcript) in transcripts.enumerated() {
            if index > 0 { page.line() }
            write(transcript, on: &page)
        }
        return page.text
    }

    private func write(_ transcript: ScreenTranscript, on page: inout TranscriptPage) {
        page.heading(transcript.tree.screen.name)
        let place = transcript.location(transcript.tree.screen.place)?.text
        page.paragraph(
            [place, feature.title[language], Self.count(transcript.stops.count, feature)[language]].compactMap { $0 }
                .joined(separator: " · "))
        switch feature {
        case .voiceOver: VoiceOverTranscript(transcript).write(on: &page)
        case .switchControl: SwitchControlTranscript(transcript).write(on: &page)
        case .fullKeyboardAccess: FullKeyboardAccessTranscript(transcript).write(on: &page)
        case .voiceControl: VoiceControlTranscript(transcript).write(on: &page)
        }
        CostTable(transcript).write(on: &page)
    }

    private static func count(_ stops: Int, _ feature: AssistiveFeature) -> Bilingual {
        let ko = feature == .voiceOver ? "VoiceOver가 멈추는 요소" : "멈추는 요소"
        return Bilingual(en: "\(stops) \(stops == 1 ? "stop" : "stops")", ko: "\(ko) \(stops)개")
    }
}
