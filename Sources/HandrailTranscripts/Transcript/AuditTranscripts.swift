package import HandrailModel
import HandrailSource

extension Audit {
    /// What people with an assistive feature meet on one of the screens.
    ///
    /// - Parameters:
    ///   - picks: index of the case by the number of the condition; the first one is taken where none is picked.
    ///   - language: the language that is heard and spoken.
    package func transcript(
        of screen: PerceivedTree, picks: [Int: Int] = [:], language: ReportLanguage
    ) -> ScreenTranscript {
        ScreenTranscript(screen, files: files, picks: picks, language: language)
    }

    /// The transcripts of all screens, the first case taken everywhere. Each is made anew when it is asked for: an
    /// audit that only reports has none.
    package func transcripts(in language: ReportLanguage) -> [ScreenTranscript] {
        screens.map { transcript(of: $0, language: language) }
    }
}
