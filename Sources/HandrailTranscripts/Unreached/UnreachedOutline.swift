package import HandrailModel
package import HandrailReporting
import HandrailSource

/// The places in code that make or change views which no screen shows, by reason and file, for people.
///
/// What changes a view that is not reached either is counted with it. All other changes that break off at one place
/// share a line.
package struct UnreachedOutline {
    private let audit: Audit
    private let sites: UnreachedSites
    private let language: ReportLanguage

    /// An outline of what an audit did not reach.
    package init(_ audit: Audit, language: ReportLanguage) {
        self.audit = audit
        self.language = language
        sites = UnreachedSites(audit.reach)
    }

    /// The outline, which ends with a line end.
    package func text(on page: TextPage) -> String {
        var page = page
        for reason in UnreachedReason.allCases {
            let found = sites.listed.filter { $0.unreachedReason == reason }
            guard !found.isEmpty else { continue }
            if !page.text.isEmpty { page.line() }
            let count = found.reduce(found.count) { $0 + sites.changes(of: $1) }
            page.heading(UnreachedWords.heading(of: reason, count: count)[language])
            for line in lines(of: found) { page.line(line, indent: 2) }
        }
        if page.text.isEmpty { page.paragraph(UnreachedWords.nothing[language]) }
        return page.text
    }

    /// One line for each view, and one for all changes that break off at one place.
    private func lines(of found: [ViewSite]) -> [String] {
        var changes: [SourcePlace: [ViewSite]] = [:]
        for site in found where !site.kind.makesView {
            guard case .notReached(_, let end) = site.account else { continue }
            changes[end, default: []].append(site)
        }
        return found.compactMap { site in
            guard case .notReached(_, let end) = site.account else { return nil }
            if site.kind.makesView { return line([site], end) }
            guard let together = changes.removeValue(forKey: end) else { return nil }
            return line(together, end)
        }
    }

    /// `Shelf.swift:12:5  Button (+2) ← Shelf.swift:10:3`.
    private func line(_ together: [ViewSite], _ end: SourcePlace) -> String? {
        guard let first = together.first, let place = SourceLocation(first.place, in: audit.files) else { return nil }
        let names = together.prefix(Self.mostNames).map(\.name).joined(separator: ", ")
        let more = together.count - min(together.count, Self.mostNames)
            + together.reduce(0) { $0 + sites.changes(of: $1) }
        let broken = SourceLocation(end, in: audit.files).map { $0 == place ? "" : " ← \($0.text)" } ?? ""
        return "\(place.text)  \(names)\(more > 0 ? " (+\(more))" : "")\(broken)"
    }

    /// How many names stand in one line; the others are counted.
    private static let mostNames = 4
}
