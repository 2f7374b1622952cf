import HandrailModel
import HandrailSource
import Testing

/// The color that a finding about contrast proposes is right in every appearance, not only in the one that fails.
@Suite struct ContrastMendingTests {
    private func finding(_ body: String) throws -> Finding {
        let code = "import SwiftUI\nstruct Screen: View {\n    var body: some View {\n        \(body)\n    }\n}\n"
        let found = try ExampleAudit.audit(["Screen.swift": code], rules: ["low-text-contrast"]).findings
        return try #require(found.first { $0.rule == "low-text-contrast" })
    }

    /// The colors that a text names, as `#RRGGBB`.
    private func colors(in text: String) -> [String] {
        text.split(separator: "#", omittingEmptySubsequences: false).dropFirst().map { "#" + $0.prefix(6) }
    }

    @Test("Where what passes in light appearance fails in Dark Mode, only light appearance gets another color")
    func only() throws {
        let fix = try finding("List { Text(\"Please fill in all fields\").foregroundColor(.yellow) }").fix
        #expect(
            fix.en.contains("in light appearance alone") && fix.en.contains("keeps the present color for Dark Mode"),
            "\(fix.en)")
        #expect(fix.ko.contains("라이트 모드용만") && fix.ko.contains("다크 모드용은 지금 색을 그대로"), "\(fix.ko)")
        #expect(colors(in: fix.en).count == 1 && colors(in: fix.en) == colors(in: fix.ko), "\(fix.en)")
    }

    @Test("Where what passes in Dark Mode fails on a raised ground, both appearances get a color")
    func raised() throws {
        let fix = try finding("List { Text(\"Please fill in all fields\").foregroundColor(.red) }").fix
        #expect(fix.en.contains("for light appearance and ") && fix.en.contains(" for Dark Mode"), "\(fix.en)")
        #expect(colors(in: fix.en).count == 2, "\(fix.en)")
    }

    @Test("Where both appearances fail and no color passes in both, each gets one")
    func each() throws {
        let fix = try finding("List { Text(\"Ends today\").foregroundStyle(Color(white: 0.5).opacity(0.5)) }").fix
        let named = colors(in: fix.en)
        #expect(named.count == 2 && Set(named).count == 2, "\(fix.en)")
        #expect(fix.en.contains("for light appearance and ") && fix.en.contains(" for Dark Mode"), "\(fix.en)")
        #expect(fix.ko.contains("라이트 모드용") && fix.ko.contains("다크 모드용"), "\(fix.ko)")
    }

    @Test("Where one color passes in every appearance, it is the one proposed")
    func everywhere() throws {
        let fix = try finding("Text(\"Ends today\").foregroundStyle(Color(white: 0.75)).background(Color.white)").fix
        #expect(fix.en.contains("in light appearance and in Dark Mode"), "\(fix.en)")
        #expect(fix.ko.contains("라이트 모드와 다크 모드의 기준"), "\(fix.ko)")
        // On a ground that stays as it is a color of the system's would vanish.
        #expect(colors(in: fix.en).count == 1 && !fix.en.contains(".primary"), "\(fix.en)")
    }

    @Test("Where only one appearance is ever shown, no other is spoken of")
    func forced() throws {
        let fix = try finding(
            "VStack { Text(\"Ends today\").foregroundStyle(Color(white: 0.75)) "
                + "}.background(Color.white).environment(\\.colorScheme, .light)"
        ).fix
        #expect(!fix.en.contains("Dark Mode"), "\(fix.en)")
        #expect(!fix.ko.contains("다크 모드"), "\(fix.ko)")
    }

    @Test("Where only people who ask for more contrast meet it, only their variant changes")
    func increased() throws {
        let fix = try finding(
            "Text(\"Welcome aboard\").font(.system(size: 40, weight: .bold)).foregroundStyle(Color.white)"
                + ".background(Color.blue)"
        ).fix
        #expect(fix.en.contains("in Dark Mode with increased contrast"), "\(fix.en)")
        #expect(fix.ko.contains("대비를 높인 다크 모드"), "\(fix.ko)")
    }

    @Test("A background is not changed into one that is another altogether")
    func otherGround() throws {
        let fix = try finding(
            "Text(\"Try again\").foregroundStyle(Color.red).background(Color(red: 1, green: 0.92, blue: 0.92))"
        ).fix
        #expect(!fix.en.contains("change the background"), "\(fix.en)")
    }
}
