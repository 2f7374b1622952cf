import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Color sets that code asks for by constants which a generator writes, some of which are not there to be read.
@Suite("Colors of generated constants") struct CatalogColorTests {
    private static let set = """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
        {"red":"0.800","green":"0.400","blue":"0.200","alpha":"1.000"}}}],"info":{"version":1,"author":"xcode"}}
        """

    /// The names of the color sets that a text of a color is drawn in.
    private func names(_ color: String, _ declarations: String) throws -> [String] {
        let code = """
            import SwiftUI
            \(declarations)
            struct Screen: View {
                @Environment(\\.colorScheme) var scheme
                var body: some View { Text("Trail")\(color) }
            }
            """
        let files = [
            "Screen.swift": Data(code.utf8),
            "A.xcassets/Ember Glow.colorset/Contents.json": Data(Self.set.utf8),
            "A.xcassets/ash_gray.colorset/Contents.json": Data(Self.set.utf8),
        ]
        let screen = try #require(try TemporaryFolder.inspect(files).screens.first).screen
        return screen.tree.elements.indices.flatMap { screen.tree[$0].attributes }.flatMap { use -> [String] in
            guard case .color(.foreground(let color)) = use.attribute else { return [] }
            return Self.names(of: color)
        }
    }

    private static func names(of color: ColorUse) -> [String] {
        switch color.plain {
        case .asset(let asset): [asset.name]
        case .appearance(let light, let dark): names(of: light) + names(of: dark)
        case .oneOf(let colors): colors.flatMap(names)
        default: ["?"]
        }
    }

    private static let object = """
        enum Paint { static let ember = PaintSet(name: "Ember Glow"); static let ash = PaintSet(name: "ash_gray") }
        final class PaintSet {
            let name: String
            let color: UIColor
            var swiftUIColor: SwiftUI.Color { SwiftUI.Color(uiColor: color) }
            fileprivate init(name: String) {
                self.name = name
                guard let color = UIColor(named: name) else { fatalError() }
                self.color = color
            }
        }
        struct Theme {
            private(set) static var title = Paint.ember.swiftUIColor
            static func update(title: Color = Paint.ember.swiftUIColor) { self.title = title }
        }
        enum Tone {
            case warm, cold
            func color(_ scheme: ColorScheme) -> Color {
                switch self {
                case .warm: return Tone.pick(Color(Paint.ember.color), Color(Paint.ash.color), scheme)
                case .cold: return Color(Paint.ash.color)
                }
            }
            static func pick(_ light: Color, _ dark: Color, _ scheme: ColorScheme) -> Color {
                scheme == .dark ? dark : light
            }
        }
        struct Painted: ViewModifier {
            let color: Color
            func body(content: Content) -> some View { content.foregroundColor(color) }
        }
        struct Tinted: ViewModifier {
            let color: Color?
            func body(content: Content) -> some View {
                if let color { content.foregroundColor(color) } else { EmptyView() }
            }
        }
        extension View { func tinted(_ color: Color) -> some View { modifier(Tinted(color: color)) } }
        """

    @Test("An object that carries the name of its color set", arguments: [
        (".foregroundColor(Paint.ember.swiftUIColor)", ["Ember Glow"]),
        (".foregroundColor(Theme.title)", ["Ember Glow"]),
        (".modifier(Painted(color: Theme.title))", ["Ember Glow"]),
        (".tinted(Theme.title)", ["Ember Glow"]),
        (".foregroundColor(Tone.cold.color(scheme))", ["ash_gray"]),
        (".foregroundColor(Tone.warm.color(scheme))", ["Ember Glow", "ash_gray"]),
    ])
    func object(_ modifier: String, expected: [String]) throws {
        #expect(try names(modifier, Self.object) == expected)
    }

    @Test("A function or a constant that is generated while the app is built", arguments: [
        (".foregroundColor(Color(R.color.emberGlow()!))", ["Ember Glow"]),
        (".foregroundColor(Color(R.color.ash_gray()!))", ["ash_gray"]),
        (".foregroundColor(Color(R.image.ash_gray()!))", ["?"]),
    ])
    func notThere(_ modifier: String, expected: [String]) throws {
        #expect(try names(modifier, "") == expected)
    }

    @Test("A group of colors that is named without the type it belongs to", arguments: [
        "Color.tokens.ember", ".tokens.ember",
    ])
    func grouped(_ color: String) throws {
        let declarations = """
            extension Color {
                static let tokens = Tokens()
                struct Tokens { let ember = Color("Ember Glow") }
            }
            """
        #expect(try names(".foregroundColor(\(color))", declarations) == ["Ember Glow"])
    }

    @Test("What Xcode adds to the type asked comes before what the project adds to another")
    func otherType() throws {
        let declarations = "extension Color { static let emberGlow = Color(white: 0.5) }"
        #expect(try names(".foregroundColor(Color(uiColor: .emberGlow))", declarations) == ["Ember Glow"])
    }
}
