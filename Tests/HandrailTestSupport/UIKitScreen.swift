import Foundation
import HandrailModel
import HandrailSemantics

/// A screen that UIKit code makes, as specifications ask for it.
package enum UIKitScreen {
    /// What is met of the class `screen` that `code` declares.
    package static func dump(
        _ code: String, files: [String: String] = [:], screen: String = "Screen"
    ) throws -> String {
        let all = files.merging(["Code.swift": "import UIKit\n" + code]) { _, new in new }
        let audit = try TemporaryFolder.inspect(all.mapValues { Data($0.utf8) })
        guard let tree = audit.screens.first(where: { $0.screen.name == screen }) else {
            throw MissingScreen(name: screen)
        }
        return tree.dump
    }
}
