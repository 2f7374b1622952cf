public import HandrailModel
import HandrailSource

/// Findings that a team does not count for the time being: those of the day on which it began, or those of the revision
/// that a change starts from.
public struct Baseline: Hashable, Sendable {
    /// What of an audit a baseline has.
    public struct Comparison {
        /// Findings that it does not have, in the order of the audit.
        public let new: [Finding]
        /// Number of findings that it has.
        public let known: Int
        /// The baseline with what the findings that it has are called now, and without the others.
        public let left: Baseline
    }

    private var counts: [BaselineEntry: Int] = [:]

    /// The name of the file that is looked for.
    public static let fileName = ".handrail-baseline"
    /// A file of more bytes is refused.
    public static let mostBytes = 32 * 1024 * 1024

    private static let head = """
        # Findings that Handrail does not count, one a line: path, rule, fingerprint, code, how many.
        # Written by “handrail audit --write-baseline”; “--update-baseline” takes out what was mended.

        """

    /// A baseline without findings.
    public init() {}

    /// All findings of an audit.
    ///
    /// - Parameter prefix: what stands before paths of the audit to make them relative to the folder of the baseline.
    public init(of audit: Audit, prefix: String) {
        for finding in audit.findings {
            guard let entry = Self.entry(finding, in: audit, prefix: prefix) else { continue }
            counts[entry, default: 0] += 1
        }
    }

    /// The baseline that a file says.
    public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
        guard bytes.count <= Self.mostBytes else {
            throw ConfigurationError(
                ConfigurationOrigin(file: file, line: 1), en: "The baseline is larger than 32 MiB; write it anew.",
                ko: "기준 파일이 32MiB보다 큽니다. 다시 만드세요.")
        }
        for (index, bytes) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            var line = String(decoding: bytes, as: UTF8.self)
            if line.last == "\r" { line.removeLast() }
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let (entry, count) = BaselineEntry.parse(line) else {
                throw ConfigurationError(
                    ConfigurationOrigin(file: file, line: index + 1),
                    en: "The line is no entry of a baseline; resolve the merge, or write the file anew with "
                        + "“--write-baseline”.",
                    ko: "기준 파일의 항목이 아닙니다. 병합 충돌을 해결하거나 ‘--write-baseline’으로 다시 만드세요.")
            }
            // Two branches that were merged may have the same line twice.
            counts[entry] = max(counts[entry] ?? 0, count)
        }
    }

    /// Number of findings in it.
    public var count: Int { counts.values.reduce(0, +) }

    /// The file, sorted by path, so that two branches that change it can be merged.
    public var text: String {
        let lines = counts.map { $0.key.line(count: $0.value) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Self.head + lines.map { $0 + "\n" }.joined()
    }

    /// The findings of an audit, compared with this.
    ///
    /// They are held against it from what is surest on: the same element with the same code; the same code in the same
    /// file, where elements were added before it; the same element whose code was changed; the same code, where the
    /// file it was in is gone.
    ///
    /// - Parameter isThere: whether a file of the baseline that was not audited is there all the same: its findings
    ///   stay in the baseline, and none of them is taken for one that was moved.
    public func comparison(
        with audit: Audit, prefix: String, isThere: (String) -> Bool = { _ in false }
    ) -> Comparison {
        let files = Set(audit.files.map { prefix + $0.path })
        let others = Set(counts.keys.map(\.path)).subtracting(files).filter(isThere)
        var open = counts.filter { !others.contains($0.key.path) }
        var new = audit.findings.indices.compactMap { index in
            Self.entry(audit.findings[index], in: audit, prefix: prefix).map { (index: index, entry: $0) }
        }
        let unknown = Set(audit.findings.indices).subtracting(new.map(\.index))
        var left = Baseline()
        left.counts = counts.filter { others.contains($0.key.path) }
        for key in [Self.same, Self.sameCode, Self.sameElement, Self.moved(from: files)] {
            var byKey: [[String]: [BaselineEntry]] = [:]
            for entry in open.keys.sorted(by: { $0.line(count: 1) < $1.line(count: 1) }) {
                if let name = key(entry, true) { byKey[name, default: []].append(entry) }
            }
            new.removeAll { found in
                guard let name = key(found.entry, false),
                    let entry = byKey[name]?.first(where: { (open[$0] ?? 0) > 0 })
                else { return false }
                open[entry, default: 0] -= 1
                left.counts[found.entry, default: 0] += 1
                return true
            }
            open = open.filter { $0.value > 0 }
        }
        let indices = Set(new.map(\.index)).union(unknown)
        // What was not looked at this time stays: other rules, and files outside of what was audited.
        let ran = Set(audit.tallies.map(\.rule))
        for (entry, count) in open where !ran.contains(entry.rule) || !entry.path.hasPrefix(prefix) {
            left.counts[entry, default: 0] += count
        }
        return Comparison(
            new: indices.sorted().map { audit.findings[$0] }, known: audit.findings.count - indices.count, left: left)
    }

    // What two entries have to have in common; nothing where an entry takes no part. They are told whether the entry is
    // one of the baseline.

    private static let same = { @Sendable (entry: BaselineEntry, _: Bool) -> [String]? in
        [entry.rule, entry.fingerprint, entry.code]
    }
    private static let sameCode = { @Sendable (entry: BaselineEntry, _: Bool) -> [String]? in
        [entry.rule, entry.path, entry.code]
    }
    private static let sameElement = { @Sendable (entry: BaselineEntry, _: Bool) -> [String]? in
        [entry.rule, entry.fingerprint]
    }
    private static func moved(from files: Set<String>) -> @Sendable (BaselineEntry, Bool) -> [String]? {
        { entry, isOld in isOld && files.contains(entry.path) ? nil : [entry.rule, entry.code] }
    }

    private static func entry(_ finding: Finding, in audit: Audit, prefix: String) -> BaselineEntry? {
        guard let place = FindingPlace(finding, in: audit, prefix: prefix) else { return nil }
        let path = String(place.path.map { $0.isNewline ? "?" : $0 })
        return BaselineEntry(
            rule: finding.rule, fingerprint: finding.fingerprint, code: place.hash, path: path)
    }
}
