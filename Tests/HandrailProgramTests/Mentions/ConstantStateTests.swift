import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// A private state that nothing sets is a constant: what would be shown in its other case is never shown.
@Suite("States that nothing sets")
struct ConstantStateTests {
    private func names(_ declarations: String, _ rest: String = "") throws -> [String] {
        try SwiftUIScreen.names(
            """
            struct Screen: View {
                \(declarations)
                var body: some View {
                    VStack {
                        if isBusy { Text("Busy") } else { Text("Ready") }
                        \(rest)
                    }
                }
            }
            """)
    }

    @Test(
        "One that nothing sets keeps the value that it begins with",
        arguments: [
            "@State private var isBusy = false", "@State private var isBusy: Bool = false",
            "@State fileprivate var isBusy = false",
            "private var isBusy = false",
        ])
    func constant(declaration: String) throws {
        #expect(try names(declaration) == ["Ready"])
    }

    @Test("It may begin with the other value, and be handed on")
    func begins() throws {
        #expect(
            try names("@State private var isBusy = true", "Row(isBusy: isBusy); Row(isBusy: self.isBusy)") == ["Busy"])
    }

    @Test(
        "One that something sets may have either",
        arguments: [
            "Button(\"Go\") { isBusy = true }", "Button(\"Go\") { isBusy\t= true }",
            "Button(\"Go\") { isBusy.toggle() }", "Toggle(\"Go\", isOn: $isBusy)",
            "Button(\"Go\") { start(&isBusy) }", "Button(\"Go\") { (isBusy, count) = (true, 2) }",
            "Button(\"Go\") { isBusy  = true }", "Button(\"Go\") { update(\\Screen.isBusy) }",
        ])
    func changed(use: String) throws {
        #expect(try names("@State private var isBusy = false", use) == ["Busy", "Ready", "Go"])
    }

    @Test(
        "One that others may reach may have either",
        arguments: [
            "@State var isBusy = false", "@AppStorage(\"busy\") private var isBusy = false",
            "@FocusState private var isBusy: Bool",
            "@Binding private var isBusy: Bool", "@State private var isBusy = Settings.isBusy",
            "private var isBusy = false { didSet { log() } }", "private(set) var isBusy = false",
        ])
    func reachable(declaration: String) throws {
        #expect(try names(declaration) == ["Busy", "Ready"])
    }

    @Test("One that an initializer gives a value is what that gives it")
    func initialized() throws {
        let declarations = """
            @State private var isBusy = false
            init(isBusy: Bool) { _isBusy = State(initialValue: isBusy) }
            """
        #expect(try names(declarations) == ["Busy", "Ready"])
    }

    @Test("What it never shows is no screen of its own")
    func neverShown() throws {
        let code = """
            import SwiftUI
            struct Screen: View {
                @State private var isBusy = false
                var body: some View {
                    VStack {
                        if isBusy { Waiting() } else { Ready() }
                        Text("Done").opacity(1).overlay { isBusy ? AnyView(Curtain()) : AnyView(EmptyView()) }
                    }
                }
            }
            struct Waiting: View {
                var body: some View { Text("Wait").sheet(isPresented: .constant(true)) { Details() } }
            }
            struct Details: View { var body: some View { Text("Details") } }
            struct Curtain: View { var body: some View { Text("Closed") } }
            struct Ready: View { var body: some View { Text("Ready") } }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        #expect(inspection.screens.map(\.screen.name) == ["Screen"])
    }

    @Test("Only the whole name counts")
    func otherNames() throws {
        #expect(
            try names(
                "@State private var isBusy = false\n@State private var isBusyNow = false",
                "Button(\"Go\") { isBusyNow = true }")
                == ["Ready", "Go"])
    }

    @Test("An optional that nothing sets stays without a value")
    func optional() throws {
        let code = """
            struct Screen: View {
                @State private var problem: String?
                @State private var notice: String?
                var body: some View {
                    VStack {
                        if let problem { Text(problem) }
                        if let notice { Text(notice) }
                        Button("Save") { notice = "Saved" }
                    }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code) == ["…", "Save"])
    }
}
