import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What screens show by `UIContentUnavailableConfiguration`.
@Suite("Reading UIKit: screens with nothing to show") struct ReadingEmptyScreensTests {
    private static func names(_ statements: String) throws -> [String] {
        let code = """
            import UIKit
            final class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Trails"
                    \(statements)
                }
            }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        return inspection.screens.flatMap {
            $0.stops.map { $0.element.name.display + ($0.element.traits.contains(.button) ? ", button" : "") }
        }
    }

    private static let made = """
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No trails"
        empty.secondaryText = "Look elsewhere"
        empty.image = UIImage(systemName: "map")
        empty.button.title = "Search again"

        """

    @Test(
        "Its words and its buttons are heard, however it is shown",
        arguments: [
            "contentUnavailableConfiguration = empty", "self.contentUnavailableConfiguration = empty",
            "let shown = UIContentUnavailableView(configuration: empty)\nview.addSubview(shown)",
        ])
    func words(_ shown: String) throws {
        let names = try Self.names(Self.made + shown)
        #expect(names.contains { $0.contains("No trails") })
        #expect(names.contains { $0.contains("Look elsewhere") })
        #expect(names.contains("Search again, button"))
        #expect(!names.contains { $0.contains("map") })
    }

    @Test("What the system says by itself is not known, and where it is taken away nothing is shown")
    func system() throws {
        #expect(
            try Self.names("contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()").contains {
                $0.contains("…")
            })
        #expect(try Self.names("contentUnavailableConfiguration = nil").isEmpty)
    }
}
