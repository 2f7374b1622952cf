import HandrailModel
import HandrailSemantics
import Testing

@Suite("Colors over all versions that an app runs on")
struct ColorResolverTests {
    private static let light = Appearance(isDark: false, hasIncreasedContrast: false)

    @Test("A background that older systems have no name for is light there too", arguments: [11, 12, 13, 17])
    func backgrounds(since version: Int) {
        let resolver = ColorResolver(platform: .iOS, since: Version(version))
        #expect(
            resolver.values(of: .system("systemBackground"), in: Self.light) == [ColorValue(red: 1, green: 1, blue: 1)])
    }

    @Test("A name that no version has is not known")
    func unknown() {
        #expect(
            ColorResolver(platform: .iOS, since: Version(11)).values(of: .system("ofNoSystem"), in: Self.light) == nil)
    }
}
