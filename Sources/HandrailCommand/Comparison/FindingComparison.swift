import HandrailModel
import HandrailSource

/// Which findings of one audit another has too.
struct FindingComparison {
    /// Those of the first that are gone.
    let gone: [Finding]
    /// Those of the second that are new.
    let new: [Finding]
    /// How many both have.
    let same: Int

    /// The findings of two audits.
    ///
    /// - Parameter screens: what screens of the first are called in the second, by their names in the first.
    init(from before: Audit, to after: Audit, renaming screens: [String: String]) {
        let (names, others) = (CapturedNames(before), CapturedNames(after))
        var left = Dictionary(grouping: before.findings) { names.key(of: $0, renaming: screens) }
        var (new, same): ([Finding], Int) = ([], 0)
        for finding in after.findings {
            let key = others.key(of: finding)
            if left[key]?.isEmpty ?? true {
                new.append(finding)
            } else {
                left[key]?.removeFirst()
                same += 1
            }
        }
        self.new = new
        self.same = same
        let gone = Set(left.values.joined().map(ObjectIdentifier.init))
        self.gone = before.findings.filter { gone.contains(ObjectIdentifier($0)) }
    }
}

/// What elements of captures are called, by their places: captures have no declarations that name their findings.
private struct CapturedNames {
    private var names: [SourcePlace: String] = [:]

    init(_ audit: Audit) {
        for tree in audit.screens where tree.screen.capture != nil {
            for stop in tree.stops {
                let element = stop.declared
                let identifier = element.attributes.lazy.compactMap { use -> String? in
                    if case .accessibility(.identifier(.known(let name))) = use.attribute { name } else { nil }
                }.first
                names[element.place] = identifier ?? tree.elements[stop.index].name.display
            }
        }
    }

    /// What makes a finding the same in both versions.
    func key(of finding: Finding, renaming screens: [String: String] = [:]) -> String {
        guard let name = names[finding.place] else { return finding.rule + " " + finding.fingerprint }
        let screen = finding.screens.first.map { screens[$0] ?? $0 } ?? ""
        return [finding.rule, screen, name].joined(separator: "\u{1F}")
    }
}
