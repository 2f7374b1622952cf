import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Code that reads what a person chose is followed into its branch, wherever it stands.
@Suite("Settings") struct SettingTests {
    /// The names of the stops of a screen under a setting.
    private func names(_ code: String, _ setting: Setting) throws -> [String] {
        try screen(code).resolved(in: setting).words
    }

    private func screen(_ code: String) throws -> Screen {
        let file = "import SwiftUI\n" + code
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(file.utf8)])
        return try #require(inspection.screens.first { $0.screen.name == "Home" }).screen
    }

    @Test("A branch is there only where its setting says so")
    func branches() throws {
        let code = """
            struct Home: View {
                @Environment(\\.accessibilityReduceMotion) var reduceMotion
                @Environment(\\.dynamicTypeSize) var size
                @Environment(\\.colorScheme) var scheme
                var isCalm: Bool { reduceMotion || UIAccessibility.isReduceTransparencyEnabled }
                var body: some View {
                    if reduceMotion { Text("still") } else { Text("moving") }
                    if size.isAccessibilitySize {
                        Text("large")
                    } else if size > .large {
                        Text("larger")
                    } else {
                        Text("usual")
                    }
                    switch scheme { case .dark: Text("night"); default: Text("day") }
                    if isCalm { Text("calm") }
                }
            }
            """
        #expect(try names(code, .standard) == ["moving", "usual", "day"])
        #expect(try names(code, .reduceMotion) == ["still", "usual", "day", "calm"])
        #expect(try names(code, .dark) == ["moving", "usual", "night"])
        #expect(try names(code, .largestText) == ["moving", "large", "day"])
        #expect(try names(code, .standard.at(.xxLarge)) == ["moving", "larger", "day"])
        #expect(try names(code, .reduceTransparency) == ["moving", "usual", "day", "calm"])
    }

    @Test("A condition that is only partly a setting stays open where the setting does not decide it")
    func partly() throws {
        let code = """
            struct Home: View {
                @Environment(\\.accessibilityReduceMotion) var reduceMotion
                @State var isOn = false
                var body: some View { if !reduceMotion && isOn { Text("confetti") } else { Text("thanks") } }
            }
            """
        #expect(try names(code, .standard) == ["confetti", "thanks"])
        #expect(try names(code, .reduceMotion) == ["thanks"])
    }

    @Test(
        "A modifier whose argument depends on a setting is two, each with its condition",
        arguments: [
            "Text(\"a\").offset(x: reduceMotion ? 0 : 9)",
            "Text(\"a\").offset(x: distance)",
            "Text(\"a\").offset(x: calm(reduceMotion))",
            "Text(\"a\").modifier(Moving(isStill: reduceMotion))",
            "Text(\"a\").moving(unless: UIAccessibility.isReduceMotionEnabled)",
        ])
    func modifiers(view: String) throws {
        let code = """
            func calm(_ reduce: Bool) -> CGFloat { reduce ? 0 : 9 }
            struct Moving: ViewModifier {
                let isStill: Bool
                func body(content: Content) -> some View { content.offset(x: isStill ? 0 : 9) }
            }
            extension View {
                func moving(unless still: Bool) -> some View { offset(x: still ? 0 : 9) }
            }
            struct Home: View {
                @Environment(\\.accessibilityReduceMotion) var reduceMotion
                var distance: CGFloat {
                    if reduceMotion { return 0 }
                    return 9
                }
                var body: some View { VStack { \(view) } }
            }
            """
        let screen = try screen(code)
        #expect(screen.offsets(in: .standard) == [9])
        #expect(screen.offsets(in: .reduceMotion) == [0])
    }

    @Test(
        "An animation or a font that a setting chooses is two, each with its condition",
        arguments: [
            "Text(\"a\").animation(reduceMotion ? nil : .spring(), value: count).font(isBold ? .title : .body)",
            "Text(\"a\").animation(motion, value: count).font(face)",
            """
            Text("a").animation(reduceMotion ? .none : .spring(), value: count).font(
                .system(isBold ? .title : .body))
            """,
        ])
    func animations(view: String) throws {
        let code = """
            struct Home: View {
                @Environment(\\.accessibilityReduceMotion) var reduceMotion
                @Environment(\\.legibilityWeight) var weight
                @State var count = 0
                var isBold: Bool { weight == .bold }
                var motion: Animation? { reduceMotion ? nil : .spring() }
                var face: Font { isBold ? .title : .body }
                var body: some View { VStack { \(view) } }
            }
            """
        let screen = try screen(code)
        #expect(screen.looks(in: .standard) == ["spring", "body"])
        #expect(screen.looks(in: .boldText) == ["spring", "title"])
        #expect(try #require(screen.looks(in: .reduceMotion).last) == "body")
        #expect(!screen.looks(in: .reduceMotion).contains("spring"))
    }

    @Test("An action stays one whatever its animation asks for")
    func actions() throws {
        let screen = try screen(
            """
            struct Home: View {
                @Environment(\\.accessibilityReduceMotion) var reduceMotion
                @State var isOpen = false
                var body: some View {
                    Text("a").onTapGesture { withAnimation(reduceMotion ? nil : .spring()) { isOpen.toggle() } }
                }
            }
            """)
        let gestures = screen.tree.elements.indices.flatMap { index in
            screen.tree[index].attributes.filter {
                if case .interaction(.gesture) = $0.attribute { true } else { false }
            }
        }
        #expect(gestures.count == 1)
        #expect(gestures.allSatisfy { $0.condition == nil })
    }
}

extension Screen {
    /// The names of animations and of the styles of fonts, in order.
    fileprivate func looks(in setting: Setting) -> [String] {
        let tree = resolved(in: setting).tree
        return tree.elements.indices.flatMap { index in
            tree[index].attributes.flatMap { use -> [String] in
                switch use.attribute {
                case .motion(.animation(let animation)): animation.names
                case .text(.font(let font)): if case .style(let name) = font.size { [name] } else { ["?"] }
                default: []
                }
            }
        }
    }

    fileprivate func offsets(in setting: Setting) -> [Double] {
        let tree = resolved(in: setting).tree
        return tree.elements.indices.flatMap { index in
            tree[index].attributes.flatMap { use -> [Double] in
                if case .layout(.offset(let frame)) = use.attribute { frame.width.values } else { [] }
            }
        }
    }
}
