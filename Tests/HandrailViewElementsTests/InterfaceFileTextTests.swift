import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What interface files say of texts: attributed strings, and what is left out in translation.
@Suite("Texts of interface files") struct InterfaceFileTextTests {
    private static func findings(_ rules: Set<String>, _ files: [String: String]) throws -> [Finding] {
        try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.filter { rules.contains($0.rule) }
    }

    private static func fragments(_ fragments: (text: String, attributes: String)..., key: String) -> String {
        "<attributedString key=\"\(key)\">"
            + fragments.map { "<fragment content=\"\($0.text)\"><attributes>\($0.attributes)</attributes></fragment>" }
            .joined()
            + "</attributedString>"
    }

    private static func label(_ text: String) -> String {
        """
        <label numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="a">
        <rect key="frame" x="20" y="60" width="200" height="21"/>\(text)
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/></label>
        """
    }

    private static func gray(_ level: String) -> String {
        """
        <color key="NSColor" red="\(level)" green="\(level)" blue="\(level)" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
        """
    }

    private static func rules(_ view: String) throws -> [String] {
        try findings(
            ["fixed-font-size", "custom-font-not-scaling", "low-text-contrast", "confusable-state-colors"],
            ["Main.storyboard": StoryboardScreen.storyboard(view)]
        ).map(\.rule)
    }

    private static let small = "<font key=\"NSFont\" metaFont=\"system\" size=\"13\"/>"
    private static let body = "<font key=\"NSFont\" metaFont=\"UICTFontTextStyleBody\"/>"
    private static let headline = "<fontDescription key=\"NSFont\" style=\"UICTFontTextStyleHeadline\"/>"

    @Test("A text of several fragments is one text")
    func joined() throws {
        let view = Self.label(Self.fragments(("Low ", Self.body), ("tide", Self.headline), key: "attributedText"))
        let inspection = try TemporaryFolder.inspect(["Main.storyboard": Data(StoryboardScreen.storyboard(view).utf8)])
        let names = inspection.screens.first?.stops.compactMap {
            $0.element.name.cases.first?.parts.first?.words.value?.text
        }
        #expect(names == ["Low tide"])
    }

    @Test("One fragment of a fixed size is a fault of the text; text styles in all of them are none")
    func fonts() throws {
        #expect(
            try Self.rules(Self.label(Self.fragments(("Low ", Self.body), ("tide", Self.small), key: "attributedText")))
                == ["fixed-font-size"])
        #expect(
            try Self.rules(
                Self.label(Self.fragments(("Low ", Self.body), ("tide", Self.headline), key: "attributedText"))) == [])
        // Nobody sees the font of a space.
        #expect(
            try Self.rules(
                Self.label(Self.fragments(("Low tide", Self.body), (" ", Self.small), key: "attributedText"))) == [])
    }

    @Test("Each color of a text has to stand out, and none of them is a state")
    func colors() throws {
        func label(_ first: String, _ second: String) -> String {
            Self.label(Self.fragments(("Low ", first), ("tide", second), key: "attributedText"))
        }
        #expect(try Self.rules(label(Self.gray("0"), Self.gray("0.85"))) == ["low-text-contrast"])
        #expect(try Self.rules(label(Self.gray("0"), Self.gray("0.3"))) == [])
        let (red, green) = (
            Self.gray("0").replacing("red=\"0\"", with: "red=\"0.6\""),
            Self.gray("0").replacing("green=\"0\"", with: "green=\"0.4\"")
        )
        #expect(try Self.rules(label(red, green)) == [])
    }

    @Test(
        "The title of a button looks as its attributed string says",
        arguments: [
            "<state key=\"normal\">#</state>",
            "<state key=\"normal\"/><buttonConfiguration key=\"configuration\" style=\"plain\">#</buttonConfiguration>",
        ])
    func titles(button: String) throws {
        let title = Self.fragments(("Leave the harbor", Self.small + Self.gray("0.85")), key: "attributedTitle")
        let view = """
            <button id="b"><rect key="frame" x="20" y="60" width="200" height="44"/>
            \(button.replacing("#", with: title))
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom"
            customColorSpace="sRGB"/></button>
            """
        #expect(try Self.rules(view) == ["fixed-font-size", "low-text-contrast"])
    }

    // MARK: Translation

    private static let close = """
        <label text="Mole" id="a"/><button id="b">
        <accessibility key="accessibilityConfiguration" label="Close the map"/>
        <state key="normal" image="btn_x"/></button>
        """

    private static let korean: [(String, Int)] = [
        ("\"a.text\" = \"방파제\";", 1), ("\"a.text\" = \"방파제\"; \"b.accessibilityLabel\" = \"지도 닫기\";", 0),
        ("\"a.text\" = \"방파제\"; \"b.ibExternalAccessibilityConfiguration.label\" = \"지도 닫기\";", 0),
        // Nothing of the file is translated, or what was translated is another file.
        ("", 0), ("\"x.text\" = \"항구\";", 0),
    ]

    @Test(
        "What is only heard and left out where the rest was translated is heard in the wrong language",
        arguments: korean)
    func leftOut(korean: String, expected: Int) throws {
        let files = [
            "Base.lproj/Main.storyboard": StoryboardScreen.storyboard(Self.close), "ko.lproj/Main.strings": korean,
            // A language that has no table for the file at all.
            "de.lproj/Localizable.strings": "\"pier\" = \"Mole\";",
            "en.lproj/Localizable.strings": "\"pier\" = \"Mole\";",
        ]
        let found = try Self.findings(["untranslated-key"], files)
        #expect(found.count == expected)
        if let message = found.first?.message {
            #expect(message.en.contains("“Close the map”") && message.en.hasSuffix("missing in ko."), "\(message.en)")
        }
    }

    @Test("A file for all languages is in the language of its letters, where nothing else says which that is")
    func writtenLanguage() throws {
        func found(_ label: String) throws -> [String] {
            let views = """
                <label text="방파제 지도" id="a"/><button id="b">
                <accessibility key="accessibilityConfiguration" label="\(label)"/>
                <state key="normal" title="저장"/></button>
                """
            let files = [
                "Base.lproj/Main.storyboard": StoryboardScreen.storyboard(views),
                "en.lproj/Main.strings": "\"a.text\" = \"Map of the mole\";\n\"b.normalTitle\" = \"Save\";",
            ]
            return try Self.findings(["untranslated-key", "visible-text-missing"], files).map(\.message.en)
        }
        let missing = try found("지도 닫기")
        #expect(missing.count { $0.hasSuffix("missing in en.") } == 1, "\(missing)")
        let same = try found("저장")
        #expect(same.count { $0.hasSuffix("missing in en.") } == 1, "\(same)")
    }

    @Test("A button that its configuration makes a picture is not called by the title that Xcode gave it")
    func newTitles() throws {
        func names(_ configuration: String) throws -> [String] {
            try StoryboardScreen.stops(
                [
                    "Main.storyboard": StoryboardScreen.storyboard(
                        "<button id=\"b\"><state key=\"normal\" title=\"Button\"/>\(configuration)</button>")
                ])
        }
        #expect(
            try names("<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"btn_7\"/>") == [
                "btn_7: button"
            ])
        #expect(
            try names("<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"btn_7\" title=\"Leave\"/>")
                == ["Leave: button"])
        #expect(
            try names("<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"btn_7\" title=\"\"/>") == [
                "btn_7: button"
            ])
        #expect(try names("") == ["Button: button"])
    }
}
