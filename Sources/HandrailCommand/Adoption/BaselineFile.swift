import Foundation
import HandrailConfiguration
import HandrailModel

/// The file that a baseline stands in.
struct BaselineFile {
    /// Its path.
    let path: String
    /// Whether somebody named it, so that it has to be there.
    let isNamed: Bool

    /// The file that was asked for, else the one that the configuration names, else the one beside it.
    init(asked: String?, _ settings: ProjectSettings, root: String) {
        let configured = settings.configuration.baseline?.value
        isNamed = asked != nil || configured != nil
        let folder = URL(fileURLWithPath: settings.folder?.path ?? root)
        path = asked ?? folder.appendingPathComponent(configured ?? Baseline.fileName).path
    }

    /// What stands in it; `nil` where there is none and nobody named it.
    func read() throws(CommandFailure) -> Baseline? {
        guard let handle = FileHandle(forReadingAtPath: path) else {
            guard isNamed else { return nil }
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "There is no baseline “\(path)”; “handrail audit --write-baseline” writes one.",
                    ko: "기준 파일 “\(path)”이(가) 없습니다. ‘handrail audit --write-baseline’으로 만드세요."))
        }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: Baseline.mostBytes + 1)) ?? Data()
        do throws(ConfigurationError) {
            return try Baseline(Array(data), file: (path as NSString).lastPathComponent)
        } catch {
            throw CommandFailure(.badRequest, error.message)
        }
    }

    /// Writes a baseline: all of it or nothing.
    func write(_ baseline: Baseline) throws(CommandFailure) {
        try OutputFile(path).write(Array(baseline.text.utf8))
    }
}
