import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Colors that functions work out of their arguments: the argument decides, and not what is returned for a bad one.
@Suite("Colors that functions work out")
struct ColorFunctionTests {
    private static let digits = """
        var text = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if text.hasPrefix("#") { text.remove(at: text.startIndex) }
        if text.count != 6 { return .gray }
        var number: UInt32 = 0
        Scanner(string: text).scanHexInt32(&number)
        return UIColor(
            red: CGFloat((number & 0xFF0000) >> 16) / 255.0, green: CGFloat((number & 0x00FF00) >> 8) / 255.0,
                       blue: CGFloat(number & 0x0000FF) / 255.0, alpha: CGFloat(1.0))
        """

    /// The findings on the contrast of a text of a color on white.
    private func findings(_ color: String, _ declarations: String) throws -> [String] {
        let code = """
            import UIKit
            \(declarations)
            final class Harbor: UIViewController {
                private let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    label.text = "Low tide"
                    label.textColor = \(color)
                    label.font = .preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                    view.addSubview(label)
                }
            }
            """
        let audit = try TemporaryFolder.audit(["a.swift": Data(code.utf8)], jobs: 1)
        return audit.findings.filter { $0.rule == "low-text-contrast" }.map(\.message.en)
    }

    @Test("A static function of the type", arguments: ["UIColor.fromHex(\"%\")", ".fromHex(\"%\")"])
    func staticFunction(call: String) throws {
        let declarations = "extension UIColor { static func fromHex(_ hex: String) -> UIColor {\n\(Self.digits)\n} }"
        let (black, pale) = (
            call.replacingOccurrences(of: "%", with: "000000"), call.replacingOccurrences(of: "%", with: "#a3aab1")
        )
        #expect(try findings(black, declarations).isEmpty)
        #expect(try findings(pale, declarations).first?.contains("#A3AAB1") == true)
    }

    @Test("A function of the color itself that hands components on, and constants that call it without the type")
    func ownFunction() throws {
        let declarations = """
            extension UIColor {
                static var gull: Self { components(0xA3AAB1) }
                static var tar: Self { components(0x101418) }
                static func components(_ number: UInt, alpha: CGFloat = 1) -> Self {
                    Self(
                        red: CGFloat((number >> 16) & 0xFF) / 255, green: CGFloat((number >> 8) & 0xFF) / 255,
                        blue: CGFloat(number & 0xFF) / 255, alpha: alpha)
                }
            }
            """
        #expect(try findings(".gull", declarations).first?.contains("#A3AAB1") == true)
        #expect(try findings("UIColor.tar", declarations).isEmpty)
    }

    @Test("A constant behind a question for the version, and one that asks for light, dark and contrast")
    func constants() throws {
        let declarations = """
            extension UIColor {
                static var brand: UIColor {
                    if #available(iOS 13.0, *) { return UIColor(white: 0.8, alpha: 1) } else { return .black }
                }
                static let shade = UIColor { traits in
                    switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
                    case (.dark, .high): return .white
                    case (.dark, _): return .lightGray
                    case (_, .high): return .black
                    default: return UIColor(white: 0.75, alpha: 1)
                    }
                }
            }
            """
        #expect(try findings("UIColor.brand", declarations).first?.contains("#CCCCCC") == true)
        #expect(try findings("UIColor.shade", declarations).first?.contains("#BFBFBF") == true)
    }

    @Test("A method of a token, by its case", arguments: [(".pale", "#CCCCCC"), (".deep", "")])
    func tokens(token: String, told: String) throws {
        let declarations = """
            enum Token {
                case pale, deep
                func color(_ strength: Double) -> UIColor {
                    switch self {
                    case .pale: return UIColor(white: 0.8, alpha: 1)
                    case .deep: return .black
                    }
                }
            }
            """
        let found = try findings("Token\(token).color(1)", declarations)
        #expect(told.isEmpty ? found.isEmpty : found.first?.contains(told) == true)
    }

    @Test(
        "An initializer that is named",
        arguments: ["UIColor.init(white: 0.8, alpha: 1)", "UIKit.UIColor(white: 0.8, alpha: 1)"])
    func named(color: String) throws {
        #expect(try findings(color, "").first?.contains("#CCCCCC") == true)
    }

    @Test("A property and a method of a text", arguments: ["\"%\".color", "\"%\".asColor()"])
    func texts(call: String) throws {
        let body = Self.digits.replacingOccurrences(of: "hex.trimming", with: "self.trimming")
        let declarations =
            "extension String {\nvar color: UIColor {\n\(body)\n}\nfunc asColor() -> UIColor {\n\(body)\n} }"
        let (black, pale) = (
            call.replacingOccurrences(of: "%", with: "000000"), call.replacingOccurrences(of: "%", with: "a3aab1")
        )
        #expect(try findings(black, declarations).isEmpty)
        #expect(try findings(pale, declarations).first?.contains("#A3AAB1") == true)
    }

    @Test("What is returned early is not taken for a color that is not known", arguments: [
        "guard let color = Vendor.color(name) else { return .gray }\nreturn color",
        "if name.isEmpty { return .gray }\nreturn Vendor.color(name)",
    ])
    func earlyReturn(body: String) throws {
        let declarations = "enum Paint { static func named(_ name: String) -> UIColor {\n\(body)\n} }"
        #expect(try findings("Paint.named(\"ink\")", declarations).isEmpty)
    }

    @Test("A choice of colors that are all known is judged")
    func choice() throws {
        let declarations = """
            enum Paint { static func of(_ isOn: Bool) -> UIColor {
                if isOn { return .black }
                return UIColor(white: 0.8, alpha: 1)
            } }
            enum Tide { static var isHigh: Bool { Date().timeIntervalSince1970 > 5 } }
            """
        #expect(try findings("Paint.of(Tide.isHigh)", declarations).count == 1)
    }

    private static let initializers = """
        extension UIColor {
            convenience init(scanned hex: String, alpha: CGFloat = 1) {
                var text = hex.trimmingCharacters(in: .whitespacesAndNewlines)
                text = text.replacingOccurrences(of: "#", with: "")
                var number: UInt64 = 0
                guard Scanner(string: text).scanHexInt64(&number) else { fatalError("no digits") }
                self.init(digits: number, alpha: alpha)
            }
            private convenience init(digits: UInt64, alpha: CGFloat = 1) {
                self.init(
                    red: CGFloat((digits & 0xFF0000) >> 16) / 255, green: CGFloat((digits & 0xFF00) >> 8) / 255,
                    blue: CGFloat(digits & 0xFF) / 255, alpha: alpha)
            }
            convenience init(parsed hex: String) {
                let number = Int(hex.replacingOccurrences(of: "#", with: ""), radix: 16) ?? 0
                self.init(red: (number >> 16) & 0xFF, green: (number >> 8) & 0xFF, blue: number & 0xFF)
            }
            convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat = 1) {
                self.init(
                    red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
            }
            convenience init(guessed hex: String) { self.init(looked: Vendor.number(hex)) }
            convenience init(looked number: UInt64) {
                self.init(white: CGFloat(number) / 255, alpha: 1)
            }
        }
        """

    @Test("An initializer that hands what it worked out to another of the project", arguments: [
        "UIColor(scanned: \"%\")", ".init(scanned: \"%\")", "UIColor(parsed: \"%\")",
    ])
    func initializersInTurn(call: String) throws {
        let (black, pale) = (
            call.replacingOccurrences(of: "%", with: "000000"), call.replacingOccurrences(of: "%", with: "#a3aab1")
        )
        #expect(try findings(black, Self.initializers).isEmpty)
        #expect(try findings(pale, Self.initializers).first?.contains("#A3AAB1") == true)
    }

    @Test("Numbers up to 255 for an initializer with the framework's own labels, and numbers that are not known")
    func wholeComponents() throws {
        #expect(try findings("UIColor(red: 163, green: 170, blue: 177)", Self.initializers).first?
            .contains("#A3AAB1") == true)
        #expect(try findings("UIColor(red: 16, green: 20, blue: 24)", Self.initializers).isEmpty)
        #expect(try findings("UIColor(guessed: \"a3aab1\")", Self.initializers).isEmpty)
    }
}
