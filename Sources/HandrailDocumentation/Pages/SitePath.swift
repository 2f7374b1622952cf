import HandrailModel
import HandrailReporting

/// Where pages of the site lie, relative to its root, and how one leads to another.
package enum SitePath {
    /// The page of a rule.
    static func rule(_ id: String, _ language: ReportLanguage) -> String { DocumentationAddress.rule(id, language) }

    /// The page of a guideline.
    static func guideline(_ id: String, _ language: ReportLanguage) -> String {
        "\(language.rawValue)/guidelines/\(id).html"
    }

    /// The page of a command, by its words behind the name of the tool.
    static func command(_ words: some Sequence<String>, _ language: ReportLanguage) -> String {
        "\(language.rawValue)/commands/\(words.joined(separator: "-")).html"
    }

    /// The page of a document, by its name without the ending.
    static func document(_ name: String, _ language: ReportLanguage) -> String {
        "\(language.rawValue)/docs/\(name).html"
    }

    /// A page that is there once in each language, such as `search`.
    static func page(_ name: String, _ language: ReportLanguage) -> String { "\(language.rawValue)/\(name).html" }

    /// The address of a page as another one names it.
    package static func relative(from page: String, to target: String) -> String {
        let here = page.split(separator: "/").dropLast()
        let there = target.split(separator: "/")
        let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared))
            .joined(separator: "/")
    }

    /// The page that an address on another one means, as browsers take it.
    package static func resolved(_ address: String, on page: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in address.split(separator: "/") {
            if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}
