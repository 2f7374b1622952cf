import HandrailModel
import HandrailStandards
import Testing

@Suite("System colors")
struct SystemColorsTests {
    private func color(_ red: Double, _ green: Double, _ blue: Double) -> ColorValue {
        ColorValue(red: red / 255, green: green / 255, blue: blue / 255)
    }

    @Test("have the values of the asked version")
    func eras() {
        #expect(
            SystemColors.color(named: "UIColor.systemBlue", on: .iOS, version: Version(17))?.light == color(0, 122, 255)
        )
        #expect(SystemColors.color(named: "UIColor.systemBlue", on: .iOS)?.light == color(0, 136, 255))
        #expect(SystemColors.color(named: "Color.red", on: .iOS, version: Version(26, 1))?.light == color(255, 56, 60))
        #expect(
            SystemColors.color(named: "Color.red", on: .macCatalyst, version: Version(18))?.light == color(255, 59, 48))
        #expect(SystemColors.color(named: "systemTeal", on: .iOS, version: Version(14))?.light == color(90, 200, 250))
        #expect(SystemColors.color(named: "systemTeal", on: .iOS, version: Version(15))?.light == color(48, 176, 199))
    }

    @Test("prefer the newer of two that hold")
    func newest() {
        #expect(SystemColors.color(named: "link", on: .iOS, version: Version(26))?.eras.first?.since == Version(26))
        #expect(SystemColors.color(named: "link", on: .iOS, version: Version(18))?.eras.first?.since == Version(13))
    }

    @Test("tell fixed colors from adaptive ones of the same word")
    func fixed() throws {
        let fixed = try #require(SystemColors.color(named: "UIColor.red", on: .iOS))
        #expect(fixed.kind == .fixed && fixed.light == color(255, 0, 0))
        #expect(SystemColors.color(named: "Color.clear", on: .iOS)?.light?.alpha == 0)
    }

    @Test("know increased contrast, and that the watch is dark")
    func appearances() {
        let gray = SystemColors.color(named: "systemGray", on: .iOS, version: Version(17))
        #expect(gray?.lightIncreasedContrast == color(108, 108, 112))
        #expect(SystemColors.color(named: "Color.red", on: .watchOS)?.light == nil)
        #expect(SystemColors.color(named: "Color.red", on: .watchOS)?.dark == color(255, 66, 69))
    }

    @Test("are nil where nothing is known")
    func unknown() {
        #expect(SystemColors.color(named: "", on: .iOS) == nil)
        #expect(SystemColors.color(named: "Color.octarine", on: .iOS) == nil)
        #expect(SystemColors.color(named: "UIColor.systemBlue", on: .iOS, version: Version(6)) == nil)
    }

    @Test("were all read, with at least one value and one era each")
    func complete() {
        #expect(SystemColors.all.count == 123)
        for color in SystemColors.all {
            #expect(color.light != nil || color.dark != nil, "\(color.token)")
            #expect(!color.eras.isEmpty, "\(color.token)")
        }
    }
}
