import Foundation
import HandrailModel

/// A page of the folder `docs`.
package struct SiteDocument: Sendable {
    /// Its name without ending, such as `reading`.
    let name: String
    /// Its language, which its ending tells.
    let language: ReportLanguage
    /// Its text in Markdown.
    let markdown: String

    /// The document in a file such as `reading.md` or `reading.ko.md`; `nil` for a file of another kind.
    package init?(file: String, markdown: String) {
        guard file.hasSuffix(".md") else { return nil }
        let stem = file.dropLast(".md".count)
        language = stem.hasSuffix(".ko") ? .korean : .english
        name = String(language == .korean ? stem.dropLast(".ko".count) : stem)
        self.markdown = markdown
    }

    /// The documents that lie in a folder; what else lies there is left alone.
    package static func all(in folder: String) throws -> [SiteDocument] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".md") }
            .compactMap { name in
                SiteDocument(file: name, markdown: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
            }
    }

    /// Where its page lies.
    var path: String { SitePath.document(name, language) }
}
