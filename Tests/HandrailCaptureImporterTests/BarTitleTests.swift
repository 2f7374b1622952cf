import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Titles in the bars of captures: what a screen is called, and what is heard as a heading.
@Suite struct BarTitleTests {
    /// A page source without traits, as older versions write it, with a bar around some elements.
    private static func appium(bar: String, _ inside: String) -> String {
        """
        <XCUIElementTypeApplication name="Harbor" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeNavigationBar \(bar) visible="true" x="0" y="47" width="390" height="44">
        \(inside)
        </XCUIElementTypeNavigationBar>
        <XCUIElementTypeStaticText name="Fog" label="Fog" visible="true" x="20" y="120" width="90" height="20"/>
        <XCUIElementTypeStaticText name="Rain" label="Rain" visible="true" x="20" y="150" width="90" height="20"/>
        <XCUIElementTypeStaticText name="Wind" label="Wind" visible="true" x="20" y="180" width="90" height="20"/>
        </XCUIElementTypeApplication>
        """
    }

    private static let back =
        #"<XCUIElementTypeButton name="Back" label="Back" visible="true" x="8" y="50" width="60" height="40"/>"#

    private func screen(_ text: String) throws -> Screen {
        try #require(try TemporaryFolder.inspect(["Harbor.xml": Data(text.utf8)]).screens.first).screen
    }

    private func headings(_ text: String) throws -> [String] {
        let audit = try TemporaryFolder.inspect(["Harbor.xml": Data(text.utf8)])
        return try #require(audit.screens.first).stops.map(\.nameAndTraits).filter { $0.hasSuffix("heading") }
    }

    @Test("The text that a bar shows is its title, whatever kind the tool gives it, and a heading")
    func shown() throws {
        for kind in ["StaticText", "Other"] {
            let title = """
                <XCUIElementType\(kind) name="Weather" label="Weather" visible="true" x="150" y="55" width="90" \
                height="22"/>
                """
            let text = Self.appium(bar: #"name="Weather""#, Self.back + title)
            #expect(try screen(text).capture?.bar == .titled("Weather"))
            #expect(try headings(text) == ["Weather: static text, heading"])
        }
    }

    @Test("Of several texts the one that the bar is called like, else the one in its middle, is the title")
    func several() throws {
        let texts = """
            <XCUIElementTypeStaticText label="Edit" visible="true" x="330" y="55" width="50" height="22"/>
            <XCUIElementTypeStaticText label="Weather" visible="true" x="150" y="55" width="90" height="22"/>
            """
        #expect(try screen(Self.appium(bar: #"name="Weather""#, texts)).capture?.bar == .titled("Weather"))
        #expect(try screen(Self.appium(bar: "", texts)).capture?.bar == .titled("Weather"))
    }

    @Test("A bar with nothing but buttons has no title; a field, a picture or a button in its middle may be it")
    func none() throws {
        #expect(try screen(Self.appium(bar: "", Self.back)).capture?.bar == .untitled)
        let others = [
            #"<XCUIElementTypeSearchField label="Places" visible="true" x="80" y="50" width="240" height="36"/>"#,
            #"<XCUIElementTypeImage label="Harbor" visible="true" x="180" y="50" width="30" height="30"/>"#,
            #"<XCUIElementTypeButton label="All boats" visible="true" x="150" y="50" width="90" height="40"/>"#,
            #"<XCUIElementTypeSegmentedControl visible="true" x="100" y="50" width="190" height="32"/>"#,
        ]
        for other in others {
            #expect(try screen(Self.appium(bar: "", Self.back + other)).capture?.bar == nil, "\(other)")
        }
        #expect(try screen(Self.appium(bar: "", "")).capture?.bar == nil)
    }

    @Test("Where traits are told, a text is a heading only with the trait")
    func told() throws {
        let title = """
            <XCUIElementTypeStaticText label="Weather" visible="true" x="150" y="55" width="90" height="22" \
            traits="StaticText"/>
            """
        let text = Self.appium(bar: #"name="Weather""#, Self.back + title)
        #expect(try screen(text).capture?.bar == .titled("Weather"))
        #expect(try headings(text) == [])
    }
}
