import Foundation
import HandrailModel
import HandrailReporting
import HandrailRules
import HandrailSource
import Testing

@Suite("A rule may look at more than elements")
struct SubjectTests {
    private let calls = [RegisteredRule(ToyCallRule())]

    @Test("An API that code uses is found by its name, with where it is used and how, whether a screen shows it or not")
    func codeUses() throws {
        let audit = try ToyProject(
            files: ["A.toy": "good\ncall Toy.beep\nnew call Other.Toy.beep\ncall beep"], rules: calls
        ).audit()
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1)
        #expect(finding.screens == [])
        #expect(finding.place.range == ByteRange(5, 18))
        #expect(audit.tallies.first { $0.rule == "toy-call" }?.passes == 1)
        guard case .codeUse(let use) = finding.subject else { return #expect(Bool(false), "\(finding.subject)") }
        #expect(use.api == .named("Toy.beep", [CodeArgument(label: "to", value: .flag(true))]))
        #expect((use.type, use.function, use.runsAtLaunch) == ("A", "body", false))
    }

    @Test("Its fingerprint hangs on the API and the declaration, not on the place")
    func fingerprints() throws {
        let before = try ToyProject(files: ["A.toy": "call Toy.beep"], rules: calls).audit().findings
        let after = try ToyProject(files: ["A.toy": "good\n\ncall Toy.beep"], rules: calls).audit().findings
        let elsewhere = try ToyProject(files: ["B.toy": "call Toy.beep"], rules: calls).audit().findings
        #expect(before.map(\.fingerprint) == after.map(\.fingerprint))
        #expect(before.map(\.fingerprint) != elsewhere.map(\.fingerprint))
        #expect(before.first?.fingerprint.isEmpty == false)
    }

    @Test("A comment ignores it, and files that are only linked are not asked")
    func ignored() throws {
        let text = "// handrail:ignore toy-call — fine\ncall Toy.beep"
        #expect(try ToyProject(files: ["A.toy": text], rules: calls).audit().findings.isEmpty)
        let linked = ToyProject(files: ["A.toy": "good", "B.toy": "call Toy.beep"], linkedOnly: ["B.toy"], rules: calls)
        #expect(try linked.audit().findings.isEmpty)
    }

    @Test("What an importer reads is linked, noted and judged")
    func bundleItems() throws {
        let audit = try ToyProject(
            files: ["A.toy": "screen\ngood", "One.toyfont": "Thin", "Two.toyfont": "Heavy", "Three.toyfont": "Gone"],
            unreadable: ["Three.toyfont"], rules: [RegisteredRule(ToyFontRule())]
        ).audit()
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1)
        #expect(audit.file(of: finding.place).path == "One.toyfont")
        #expect(finding.outcome == .review)
        #expect(finding.subject == .bundleItem(.font(BundleFont(name: "Thin", place: finding.place))))
        #expect(audit.tallies.first { $0.rule == "toy-font" }?.passes == 1)
        #expect(audit.notes.map(\.text.en) == ["gone", "many fonts"])
    }

    @Test("A target is judged by what the project says of it")
    func targets() throws {
        let place = SourcePlace(file: FileIndex(0), range: .zero)
        let targets = [
            TargetFacts(name: "App", platforms: [], languages: ["en"], place: place),
            TargetFacts(name: "Widget", platforms: [], place: place),
        ]
        let project = ToyProject(
            files: ["A.toy": "screen\ngood"], rules: [RegisteredRule(ToyTargetRule())], targets: targets)
        #expect(try project.audit().findings.map(\.subject) == [.target("Widget")])
    }

    @Test("The report holds such findings as any other")
    func report() throws {
        let audit = try ToyProject(files: ["A.toy": "call Toy.beep"], rules: calls).audit()
        let options = ReportOptions(toolVersion: "1")
        let format = try #require(ReportFormat.all.first { $0.name == "json" })
        let read = try JSONDecoder().decode(ReportV1.self, from: Data(format.bytes(audit, options)))
        let finding = try #require(read.findings.first)
        #expect((finding.rule, finding.file, finding.line, finding.screens) == ("toy-call", "A.toy", 1, []))
        #expect(finding.fingerprint == audit.findings.first?.fingerprint)
    }

    @Test("The result is the same for every number of jobs")
    func determinism() throws {
        var files: [String: String] = [:]
        for number in 0..<30 { files["S\(number).toy"] = "good\ncall Toy.beep\nnew call Toy.beep" }
        let results = try [1, 8].map { try ToyProject(files: files, rules: calls).audit(jobs: $0) }
        #expect(results[0].findings == results[1].findings)
        #expect(results[0].tallies == results[1].tallies)
        #expect(results[0].findings.count == 30)
    }
}
