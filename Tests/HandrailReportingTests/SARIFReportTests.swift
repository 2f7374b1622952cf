import Foundation
import HandrailModel
import HandrailReporting
import HandrailSource
import Testing

/// What matters to the services that read SARIF 2.1.0.
struct SARIFReportTests {
    private struct Log: Decodable {
        let version: String
        let runs: [Run]
    }
    private struct Run: Decodable {
        let tool: Tool
        let columnKind: String
        let automationDetails: [String: String]?
        let originalUriBaseIds: [String: Artifact]
        let invocations: [Invocation]
        let results: [Result]
    }
    private struct Tool: Decodable {
        struct Driver: Decodable {
            let name: String
            let version: String
            let rules: [Rule]
        }
        let driver: Driver
    }
    private struct Rule: Decodable {
        let id: String
        let help: Text?
        let helpUri: String?
    }
    private struct Invocation: Decodable {
        struct Notification: Decodable {
            let level: String
            let message: Text
            let locations: [Location]?
        }
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]?
    }
    private struct Text: Decodable { let text: String }
    private struct Artifact: Decodable { let uri: String?; let uriBaseId: String? }
    private struct Region: Decodable, Equatable {
        let startLine, startColumn, endLine, endColumn, byteOffset, byteLength: Int
    }
    private struct Location: Decodable {
        struct Physical: Decodable { let artifactLocation: Artifact; let region: Region? }
        let physicalLocation: Physical
        let message: Text?
    }
    private struct Fix: Decodable {
        struct Change: Decodable {
            struct Replacement: Decodable { let deletedRegion: Region; let insertedContent: Text }
            let artifactLocation: Artifact
            let replacements: [Replacement]
        }
        let artifactChanges: [Change]
    }
    private struct Result: Decodable {
        struct Properties: Decodable { let outcome, certainty, impact: String; let setting: String? }
        let ruleId: String
        let ruleIndex: Int
        let kind, level: String
        let message: Text
        let locations: [Location]
        let relatedLocations: [Location]?
        let fixes: [Fix]?
        let partialFingerprints: [String: String]
        let properties: Properties
    }

    private func run(_ sample: SampleAudit, _ options: ReportOptions = SampleAudit.options()) throws -> Run {
        let log = try JSONDecoder().decode(Log.self, from: Data(SARIFReport(options).text(of: sample.audit).utf8))
        #expect(log.version == "2.1.0")
        return try #require(log.runs.first)
    }

    @Test func `a rule leads to its page in the language of the report, where the documentation is somewhere`() throws {
        let options = SampleAudit.options(.korean)
        let hosted = ReportOptions(
            language: .korean, toolVersion: "1", rules: options.rules, documentation: "https://example.com/docs")
        let rules = try run(.full, hosted).tool.driver.rules
        #expect(rules.first?.helpUri == "https://example.com/docs/ko/rules/\(rules.first?.id ?? "").html")
        #expect(try run(.full).tool.driver.rules.allSatisfy { $0.helpUri == nil })
    }

    @Test func `the level follows outcome and impact, and the kind stays fail`() throws {
        let results = try run(.full).results
        #expect(results.map(\.level) == ["error", "warning", "note"])
        #expect(results.allSatisfy { $0.kind == "fail" })
        #expect(results.map(\.properties.outcome) == ["violation", "violation", "review"])
        #expect(results.last?.properties.setting == "Dark Mode")
    }

    @Test func `columns count UTF-16 units`() throws {
        let run = try run(.full)
        let region = run.results[1].locations[0].physicalLocation.region
        #expect(run.columnKind == "utf16CodeUnits")
        #expect(
            region
                == Region(startLine: 5, startColumn: 32, endLine: 5, endColumn: 48, byteOffset: 160, byteLength: 16))
    }

    @Test func `addresses are percent-encoded and relative`() throws {
        let run = try run(.full)
        let artifact = run.results[2].locations[0].physicalLocation.artifactLocation
        #expect(artifact.uri == "Sources/Cart/%EC%9E%A5%EB%B0%94%EA%B5%AC%EB%8B%88%20%ED%96%89.swift")
        #expect(artifact.uriBaseId == "SRCROOT")
        #expect(run.originalUriBaseIds["SRCROOT"]?.uri == nil)
        #expect(!SARIFReport(SampleAudit.options()).text(of: SampleAudit.full.audit).contains("/apps/Shop"))
        let open = try self.run(.full, SampleAudit.options(revealsRoot: true))
        #expect(open.originalUriBaseIds["SRCROOT"]?.uri == "file:///apps/Shop/")
    }

    @Test func `equal faults are told apart by their number`() throws {
        var sample = SampleAudit()
        sample.findings = [
            sample.finding(at: sample.place("Image")), sample.finding(at: sample.place("Text")),
            sample.finding(at: sample.place("View"), fingerprint: "beef"),
        ]
        let prints = try run(sample).results.map { $0.partialFingerprints["primaryLocationLineHash"] }
        #expect(prints == ["f00d:1", "f00d:2", "beef:1"])
    }

    @Test func `a fix is offered unless it waits for words`() throws {
        let results = try run(.full).results
        #expect(results[0].fixes == nil)
        let change = try #require(results[1].fixes?.first?.artifactChanges.first)
        #expect(change.artifactLocation.uri == "Sources/Cart/CartView.swift")
        #expect(change.replacements.map(\.insertedContent.text) == [".caption2"])
        #expect(change.replacements.map(\.deletedRegion.byteOffset) == [160])
    }

    @Test func `every result points to its rule, described or not`() throws {
        let run = try run(.full)
        let rules = run.tool.driver.rules
        #expect(run.results.allSatisfy { rules[$0.ruleIndex].id == $0.ruleId })
        #expect(
            rules.first?.help?.text
                == "People who cannot see the screen know a control by its name.\n\n"
                    + "- Name every control\n- WCAG 2.2 4.1.2"
        )
    }

    @Test func `what was skipped is a notification of the tool`() throws {
        let run = try run(.full)
        let note = try #require(run.invocations.first?.toolExecutionNotifications?.first)
        #expect(note.message.text == "The file is not UTF-8 and was not read.")
        #expect(note.locations?.first?.physicalLocation.artifactLocation.uri == "Sources/Broken.swift")
    }

    @Test func `a report is told from others of the commit by the category that was asked for`() throws {
        #expect(try run(.full).automationDetails == nil)
        let named = try run(.full, SampleAudit.options(category: "handrail-mac"))
        #expect(named.automationDetails?["id"] == "handrail-mac/")
    }

    @Test func `addresses begin at the root of the repository`() throws {
        let run = try run(.full, SampleAudit.options(pathPrefix: "apps/Shop/", revealsRoot: true))
        let artifact = run.results[2].locations[0].physicalLocation.artifactLocation
        #expect(artifact.uri?.hasPrefix("apps/Shop/Sources/Cart/") == true)
        #expect(run.originalUriBaseIds["SRCROOT"]?.uri == "file:///")
        let note = try #require(run.invocations.first?.toolExecutionNotifications?.first)
        #expect(note.locations?.first?.physicalLocation.artifactLocation.uri == "apps/Shop/Sources/Broken.swift")
    }

    @Test func `braces are doubled, because one opens a placeholder`() throws {
        var sample = SampleAudit()
        sample.findings = [
            sample.finding(at: sample.place("Text"), message: Bilingual(en: "Button {} is empty.", ko: "비었습니다."))
        ]
        #expect(try run(sample).results.first?.message.text == "Button {{}} is empty. Give the image a label.")
    }

    @Test func `related places carry their reason`() throws {
        let related = try #require(try run(.full, SampleAudit.options(.korean)).results.first?.relatedLocations?.first)
        #expect(related.message?.text == "버튼의 레이블로 쓰인 이미지")
        #expect(related.physicalLocation.region?.startColumn == 42)
    }
}
