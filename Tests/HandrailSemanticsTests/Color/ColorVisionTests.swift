import HandrailModel
import HandrailSemantics
import Testing

@Suite("Colors as people with a color-vision deficiency see them")
struct ColorVisionTests {
    private static func color(_ hex: UInt32) -> ColorValue {
        ColorValue(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }

    @Test("Grays stay what they are", arguments: ColorVision.allCases)
    func grays(_ vision: ColorVision) {
        for hex: UInt32 in [0x000000, 0x808080, 0xFFFFFF] {
            #expect(vision.seen(Self.color(hex)).hexadecimal == Self.color(hex).hexadecimal)
        }
    }

    /// Worked out with the published matrices apart from this code.
    @Test(
        "Pure colors turn into what the model says",
        arguments: [
            (ColorVision.protanopia, 0xFF0000, "#6D5F00"), (.deuteranopia, 0xFF0000, "#A39000"),
            (.tritanopia, 0x0000FF, "#006B96"), (.protanopia, 0x00FF00, "#FFE500"),
        ] as [(ColorVision, UInt32, String)])
    func pure(_ vision: ColorVision, _ hex: UInt32, _ seen: String) {
        #expect(vision.seen(Self.color(hex)).hexadecimal == seen)
    }

    @Test("Without cones all colors are grays of their luminance")
    func luminance() {
        #expect(ColorVision.achromatopsia.seen(Self.color(0xFF0000)).hexadecimal == "#7F7F7F")
        #expect(ColorVision.achromatopsia.seen(Self.color(0x00FF00)).hexadecimal == "#DCDCDC")
        #expect(ColorVision.achromatopsia.seen(Self.color(0x0000FF)).hexadecimal == "#4C4C4C")
    }

    @Test("Red and green are far apart for most people and close without green cones")
    func redAndGreen() {
        let (red, green) = (Self.color(0xFF383C), Self.color(0x34C759))
        let vision = ColorVision.deuteranopia
        #expect(ColorDifference.between(red, green) > 100)
        #expect(ColorDifference.between(vision.seen(red), vision.seen(green)) < 20)
    }

    @Test("Black and white are a hundred apart, and a color is no distance from itself")
    func ends() {
        #expect(abs(ColorDifference.between(Self.color(0), Self.color(0xFFFFFF)) - 100) < 0.01)
        #expect(ColorDifference.between(Self.color(0x336699), Self.color(0x336699)) == 0)
    }
}
