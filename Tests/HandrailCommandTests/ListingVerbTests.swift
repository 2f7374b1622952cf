import Foundation
import Testing

@Suite("handrail inspect, rules, guidelines and explain")
struct ListingVerbTests {
    /// What `type --format json` prints, as far as it is asked for here.
    private struct TypeList: Decodable {
        struct Style: Decodable {
            /// How many texts have it.
            let texts: Int?
        }

        let texts: [Style]
    }

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

    @Test("inspect shows how a text looks in the setting asked for, and only then")
    func looks() throws {
        let largest = Run("inspect", "text", "--size", "AX5", "--scheme", "dark")
        #expect(largest.output.contains("looks: “Total”: 60 pt regular · #FFFFFF on #000000 · 21.0:1"))
        #expect(Run("inspect", "text", "--scheme", "light").output.contains("34 pt regular · #000000 on #FFFFFF"))
        #expect(Run("inspect", "text", "--scheme", "dark", "--lang", "ko").output.contains("모양: “Total”: 34 pt"))
        #expect(!Run("inspect", "text").output.contains("looks:"))
        let object = try object(Run("inspect", "text", "--size", "AX1", "--format", "json").output)
        #expect(object["setting"] as? String == "text size AX1")
        let screens = try #require(object["screens"] as? [[String: Any]])
        let elements = try #require(screens.first?["elements"] as? [[String: Any]])
        let appearance = try #require(elements.first?["looks"] as? [[String: Any]])
        #expect(appearance.first?["pointSize"] as? Double == 44)
        #expect(appearance.first?["ratio"] as? Double == 21)
    }

    @Test("inspect shows every name that a condition chooses")
    func names() {
        #expect(Run("inspect", "text").output.contains("“Save” or “Saved” · button"))
        #expect(Run("inspect", "text", "--lang", "ko").output.contains("“Save” 또는 “Saved” · 버튼"))
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

    @Test("symbols and palette say where there is nothing to list, and print JSON")
    func inventories() throws {
        #expect(Run("symbols", "app").output == "No screen shows a symbol.\n")
        #expect(Run("symbols", "app", "--lang", "ko").output == "심벌을 쓰는 화면이 없습니다.\n")
        for verb in ["symbols", "palette", "type"] {
            let json = try object(Run(verb, "app", "--format", "json").output)
            #expect(json["schema"] as? String == "handrail.\(verb)/1")
        }
    }

    @Test("type lists how texts are set, most used first, in both languages")
    func typeSettings() throws {
        let english = Run("type", "text").output
        #expect(english.contains("System font") && english.contains("Texts: "))
        #expect(Run("type", "text", "--lang", "ko").output.contains("시스템 서체"))
        let listed = Data(Run("type", "text", "--format", "json").output.utf8)
        let counts = try JSONDecoder().decode(TypeList.self, from: listed).texts.compactMap(\.texts)
        #expect(!counts.isEmpty && counts == counts.sorted(by: >))
    }

    @Test("palette draws a page and a picture, in both languages")
    func palettes() {
        let page = Run("palette", "app", "--format", "html").output
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
        #expect(page.contains("<th scope=\"col\">achromatopsia</th>"))
        #expect(Run("palette", "app", "--format", "html", "--lang", "ko").output.contains("<title>팔레트</title>"))
        #expect(Run("palette", "app", "--format", "svg").output.hasPrefix("<svg xmlns="))
        #expect(Run("palette", "app", "--format", "pdf").status == 2)
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

    @Test("guidelines --coverage says of each what decides it")
    func coverage() throws {
        #expect(Run("guidelines", "--coverage").output.contains("rules: nameless"))
        #expect(Run("guidelines", "--coverage", "--lang", "ko").output.contains("체크리스트"))
        let list = try object(Run("guidelines", "--coverage", "--format", "json").output)["guidelines"]
        let entries = try #require(list as? [[String: Any]])
        #expect(entries.count == 156)
        for entry in entries {
            let isDecided = entry["simulation"] as? Bool == true || entry["checklist"] as? Bool == true
            #expect(isDecided || (entry["rules"] as? [String])?.isEmpty == false, "\(entry)")
        }
    }

    @Test("checklist asks for what a person must judge, names the screens, and keeps earlier ticks")
    func checklist() throws {
        let first = Run("checklist", "app").output
        #expect(first.contains("- [ ] `accessibility.braille` "))
        #expect(first.contains("- Login (`Login.swift:1:1`)"))
        #expect(Run("checklist", "app", "--lang", "ko").output.contains("VoiceOver와 화면 커튼을 켜세요."))
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("earlier-\(UUID().uuidString).md").path
        try first.replacing("- [ ] `accessibility.braille`", with: "- [x] `accessibility.braille`")
            .write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let second = Run("checklist", "app", "--against", path).output
        #expect(second.split(separator: "\n").filter { $0.hasPrefix("- [x]") }.count == 1)
        #expect(second.contains("- [x] `accessibility.braille` "))
        #expect(Run("checklist", "app", "--against", "no-such-file").status == 2)
    }

    @Test("privacy says so where nothing is asked for")
    func privacy() throws {
        #expect(Run("privacy", "app").output == "Nothing is asked for.\n")
        #expect(Run("privacy", "app", "--lang", "ko").output == "요청하는 권한이 없습니다.\n")
        #expect((try object(Run("privacy", "app", "--format", "json").output)["requests"] as? [Any])?.isEmpty == true)
    }

    @Test("explain says why, by what, and shows the examples")
    func explainRule() throws {
        let text = Run("explain", "nameless").output
        for part in [
            "critical", "Nobody knows what it does.", "WCAG 2.2 4.1.2 Name, Role, Value", "SwiftUI\n  Before:\n",
            "↓Button {}", "To test it by hand", "https://developer.apple.com/design/human-interface-guidelines/",
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
        #expect(Run("explain", "nameless", "--lang", "ko").output.contains("고치기 전:"))
        #expect(try object(Run("explain", "nameless", "--format", "json").output)["rule"] != nil)
    }

    @Test("explain names the settings that a rule looks at")
    func explainSettings() throws {
        #expect(Run("explain", "nameless").output.contains("Settings it looks at"))
        #expect(Run("explain", "nameless").output.contains("Dark Mode"))
        #expect(Run("explain", "nameless", "--lang", "ko").output.contains("다크 모드"))
        let rule = try object(Run("explain", "nameless", "--format", "json").output)["rule"] as? [String: Any]
        #expect(rule?["settings"] as? [String] == ["Dark Mode"])
        #expect(!Run("explain", "unused-ignore").output.contains("Settings it looks at"))
    }

    @Test("explain knows guidelines")
    func explainGuideline() throws {
        #expect(Run("explain", "accessibility.custom-element-traits").output.contains("nameless"))
        #expect(
            try object(Run("explain", "accessibility.simple-gestures", "--format", "json").output)["guideline"] != nil)
    }

    @Test("explain suggests a name for one that is not known")
    func explainUnknown() {
        let run = Run("explain", "namelss")
        #expect(run.status == 2)
        #expect(run.errors.contains("Did you mean “nameless”?"))
    }
}
