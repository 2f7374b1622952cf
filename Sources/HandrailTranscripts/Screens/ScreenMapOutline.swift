import HandrailSource
package import HandrailModel
package import HandrailReporting

/// The map of the screens of an audit, for people: each screen with what leads to it and where it leads.
package struct ScreenMapOutline {
    private let audit: Audit
    private let language: ReportLanguage

    /// The map of an audit's screens.
    package init(_ audit: Audit, language: ReportLanguage) {
        self.audit = audit
        self.language = language
    }

    /// The map, which ends with a line end: whole screens first, then views, cells and bars by themselves.
    package func text(on page: TextPage) -> String {
        var page = page
        let map = ScreenMap(audit)
        for (heading, entries) in [
            (ScreenMapWords.screens, map.entries.filter(\.kind.isWhole)),
            (ScreenMapWords.pieces, map.entries.filter { !$0.kind.isWhole }),
        ] where !entries.isEmpty {
            if !page.text.isEmpty { page.line() }
            page.heading("\(heading[language]) (\(entries.count))")
            for entry in entries { write(entry, of: map, on: &page) }
        }
        if page.text.isEmpty { page.paragraph(ScreenMapWords.none[language]) }
        return page.text
    }

    private func write(_ entry: ScreenMap.Entry, of map: ScreenMap, on page: inout TextPage) {
        page.paragraph(entry.label, indent: 2, hanging: 2)
        if let place = SourceLocation(entry.tree.screen.place, in: audit.files) { page.line(place.text, indent: 6) }
        let platforms = Set(entry.tree.screen.platforms.map(\.platform.rawValue)).sorted().joined(separator: ", ")
        let about = [ScreenMapWords.kind(of: entry)[language], platforms, stops(of: entry)]
        page.paragraph(about.filter { !$0.isEmpty }.joined(separator: " · "), indent: 6, hanging: 2)
        for way in Self.once(entry.parents) { page.paragraph("← \(words(of: way, in: map))", indent: 6, hanging: 2) }
        for way in Self.once(entry.children) { page.paragraph("→ \(words(of: way, in: map))", indent: 6, hanging: 2) }
    }

    private func stops(of entry: ScreenMap.Entry) -> String {
        let count = entry.tree.stops.count
        return Bilingual(en: "\(count) \(count == 1 ? "stop" : "stops")", ko: "멈추는 요소 \(count)개")[language]
    }

    private func words(of way: ScreenMap.Way, in map: ScreenMap) -> String {
        let name =
            switch way.edge.target {
            case .unknown: ScreenMapWords.unknownTarget[language]
            case .outside(let address): address ?? ScreenMapWords.outside[language]
            case .screen: way.other.map { map.entries[$0].label } ?? ""
            }
        let place = way.edge.action.flatMap { SourceLocation($0, in: audit.files) }.map { " · \($0.text)" } ?? ""
        return "\(name) · \(ScreenMapWords.manner(way.edge.manner)[language])\(place)"
    }

    /// Ways without those that say the same as one before: several elements may do the same in one place.
    private static func once(_ ways: [ScreenMap.Way]) -> [ScreenMap.Way] {
        struct Said: Hashable {
            let target: NavigationEdge.Target
            let from: Int
            let manner: NavigationManner
            let action: SourcePlace?
        }
        var said: Set<Said> = []
        return ways.filter { way in
            let edge = way.edge
            return said.insert(
                Said(target: edge.target, from: edge.from, manner: edge.manner, action: edge.action)
            ).inserted
        }
    }
}
