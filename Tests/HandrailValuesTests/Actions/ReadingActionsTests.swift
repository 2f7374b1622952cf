import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What actions do is read: the addresses they open, the haptics they play and how it came out, and what sets them off.
@Suite("Reading actions") struct ReadingActionsTests {
    private func home(_ code: String) throws -> Screen {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        return try #require(inspection.screens.first { $0.screen.name == "Home" }).screen
    }

    private func attributes(_ code: String) throws -> [Attribute] { try home(code).attributes }

    private func action(_ body: String, members: String = "", besides: String = "") throws -> ActionSummary {
        let code = """
            struct Home: View {
                \(members)
                var body: some View { Button("Go") { \(body) } }
            }
            \(besides)
            """
        let actions = try attributes(code).compactMap { attribute -> ActionSummary? in
            if case .code(.action(let action)) = attribute { action } else { nil }
        }
        return try #require(actions.first)
    }

    @Test(
        "The address that is opened",
        arguments: [
            ("openURL(URL(string: \"https://a.example\")!)", Fact<String>.known("https://a.example")),
            ("openURL(address)", .known("https://b.example")),
            ("openURL(.help)", .known("https://c.example")),
            ("if let url = URL(string: \"tel:1\") { UIApplication.shared.open(url) }", .known("tel:1")),
            ("guard let url = address else { return }; openURL(url)", .known("https://b.example")),
            ("openURL(URL(string: \"https://a.example/\\(page)\")!)", .known("https://a.example/…")),
            ("showHelp()", .known("https://c.example")),
        ])
    func address(_ body: String, _ expected: Fact<String>) throws {
        let members = """
            @Environment(\\.openURL) var openURL
            let address = URL(string: "https://b.example")!
            @State var page = 1
            func showHelp() { openURL(.help) }
            """
        let constants = "extension URL { static let help = URL(string: \"https://c.example\")! }"
        #expect(try action(body, members: members, besides: constants).addresses == [expected])
    }

    @Test("Code that was read is told apart from code that was not")
    func followed() throws {
        let action = try action(
            "save(); upload()", members: "func save() { isSaved = true }\n@State var isSaved = false")
        #expect(action.calls == ["save", "upload"])
        #expect(action.followed == ["save"])
    }

    @Test(
        "What is felt, and how what was tried came out",
        arguments: [
            ("generator.notificationOccurred(.success)", HapticCall.Kind.success, HapticCall.Outcome.open),
            ("do { try save() } catch { generator.notificationOccurred(.success) }", .success, .failure),
            ("do { try save(); generator.notificationOccurred(.success) } catch { stop() }", .success, .open),
            (
                "switch result { case .failure: generator.notificationOccurred(.error); default: stop() }", .error,
                .failure
            ),
            ("if isSuccess { stop() } else { generator.notificationOccurred(.warning) }", .warning, .failure),
            ("if let error { show(error); generator.impactOccurred() }", .impact, .failure),
            ("if saveError == nil { generator.notificationOccurred(.success) }", .success, .success),
            ("guard error == nil else { generator.notificationOccurred(.error); return }", .error, .failure),
            ("if !isSuccess { stop() } else { generator.selectionChanged() }", .selection, .success),
            ("HapticManager.shared.fireHaptic(.notification(.success))", .success, .open),
            ("AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))", .vibration, .open),
            ("AudioServicesPlaySystemSound(1520)", .impact, .open),
            ("AudioServicesPlaySystemSound(1521)", .vibration, .open),
        ])
    func haptics(_ body: String, _ kind: HapticCall.Kind, _ outcome: HapticCall.Outcome) throws {
        let haptics = try action(body).haptics
        #expect(haptics.map(\.kind) == [kind])
        #expect(haptics.map(\.outcome) == [outcome])
    }

    @Test("A sound is no haptic")
    func sounds() throws {
        #expect(try action("AudioServicesPlaySystemSound(1104)").haptics.isEmpty)
    }

    @Test("A change that runs code is kept with the state that changes")
    func changes() throws {
        let code = """
            struct Home: View {
                @State var code = ""
                @FocusState var focus: Int?
                var body: some View {
                    TextField("Code", text: $code).onChange(of: code) { focus = 2 }
                }
            }
            """
        let events = try attributes(code).compactMap { attribute -> ViewEvent? in
            if case .code(.event(let event)) = attribute { event } else { nil }
        }
        #expect(events.map(\.kind) == [.change])
        #expect(events.first?.triggers == ["Home.code"])
        #expect(events.first?.action.assignments.map(\.target) == ["focus"])
    }

    @Test("A haptic of a view is kept with the state that plays it")
    func feedback() throws {
        let code = """
            struct Home: View {
                @State var count = 0
                var body: some View {
                    Text("A").sensoryFeedback(.success, trigger: count)
                    Text("B").sensoryFeedback(.error, trigger: count) { old, new in new > 3 }
                    Text("C").sensoryFeedback(trigger: count) { old, new in .impact }
                }
            }
            """
        let found = try home(code).tree.code.compactMap { block -> String? in
            guard case .sensoryFeedback(let name, let triggers, let isConditional)? = block.uses.first?.api
            else { return nil }
            return "\(name) \(triggers.map(\.path).sorted()) \(isConditional)"
        }
        #expect(found == ["success [\"Home.count\"] false", "error [\"Home.count\"] true"])
    }

    @Test("What an optional holds is called too")
    func optionalCalls() throws {
        let action = try action("onTap?(); model?.save()", members: "var onTap: (() -> Void)?\nvar model: Model?")
        #expect(action.calls == ["onTap", "save"])
    }

    @Test(
        "Code that turns the screen",
        arguments: [
            ("scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))", [["portrait"]]),
            (
                "scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.landscapeLeft, .landscapeRight]))",
                [["landscapeLeft", "landscapeRight"]]
            ),
            ("scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))", [[]]),
            (
                "UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: \"orientation\")",
                [["portrait"]]
            ),
            ("defaults.setValue(1, forKey: \"page\")", []),
        ])
    func turns(_ body: String, _ expected: [[String]]) throws {
        let turns = try action(body).uses.compactMap { use -> [String]? in
            if case .turn(let names, _) = use.api { names } else { nil }
        }
        #expect(turns == expected)
    }

    @Test("What a representable says of its text, in its own functions and closures too")
    func representables() throws {
        let code = """
            struct Home: View { var body: some View { Article() } }
            struct Article: UIViewRepresentable {
                func makeUIView(context: Context) -> UILabel {
                    let label = UILabel()
                    let style: NSParagraphStyle = {
                        let style = NSMutableParagraphStyle()
                        style.alignment = .justified
                        return style
                    }()
                    label.attributedText = NSAttributedString(string: "A", attributes: [.paragraphStyle: style])
                    label.textAlignment = .natural
                    return label
                }
                func updateUIView(_ label: UILabel, context: Context) {}
            }
            """
        let alignments = try attributes(code).compactMap { attribute -> String? in
            if case .text(.alignment(let name)) = attribute { name } else { nil }
        }
        #expect(alignments.contains("justified"))
    }
}
