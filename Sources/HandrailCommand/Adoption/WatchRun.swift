import Handrail
import HandrailConfiguration
import HandrailModel
import HandrailReporting
import HandrailSource

/// Audits again whenever a file changes, and says what is new and what is gone.
struct WatchRun {
    /// Makes the audit of the files as they are now.
    let audit: () throws(CommandFailure) -> Audit
    /// The context of the run.
    let context: CommandContext
    /// The language of every sentence.
    let language: ReportLanguage

    /// Goes on until nobody waits any longer.
    ///
    /// - Parameter first: the audit that was reported in full.
    func run(after first: Audit) throws(CommandFailure) {
        var (audit, times) = (first, FileTimes(of: first))
        context.tell(waiting(audit)[language])
        while context.pause() {
            let now = times.now
            guard now != times else { continue }
            times = now
            do throws(CommandFailure) {
                let next = try self.audit()
                try context.deliver(Array(changes(from: audit, to: next).utf8))
                (audit, times) = (next, FileTimes(of: next))
                context.tell(waiting(audit)[language])
            } catch {
                // A file that is half written, or a folder that is gone for a moment, ends nothing.
                context.complain(error.message[language], language: language)
            }
        }
    }

    private func waiting(_ audit: Audit) -> Bilingual {
        let count = audit.findings.count
        return Bilingual(
            en: "\(count) \(count == 1 ? "finding" : "findings"). Waiting for changes; Ctrl-C ends this.",
            ko: "결과 \(count)건. 파일이 바뀌기를 기다립니다. 끝내려면 Ctrl-C를 누르세요.")
    }

    private func changes(from before: Audit, to after: Audit) -> String {
        let new = Baseline(of: before, prefix: "").comparison(with: after, prefix: "").new
        let gone = Baseline(of: after, prefix: "").comparison(with: before, prefix: "").new
        return (gone.map { line("−", $0, in: before) } + new.map { line("+", $0, in: after) }).joined()
    }

    private func line(_ sign: String, _ finding: Finding, in audit: Audit) -> String {
        let file = audit.file(of: finding.place)
        let start = file.lines.position(of: finding.place.range.lower)
        let place = "\(file.path):\(start.line):\(start.column)"
        let text = "\(sign) \(place): \(finding.rule): \(finding.message[language])"
        return PlainLine.of(KoreanParticle.settle(text)) + "\n"
    }
}
