import HandrailModel
import HandrailSource
import Testing

/// What findings say is so: names that are meant, numbers that hold, and pictures as VoiceOver reads them.
@Suite struct WordsForPeopleTests {
    private func found(_ body: String, by rule: String) throws -> [Finding] {
        let code = "import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        \(body)\n    }\n}\n"
        return try ExampleAudit.audit(["Screen.swift": code], rules: [rule]).findings.filter { $0.rule == rule }
    }

    @Test(
        "The symbol that may be meant has the same words in another order, a slip mended, or the last words left out",
        arguments: [
            ("circle.checkmark", "checkmark.circle"), ("fill.circle.xmark", "xmark.circle.fill"),
            ("xmark.circle.fil", "xmark.circle.fill"), ("trash.colored", "trash"),
            ("bell.badge.fill.large.red", "bell.badge.fill"),
        ])
    func symbols(_ written: String, _ meant: String) throws {
        let finding = try #require(found("Image(systemName: \"\(written)\")", by: "symbol-unavailable").first)
        #expect(finding.fix.en.contains("“\(meant)”"), "\(finding.fix.en)")
        #expect(finding.fix.ko.contains("“\(meant)”"), "\(finding.fix.ko)")
    }

    @Test("A row that has fewer stops at times stops people up to so often")
    func rows() throws {
        let row = { (extra: String) in
            "List(trips) { trip in HStack { Text(\"From\"); Text(\"To\"); Text(\"Price\"); \(extra) } }"
        }
        let always = try #require(found(row("Text(\"Seats\")"), by: "row-of-many-stops").first)
        #expect(always.message.en.contains("stops 4 times") && always.message.ko.contains("행에서 4번"))
        let atTimes = try #require(found(row("if trip.isFull { Text(\"Full\") }"), by: "row-of-many-stops").first)
        #expect(atTimes.message.en.contains("stops up to 4 times") && atTimes.message.ko.contains("행에서 많게는 4번"))
    }

    @Test("An image of UIKit that is handed over is not read by the name of its file")
    func images() throws {
        for image in ["Image(uiImage: UIImage(named: \"hill\")!)", "Image(uiImage: UIImage(resource: .hill))"] {
            let finding = try #require(found("VStack { \(image); Spacer() }", by: "undescribed-image").first)
            #expect(finding.outcome == .review && finding.message.en.contains("says only “image”"))
            #expect(!finding.message.en.contains("hill") && !finding.message.ko.contains("hill"))
        }
        let named = try #require(found("VStack { Image(\"hill\"); Spacer() }", by: "undescribed-image").first)
        #expect(named.outcome == .violation && named.message.en.contains("“hill”"))
    }

    @Test("Two symbols that take turns are told by both their spoken names, and of an unknown one only that is said")
    func symbolsInTurn() throws {
        let button = { (one: String, other: String) in
            "Button { archive() } label: { Image(systemName: isPlaying ? \"\(one)\" : \"\(other)\") }"
        }
        let known = try #require(found(button("pause.fill", "play.fill"), by: "unnamed-control").first)
        #expect(known.message.en.contains("“pause” or “play”"), "\(known.message.en)")
        #expect(known.message.ko.contains("“일시 정지” 또는 “재생”"), "\(known.message.ko)")
        let half = try #require(found(button("pause.fill", "forward.fill"), by: "unnamed-control").first)
        #expect(half.message.en.contains("for “forward.fill” is not known"), "\(half.message.en)")
        #expect(!half.message.en.contains("pause") && !half.message.ko.contains("pause"), "\(half.message.en)")
    }

    @Test("What has one of several titles is not called by the first of them alone")
    func titles() throws {
        let tabs =
            "ForEach([\"Home\", \"Cart\"], id: \\.self) { item in Button { tab = item } label: { Text(item).bold(tab "
                + "== item) } }"
        let finding = try #require(found(tabs, by: "state-not-spoken").first)
        #expect(finding.message.en.contains("“Home” / “Cart”"), "\(finding.message.en)")
        #expect(finding.message.ko.contains("“Home” / “Cart”"), "\(finding.message.ko)")
    }

    @Test("A control that several buttons hold in their label is pointed at where it stands, once")
    func nested() throws {
        let code = """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack {
                        Button { open(1) } label: { Card(title: "Sea") }
                        Button { open(2) } label: { Card(title: "Hill") }
                    }
                }
            }
            struct Card: View {
                let title: String
                var body: some View {
                    HStack {
                        Text(title)
                        Button { like() } label: { Image("heart") }
                    }
                }
            }
            """
        let audit = try ExampleAudit.audit(["Screen.swift": code], rules: ["nested-control"])
        let lines = audit.findings.map { finding in
            code.utf8.prefix(Int(finding.place.range.lower)).count { $0 == 10 } + 1
        }
        #expect(lines == [15])
    }
}
