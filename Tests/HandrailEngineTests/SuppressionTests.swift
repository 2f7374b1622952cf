import HandrailModel
import HandrailRules
import Testing

@Suite("A comment that ignores a rule")
struct SuppressionTests {
    private func audit(_ comment: String, above line: String = "bad", rules: [String] = []) throws -> Audit {
        try ToyProject(files: ["A.toy": "screen\n// handrail:\(comment)\n\(line)"]).audit(rules: rules)
    }

    @Test(
        "silences the rule in what it covers, whatever separates the reason",
        arguments: ["— it is fine", "- it is fine", "-- it is fine", ": it is fine", "– 괜찮습니다", "—fine"])
    func separators(reason: String) throws {
        let audit = try audit("ignore toy-defect \(reason)")
        #expect(audit.findings.isEmpty)
        #expect(audit.tallies.first { $0.rule == "toy-defect" }?.suppressed == 1)
        #expect(audit.tallies.first { $0.rule == "unused-ignore" }?.passes == 1)
    }

    @Test("may follow the rule's name with a colon at once")
    func colon() throws {
        #expect(try audit("ignore toy-defect: it is fine").findings.isEmpty)
    }

    @Test("needs a reason, and has no effect without one", arguments: ["", " —", " - …", " because I say so"])
    func noReason(rest: String) throws {
        let audit = try audit("ignore toy-defect\(rest)")
        #expect(audit.findings.map(\.rule) == ["unused-ignore", "toy-defect"])
        #expect(audit.findings.first?.message.en.contains("does not say why") == true)
    }

    @Test("is a finding where it silences nothing")
    func unused() throws {
        let audit = try audit("ignore toy-defect — once it was bad", above: "good")
        #expect(audit.findings.map(\.rule) == ["unused-ignore"])
        #expect(audit.findings.first?.impact == .minor)
        #expect(audit.findings.first?.message.ko.contains("toy-defect") == true)
    }

    @Test("is a finding where no rule is called so, with the name that may be meant")
    func unknownRule() throws {
        let audit = try audit("ignore toy-defct — it is fine")
        #expect(audit.findings.map(\.rule) == ["unused-ignore", "toy-defect"])
        #expect(audit.findings.first?.message.en == "There is no rule `toy-defct`; did you mean `toy-defect`?")
    }

    @Test(
        "is a finding where its word is unknown, or no rule is named",
        arguments: ["disable toy-defect — x", "", "ignore", "ignore — x"])
    func unknownWord(text: String) throws {
        #expect(try audit(text).findings.map(\.rule) == ["unused-ignore", "toy-defect"])
    }

    @Test("may name several rules, each of which has to be needed")
    func several() throws {
        let project = ToyProject(
            files: [
                "A.toy": """
                    screen
                    // handrail:ignore toy-defect, screen-dependent — fine
                    bad
                    // handrail:ignore screen-dependent,toy-defect — fine
                    good
                    """
            ],
            rules: [RegisteredRule(ToyRule()), RegisteredRule(ScreenDependentRule())])
        let audit = try project.audit()
        #expect(audit.findings.map(\.rule) == ["unused-ignore"])
        #expect(audit.findings.first?.message.en.hasPrefix("`toy-defect` would find nothing") == true)
    }

    @Test("covers nothing beyond the element below it")
    func reach() throws {
        let audit = try ToyProject(files: ["A.toy": "screen\n// handrail:ignore toy-defect — fine\nbad\nbad"]).audit()
        #expect(audit.findings.map(\.rule) == ["toy-defect"])
    }

    @Test("does not silence other rules")
    func others() throws {
        let project = ToyProject(
            files: ["A.toy": "screen\n// handrail:ignore toy-defect — fine\nbad"],
            rules: [RegisteredRule(ToyRule()), RegisteredRule(ScreenDependentRule())])
        #expect(try project.audit().findings.map(\.rule) == ["screen-dependent"])
    }

    @Test("is not called unused where its rule did not run")
    func ruleNotRun() throws {
        #expect(try audit("ignore toy-defect — fine", above: "good", rules: ["unused-ignore"]).findings.isEmpty)
    }

    @Test("can ignore a comment without effect")
    func aboutComments() throws {
        let project = ToyProject(files: [
            "A.toy": """
                screen
                // handrail:ignore unused-ignore — kept for the next release
                // handrail:ignore toy-defect — fine
                good
                """
        ])
        let audit = try project.audit()
        #expect(audit.findings.isEmpty)
        #expect(audit.tallies.first { $0.rule == "unused-ignore" }?.suppressed == 1)
    }
}
