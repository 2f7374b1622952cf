import Foundation
import HandrailModel

/// A screen that SwiftUI code declares, as specifications ask for it.
package enum SwiftUIScreen {
    /// The names of the stops of the one screen that `code` declares, in reading order; the cases of a name apart by
    /// `|`.
    package static func names(
        _ code: String, files: [String: String] = [:], screen: String = "Screen"
    ) throws -> [String] {
        let all = files.merging(["Code.swift": "import SwiftUI\n" + code]) { _, new in new }
        let audit = try TemporaryFolder.inspect(all.mapValues { Data($0.utf8) })
        guard let tree = audit.screens.first(where: { $0.screen.name == screen }) else {
            throw MissingScreen(name: screen)
        }
        return tree.stops.map(\.casesOfName)
    }
}
