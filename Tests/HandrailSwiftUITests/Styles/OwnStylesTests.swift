import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What is left of a control that a style of the project draws.
@Suite("Styles of the project") struct OwnStylesTests {
    /// What is perceived of the one screen that `code` declares.
    private func perceived(_ code: String) throws -> String {
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(("import SwiftUI\n" + code).utf8)])
        return try #require(inspection.screens.first { $0.screen.name == "Screen" }).dump
    }

    @Test("A toggle is what its style makes of it")
    func toggles() throws {
        let code = """
            struct Check: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: { HStack { Circle(); configuration.label } }
                }
            }
            struct Spoken: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Circle().accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
                }
            }
            struct Tinted: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View { Toggle(configuration).tint(.green) }
            }
            extension ToggleStyle where Self == Check { static var check: Check { Check() } }
            extension ToggleStyle where Self == Tinted { static func tinted(_ name: String) -> Tinted { Tinted() } }
            struct Screen: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Toggle("Tent", isOn: $isOn)
                        Toggle("Rope", isOn: $isOn).toggleStyle(.switch)
                        Toggle("Stove", isOn: $isOn).toggleStyle(Spoken())
                        Toggle("Lamp", isOn: $isOn).toggleStyle(.tinted("sea"))
                        Toggle("", isOn: $isOn).accessibilityLabel("Knife")
                    }
                    .toggleStyle(.check)
                }
            }
            """
        #expect(
            try perceived(code) == """
                element button "Tent" (text); traits: button; merges: text
                element toggle "Rope" (text); value: …; traits: button, toggle; merges: text
                element toggle "Stove" (text); value: …; traits: button, toggle; merges: text
                element toggle "Lamp" (text); value: …; traits: button, toggle; merges: text
                element button "Knife" (label); traits: button; merges: text
                """)
    }

    @Test("A label is called by its title as long as its style shows it, and nobody knows where it does not")
    func labels() throws {
        let code = """
            struct Tall: LabelStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.icon; configuration.title.font(.caption) }
                }
            }
            struct Bare: LabelStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.icon.padding() }
            }
            struct Screen: View {
                var body: some View {
                    HStack {
                        Label("Map", systemImage: "map")
                        Button {} label: { Label("Trails", image: "trails") }
                        Label("Huts", image: "huts").labelStyle(Bare())
                    }
                    .labelStyle(Tall())
                }
            }
            """
        #expect(
            try perceived(code) == """
                element label "Map" (text); traits: static text; merges: image, text
                element button "Trails" (text); traits: button; merges: label, image, text
                element label "huts" (asset huts) + ? (opaque); traits: static text; merges: image, opaque
                """)
    }

    @Test("A button keeps its name in a primitive style, in a view that the style makes, and on a link")
    func buttons() throws {
        let code = """
            struct Tapped: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.onTapGesture { configuration.trigger() }
                }
            }
            struct Again: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Button(configuration).bold() }
            }
            struct Inner: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button(role: configuration.role, action: configuration.trigger) { configuration.label }
                }
            }
            struct Faded: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { Body(configuration: configuration) }
                struct Body: View {
                    let configuration: ButtonStyle.Configuration
                    var body: some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
                }
            }
            struct Screen: View {
                var body: some View {
                    Button("Save") {}.buttonStyle(Tapped())
                    Button("Share") {}.buttonStyle(Again())
                    Button("Delete", role: .destructive) {}.buttonStyle(Inner())
                    NavigationLink("Open") { Text("Trail") }.buttonStyle(Faded())
                }
            }
            """
        #expect(
            try perceived(code) == """
                element button "Save" (text); traits: button; merges: text
                element button "Share" (text); traits: button; merges: text
                element button "Delete" (text); traits: button; merges: text
                element navigationLink "Open" (text); traits: button; merges: text
                """)
    }

    @Test("Groups, fields, menus and measures show their parts where their style puts them")
    func others() throws {
        let code = """
            struct Fold: DisclosureGroupStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isExpanded.toggle() } label: { configuration.label }
                    if configuration.isExpanded { configuration.content }
                }
            }
            struct Card: GroupBoxStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.label; configuration.content }
                }
            }
            struct Line: TextFieldStyle {
                func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
            }
            struct Round: MenuStyle {
                func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
            }
            struct Ring: ProgressViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    ZStack { Circle(); configuration.label }
                }
            }
            struct Stacked: LabeledContentStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { configuration.label; configuration.content }
                }
            }
            struct Screen: View {
                @State private var street = ""
                var body: some View {
                    VStack {
                        DisclosureGroup("Gear") { Text("Rope") }
                        GroupBox("Day 1") { GroupBox("Morning") { Text("Rain") } }
                        TextField("Street", text: $street)
                        Menu("Sort") { Button("By name") {} }
                        ProgressView("Loading")
                        LabeledContent("Length", value: "12 km")
                        LabeledContent("Guide") { Button("Call") {} }
                    }
                    .disclosureGroupStyle(Fold()).groupBoxStyle(Card()).textFieldStyle(Line()).menuStyle(Round())
                    .progressViewStyle(Ring()).labeledContentStyle(Stacked())
                }
            }
            """
        #expect(
            try perceived(code) == """
                element button "Gear" (text); traits: button; merges: text
                alternatives
                  if configuration.isExpanded
                    element text "Rope" (text); traits: static text
                element text "Day 1" (text); traits: static text
                element text "Morning" (text); traits: static text
                element text "Rain" (text); traits: static text
                element textField "Street" (field); value: …; traits: text field; merges: text
                element menu "Sort" (text); traits: button, pop-up button; merges: text
                element progress "Loading" (text); traits: updates frequently; merges: text
                element labeledContent "Length" (text) + "12 km" (text); traits: static text; merges: text, text
                element text "Guide" (text); traits: static text
                element button "Call" (text); traits: button; merges: text
                container menu
                  element button "By name" (text); traits: button; merges: text
                """)
    }

    @Test("A style that is never shown elsewhere makes no screen of its own")
    func noScreens() throws {
        let code = """
            import SwiftUI
            struct Faded: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { FadedBody(configuration: configuration) }
            }
            struct FadedBody: View {
                let configuration: ButtonStyle.Configuration
                var body: some View { configuration.label }
            }
            struct Screen: View { var body: some View { Button("Save") {}.buttonStyle(Faded()) } }
            """
        let inspection = try TemporaryFolder.inspect(["Code.swift": Data(code.utf8)])
        #expect(inspection.screens.map(\.screen.name) == ["Screen"])
    }
}
