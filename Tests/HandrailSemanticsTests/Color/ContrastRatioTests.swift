import HandrailModel
import HandrailSemantics
import Testing

@Suite("Contrast ratio")
struct ContrastRatioTests {
    private func color(_ hexadecimal: Substring) -> ColorValue {
        let bits = UInt32(hexadecimal, radix: 16) ?? 0
        let part = { (shift: UInt32) in Double((bits >> shift) & 0xFF) / 255 }
        return ColorValue(red: part(16), green: part(8), blue: part(0))
    }

    @Test("agrees with an independent implementation")
    func independent() {
        let rows = ContrastRows.text.split(separator: "\n")
        #expect(rows.count >= 200)
        for row in rows {
            let fields = row.split(separator: " ")
            let ratio = ContrastRatio.of(color(fields[0]), on: color(fields[1]))
            #expect(abs(ratio - (Double(fields[2]) ?? 0)) < 0.000_001, "\(row): \(ratio)")
        }
    }

    /// Worked by hand: luminances from the linear components, weighted 0.2126, 0.7152 and 0.0722.
    @Test(
        "agrees with pairs worked by hand",
        arguments: [
            // (1 + .05) / (0 + .05)
            ("FFFFFF", "000000", 21.0),
            ("000000", "FFFFFF", 21.0),
            // A color on itself
            ("3C3C43", "3C3C43", 1.0),
            // 1.05 / (.2126 + .05)
            ("FF0000", "FFFFFF", 3.998_477),
            // 1.05 / (.7152 + .05)
            ("00FF00", "FFFFFF", 1.372_191),
            // 1.05 / (.0722 + .05)
            ("0000FF", "FFFFFF", 8.592_471),
            // (.2126 + .05) / .05
            ("FF0000", "000000", 5.252),
            // (.7152 + .05) / .05
            ("00FF00", "000000", 15.304),
            // (.0722 + .05) / .05
            ("0000FF", "000000", 2.444),
            // (.2126 + .7152 + .05) / .05
            ("FFFF00", "000000", 19.556),
        ])
    func byHand(_ foreground: String, _ background: String, _ expected: Double) {
        #expect(abs(ContrastRatio.of(color(foreground[...]), on: color(background[...])) - expected) < 0.000_01)
    }

    @Test("lets what is behind shine through a translucent color")
    func translucent() {
        // The label of the system at 60 % on white is #8A8A8E.
        let label = color("3C3C43").withAlpha(0.6)
        let ratio = ContrastRatio.of(label, on: color("FFFFFF"))
        #expect(abs(ratio - 3.44) < 0.01, "\(ratio)")
    }

    @Test("sees Display P3 as sRGB shows it")
    func wideGamut() {
        let gray = ColorValue(space: .displayP3, red: 0.5, green: 0.5, blue: 0.5)
        let plain = ColorValue(red: 0.5, green: 0.5, blue: 0.5)
        #expect(abs(RelativeLuminance.of(gray) - RelativeLuminance.of(plain)) < 0.000_1)
        #expect(ColorValue(space: .displayP3, red: 1, green: 0, blue: 0).hexadecimal == "#FF0000")
    }

    @Test("finds the nearest color that passes, of the same hue")
    func mending() throws {
        let white = color("FFFFFF")
        let found = try #require(ColorRepair.nearest(to: color("8E8E93"), on: [white], reaching: 4.5))
        #expect(ContrastRatio.of(found, on: white) >= 4.5)
        #expect(ContrastRatio.of(found, on: white) < 4.8)
        #expect(ColorRepair.nearest(to: color("808080"), on: [white, color("000000")], reaching: 7) == nil)
    }
}
