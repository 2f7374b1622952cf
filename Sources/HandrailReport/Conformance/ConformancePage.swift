public import HandrailModel
public import HandrailReporting

/// The draft of a conformance table as one page of HTML, in one language and without scripts.
public struct ConformancePage: Report {
    private let standard: ConformanceStandard
    private let options: ReportOptions

    /// A draft for a standard.
    public init(_ standard: ConformanceStandard, _ options: ReportOptions) {
        self.standard = standard
        self.options = options
    }

    /// The page.
    public func text(of audit: Audit) -> String {
        let table = ConformanceTable(standard, audit, rules: options.rules)
        let language = options.language
        let title = XMLText.escaped(table.title[language])
        let paragraphs = table.introduction.map { "<p>\(XMLText.escaped($0[language]))</p>" }
        let counts = table.counts.map { "<li>\(XMLText.escaped($0.verdict.name[language])): \($0.count)</li>" }
        let columns = ConformanceTable.columns.map { "<th scope=\"col\">\(XMLText.escaped($0[language]))</th>" }
        let digest = SHA256.base64(of: Array(Self.style.utf8))
        return """
            <!doctype html>
            <html lang="\(language == .korean ? "ko" : "en")">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(digest)'; \
            base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>
            \(paragraphs.joined(separator: "\n"))
            <ul>
            \(counts.joined(separator: "\n"))
            </ul>
            <table>
            <thead><tr>\(columns.joined())</tr></thead>
            <tbody>
            \(table.rows.map(row).joined(separator: "\n"))
            </tbody>
            </table>
            </main>
            </body>
            </html>

            """
    }

    private func row(_ row: ConformanceRow) -> String {
        let language = options.language
        let heading = XMLText.escaped(ConformanceTable.heading(of: row.criterion, language))
        let evidence = row.evidence.isEmpty
            ? ConformanceTable.noRule[language]
            : "<ul>" + row.evidence.map { "<li>\(words($0))</li>" }.joined() + "</ul>"
        let labels = ConformanceTable.columns.map { XMLText.escaped($0[language]) }
        let step = row.step.map { "<td data-label=\"\(labels[3])\">\(XMLText.escaped($0[language]))</td>" }
        return "<tr><th scope=\"row\">\(heading)</th>"
            + "<td data-label=\"\(labels[1])\"><strong>\(XMLText.escaped(row.verdict.name[language]))</strong></td>"
            + "<td data-label=\"\(labels[2])\">\(evidence)</td>" + (step ?? "<td></td>") + "</tr>"
    }

    private func words(_ evidence: ConformanceEvidence) -> String {
        let places = evidence.places.map { "<code>\(XMLText.escaped(PageText.clean($0)))</code>" }
        return "<code>\(XMLText.escaped(evidence.rule))</code>: \(XMLText.escaped(evidence.words[options.language]))"
            + (places.isEmpty ? "" : " (\(ConformanceTable.such[options.language])\(places.joined(separator: ", ")))")
    }

    /// Narrow pages show each row as a block, with the names of the columns in front.
    private static let style = """
        :root { color-scheme: light dark; }
        html { font: 100%/1.5 system-ui, -apple-system, "Apple SD Gothic Neo", "Noto Sans CJK KR", sans-serif; }
        html:lang(ko) { word-break: keep-all; }
        body { margin: 0; overflow-wrap: anywhere; }
        main { max-width: 80rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.5rem; line-height: 1.25; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: start; vertical-align: top; border: 1px solid; padding: .5rem; }
        tbody th { width: 20%; } td ul { margin: 0; padding-left: 1rem; }
        code { font: .9em ui-monospace, Menlo, Consolas, monospace; }
        @media (max-width: 46rem) {
          thead { display: none; }
          table, tbody, tr, th, td { display: block; width: auto; }
          tbody th { width: auto; } tr { margin-bottom: 1rem; } th, td { border-width: 0 1px 1px; }
          th { border-top-width: 1px; }
          td[data-label]::before { content: attr(data-label) ": "; font-size: .9em; }
        }
        """
}
