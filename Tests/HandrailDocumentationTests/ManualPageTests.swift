import HandrailDocumentation
import HandrailModel
import Testing

/// The page that `man handrail` shows.
@Suite struct ManualPageTests {
    @Test("has every option of a command, and no line of text is a request")
    func english() throws {
        let page = try ManualPage(in: .english, version: "1.2")
        #expect(page.path == "man1/handrail.1")
        #expect(page.text.hasPrefix(".TH HANDRAIL 1 \"\" \"Handrail 1.2\"\n.SH NAME\n"))
        #expect(page.text.contains(".SS handrail audit [options] [<paths>…]\n"))
        #expect(page.text.contains("\\fB\\-\\-format <format>\\fR\n"))
        let requests: Set<Substring> = ["TH", "SH", "SS", "TP", "PP", "B"]
        for line in page.text.split(separator: "\n") where line.hasPrefix(".") {
            #expect(requests.contains(line.dropFirst().prefix { $0.isLetter }), "\(line)")
        }
    }

    @Test("is there in Korean")
    func korean() throws {
        let page = try ManualPage(in: .korean, version: "1")
        #expect(page.path == "ko/man1/handrail.1")
        #expect(page.text.contains("보고서 형식입니다."))
    }
}
