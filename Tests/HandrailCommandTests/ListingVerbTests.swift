import Foundation
import Testing

@Suite("handrail inspect, rules, guidelines and explain")
struct ListingVerbTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("inspect prints what is perceived, in both languages, and nothing that steers the terminal")
    func inspect() {
        let english = Run("inspect", "app")
        #expect(english.status == 0)
        #expect(english.output.contains("Login.swift:1:1 · 1 stop"))
        #expect(english.output.contains("(no name) · button · heading"))
        #expect(english.output.contains("sometimes: selected"))
        #expect(english.output.contains("value: a\u{FFFD}[2Jb"))
        #expect(Run("inspect", "app", "--lang", "ko").output.contains("(이름 없음) · 버튼 · 머리말"))
    }

    @Test("inspect prints JSON")
    func inspectJSON() throws {
        let screens = try object(Run("inspect", "app", "--format", "json").output)["screens"] as? [[String: Any]]
        #expect(screens?.first?["name"] as? String == "Login")
    }

    @Test("inspect takes the name of a screen, and suggests one")
    func inspectScreen() {
        #expect(Run("inspect", "app", "--screen", "Login").status == 0)
        let wrong = Run("inspect", "app", "--screen", "Logn")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("Did you mean “Login”?"))
        #expect(Run("inspect", "blank").status == 3)
    }

    @Test("rules lists every rule, the engine's own among them")
    func rules() throws {
        #expect(Run("rules").output.contains("nameless"))
        #expect(Run("rules", "--lang", "ko").output.contains("이름 없는 컨트롤"))
        let list = try object(Run("rules", "--format", "json").output)["rules"] as? [[String: Any]]
        #expect(list?.compactMap { $0["id"] as? String } == ["nameless", "unused-ignore"])
    }

    @Test("guidelines says which have rules and which have none yet")
    func guidelines() throws {
        let text = Run("guidelines").output
        #expect(text.contains("rules: nameless"))
        #expect(text.contains("no rule yet"))
        #expect(text.contains("rules answer for 2"))
        let list = try object(Run("guidelines", "--format", "json").output)["guidelines"] as? [[String: Any]]
        #expect((list?.count ?? 0) > 100)
    }

    @Test("explain says why, by what, and shows the examples")
    func explainRule() throws {
        let text = Run("explain", "nameless").output
        for part in ["critical", "Nobody knows what it does.", "WCAG 2.2 4.1.2 Name, Role, Value", "↓Button {}", "It has a name."] {
            #expect(text.contains(part))
        }
        #expect(Run("explain", "nameless", "--lang", "ko").output.contains("지적하는 예"))
        #expect(try object(Run("explain", "nameless", "--format", "json").output)["rule"] != nil)
    }

    @Test("explain knows guidelines")
    func explainGuideline() throws {
        #expect(Run("explain", "accessibility.custom-element-traits").output.contains("nameless"))
        #expect(try object(Run("explain", "accessibility.simple-gestures", "--format", "json").output)["guideline"] != nil)
    }

    @Test("explain suggests a name for one that is not known")
    func explainUnknown() {
        let run = Run("explain", "namelss")
        #expect(run.status == 2)
        #expect(run.errors.contains("Did you mean “nameless”?"))
    }
}
