import Foundation
import Handrail
import HandrailModel
import HandrailReporting
import HandrailRules
import HandrailTestSupport
import Testing

/// The apps under `Samples/`: what their comments promise is found, and nothing else.
@Suite struct SampleTests {
    static let samples = ["Trailhead", "Harbor", "Skerry", "Fleamarket"]

    @Test("finds exactly what the comments promise", arguments: samples)
    func findings(name: String) throws {
        let sample = Sample(name)
        let audit = try Auditor().audit([sample.folder.path])
        try Self.compare(Sample.entries(of: audit), sample.expected())
        #expect(audit.notes.isEmpty)
        #expect(audit.coverage.troubledFiles == 0)
        #expect(audit.coverage.screens >= 3)
    }

    @Test("finds the same where lines end with CRLF", arguments: samples)
    func lineEnds(name: String) throws {
        let sample = Sample(name)
        let files = try Dictionary(uniqueKeysWithValues: sample.files.map { file in
            let text = String(decoding: try sample.data(of: file), as: UTF8.self)
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return (file, Data(lines.joined(separator: "\r\n").utf8))
        })
        try Self.compare(Sample.entries(of: TemporaryFolder.audit(files)), sample.expected())
    }

    @Test("has a defect of most rules, and near misses")
    func breadth() throws {
        let sample = Sample("Trailhead")
        let expected = Set(try sample.expected().map(\.rule))
        let near = Set(try sample.quietRules())
        let rules = Set(RuleCatalog.all.map(\.id))
        #expect(expected.subtracting(rules).isEmpty, "comments name rules that do not exist")
        #expect(near.subtracting(rules).isEmpty, "comments name rules that do not exist")
        #expect(expected.count >= 30)
        #expect(near.count >= 12)
        #expect(try Sample("Harbor").expected().isEmpty)
        let views = try Sample("Skerry").expected()
        #expect(Set(views.map(\.rule)).subtracting(rules).isEmpty, "comments name rules that do not exist")
        #expect(Set(views.map(\.rule)).count >= 30)
        #expect(views.contains { $0.file.hasSuffix(".storyboard") } && views.contains { $0.file.hasSuffix(".xib") })
    }

    @Test("writes the same bytes with 1, 2 and 8 jobs", arguments: samples, ReportFormat.all.map(\.name))
    func jobs(name: String, format: String) throws {
        let format = try #require(ReportFormat.all.first { $0.name == format })
        let texts = try [1, 2, 8].map { jobs in
            format.bytes(
                try Auditor(policy: AuditPolicy(jobs: jobs)).audit([Sample(name).folder.path]),
                ReportOptions(toolVersion: "0"))
        }
        #expect(texts[0] == texts[1])
        #expect(texts[0] == texts[2])
    }

    @Test("says the same of the same app a second time")
    func repetition() throws {
        let report = JSONReport(ReportOptions(language: .korean, toolVersion: "0"))
        let folder = Sample("Trailhead").folder.path
        #expect(try report.text(of: Auditor().audit([folder])) == report.text(of: Auditor().audit([folder])))
    }

    @Test("writes SARIF that code scanning can read")
    func sarif() throws {
        let audit = try Auditor().audit([Sample("Trailhead").folder.path])
        let text = SARIFReport(ReportOptions(toolVersion: "0")).text(of: audit)
        let log = try JSONDecoder().decode(SARIFLog.self, from: Data(text.utf8))
        let run = try #require(log.runs.first)
        #expect(log.version == "2.1.0")
        #expect(run.results.count == audit.findings.count)
        #expect(run.results.allSatisfy { ["error", "warning", "note"].contains($0.level) })
        #expect(run.results.allSatisfy { $0.kind ?? "fail" == "fail" })
        let prints = run.results.compactMap { $0.partialFingerprints["primaryLocationLineHash"] }
        #expect(Set(prints).count == audit.findings.count)
        for result in run.results {
            let location = try #require(result.locations.first?.physicalLocation)
            #expect(location.region.startLine > 0)
            #expect(!location.artifactLocation.uri.hasPrefix("/"))
        }
    }

    /// `make test` names a folder and holds what is left there against the schema with another program.
    @Test("leaves reports for a check by another program", .enabled(if: reportsFolder != nil))
    func reports() throws {
        let folder = URL(fileURLWithPath: try #require(Self.reportsFolder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(ReportSchema.text().utf8).write(to: folder.appendingPathComponent("schema.json"))
        for name in Self.samples {
            let audit = try Auditor().audit([Sample(name).folder.path])
            let text = JSONReport(ReportOptions(toolVersion: "0")).text(of: audit)
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).json"))
            try Self.write(audit, called: name, into: folder.appendingPathComponent("services"))
        }
    }

    /// The forms that services read, which another program holds against what these say of them.
    private static func write(_ audit: Audit, called name: String, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptions = RuleCatalog.all.map { rule in
            RuleDescription(
                id: rule.id, title: rule.title, rationale: rule.reason, guidelines: rule.guidelines,
                criteria: rule.criteria, impact: rule.impact)
        }
        let options = ReportOptions(
            toolVersion: "0", rules: descriptions, pathPrefix: "App/", category: "samples",
            documentation: "https://example.com/handrail")
        let forms: Set<String> = ["sarif", "junit", "checkstyle", "gitlab", "github"]
        for format in ReportFormat.all where forms.contains(format.name) {
            try Data(format.bytes(audit, options)).write(to: folder.appendingPathComponent("\(name).\(format.name)"))
        }
    }

    private static let reportsFolder = ProcessInfo.processInfo.environment["HANDRAIL_REPORTS"]

    @Test("speaks both languages: no finding is without words", arguments: samples)
    func words(name: String) throws {
        for finding in try Auditor().audit([Sample(name).folder.path]).findings {
            #expect(!finding.message.en.isEmpty && !finding.fix.en.isEmpty)
            #expect(finding.message.ko.contains { ("가"..."힣").contains($0) }, "\(finding.rule): \(finding.message.ko)")
            #expect(finding.fix.ko.contains { ("가"..."힣").contains($0) }, "\(finding.rule): \(finding.fix.ko)")
        }
    }

    // Counts too: the same finding twice is one too many.
    private static func compare(_ found: [Sample.Entry], _ expected: [Sample.Entry]) throws {
        let difference = found.difference(from: expected)
        for change in difference {
            switch change {
            case .insert(_, let entry, _): Issue.record("not expected: \(entry)")
            case .remove(_, let entry, _): Issue.record("missing: \(entry)")
            }
        }
    }
}
