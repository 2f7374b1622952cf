import HandrailModel
import Testing

/// A fix does not spoil what stands in or around the place that it is said of.
@Suite("Fixes that leave controls and room alone") struct SafeFixTests {
    @Test("Around a button, or a view with a tap of its own, the trait is not added and no button put", arguments: [
        "Button(\"Copy\") { copy() }",
        "HStack { Text(\"Copy\"); Image(\"pages\") }.onTapGesture { copy() }",
    ])
    func tapAroundControls(inner: String) throws {
        let code = """
            VStack {
                Text("Ferry to Naxos")
                Text("Leaves at noon")
                \(inner)
            }
            .onTapGesture { open() }
            """
        let found = try findings(of: "tap-without-trait", in: code)
        let outer = found.filter { !$0.fix.en.contains("Make it a Button") }
        #expect(outer.count == 1)
        #expect(outer.first?.fix.en.contains(".accessibilityElement(children: .contain)") ?? false)
        #expect(outer.first?.fix.ko.contains(".accessibilityElement(children: .contain)") ?? false)
        #expect(outer.first?.repairs.isEmpty ?? false)
    }

    @Test("A picture beside a field or a switch is not joined to it", arguments: [
        "TextField(\"Find a recipe\", text: $words)", "Toggle(\"Oven\", isOn: $isOn)",
    ])
    func pictureAtControl(control: String) throws {
        let code = "HStack { Image(\"glass\"); \(control) }"
        let fix = try #require(
            try findings(of: "decorative-image-exposed", in: code).first).fix
        #expect(fix.en.contains(".accessibilityHidden(true)") && !fix.en.contains(".combine"))
        #expect(!fix.ko.contains(".combine"))
    }

    @Test("Text in a fixed height is not told to wrap without room for it", arguments: [
        ".frame(height: 60).minimumScaleFactor(0.1).lineLimit(1)",
        ".minimumScaleFactor(0.1).lineLimit(1).frame(maxHeight: 60)",
    ])
    func shrinkingInFixedHeight(modifiers: String) throws {
        let code = "Text(\"Return ticket with bicycle\")\(modifiers)"
        let fix = try #require(try findings(of: "shrinking-text", in: code).first).fix
        #expect(fix.en.contains("minHeight") && fix.en.contains("line limit"))
        #expect(fix.ko.contains("minHeight"))
    }

    @Test("What is set on a group is set on each of its parts, which are arranged first", arguments: [
        "Group { Image(\"buoy\"); Text(\"Ferry to Naxos\"); Text(\"Leaves at noon\") }",
        "Group { Text(\"Ferry to Naxos\"); VStack { Text(\"Leaves\"); Text(\"at noon\") } }",
    ])
    func tapOnGroup(group: String) throws {
        let found = try #require(
            try findings(of: "tap-without-trait", in: "HStack { \(group).onTapGesture { open() } }").first)
        #expect(found.fix.en.contains("stack") && found.fix.en.contains(".combine") && found.repairs.isEmpty)
        #expect(found.fix.ko.contains("스택"))
        let row = try #require(
            try findings(of: "tap-without-trait", in: "H\(group.dropFirst(5)).onTapGesture { open() }"
                .replacing("H {", with: "HStack {")).first)
        #expect(!row.fix.en.contains("Group") && !row.repairs.isEmpty)
    }

    @Test("What stretches to fill a frame is mended at the frame")
    func stretchingLabel() throws {
        let button = """
            Button(action: stop) {
                Text("Stop the ferry").frame(maxWidth: .infinity, maxHeight: .infinity).padding(10)
            }
            .frame(width: 300, height: 40).clipped()
            """
        let target = try #require(try findings(of: "small-hit-target", in: button).first).fix
        #expect(target.en.hasPrefix("Make this frame at least 44"), "\(target.en)")
        let height = try #require(try findings(of: "fixed-height-around-text", in: button).first).fix
        #expect(height.en.hasPrefix("Keep the height in") && height.ko.contains("ScaledMetric"), "\(height.en)")
        let plain = "Button(action: stop) { Text(\"Stop the ferry\") }.frame(width: 300, height: 40)"
        let content = try #require(try findings(of: "small-hit-target", in: plain).first).fix
        #expect(content.en.contains("content of the label"), "\(content.en)")
        let beside = try #require(try findings(of: "fixed-height-around-text", in: plain).first).fix
        #expect(beside.en.contains("in a call of its own") && beside.ko.contains("따로"), "\(beside.en)")
    }

    private func findings(of rule: String, in body: String) throws -> [Finding] {
        let code = "import SwiftUI\nstruct Screen: View {\nvar body: some View {\n\(body)\n}\n}"
        return try ExampleAudit.audit(["Screen.swift": code], rules: [rule]).findings.filter { $0.rule == rule }
    }
}
