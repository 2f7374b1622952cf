import HandrailModel
import HandrailReporting
import HandrailSource
import HandrailStandards
import HandrailTranscripts

/// The symbols that the screens of an audit show, by name.
struct SymbolListing: Listing {
    /// The language.
    let language: ReportLanguage
    private let symbols: [Used]

    /// The symbols of an audit.
    init(audit: Audit, language: ReportLanguage) {
        self.language = language
        var places: [String: Set<SourcePlace>] = [:]
        for screen in audit.screens {
            let tree = screen.screen.tree
            for index in tree.elements.indices {
                guard case .image(.symbol(let names)) = tree[index].content else { continue }
                for name in names.values where !name.isEmpty { places[name, default: []].insert(tree[index].place) }
            }
        }
        symbols = places.sorted { $0.key < $1.key }.map { name, places in
            Used(name, places.sorted().compactMap { SourceLocation($0, in: audit.files)?.text })
        }
    }

    /// A symbol and where it is used.
    private struct Used: Encodable {
        let name: String
        /// `known`, `private` or `unknown`.
        let state: String
        /// The first versions of platforms that have it, such as `iOS 13.0`.
        let since: [String]
        let replacement: String?
        let restrictedTo: String?
        let spokenEnglish: String?
        let spokenKorean: String?
        let places: [String]

        init(_ name: String, _ places: [String]) {
            let symbol = SymbolCatalog.symbol(named: name)
            let spoken = SymbolCatalog.spokenName(of: name)
            self.name = name
            state = symbol != nil ? "known" : SymbolCatalog.isPrivate(name) ? "private" : "unknown"
            since = Platform.allCases.compactMap { platform in
                symbol?.release.firstVersion(on: platform).map { "\(platform.rawValue) \($0)" }
            }
            replacement = symbol?.replacement
            restrictedTo = symbol?.restrictedTo
            spokenEnglish = spoken?.en
            spokenKorean = spoken?.ko
            self.places = places
        }
    }

    private struct Wire: Encodable {
        let schema = "handrail.symbols/1"
        let symbols: [Used]
    }

    /// The symbols, each with what is known of it and where it is used.
    func text(on page: TextPage) -> String {
        var page = page
        for symbol in symbols {
            page.heading(symbol.name)
            for line in lines(about: symbol) { page.paragraph(line, indent: 2, hanging: 2) }
            for place in symbol.places { page.line(place, indent: 4) }
        }
        if symbols.isEmpty {
            page.paragraph(Bilingual(en: "No screen shows a symbol.", ko: "심벌을 쓰는 화면이 없습니다.")[language])
        }
        return page.text
    }

    private func lines(about symbol: Used) -> [String] {
        let state: Bilingual =
            switch symbol.state {
            case "known":
                Bilingual(
                    en: "Since " + symbol.since.joined(separator: ", "),
                    ko: "사용할 수 있는 버전: " + symbol.since.joined(separator: ", "))
            case "private": Bilingual(en: "The system keeps it for itself.", ko: "시스템만 쓰는 심벌입니다.")
            default: Bilingual(en: "The system has no symbol of this name.", ko: "시스템에 이런 이름의 심벌이 없습니다.")
            }
        let renamed = symbol.replacement.map { Bilingual(en: "Called “\($0)” today", ko: "지금 이름: “\($0)”") }
        let restricted = symbol.restrictedTo.map {
            Bilingual(en: "Only to stand for \($0)", ko: "다음을 나타낼 때만 쓸 수 있음: \($0)")
        }
        let spoken = [symbol.spokenEnglish, symbol.spokenKorean].compactMap { $0.map { "“\($0)”" } }
        let said = spoken.isEmpty ? nil : "VoiceOver: " + spoken.joined(separator: ", ")
        return [state, renamed, restricted].compactMap { $0?[language] } + [said].compactMap(\.self)
    }

    /// The symbols for programs.
    func json() throws -> String { try JSONText.of(Wire(symbols: symbols)) }
}
