import Foundation
import Handrail
import HandrailCommand
import HandrailRules
import HandrailTestSupport
import Testing

/// What version 1 of every form of output says of a small app: in `WireSamples/`, one file for each.
///
/// Others read these forms with programs of their own, so a name in them outlives the Swift case or property that it
/// came from. After a change that is meant, `UPDATE_WIRE_SAMPLES=1` writes the files anew; read the difference before
/// it goes in.
@Suite("Samples of version 1")
struct WireSamplesTests {
    /// One run whose output is kept.
    struct Form: Sendable, CustomTestStringConvertible {
        let file: String
        let arguments: [String]

        var testDescription: String { file }
    }

    static let forms = [
        Form(file: "report.en.json", arguments: ["audit", "--format", "json"]),
        Form(file: "report.ko.json", arguments: ["audit", "--format", "json", "--lang", "ko"]),
        Form(file: "report.sarif", arguments: ["audit", "--format", "sarif"]),
        Form(file: "report.github.txt", arguments: ["audit", "--format", "github"]),
        Form(file: "report.xcode.txt", arguments: ["audit", "--format", "xcode"]),
        Form(file: "inspection.json", arguments: ["inspect", "--format", "json"]),
        Form(
            file: "inspection.dark.json",
            arguments: ["inspect", "--format", "json", "--scheme", "dark", "--size", "AX3"]),
        Form(file: "screens.json", arguments: ["inspect", "--list", "--format", "json"]),
        Form(file: "transcript.en.json", arguments: ["listen", "--format", "json"]),
    ]

    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("WireSamples")

    /// The rules whose descriptions stand in SARIF, and that are run; a new rule must not change the samples.
    private static let rules: Set<String> = [
        "unnamed-control", "fixed-font-size", "missing-screen-title", "unused-ignore",
    ]

    private static let app = """
        import SwiftUI

        @main struct HarborApp: App {
            var body: some Scene { WindowGroup { NavigationStack { HarborView(boats: []) } } }
        }

        struct HarborView: View {
            let boats: [String]
            @State private var isOpen = false
            @State private var speed = 4.0
            @State private var search = ""

            var body: some View {
                List {
                    Section("Harbor") {
                        Text("Tides").font(.system(size: 9))
                        Toggle("Open", isOn: $isOpen)
                        Slider(value: $speed, in: 0...9) { Text("Speed") }
                    }
                    if boats.isEmpty {
                        Text("No boats").accessibilityHint("Boats come in the morning")
                    } else {
                        ForEach(boats, id: \\.self) { boat in
                            NavigationLink(boat) { BoatView(name: boat) }
                                .swipeActions { Button("Leave", role: .destructive) { leave(boat) } }
                        }
                    }
                    Button { add() } label: { Image("plus-sign") }
                    Button("Quit") { quit() }.keyboardShortcut("q", modifiers: .command)
                    Text("Lighthouse").onTapGesture { light() }
                }
                .searchable(text: $search)
                .sheet(isPresented: $isOpen) { BoatView(name: "New") }
            }
        }

        struct BoatView: View {
            let name: String
            var body: some View {
                VStack { Image(systemName: "sailboat"); Text(name); Link("Chart", destination: chart) }
            }
        }
        """

    @Test("say what they said when somebody last read them", arguments: forms)
    func sample(form: Form) throws {
        let said = try output(form)
        let file = Self.samples.appendingPathComponent(form.file)
        if ProcessInfo.processInfo.environment["UPDATE_WIRE_SAMPLES"] != nil {
            try FileManager.default.createDirectory(at: Self.samples, withIntermediateDirectories: true)
            try Data(said.utf8).write(to: file)
            return
        }
        let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        for change in lines(said).difference(from: lines(expected)) {
            switch change {
            case .insert(let line, let text, _): Issue.record("new in line \(line + 1): \(text)")
            case .remove(let line, let text, _): Issue.record("gone from line \(line + 1): \(text)")
            }
        }
    }

    /// The output for the app, with `ROOT` for the folder that it lies in.
    private func output(_ form: Form) throws -> String {
        try TemporaryFolder.with { folder in
            try TemporaryFolder.write(["Harbor.swift": Data(Self.app.utf8)], into: folder)
            let rules = form.arguments[0] == "audit" ? Self.rules.sorted().flatMap { ["--rule", $0] } : []
            let output = MemoryChannel()
            let status = CommandRunner.run(
                [form.arguments[0], folder.path] + form.arguments.dropFirst() + rules,
                in: CommandContext(
                    environment: [:], output: output, errors: MemoryChannel(),
                    rules: RuleCatalog.all.filter { Self.rules.contains($0.id) }))
            #expect(status == (form.arguments[0] == "audit" ? 1 : 0))
            return output.text.replacingOccurrences(of: folder.resolvingSymlinksInPath().path, with: "ROOT")
        }
    }
}
