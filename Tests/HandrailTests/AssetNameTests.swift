import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Names that asset catalogs have, and names that they do not have.
@Suite("Names of assets") struct AssetNameTests {
    private static func findings(_ code: String, _ files: [String: String]) throws -> Set<String> {
        let all = files.merging(["Code.swift": code]) { _, new in new }
        return Set(try TemporaryFolder.audit(all.mapValues { Data($0.utf8) }, jobs: 1).findings.map(\.rule))
    }

    private static func dark(_ name: String) -> [String: String] {
        [
            "Assets.xcassets/\(name).colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
            {"red": "0.25", "green": "0.25", "blue": "0.25", "alpha": "1.0"}}}]}
            """
        ]
    }

    private static let swiftUI = """
        import SwiftUI
        struct Chart: View {
            var body: some View { Text("Tide").foregroundColor(%@).padding().background(Color.black) }
        }
        """
    private static let uiKit = """
        import UIKit
        final class ChartController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .black
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
                label.text = "Tide"
                label.font = .systemFont(ofSize: 17)
                label.textColor = %@
                view.addSubview(label)
            }
        }
        """

    @Test(
        "A color of the system wins over a color set that would be called like it",
        arguments: [swiftUI, uiKit], ["white", "WhiteColor"])
    func systemColor(code: String, set: String) throws {
        let found = try Self.findings(code.replacingOccurrences(of: "%@", with: ".white"), Self.dark(set))
        #expect(found.isDisjoint(with: ["low-text-contrast", "literal-text-color"]), "\(found)")
    }

    @Test("A color set that is called like no color of the system is the constant", arguments: [swiftUI, uiKit])
    func ownColor(code: String) throws {
        let found = try Self.findings(code.replacingOccurrences(of: "%@", with: ".reef"), Self.dark("ReefColor"))
        #expect(found.contains("low-text-contrast"), "\(found)")
    }

    private static let pictures = [
        """
        import SwiftUI
        struct Harbor: View {
            var body: some View {
                VStack { HStack { Image("anchor-rope"); Text("Crew on duty") }; Image("IMG_2041") }
            }
        }
        """,
        """
        import UIKit
        final class HarborController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let photo = UIImageView(image: UIImage(named: "IMG_2041"))
                photo.isAccessibilityElement = true
                view.addSubview(photo)
            }
        }
        """,
    ]

    @Test("An image that the project does not have is neither exposed nor undescribed", arguments: pictures)
    func missingImage(code: String) throws {
        func found(_ names: [String]) throws -> Set<String> {
            let sets = names.map { ("Assets.xcassets/\($0).imageset/Contents.json", "{}") }
            return try Self.findings(code, Dictionary(uniqueKeysWithValues: sets))
                .intersection(["undescribed-image", "decorative-image-exposed"])
        }
        #expect(try found(["sail"]) == [])
        #expect(try found(["anchor-rope", "IMG_2041"]).contains("undescribed-image"))
    }

    @Test("The constant for an image leaves out what it is, as the one for a color does")
    func suffix() throws {
        let code = """
            struct Screen: View {
                var body: some View { VStack { Image(.harbor); Image(.pierImage) } }
            }
            """
        let names = try SwiftUIScreen.names(
            code,
            files: [
                "Assets.xcassets/HarborImage.imageset/Contents.json": "{}",
                "Assets.xcassets/pierImage.imageset/Contents.json": "{}",
            ])
        #expect(names == ["HarborImage", "pierImage"])
    }
}
