import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// Every place that makes a view is accounted for.
@Suite("Reach") struct ReachTests {
    /// The sites of a file, as `Text 6 on screen`.
    private static func sites(_ code: String) throws -> [String] {
        let audit = try TemporaryFolder.audit(["Quay.swift": Data(("import SwiftUI\n" + code).utf8)], jobs: 1)
        return audit.reach.sites.map { site in
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
