import Foundation
import HandrailModel

/// Speaks one thing at a time: what is said next interrupts what was said before, as VoiceOver does it.
final class Speaker {
    private let program: SpeechProgram
    private let language: ReportLanguage
    private var current: Process?

    /// A speaker that is silent still.
    init(_ program: SpeechProgram, language: ReportLanguage) {
        self.program = program
        self.language = language
    }

    /// Says a text from now on.
    func say(_ text: String) {
        stop()
        // Who listens goes on without a voice rather than not at all.
        current = try? program.start(text, in: language)
    }

    /// Falls silent.
    func stop() {
        if let current, current.isRunning { current.terminate() }
        current = nil
    }
}
