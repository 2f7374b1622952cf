import HandrailModel
import HandrailSemantics
import HandrailStandards
import Testing

@Suite("The size of a font at each text size")
struct ResolvedFontTests {
    /// Sizes on iOS from xSmall to AX5, as Apple's guidelines print them.
    private static let printed: [(style: String, sizes: [Double])] = [
        ("largeTitle", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        ("title", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        ("title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        ("title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        ("headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        ("body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        ("callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        ("subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        ("footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        ("caption", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        ("caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    @Test("Every style has its printed size at every text size", arguments: printed.map(\.style))
    func styles(_ style: String) throws {
        let expected = try #require(Self.printed.first { $0.style == style }).sizes
        let font = try #require(ResolvedFont(FontUse(size: .style(style))))
        #expect(ContentSize.allCases.map { font.size(at: $0, on: .iOS) } == expected)
    }

    @Test("A size that scales grows in the ratio of its style, also for every style", arguments: printed.map(\.style))
    func scaling(_ style: String) throws {
        let row = try #require(Self.printed.first { $0.style == style }).sizes
        let font = try #require(ResolvedFont(FontUse(size: .scaling(.known(100), relativeTo: style))))
        for (size, points) in zip(ContentSize.allCases, row) {
            let found = try #require(font.size(at: size, on: .iOS))
            #expect(abs(found - 100 * points / row[3]) < 0.001)
        }
    }

    @Test("A fixed size is the same everywhere")
    func fixed() throws {
        let font = try #require(ResolvedFont(FontUse(size: .fixed(.known(13)))))
        #expect(Set(ContentSize.allCases.map { font.size(at: $0, on: .iOS) }) == [13])
        #expect(!font.grows)
    }

    @Test("macOS keeps the size of a style")
    func desktop() throws {
        let font = try #require(ResolvedFont(FontUse(size: .style("body"))))
        #expect(font.size(at: .accessibility5, on: .macOS) == 13)
    }

    @Test("What is not known has no size")
    func unknown() {
        #expect(ResolvedFont(FontUse(size: .unknown)) == nil)
        #expect(ResolvedFont(FontUse(size: .fixed(.dynamic))) == nil)
        #expect(ResolvedFont(FontUse(size: .style("display"))) == nil)
    }

    @Test("The weight is that of the font, of its face, or of its style")
    func weight() {
        let light = FontUse(size: .scaling(.known(17), relativeTo: "body"), family: .known("Lato-LightItalic"))
        #expect(ResolvedFont(light)?.weight(on: .iOS) == .light)
        #expect(ResolvedFont(FontUse(size: .style("headline")))?.weight(on: .iOS) == .semibold)
        #expect(ResolvedFont(FontUse(size: .style("body"), weight: .known("heavy")))?.weight(on: .iOS) == .heavy)
    }
}
