package import HandrailModel
package import HandrailReporting

/// The places in code that make views which no screen shows, by reason and file, for people.
package struct UnreachedOutline {
    private let audit: Audit
    private let language: ReportLanguage

    /// An outline of what an audit did not reach.
    package init(_ audit: Audit, language: ReportLanguage) {
        self.audit = audit
        self.language = language
    }

    /// The outline, which ends with a line end.
    package func text(on page: TextPage) -> String {
        var page = page
        for reason in UnreachedReason.allCases {
            let sites = audit.reach.sites.filter { $0.unreachedReason == reason }
            guard !sites.isEmpty else { continue }
            if !page.text.isEmpty { page.line() }
            page.heading(UnreachedWords.heading(of: reason, count: sites.count)[language])
            for line in sites.compactMap(line) { page.line(line, indent: 2) }
        }
        if page.text.isEmpty { page.paragraph(UnreachedWords.nothing[language]) }
        return page.text
    }

    /// `Shelf.swift:12:5  Button ← Shelf.swift:10:3`.
    private func line(_ site: ViewSite) -> String? {
        guard case .notReached(_, let end) = site.account, let place = SourceLocation(site.place, in: audit.files)
        else { return nil }
        let broken = SourceLocation(end, in: audit.files).map { $0 == place ? "" : " ← \($0.text)" } ?? ""
        return "\(place.text)  \(site.name)\(broken)"
    }
}

extension ViewSite {
    /// Why its view is met on no screen; `nil` where it is met, or not meant to be.
    fileprivate var unreachedReason: UnreachedReason? {
        if case .notReached(let reason, _) = account { reason } else { nil }
    }
}
