import Foundation
import HandrailModel

/// Serves a report on this machine, and makes it anew when files change.
struct ReportServing {
    /// What the report is made of.
    let files: WatchedFiles
    /// The port; 0 takes any that is free.
    let port: UInt16
    /// Where the address is told.
    let context: CommandContext
    /// The language of every sentence.
    let language: ReportLanguage

    /// Serves until Ctrl-C.
    ///
    /// - Parameter make: makes the page of a version.
    func run(_ make: (String) throws(CommandFailure) -> ServedPage) throws(CommandFailure) -> ExitStatus {
        let start = Int(Date().timeIntervalSince1970)
        var signature = files.signature
        guard let server = PageServer(try make("\(start).0"), port: port) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "Port \(port) of this machine cannot be had: something else uses it. Leave out “--port”.",
                    ko: "이 컴퓨터의 \(port)번 포트를 쓸 수 없습니다. 다른 프로그램이 쓰고 있습니다. ‘--port’를 빼 보세요."))
        }
        server.prepare()
        let thread = Thread { server.run() }
        thread.start()
        try tell(server.address)
        var number = 0
        while !server.hasEnded {
            let (next, pause) = look()
            if next != signature {
                signature = next
                number += 1
                do throws(CommandFailure) {
                    server.show(try make("\(start).\(number)"))
                } catch {
                    context.complain(error.message[language], language: language)
                }
            }
            wait(pause, for: server)
        }
        return .clean
    }

    private func tell(_ address: String) throws(CommandFailure) {
        let sentence = Bilingual(
            en: "The report is at \(address) and follows your files. Ctrl-C ends.",
            ko: "보고서 주소: \(address) 파일이 바뀌면 새로 고칩니다. Ctrl-C로 끝냅니다.")
        try context.deliver(Array((sentence[language] + "\n").utf8))
    }

    /// The state of the files, and how long to wait for the next look: a large project is looked at less often.
    private func look() -> (signature: Int, pause: TimeInterval) {
        let start = Date()
        let signature = files.signature
        return (signature, max(0.7, Date().timeIntervalSince(start) * 10))
    }

    private func wait(_ pause: TimeInterval, for server: PageServer) {
        let end = Date().addingTimeInterval(pause)
        while !server.hasEnded, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    }
}
