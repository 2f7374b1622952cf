import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport

/// The places in code that make views, with what became of each.
enum AccountedSites {
    /// The sites of a file that are not reached, as `UILabel 6`.
    static func notReached(_ code: String, framework: String = "UIKit") throws -> [String] {
        let files = ["Code.swift": Data("import \(framework)\n\(code)".utf8)]
        let audit = try TemporaryFolder.audit(files, jobs: 1)
        return audit.reach.sites.compactMap { site in
            guard case .notReached = site.account else { return nil }
            let file = audit.file(of: site.place)
            return "\(site.name) \(file.lines.position(of: site.place.range.lower).line)"
        }
    }
}
