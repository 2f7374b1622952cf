import Foundation
import Handrail
import HandrailModel
import Testing

/// Code that reads what a person chose is followed into its branch, wherever it stands.
@Suite("Settings") struct SettingTests {
    /// The names of the stops of a screen under a setting.
    private func names(_ code: String, _ setting: Setting) throws -> [String] {
        try screen(code).resolved(in: setting).names
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
                    if size.isAccessibilitySize { Text("large") } else if size > .large { Text("larger") } else { Text("usual") }
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
}

extension Screen {
    fileprivate var names: [String] {
        (tree.root.map { [$0] + $0.descendants } ?? []).compactMap { element in
            guard case .words(.known(let words)) = element.content else { return nil }
            return words.display
        }
    }

    fileprivate func offsets(in setting: Setting) -> [Double] {
        let tree = resolved(in: setting).tree
        return tree.elements.indices.flatMap { index in
            tree[index].attributes.flatMap { use -> [Double] in
                if case .offset(let frame) = use.attribute { frame.width.values } else { [] }
            }
        }
    }
}
