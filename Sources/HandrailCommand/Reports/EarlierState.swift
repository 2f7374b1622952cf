import Foundation
import HandrailModel
import HandrailReport
import HandrailReporting

/// An earlier state that a report says what became of: a JSON report, captures or source of an earlier version, or a
/// git revision.
struct EarlierState {
    /// What was asked for.
    private let asked: String
    private let report: ReportV1?

    /// The state with a name or at a path; a JSON report is read at once, so that one that is broken is refused before
    /// any work is done.
    init(_ asked: String) throws(CommandFailure) {
        self.asked = asked
        report = try Self.report(at: asked)
    }

    /// What became of it.
    ///
    /// - Parameters:
    ///   - whole: the present state with all of its findings.
    ///   - counted: the present state without what is set aside.
    func trend(
        to whole: Audit, counted: Audit, of path: String, _ versions: VersionAudit
    ) throws(CommandFailure) -> ReportTrend {
        if let report { return trend(from: report, to: whole, counted: counted) }
        let before = try versions.earlier(asked, than: path)
        let found = AuditComparison(from: before, to: whole, language: versions.language).findings
        return ReportTrend(
            since: name, gone: found.gone.compactMap { ReportTrend.Entry($0, in: before) },
            new: found.new.compactMap { ReportTrend.Entry($0, in: whole) }, same: found.same)
    }

    /// What is set aside since is not gone.
    private func trend(from report: ReportV1, to whole: Audit, counted: Audit) -> ReportTrend {
        var left = Self.counts(whole.findings.map(Self.key))
        var (gone, same): ([ReportTrend.Entry], Int) = ([], 0)
        for finding in report.findings {
            let key = finding.rule + " " + finding.fingerprint
            if let count = left[key], count > 0 {
                left[key] = count - 1
                same += 1
            } else {
                gone.append(ReportTrend.Entry(finding))
            }
        }
        var known = Self.counts(report.findings.map { $0.rule + " " + $0.fingerprint })
        let new = counted.findings.filter { finding in
            guard let count = known[Self.key(finding)], count > 0 else { return true }
            known[Self.key(finding)] = count - 1
            return false
        }
        return ReportTrend(
            since: name, gone: gone, new: new.compactMap { ReportTrend.Entry($0, in: counted) }, same: same)
    }

    private static func key(_ finding: Finding) -> String { finding.rule + " " + finding.fingerprint }

    private static func counts(_ keys: [String]) -> [String: Int] {
        keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// A path is nobody's business who is handed the page.
    private var name: String {
        FileManager.default.fileExists(atPath: asked)
            ? URL(fileURLWithPath: asked).standardizedFileURL.lastPathComponent : asked
    }

    /// Reports with more bytes are not read.
    private static let mostBytes = 512 << 20
    /// Every JSON report names its form.
    private static let mark = Data("\"handrail.report/1\"".utf8)

    private static func report(at path: String) throws(CommandFailure) -> ReportV1? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
            let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: mostBytes),
            bytes.range(of: mark) != nil
        else { return nil }
        do {
            return try JSONDecoder().decode(ReportV1.self, from: bytes)
        } catch {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "The earlier report “\(path)” is broken. Write it again with “handrail audit --format json”.",
                    ko: "이전 보고서 ‘\(path)’이(가) 손상되었습니다. ‘handrail audit --format json’으로 다시 만드세요."))
        }
    }
}

extension ReportTrend.Entry {
    /// A finding of an earlier report, in the language of that report.
    fileprivate init(_ finding: FindingV1) {
        let outcome: Outcome =
            switch finding.outcome {
            case .violation: .violation
            case .review: .review
            }
        self.init(
            rule: finding.rule, outcome: outcome, impact: Impact(rawValue: finding.impact.rawValue) ?? .minor,
            message: Bilingual(en: finding.message, ko: finding.message), file: finding.file, line: finding.line)
    }
}
