import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Colors that are mixed, made by functions of the project, or laid behind a view with modifiers of their own.
@Suite("Reading colors") struct ReadingColorsTests {
    private static let helpers = """
        extension Color {
            static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
                Color(red: red / 255, green: green / 255, blue: blue / 255)
            }
            init(digits: String) {
                let digits = digits.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
                let scanner = Scanner(string: digits)
                var value: UInt64 = 0
                scanner.scanHexInt64(&value)
                let red = (value >> 16) & 0xFF
                let green = (value >> 8) & 0xFF
                let blue = value & 0xFF
                self.init(
                    .sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: 1)
            }
        }
        """

    private func uses(_ modifier: String) throws -> [ColorUse] {
        let code = """
            import SwiftUI
            \(Self.helpers)
            struct Screen: View { var body: some View { Text("Trail")\(modifier) } }
            """
        let screen = try #require(try TemporaryFolder.inspect(["Screen.swift": Data(code.utf8)]).screens.first).screen
        return screen.tree.elements.indices.flatMap { screen.tree[$0].attributes }.compactMap { use in
            switch use.attribute {
            case .color(.foreground(let color)), .color(.background(let color)): color
            default: nil
            }
        }
    }

    @Test("What is done to a color behind a view leaves it that color", arguments: [
        "Color.white.ignoresSafeArea()", "Color.white.cornerRadius(8)", "Color.white.shadow(radius: 3)",
        "Color.white.clipShape(Capsule()).edgesIgnoringSafeArea(.all)",
    ])
    func behind(_ color: String) throws {
        #expect(try uses(".background(\(color))") == [.system("white")])
    }

    @Test("A color made in steps, or by a function of the project", arguments: [
        "Color(digits: \"#CC6633\")", ".rgb(204, 102, 51)", "Color.rgb(204, 102, 51)",
    ])
    func made(_ color: String) throws {
        let found = try #require(try uses(".foregroundColor(\(color))").first)
        #expect(found.plain == .literal(ColorValue(red: 204 / 255, green: 102 / 255, blue: 51 / 255)))
    }

    @Test("A mixture of two colors")
    func mixed() throws {
        let half = try #require(try uses(".foregroundColor(Color.white.mix(with: .black, by: 0.5, in: .device))").first)
        #expect(half.plain == .literal(ColorValue(red: 0.5, green: 0.5, blue: 0.5)))
        guard
            case .literal(let gray)? = try uses(".foregroundColor(Color.white.mix(with: .black, by: 0.5))").first?.plain
        else {
            Issue.record("no color")
            return
        }
        // Half way in Oklab: a lightness of 0.5 is a linear 0.125.
        #expect(abs(gray.red - 0.3886) < 0.001 && abs(gray.red - gray.blue) < 0.001)
        #expect(try uses(".foregroundColor(accent.mix(with: .black, by: 0.5))") == [.unknown])
    }

    @Test("A gradient of a color, and a color that fills all there is, lie behind", arguments: [
        (".background(.yellow.gradient)", ColorUse.gradient([.system("yellow")])),
        (".background(Color.yellow.frame(maxWidth: .infinity))", .system("yellow")),
    ])
    func filling(_ modifier: String, color: ColorUse) throws {
        #expect(try uses(modifier) == [color])
    }

    @Test(
        "What labels a prominent button is taken for white on the tint that the app gives it, and asked about",
        arguments: [
            (".tint(.yellow)", true), (".tint(Color(white: 0.8))", true),
            (".tint(Color(red: 0, green: 0.2, blue: 0.5))", false),
            (".tint(.blue)", false), ("", false),
        ])
    func prominent(_ modifier: String, isFaint: Bool) throws {
        let code = """
            import SwiftUI
            struct Screen: View {
                var body: some View { Button("Save route") {}.buttonStyle(.borderedProminent)\(modifier) }
            }
            """
        let findings = try TemporaryFolder.audit(["Screen.swift": Data(code.utf8)]).findings.filter {
            $0.rule == "low-text-contrast"
        }
        #expect(findings.map(\.outcome) == (isFaint ? [.review] : []))
    }

    @Test("A table of sizes is fixed, whichever side is taken")
    func sizes() throws {
        let code = """
            import SwiftUI
            enum Step {
                case small, large
                var size: CGFloat { switch self { case .small: 11; case .large: 20 } }
                var font: Font { .system(size: size, weight: .medium) }
            }
            struct Screen: View { var body: some View { Text("Trail").font(Step.small.font) } }
            """
        let screen = try #require(try TemporaryFolder.inspect(["Screen.swift": Data(code.utf8)]).screens.first).screen
        let fonts = screen.tree.elements.indices.flatMap { screen.tree[$0].attributes }.compactMap {
            use -> FontUse.Size? in
            if case .text(.font(let font)) = use.attribute { font.size } else { nil }
        }
        #expect(fonts == [.fixed(.known(11))])
    }
}
