import HandrailCaptureImporter
import HandrailModel
import HandrailTranscripts

/// What became of an app or of captured screens from one version to another.
struct AuditComparison {
    /// The first version.
    let before: Audit
    /// The second version.
    let after: Audit
    /// What became of findings.
    let findings: FindingComparison
    /// Screens of both versions on which something changed.
    let changed: [ScreenComparison]
    /// How many screens of both are the same.
    let unchanged: Int
    /// Screens that only the first has.
    let removed: [String]
    /// Screens that only the second has.
    let added: [String]

    /// Two versions; what is heard is heard in a language.
    init(from before: Audit, to after: Audit, language: ReportLanguage) {
        self.before = before
        self.after = after
        let (old, new) = (Self.names(of: before), Self.names(of: after))
        let places = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        // Who compares two captures has given their files two names.
        let isOneOfEach = old.count == 1 && new.count == 1
        var pairs = isOneOfEach
            ? [(0, 0)] : new.indices.compactMap { second in places[new[second]].map { ($0, second) } }
        pairs += Self.alike(before, after, without: pairs)
        let compared = pairs.map { pair in
            ScreenComparison(
                name: new[pair.1],
                from: ComparedStop.all(of: before.transcript(of: before.screens[pair.0], language: language)),
                to: ComparedStop.all(of: after.transcript(of: after.screens[pair.1], language: language)))
        }
        changed = compared.filter { !$0.isSame }
        unchanged = compared.count - changed.count
        let (firsts, seconds) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
        removed = old.indices.filter { !firsts.contains($0) }.map { old[$0] }
        added = new.indices.filter { !seconds.contains($0) }.map { new[$0] }
        let renaming = pairs.reduce(into: [String: String]()) {
            $0[before.screens[$1.0].screen.name] = after.screens[$1.1].screen.name
        }
        findings = FindingComparison(from: before, to: after, renaming: renaming)
    }

    /// Designs, and captures beside source, that no screen of the other side is called like: each with the one that
    /// says most of the same, where that is enough to tell.
    private static func alike(_ before: Audit, _ after: Audit, without pairs: [(Int, Int)]) -> [(Int, Int)] {
        var (taken, others) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
        var found: [(Int, Int)] = []
        let format = { (audit: Audit, index: Int) in audit.screens[index].screen.capture?.format }
        let design = CaptureFormat.voiceOverDesigner.title
        for first in before.screens.indices where !taken.contains(first) {
            let words = Self.words(on: before.screens[first])
            let shares = after.screens.indices.compactMap { second -> (index: Int, common: Int)? in
                let (one, other) = (format(before, first), format(after, second))
                // Two captures are known by their names; what is new may be like what is gone.
                guard !others.contains(second), (one == nil) != (other == nil) || one == design || other == design
                else { return nil }
                let common = words.intersection(Self.words(on: after.screens[second])).count
                return common >= fewestInCommon && common * 3 >= words.count ? (second, common) : nil
            }
            guard let most = shares.map(\.common).max() else { continue }
            let best = shares.filter { $0.common == most }
            guard best.count == 1, let only = best.first else { continue }
            found.append((first, only.index))
            taken.insert(first)
            others.insert(only.index)
        }
        return found
    }

    /// Fewer names in common are met on any two screens.
    private static let fewestInCommon = 2

    private static func words(on screen: PerceivedTree) -> Set<String> {
        Set(screen.stops.map(\.element.name.display).filter { $0.contains(where: \.isLetter) && $0 != "…" })
    }

    /// The names of screens; of several with one name each gets its number.
    private static func names(of audit: Audit) -> [String] {
        var counts: [String: Int] = [:]
        return audit.screens.map { tree in
            let name = tree.screen.name
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            return count > 1 ? "\(name) (\(count))" : name
        }
    }
}
