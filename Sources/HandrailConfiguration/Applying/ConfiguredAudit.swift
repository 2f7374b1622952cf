import HandrailEngine
public import HandrailModel
import HandrailRules
public import HandrailSource

/// Makes of an audit what a configuration asks for.
public struct ConfiguredAudit {
    private let configuration: Configuration
    private let file: SourceText?
    private let prefix: String
    private let today: String

    /// What a configuration makes of audits.
    ///
    /// - Parameters:
    ///   - file: the file with the exceptions, with its path relative to what is audited.
    ///   - prefix: what stands before paths of the audit to make them relative to the folder of the configuration.
    ///   - today: the day, as `2027-01-31`.
    public init(_ configuration: Configuration, file: SourceText?, prefix: String, today: String) {
        self.configuration = configuration
        self.file = file
        self.prefix = prefix
        self.today = today
    }

    /// The audit without what is turned off or lived with, and with what is judged otherwise.
    public func applied(to audit: Audit) -> Audit {
        var (kept, silenced, used): ([Finding], [String: Int], Set<Int>) = ([], [:], [])
        for finding in audit.findings {
            guard let place = FindingPlace(finding, in: audit, prefix: prefix) else {
                kept.append(finding)
                continue
            }
            let setting = configuration.setting(of: finding.rule, at: place.path)
            guard setting.level != .off else { continue }
            let matching = configuration.exceptions.indices.filter { isMeant(finding, at: place, by: $0) }
            used.formUnion(matching)
            if matching.contains(where: { isInForce(configuration.exceptions[$0]) }) {
                silenced[finding.rule, default: 0] += 1
            } else {
                kept.append(judged(finding, setting))
            }
        }
        let faults = unused(in: audit, used: used)
        let off = Set(configuration.rules.filter { $0.value.value.level == .off }.keys)
        let told = Set(kept.map(\.rule) + faults.map(\.rule))
        return audit.reporting(
            kept + faults, silenced: silenced, without: off.subtracting(told), adding: faults.isEmpty ? nil : file)
    }

    private func judged(_ finding: Finding, _ setting: RuleSetting) -> Finding {
        let outcome: Outcome
        switch setting.level {
        case .review: outcome = .review
        case .violation: outcome = .violation
        case .on, .off, nil: outcome = finding.outcome
        }
        let impact = setting.impact ?? finding.impact
        let isSame = outcome == finding.outcome && impact == finding.impact
        return isSame ? finding : finding.judged(outcome, impact)
    }

    private func isMeant(_ finding: Finding, at place: FindingPlace, by index: Int) -> Bool {
        let exception = configuration.exceptions[index]
        guard exception.rules.contains(finding.rule), exception.path.matches(place.path) else { return false }
        guard let words = exception.place else { return true }
        return finding.screens.contains(words) || place.holds(words)
    }

    private func isInForce(_ exception: ConfiguredException) -> Bool {
        exception.until.map { today < $0 } ?? true
    }

    /// Findings about exceptions that match nothing: they would hide what appears there next.
    private func unused(in audit: Audit, used: Set<Int>) -> [Finding] {
        let ran = Set(audit.tallies.map(\.rule))
        guard let file, ran.contains(UnusedIgnore.info.id) else { return [] }
        let setting = configuration.setting(of: UnusedIgnore.info.id, at: file.path)
        guard setting.level != .off else { return [] }
        let index = FileIndex(audit.files.count)
        return configuration.exceptions.indices.compactMap { number in
            let exception = configuration.exceptions[number]
            guard !used.contains(number), !exception.rules.isDisjoint(with: ran) else { return nil }
            // Where only a part of the project is audited, nothing is known of what is said of the rest.
            let isAudited = prefix.isEmpty || audit.files.contains { exception.path.matches(prefix + $0.path) }
            return isAudited ? judged(finding(about: exception, in: index, of: file), setting) : nil
        }
    }

    private func finding(about exception: ConfiguredException, in index: FileIndex, of file: SourceText) -> Finding {
        let info = UnusedIgnore.info
        var hash = StableHash()
        for text in [info.id, exception.name, exception.written, exception.place ?? ""] { hash.combine(text) }
        let what = "`\(exception.name)`"
        return Finding(
            rule: info.id, guidelines: info.guidelines, criteria: info.criteria, outcome: .violation,
            certainty: .certain, impact: info.impact, setting: nil,
            place: SourcePlace(file: index, range: Self.range(ofLine: exception.origin.line, in: file)),
            message: Bilingual(
                en: "The exception for \(what) in “\(exception.written)” (\(exception.origin.text)) matches no "
                    + "finding, so it would hide the next one that appears there.",
                ko: "‘\(exception.written)’의 \(what) 예외(\(exception.origin.text))에 해당하는 결과가 없습니다. "
                    + "그대로 두면 나중에 생길 결함을 가립니다."),
            fix: Bilingual(
                en: "Remove it, or correct its path or place.", ko: "예외를 지우거나 경로와 위치를 고치세요."),
            related: [], repairs: [], screens: [], fingerprint: hash.hexadecimal, subject: .comment)
    }

    private static func range(ofLine line: Int, in file: SourceText) -> ByteRange {
        let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return ByteRange(0, 0) }
        return ByteRange(lines[line - 1].startIndex, lines[line - 1].endIndex)
    }
}
