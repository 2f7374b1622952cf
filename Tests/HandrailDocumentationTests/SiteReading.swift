import Foundation
import Handrail
import HandrailCommand
import HandrailDocumentation
import HandrailTrials

/// The whole site of this project, and what its pages say of themselves.
enum SiteReading {
    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Its pages by path.
    static let site: [String: String] = {
        do {
            let site = try DocumentationSite(
                rules: RuleCatalog.all, documents: SiteDocument.all(in: root.appendingPathComponent("docs").path),
                ledger: LedgerFiles(root: root.path),
                version: ToolVersion.current)
            return Dictionary(site.files.map { ($0.path, $0.text) }) { first, _ in first }
        } catch {
            return [:]
        }
    }()

    /// The values of an attribute on a page, with their entities read.
    static func values(of attribute: String, in page: String) -> [String] {
        page.components(separatedBy: " \(attribute)=\"").dropFirst().map { part in
            part.prefix { $0 != "\"" }.replacingOccurrences(of: "&amp;", with: "&")
                .replacingOccurrences(of: "&apos;", with: "'")
        }
    }
}
