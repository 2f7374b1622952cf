import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

@Suite("Apps of which a generator writes the project, and apps that try them out")
struct GeneratedProjectTests {
    private static let app = """
        import SwiftUI
        @main struct HarborApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View { var body: some View { Text("Home") } }

        """
    private static let view = """
        import SwiftUI
        struct Buoy: View {
            var body: some View { Button(action: ring) { Image("buoy") } }
            func ring() {}
        }

        """
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.harbor</string>
        <key>UILaunchScreen</key><dict/></dict></plist>
        """
    private static let description = """
        import ProjectDescription
        let project = Project(name: "Harbor", targets: [.target(name: "Harbor", product: .app, sources: "App/**")])
        """

    /// The files in which unnamed controls are reported, and what is said to be left out.
    private static func unnamed(_ files: [String: String]) throws -> (files: [String], notes: [String]) {
        let audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }, jobs: 1)
        let found = audit.findings.filter { $0.rule == "unnamed-control" || $0.rule == "symbol-as-name" }
        return (found.map { audit.file(of: $0.place).path }.sorted(), audit.notes.map(\.text.en))
    }

    @Test("What nothing in such an app uses is left out where the list of the app or the description is there")
    func unused() throws {
        let files = ["App/HarborApp.swift": Self.app, "App/Buoy.swift": Self.view]
        #expect(try Self.unnamed(files).files == ["App/Buoy.swift"])
        for more in [["App/Info.plist": Self.list], ["Project.swift": Self.description]] {
            let found = try Self.unnamed(files.merging(more) { first, _ in first })
            #expect(found.files.isEmpty)
            #expect(found.notes.contains { $0.contains("nothing in the app uses") })
        }
    }

    @Test("What is used, or public, is judged there")
    func used() throws {
        let list = ["App/Info.plist": Self.list, "App/HarborApp.swift": Self.app]
        let using = Self.view + "extension Home { var marker: some View { Buoy() } }\nlet one = Home().marker"
        #expect(
            try Self.unnamed(list.merging(["App/Buoy.swift": using]) { first, _ in first }).files == ["App/Buoy.swift"])
        let seen = Self.view.replacingOccurrences(of: "struct Buoy", with: "public struct Buoy")
        #expect(
            try Self.unnamed(list.merging(["App/Buoy.swift": seen]) { first, _ in first }).files == ["App/Buoy.swift"])
    }

    private static let trial = """
        import SwiftUI
        @main struct TrialApp: App { var body: some Scene { WindowGroup { Buoy() } } }

        """ + view.replacingOccurrences(of: "import SwiftUI\n", with: "")

    @Test("An app in a folder for trials is left out beside the app that people get")
    func trials() throws {
        let shipped = Self.app + "extension Home { var marker: some View { Light() } }\nlet one = Home().marker\n"
            + Self.view.replacingOccurrences(of: "Buoy", with: "Light")
            .replacingOccurrences(of: "import SwiftUI\n", with: "")
        let files = [
            "Harbor/Sources/HarborApp.swift": shipped, "Harbor/Demo/Sources/TrialApp.swift": Self.trial,
            "Harbor/Demo/Sources/Row.swift": Self.view.replacingOccurrences(of: "Buoy", with: "Row"),
        ]
        let found = try Self.unnamed(files)
        #expect(found.files == ["Harbor/Sources/HarborApp.swift"])
        #expect(found.notes.contains { $0.contains("only try out parts of the app, left out: 2") })
    }

    @Test("Where there is no other app, the one in a folder for trials is judged")
    func onlyTrial() throws {
        let files = [
            "Sources/Harbor/Harbor.swift": "public enum Harbor {}\n", "Example/Sources/TrialApp.swift": Self.trial,
        ]
        #expect(try Self.unnamed(files).files == ["Example/Sources/TrialApp.swift"])
    }
}
