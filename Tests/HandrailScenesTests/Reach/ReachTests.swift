import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Every place that makes a view is accounted for.
@Suite("Reach") struct ReachTests {
    /// The sites of a file, as `Text 6 on screen`.
    private static func sites(_ code: String, _ kinds: Set<SiteKind> = [.view]) throws -> [String] {
        let audit = try TemporaryFolder.audit(["Quay.swift": Data(("import SwiftUI\n" + code).utf8)], jobs: 1)
        return audit.reach.sites.filter { kinds.contains($0.kind) }.map { site in
            let line = audit.file(of: site.place).lines.position(of: site.place.range.lower).line
            return "\(site.name) \(line) \(account(site.account, in: audit))"
        }
    }

    private static func account(_ account: SiteAccount, in audit: Audit) -> String {
        switch account {
        case .onScreen: "on screen"
        case .inComponent: "by itself"
        case .inPreview: "in a preview"
        case .unused: "unused"
        case .notReached(let reason, let end):
            "\(reason) \(audit.file(of: end).lines.position(of: end.range.lower).line)"
        }
    }

    private static let app = "@main struct Quay: App { var body: some Scene { WindowGroup { Home() } } }\n"

    @Test("finds views on screens, with views of the project in them")
    func views() throws {
        let code = """
            struct Home: View { var body: some View { VStack { Text("Ferries"); Berth() } } }
            struct Berth: View { var body: some View { Button("Moor") {} } }
            """
        #expect(
            try Self.sites(Self.app + code) == [
                "Home 2 on screen", "VStack 3 on screen", "Text 3 on screen", "Berth 3 on screen",
                "Button 4 on screen",
            ])
    }

    @Test("tells views that are made from what a declaration says that it is")
    func declared() throws {
        let code = """
            struct Home: View { var body: some View { VStack { Login.View(title: "Pier"); Shelf.Row(items: [1]) } } }
            enum Login {}
            extension Login {
                struct View: SwiftUI.View {
                    let title: String
                    var body: some SwiftUI.View { SwiftUI.Text(title) }
                }
                static func made() -> some SwiftUI.View { View(title: "Quay") }
            }
            protocol Framed: SwiftUI.View {}
            enum Shelf { struct Row<Item: Hashable>: Equatable, SwiftUI.View {
                let items: [Item]
                var body: some SwiftUI.View { Text("Row") }
            } }
            extension Shelf.Row: Framed {}
            """
        #expect(
            try Self.sites(Self.app + code) == [
                "Home 2 on screen", "VStack 3 on screen", "Text 8 on screen", "View 10 by itself", "Text 15 on screen",
            ])
    }

    @Test("judges what nothing shows by itself, and tells previews and unused members from the app")
    func others() throws {
        let code = """
            struct Home: View { var body: some View { Text("Ferries") } }
            struct Spare: View { var body: some View { Toggle("Fog horn", isOn: .constant(true)) } }
            final class Maker { func lamp() -> some View { Text("Lamp") } }
            struct Berth: View {
                var body: some View { Text("Berth") }
                var forgotten: some View { Text("Never") }
            }
            #Preview { Slider(value: .constant(1)) }
            struct Berths: PreviewProvider { static var previews: some View { Toggle("Tide", isOn: .constant(true)) } }
            """
        #expect(
            try Self.sites(Self.app + code) == [
                "Home 2 on screen", "Text 3 on screen", "Toggle 4 by itself", "Text 5 by itself", "Text 7 by itself",
                "Text 8 unused", "Slider 10 in a preview", "Toggle 11 in a preview",
            ])
    }

    @Test("says where the way to a view breaks off")
    func reasons() throws {
        let code = """
            struct Home: View {
                var body: some View {
                    Berth(made: Maker.shared.make { Button("Moor") {} })
                    Text("Ferries")
                }
            }
            final class Maker { func texts() -> [Text] { [Text("Somewhere")] } }
            """
        #expect(
            try Self.sites(Self.app + code) == [
                "Home 2 on screen", "Button 5 pathNotFollowed 4", "Text 6 on screen",
                "Text 9 declarationNotReached 9",
            ])
    }

    @Test("names the innermost view around it that is met, through parentheses, closures and closures with labels")
    func nesting() throws {
        let code = """
            struct Home: View {
                var body: some View {
                    Menu {
                        Text("Ferries")
                    } label: {
                        Harbor.drawn { Button("Moor") {} }
                    }
                }
            }
            """
        #expect(
            try Self.sites(Self.app + code) == [
                "Home 2 on screen", "Menu 5 on screen", "Text 6 on screen", "Button 8 partNotFollowed 5",
            ])
    }

    @Test("follows what a parameter of a declared type shows, whichever value it has")
    func parameters() throws {
        let code = """
            enum Pier: Identifiable {
                case north, south, named(title: String)
                var id: Int { 0 }
                var sign: some View {
                    Group { switch self { case .named: Text("N"); default: Image(systemName: "star") } }
                }
                @ViewBuilder func quay(wide: Bool) -> some View {
                    switch self {
                    case .named(let title): Text(title)
                    case .north: Toggle("Fog horn", isOn: .constant(wide))
                    case .south: Button("Moor") {}
                    }
                }
            }
            struct Home: View {
                @State private var piers: [Pier] = loaded()
                var body: some View {
                    VStack {
                        drawn(.named(title: "East"))
                        ForEach(piers) { pier in drawn(pier) }
                    }
                }
                private func drawn(_ pier: Pier) -> some View { HStack { pier.sign; pier.quay(wide: true) } }
            }
            """
        #expect(try Self.sites(Self.app + code).allSatisfy { $0.hasSuffix("on screen") })
    }

    @Test("finds texts in the words that they are part of")
    func words() throws {
        let code = """
            struct Home: View {
                @State private var isFull = false
                var body: some View {
                    (Text("Ferry ") + Text("4").bold())
                        .accessibilityLabel(isFull ? Text("Full ferry") : Text("Ferry"))
                        .navigationTitle(Text("Tides"))
                        .onTapGesture { keep(Text("Not shown")) }
                }
            }
            """
        let sites = try Self.sites(Self.app + code)
        #expect(sites.filter { $0.hasSuffix("on screen") }.count == 6)
        #expect(sites.contains { $0.hasPrefix("Text 9 pathNotFollowed") || $0.hasPrefix("Text 9 partNotFollowed") })
    }

    @Test("finds a screen at each place that brings it up, and what wraps it by what it wraps")
    func links() throws {
        let links = (1...5).map { "NavigationLink(\"Berth \($0)\", destination: Late(Berth(number: \($0))))" }
        let code = """
            struct Late<Content: View>: View {
                let build: () -> Content
                init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
                var body: some View { build() }
            }
            struct Berth: View { let number: Int; var body: some View { Text("Berth \\(number)") } }
            struct Home: View { var body: some View { List { \(links.joined(separator: "; ")) } } }
            """
        #expect(try Self.sites(Self.app + code).filter { $0 == "Berth 9 on screen" }.count == 5)
    }

    @Test("follows each content that a modifier of the project is handed to bring it up")
    func handedContents() throws {
        let code = """
            struct Home: View {
                @State private var isShown = false
                var body: some View {
                    VStack {
                        Text("A").board(isShown: $isShown) { one }
                        Text("B").board(isShown: $isShown) { two }
                        Text("C").board(isShown: $isShown) { Button("Three") {} }
                        Text("D").board(isShown: $isShown) { VStack { Button("Four") {}; Button("More") {} } }
                        Text("E").board(isShown: $isShown) { Toggle("Five", isOn: $isShown) }
                    }
                }
                private var one: some View { Button("One") {} }
                private var two: some View { Button("Two") {} }
            }
            extension View {
                func board<Content: View>(
                    isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
                ) -> some View {
                    sheet(isPresented: isShown) { VStack { content() }.padding() }
                }
            }
            """
        #expect(try Self.sites(Self.app + code).allSatisfy { $0.hasSuffix("on screen") })
    }

    @Test("follows each content that a modifier keeps and shows in its sheet, on any release")
    func keptContents() throws {
        let shown = (1...5).map { "Text(\"\($0)\").board(isShown: $isShown) { rows\($0).padding() }" }
        let rows = (1...5).map { "private var rows\($0): some View { Button(\"Row \($0)\") {} }" }
        let code = """
            struct Home: View {
                @State private var isShown = false
                var body: some View { VStack { \(shown.joined(separator: "; ")) } }
                \(rows.joined(separator: "\n    "))
            }
            struct Board<Planks: View>: ViewModifier {
                @Binding var isShown: Bool
                var planks: Planks
                func body(content: Content) -> some View {
                    content.sheet(isPresented: $isShown) {
                        if #available(iOS 16.4, *) {
                            frame().presentationCornerRadius(8)
                        } else {
                            frame()
                        }
                    }
                }
                @ViewBuilder private func frame() -> some View { VStack { planks; Spacer() } }
            }
            extension View {
                func board(isShown: Binding<Bool>, content: () -> some View) -> some View {
                    modifier(Board(isShown: isShown, planks: content()))
                }
            }
            """
        #expect(try Self.sites(Self.app + code).allSatisfy { $0.hasSuffix("on screen") })
    }

    @Test("judges by itself what a view is given and keeps for later")
    func keptArguments() throws {
        let code = """
            struct Home: View {
                @State private var hint: AnyView?
                var body: some View {
                    VStack {
                        TideRow(label: "Ebb", hint: VStack(spacing: 4) { Text("Falls"); Text("Far") }, kept: $hint)
                        TideRow(label: "Flow", hint: VStack { Text("Rises") }.padding(), kept: $hint)
                    }
                }
            }
            struct TideRow<Hint: View>: View {
                let label: String
                let hint: Hint
                @Binding var kept: AnyView?
                var body: some View { Button(label) { kept = AnyView(hint) } }
            }
            """
        let sites = try Self.sites(Self.app + code).filter { $0.hasPrefix("Text") }
        #expect(sites == ["Text 7 by itself", "Text 7 by itself", "Text 8 by itself"])
    }

    @Test("keeps views of one name in folders that no project lists")
    func folders() throws {
        let app = "import SwiftUI\n@main struct Quay: App { var body: some Scene { WindowGroup { Board() } } }\n"
        let files = [
            "App/Quay.swift": app + "struct Board: View { var body: some View { Text(\"Ferries\") } }",
            "Desktop/Board.swift": "import SwiftUI\nstruct Board: View { var body: some View { Button(\"Moor\") {} } }",
        ]
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1)
        #expect(audit.reach.sites.filter { $0.name == "Button" }.map(\.account) == [.inComponent])
    }

    @Test("tells what only previews show from the app")
    func previews() throws {
        let code = """
            struct Home: View { var body: some View { Text("Ferries") } }
            private struct PreviewBoard: View { var body: some View { Text("Board") } }
            private struct PreviewShed: View { var body: some View { PreviewBoard() } }
            private func lamp() -> Image { Image(systemName: "lightbulb") }
            #Preview("Both", traits: .landscapeLeft) { PreviewShed(); lamp() }
            struct Homes_Previews: PreviewProvider {
                struct Frame: View { var body: some View { Toggle("Tide", isOn: .constant(true)) } }
                static var previews: some View { Frame() }
            }
            """
        let sites = try Self.sites(Self.app + code)
        #expect(sites.prefix(2) == ["Home 2 on screen", "Text 3 on screen"])
        #expect(sites.dropFirst(2).allSatisfy { $0.hasSuffix("in a preview") })
    }

    @Test("takes declarations, types and colors for no views")
    func noViews() throws {
        let code = """
            struct Home: View { var title: Text { Text("Ferries") }; var body: some View { title.tint(Color(.red)) } }
            extension Text { func loud() -> Text { bold() } }
            """
        #expect(try Self.sites(Self.app + code) == ["Home 2 on screen", "Text 3 on screen"])
    }

    @Test("takes types of the project that are called like views, and commands of the keyboard, for what they are")
    func namesakes() throws {
        let code = """
            import UIKit
            struct Home: View { var body: some View { Section { Text("Ferries") } } }
            final class Timetable: UIViewController {
                struct Section { let title: String }
                var sections: [Section] { [Section(title: "Morning")] }
                override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "n", modifierFlags: .command)] }
            }
            extension Timetable { func last() -> Section { Section(title: "Night") } }
            """
        #expect(try !Self.sites(code).contains { $0.hasPrefix("Section") || $0.hasPrefix("UIKeyCommand") })
        let other = "struct Home: View { var body: some View { Section { Text(\"Ferries\") } } }"
        #expect(try Self.sites(other) == ["Section 2 by itself", "Text 2 by itself"])
    }

    @Test("accounts for modifiers with the view that they change, and for members where they are used")
    func changes() throws {
        let code = """
            struct Home: View {
                var body: some View {
                    VStack { header.padding(); row(2) { Text("Berth") }.bold() }
                        .background { Color(.red).opacity(0.5) }
                }
                private var header: some View { Text("Ferries").font(.title).foregroundStyle(.red) }
                private func row(_ count: Int, @ViewBuilder label: () -> some View) -> some View { label().framed() }
            }
            extension View { func framed() -> some View { self.padding().border(.red) } }
            final class Maker { func texts() -> [Text] { [Text("Somewhere").bold().italic()] } }
            """
        let sites = try Self.sites(Self.app + code, [.modifier, .member])
        #expect(
            sites == [
                "header 5 on screen", "padding 5 on screen", "row 5 on screen", "bold 5 on screen",
                "background 6 on screen", "font 8 on screen", "foregroundStyle 8 on screen", "padding 11 on screen",
                "border 11 on screen", "bold 12 declarationNotReached 12", "italic 12 declarationNotReached 12",
            ])
    }

    @Test("tells names from members: labels, other types' members, parameters")
    func names() throws {
        let code = """
            struct Pier { var header = "North"; func row() {} }
            struct Home: View {
                let pier: Pier
                var body: some View { Berth(header: pier.header).onTapGesture { pier.row() } }
                var header: some View { Text("Ferries") }
            }
            struct Berth: View { let header: String; var body: some View { Text(header) } }
            """
        #expect(try Self.sites(Self.app + code, [.modifier, .member]) == ["onTapGesture 6 on screen"])
    }

    @Test("accounts for what code sets on views of UIKit and adds to them, and for outlets")
    func writes() throws {
        let code = """
            import UIKit
            class Board: UIViewController {
                let label = UILabel()
                var pier = Pier()
                @IBOutlet var lamp: UIImageView!
                @IBOutlet var margin: NSLayoutConstraint!
                override func viewDidLoad() {
                    title = "Ferries"
                    label.text = "Moor"
                    pier.text = "North"
                    view.addSubview(label)
                    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(moor)))
                    style(label)
                }
                func style(_ other: UILabel) { other.textColor = .red; other.layer.cornerRadius = 4 }
                @objc func moor() { let text = "Moored" }
            }
            struct Pier { var text = "" }
            """
        #expect(
            try Self.sites(code, [.property, .call, .outlet]) == [
                "lamp 6 declarationNotReached 6", "title 9 by itself", "text 10 by itself", "addSubview 12 by itself",
                "addGestureRecognizer 13 by itself", "textColor 16 by itself", "cornerRadius 16 by itself",
            ])
    }

    @Test("counts views of UIKit where they are made")
    func viewCode() throws {
        let code = """
            import UIKit
            class Cell: UITableViewCell {}
            class Board: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    view.addSubview(label)
                    let button = UIButton(type: .system)
                    view.addSubview(button)
                }
            }
            """
        #expect(try Self.sites(code) == ["UILabel 5 by itself", "UIButton 8 by itself"])
    }
}
