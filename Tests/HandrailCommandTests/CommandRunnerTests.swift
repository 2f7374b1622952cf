import Testing

@Suite("The command line")
struct CommandRunnerTests {
    @Test(
        "says what it can do, and ends with 0",
        arguments: [[], ["--help"], ["help"], ["audit", "--help"], ["help", "explain"]])
    func help(arguments: [String]) {
        let run = Run(list: arguments)
        #expect(run.status == 0)
        #expect(run.output.contains("USAGE: handrail"))
        #expect(run.errors.isEmpty)
    }

    @Test("says so in Korean too")
    func koreanHelp() {
        let page = Run("audit", "--help", environment: ["LC_ALL": "ko_KR.UTF-8"]).output
        #expect(page.contains("사용법: handrail audit"))
        #expect(!page.contains("OPTIONS"))
        #expect(!page.contains("default:"))
    }

    @Test("prints its version")
    func version() {
        let run = Run("--version")
        #expect(run.status == 0)
        #expect(run.output.split(separator: ".").count == 3)
    }

    @Test("suggests a command for one that is not known")
    func unknownVerb() {
        let run = Run("adit")
        #expect(run.status == 2)
        #expect(run.errors == "error: There is no command “adit”. Did you mean “audit”?\n")
    }

    @Test(
        "takes the language from --lang, LC_ALL, LC_MESSAGES and LANG, in this order",
        arguments: [
            (["LANG": "ko_KR.UTF-8"], true), (["LC_MESSAGES": "en_US", "LANG": "ko"], false),
            (["LC_ALL": "ko", "LC_MESSAGES": "en", "LANG": "en"], true), (["LC_ALL": "", "LANG": "ko"], true),
            (["LANG": "kok_IN"], false), (["LANG": "C"], false), ([:], false),
        ])
    func language(environment: [String: String], isKorean: Bool) {
        #expect(Run("audit", "nowhere", environment: environment).errors.hasPrefix("오류") == isKorean)
        #expect(Run("audit", "nowhere", "--lang", "ko", environment: environment).errors.hasPrefix("오류"))
        #expect(Run("audit", "nowhere", "--lang=en", environment: environment).errors.hasPrefix("error"))
    }
}
