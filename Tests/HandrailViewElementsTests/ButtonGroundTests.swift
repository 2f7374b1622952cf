import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What lies behind the title of a button: what its configuration paints, or a picture whose colors nobody knows.
@Suite("What lies behind the title of a button") struct ButtonGroundTests {
    private static let rules: Set<String> = ["low-text-contrast", "literal-text-color"]

    private static func contrast(_ files: [String: String]) throws -> [String] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings
            .filter { rules.contains($0.rule) }.map(\.message.en)
    }

    private static func designed(_ button: String) throws -> [String] {
        try contrast(["Main.storyboard": StoryboardScreen.storyboard(button)])
    }

    private static func coded(_ body: String) throws -> [String] {
        try contrast([
            "Code.swift": """
                import UIKit
                final class Screen: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Screen"
                        view.backgroundColor = .white
                        let button = UIButton(type: .system)
                        button.setTitle("Moor", for: .normal)
                        view.addSubview(button)
                        \(body)
                    }
                }
                """
        ])
    }

    private static func color(_ key: String, _ red: String, _ green: String, _ blue: String) -> String {
        """
        <color key="\(key)" red="\(red)" green="\(green)" blue="\(blue)" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
        """
    }

    private static func configured(_ background: String, style: String = "plain") -> String {
        """
        <button id="b"><state key="normal"/><buttonConfiguration key="configuration" style="\(style)" title="Moor">
        <backgroundConfiguration key="background"\(background)</backgroundConfiguration>
        \(color("baseForegroundColor", "1", "1", "1"))
        </buttonConfiguration></button>
        """
    }

    @Test("The background of a configuration lies behind the title", arguments: ["plain", "filled", "tinted"])
    func background(style: String) throws {
        let dark = Self.configured(">" + Self.color("backgroundColor", "0.1", "0.2", "0.4"), style: style)
        #expect(try Self.designed(dark) == [])
        let pale = Self.configured(">" + Self.color("backgroundColor", "1", "0.9", "0.2"), style: style)
        #expect(try Self.designed(pale).count == 1)
    }

    @Test("So does one that code gives to it", arguments: [("0.1", 0), ("0.9", 1)])
    func backgroundInCode(level: String, count: Int) throws {
        let found = try Self.coded(
            """
            var look = UIButton.Configuration.plain()
            look.title = "Moor"
            look.baseForegroundColor = .white
            look.background.backgroundColor = UIColor(white: \(level), alpha: 1)
            button.configuration = look
            """)
        #expect(found.count == count)
    }

    @Test("A picture behind the title may have any color")
    func picture() throws {
        let pale = "<color key=\"titleColor\" red=\"1\" green=\"0.9\" blue=\"0.9\" alpha=\"1\" colorSpace=\"custom\""
            + " customColorSpace=\"sRGB\"/>"
        let card = Self.color("backgroundColor", "1", "0.8", "0.8")
        func button(_ picture: String) -> String {
            "<button id=\"b\"><state key=\"normal\" title=\"3\"\(picture)>\(pale)</state>\(card)</button>"
        }
        #expect(try Self.designed(button("")).count == 1)
        #expect(try Self.designed(button(" backgroundImage=\"badge\"")) == [])
        #expect(try Self.designed(Self.configured(" image=\"badge\">")) == [])
    }

    @Test(
        "So may one that code sets",
        arguments: [
            "button.setBackgroundImage(UIImage(named: \"badge\"), for: .normal)",
            "button.setBackgroundImage(Badges.current, for: [])",
        ])
    func pictureInCode(_ line: String) throws {
        let color = "button.setTitleColor(UIColor(white: 0.7, alpha: 1), for: .normal)"
        #expect(try Self.coded(color).count == 1)
        #expect(try Self.coded(color + "\n" + line) == [])
    }

    @Test("A text in the very color of its ground is a misreading, but for one that Dark Mode brings about")
    func sameColor() throws {
        func label(_ text: String) -> String {
            "<label id=\"l\" text=\"Moor\">\(text)\(Self.color("backgroundColor", "1", "1", "1"))</label>"
        }
        #expect(try Self.designed(label(Self.color("textColor", "1", "1", "1"))) == [])
        #expect(try Self.designed(label("<color key=\"textColor\" systemColor=\"labelColor\"/>")).count == 1)
    }
}
