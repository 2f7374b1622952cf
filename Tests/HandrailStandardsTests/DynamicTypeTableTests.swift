import HandrailModel
import HandrailStandards
import Testing

@Suite("Dynamic Type")
struct DynamicTypeTableTests {
    @Test("has body at every size on iOS")
    func body() {
        let sizes = ContentSize.allCases.map { DynamicTypeTable.metrics(of: .body, at: $0, on: .iOS)?.size }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test("knows leading and weight")
    func details() throws {
        let metrics = try #require(DynamicTypeTable.metrics(of: .headline, on: .iOS))
        #expect(metrics.leading == 22 && metrics.weight == .semibold && metrics.isCertain)
        #expect(DynamicTypeTable.metrics(of: .largeTitle, at: .accessibility5, on: .iOS)?.size == 60)
        #expect(DynamicTypeTable.metrics(of: .title, at: .xLarge, on: .iOS)?.isCertain == false)
        #expect(DynamicTypeTable.metrics(of: .extraLargeTitle, on: .iOS)?.leading == nil)
    }

    @Test("does not scale on macOS, and knows one size on visionOS")
    func otherPlatforms() {
        #expect(DynamicTypeTable.metrics(of: .body, at: .accessibility5, on: .macOS)?.size == 13)
        #expect(DynamicTypeTable.metrics(of: .body, at: .xSmall, on: .tvOS)?.size == 29)
        #expect(DynamicTypeTable.metrics(of: .body, on: .visionOS)?.size == 17)
        #expect(DynamicTypeTable.metrics(of: .body, at: .xLarge, on: .visionOS) == nil)
        #expect(DynamicTypeTable.metrics(of: .body, at: .accessibility5, on: .watchOS) == nil)
        #expect(DynamicTypeTable.metrics(of: .largeTitle, on: .tvOS) == nil)
        #expect(DynamicTypeTable.metrics(of: .caption, at: .xxxLarge, on: .macCatalyst)?.size == 18)
    }

    @Test("says how much a style grows")
    func scale() {
        #expect(DynamicTypeTable.scale(of: .body, at: .large, on: .iOS) == 1)
        #expect(DynamicTypeTable.scale(of: .body, at: .accessibility5, on: .iOS) == 53.0 / 17)
        #expect(DynamicTypeTable.scale(of: .body, at: .small, on: .visionOS) == nil)
    }

    @Test("reads the names of styles in all three frameworks")
    func names() {
        #expect(StandardTextStyle(name: ".title") == .title)
        #expect(StandardTextStyle(name: "UIFont.TextStyle.title1") == .title)
        #expect(StandardTextStyle(name: "caption1") == .caption)
        #expect(StandardTextStyle(name: "display") == nil)
        #expect(StandardTextStyle(name: "") == nil)
    }

    @Test("orders sizes")
    func order() {
        #expect(ContentSize.xSmall < .large && ContentSize.accessibility1.isAccessibilitySize)
        #expect(!ContentSize.xxxLarge.isAccessibilitySize)
    }
}
