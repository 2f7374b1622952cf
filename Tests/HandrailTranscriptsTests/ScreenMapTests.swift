import Foundation
import HandrailModel
import HandrailReporting
import HandrailTestSupport
import HandrailTranscripts
import Testing

/// The map of screens says what each screen is, what leads to it and where it leads.
@Suite("The map of screens") struct ScreenMapTests {
    private static func map(_ files: [String: String], _ language: ReportLanguage = .english) throws -> String {
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1)
        return ScreenMapOutline(audit, language: language).text(on: TextPage(width: 80, color: false))
    }

    private static let harbor = """
        import SwiftUI
        @main struct HarborApp: App {
            var body: some Scene { WindowGroup { NavigationStack { Pier() } } }
        }
        struct Pier: View {
            @State private var isOpen = false
            var body: some View {
                NavigationLink("Tides") { Tides() }
                Button("Ticket") { isOpen = true }.sheet(isPresented: $isOpen) { Ticket() }
            }
        }
        struct Tides: View { var body: some View { Text("High at noon") } }
        struct Ticket: View { var body: some View { Text("One way") } }
        struct Spare: View { var body: some View { Text("Nobody shows this") } }
        """

    @Test("has the app's first screen, what it leads to, and views that no screen shows")
    func swiftUI() throws {
        #expect(
            try Self.map(["Harbor.swift": Self.harbor]) == """
                Screens (3)
                  Pier
                      Harbor.swift:5:1
                      the app opens with it · 2 stops
                      → Tides · push · Harbor.swift:8:33
                      → Ticket · sheet · Harbor.swift:9:26
                  Ticket
                      Harbor.swift:13:1
                      sheet · 1 stop
                      ← Pier · sheet · Harbor.swift:9:26
                  Tides
                      Harbor.swift:12:1
                      pushed · 1 stop
                      ← Pier · push · Harbor.swift:8:33

                By themselves, on no screen that was reached (1)
                  Spare
                      Harbor.swift:14:1
                      view · 1 stop

                """)
    }

    @Test("reads the same in Korean")
    func korean() throws {
        let map = try Self.map(["Harbor.swift": Self.harbor], .korean)
        #expect(map.contains("앱의 첫 화면 · 멈추는 요소 2개"))
        #expect(map.contains("← Pier · 시트 · Harbor.swift:9:26"))
        #expect(map.contains("도달한 화면에 속하지 않는 요소 (1)"))
    }

    @Test("tells cells and views of UIKit from the screens of controllers")
    func viewCode() throws {
        let code = """
            import UIKit
            class BoatsController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let title = UILabel()
                    title.text = "Boats"
                    view.addSubview(title)
                }
            }
            class BoatCell: UITableViewCell {
                let name = UILabel()
                override func awakeFromNib() { contentView.addSubview(name); name.text = "Gull" }
            }
            class FlagView: UIView {
                let name = UILabel()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(name); name.text = "Flag" }
            }
            """
        let map = try Self.map(["Boats.swift": code])
        #expect(map.contains("BoatsController\n      Boats.swift:2:1\n      screen; how it comes up is not known"))
        #expect(map.contains("BoatCell\n      Boats.swift:10:1\n      cell"))
        #expect(map.contains("FlagView\n      Boats.swift:14:1\n      view"))
    }

    @Test("tells screens of one name apart by their files, and by numbers where they share one")
    func sameNames() throws {
        let more = """
            import SwiftUI
            struct Ferry: View {
                @State private var first = false
                @State private var second = false
                var body: some View {
                    Button("One") { first = true }.sheet(isPresented: $first) { Note(text: "One") }
                    Button("Two") { second = true }.sheet(isPresented: $second) { Note(text: "Two") }
                }
            }
            struct Note: View {
                let text: String
                var body: some View { Text(text) }
            }
            """
        let map = try Self.map(["Ferry.swift": more])
        #expect(map.contains("→ Ferry.swift#Note · sheet"))
        #expect(map.contains("→ Ferry.swift#Note-2 · sheet"))
    }

    @Test("says that there is no screen")
    func nothing() throws {
        #expect(try Self.map(["Count.swift": "let count = 1\n"]) == "No screen was found.\n")
        #expect(try Self.map(["Count.swift": "let count = 1\n"], .korean) == "화면을 찾지 못했습니다.\n")
    }
}
