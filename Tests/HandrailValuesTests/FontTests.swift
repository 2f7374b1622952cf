import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

@Suite("Fonts that a project's own types choose")
struct FontTests {
    /// The sizes of all fonts on the screen, in order.
    private func sizes(_ views: String) throws -> [FontUse.Size] {
        let code = """
            import SwiftUI
            enum Face {
                case headline, player, icon
                var font: Font {
                    switch self {
                    case .headline: return .headline
                    case .icon: return .system(size: 48)
                    case .player: return .system(size: 18).weight(.semibold)
                    }
                }
            }
            struct FaceModifier: ViewModifier {
                let face: Face
                func body(content: Content) -> some View { content.font(face.font) }
            }
            extension View { func face(_ face: Face) -> some View { self.modifier(FaceModifier(face: face)) } }
            struct Home: View { var body: some View { VStack { \(views) } } }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        let screen = try #require(inspection.screens.first { $0.screen.name == "Home" }).screen
        return screen.tree.elements.indices.flatMap { index in
            screen.tree[index].attributes.compactMap { use -> FontUse.Size? in
                if case .text(.font(let font)) = use.attribute { font.size } else { nil }
            }
        }
    }

    @Test("A switch over the case is narrowed to that case, through modifiers too")
    func narrowed() throws {
        #expect(try sizes("Text(\"a\").face(.player)") == [.fixed(.known(18))])
        #expect(try sizes("Text(\"a\").face(.icon)") == [.fixed(.known(48))])
        #expect(try sizes("Text(\"a\").face(.headline)") == [.style("headline")])
        #expect(try sizes("Text(\"a\").font(Face.icon.font)") == [.fixed(.known(48))])
    }

    @Test("Where the case is not known, it is one of all")
    func open() throws {
        let open = try sizes("Text(\"a\").face(isLarge ? .player : .headline)")
        guard case .oneOf(let fonts)? = open.first else {
            Issue.record("\(open)")
            return
        }
        #expect(fonts.map(\.size) == [.fixed(.known(18)), .style("headline")])
    }

    @Test("What a case is written as is a size that stays", arguments: ["FaceSize.small.rawValue", "Face.small"])
    func raw(_ size: String) throws {
        let code = """
            enum FaceSize: CGFloat { case small = 9, large = 20 }
            enum Face { static let small = FaceSize.small.rawValue }
            extension Font { static func app(_ size: FaceSize) -> Font { .system(size: size.rawValue) } }
            struct Root: View {
                var body: some View {
                    VStack {
                        Text("a").font(.system(size: \(size))); Text("b").font(.app(.small))
                    }
                }
            }
            """
        let found = try TemporaryFolder.audit(["Code.swift": Data(("import SwiftUI\n" + code).utf8)]).findings
        #expect(found.count { $0.rule == "fixed-font-size" } == 2)
    }

    @Test("Fonts and colors of one name are those of the framework that asks")
    func frameworks() throws {
        let code = """
            import SwiftUI
            import UIKit
            extension Font { static let small = Font.system(size: 15) }
            extension UIFont { static let small = UIFont.systemFont(ofSize: 14) }
            extension Color { static let faint = Color(UIColor.faint) }
            extension UIColor { static let faint = UIColor(white: 0.5, alpha: 1) }
            final class ShelfViewController: UIViewController {
                private let heading = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = "Books"
                    heading.font = .small
                    view.addSubview(heading)
                }
            }
            struct Home: View { var body: some View { Text("Books").font(.small).foregroundColor(.faint) } }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        func attributes(_ name: String) throws -> [Attribute] {
            let screen = try #require(inspection.screens.first { $0.screen.name == name }).screen
            return screen.tree.elements.indices.flatMap { screen.tree[$0].attributes.map(\.attribute) }
        }
        func sizes(_ attributes: [Attribute]) -> [FontUse.Size] {
            attributes.compactMap { attribute -> FontUse.Size? in
                if case .text(.font(let font)) = attribute { font.size } else { nil }
            }
        }
        let (inUIKit, inSwiftUI) = (try attributes("ShelfViewController"), try attributes("Home"))
        #expect(sizes(inUIKit) == [.fixed(.known(14))])
        #expect(sizes(inSwiftUI) == [.fixed(.known(15))])
        let gray = ColorUse.literal(ColorValue(red: 0.5, green: 0.5, blue: 0.5))
        let colors = inSwiftUI.compactMap { attribute -> ColorUse? in
            if case .color(.foreground(let color)) = attribute { color.plain } else { nil }
        }
        #expect(colors == [gray])
    }
}
