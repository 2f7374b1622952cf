import HandrailEngine
import HandrailModel

/// One line on standard error that says how far an audit has come, once it takes longer than people notice.
final class ProgressMeter: Sendable {
    private let channel: any OutputChannel
    private let language: ReportLanguage
    private let start: ContinuousClock.Instant
    private let shown: Locked<ContinuousClock.Instant?>

    /// Runs that end before this are not worth a line.
    static let patience: Duration = .milliseconds(500)
    private static let interval: Duration = .milliseconds(100)

    /// A meter that starts now.
    init(channel: any OutputChannel, language: ReportLanguage) {
        self.channel = channel
        self.language = language
        start = .now
        shown = Locked(nil)
    }

    /// Shows `progress`, where it is time.
    func update(_ progress: AuditProgress) {
        let now = ContinuousClock.now
        guard now - start >= Self.patience else { return }
        shown.withLock { last in
            if let last, now - last < Self.interval { return }
            last = now
            _ = channel.write("\r\u{1B}[K" + text(progress))
        }
    }

    /// Takes the line away.
    func finish() {
        shown.withLock { last in
            if last != nil { _ = channel.write("\r\u{1B}[K") }
            last = nil
        }
    }

    private func text(_ progress: AuditProgress) -> String {
        let phase = Self.name(progress.phase)[language]
        return progress.total > 0 ? "\(phase) \(progress.done)/\(progress.total)" : phase
    }

    private static func name(_ phase: AuditProgress.Phase) -> Bilingual {
        switch phase {
        case .discovering: Bilingual(en: "Looking for files", ko: "파일을 찾는 중")
        case .reading: Bilingual(en: "Reading files", ko: "파일을 읽는 중")
        case .lowering: Bilingual(en: "Parsing Swift", ko: "Swift를 해석하는 중")
        case .linking: Bilingual(en: "Linking", ko: "연결하는 중")
        case .examining: Bilingual(en: "Examining screens", ko: "화면을 검사하는 중")
        case .judging: Bilingual(en: "Putting the result together", ko: "결과를 정리하는 중")
        }
    }
}
