import Foundation
import HandrailModel
import HandrailReporting
import HandrailSource
import Testing

/// The report that programs read.
struct JSONReportTests {
    private func text(_ sample: SampleAudit, _ language: ReportLanguage = .english) -> String {
        JSONReport(SampleAudit.options(language)).text(of: sample.audit)
    }

    @Test func `what is written is what was found`() throws {
        let report = JSONReport(SampleAudit.options()).value(of: SampleAudit.full.audit)
        let read = try JSONDecoder().decode(ReportV1.self, from: Data(text(.full).utf8))
        #expect(read == report)
    }

    @Test func `what would steer a terminal is written as its number and read as it was`() throws {
        let steering = "\u{1B}\u{7}\u{7F}\u{9B}\u{AD}\u{61C}\u{180E}\u{200B}\u{202E}\u{2066}\u{FEFF}\u{E0041}"
        var sample = SampleAudit()
        sample.notes = [AuditNote(path: "“\(steering)” – 항구👩‍🚀.swift", text: Bilingual(en: "a", ko: "가"))]
        let written = text(sample)
        #expect(written.unicodeScalars.allSatisfy { !steering.unicodeScalars.contains($0) })
        #expect(written.contains("– 항구👩‍🚀.swift"))
        let read = try JSONDecoder().decode(ReportV1.self, from: Data(written.utf8))
        #expect(read.notes.map(\.path) == sample.notes.map(\.path))
    }

    @Test func `a finding has its place in bytes and its words in the asked language`() throws {
        let report = JSONReport(SampleAudit.options(.korean)).value(of: SampleAudit.full.audit)
        let finding = try #require(report.findings.dropFirst().first)
        #expect(report.schema == "handrail.report/1")
        #expect(finding.message == "“합계”는 글자 크기 설정과 관계없이 9pt입니다.")
        #expect((finding.line, finding.column, finding.endLine, finding.endColumn) == (5, 38, 5, 54))
        #expect((finding.offset, finding.length) == (160, 16))
        #expect(finding.related.map(\.file) == ["Sources/Cart/장바구니 행.swift"])
        #expect(finding.repairs.map(\.safety) == [.behavioral])
    }

    @Test func `the summary counts what could not be told`() {
        let summary = JSONReport(SampleAudit.options()).value(of: SampleAudit.full.audit).summary
        #expect((summary.violations, summary.reviews, summary.elements) == (2, 1, 3))
        #expect(summary.rules["fixed-font-size"]?.cannotTell == 2)
        #expect(summary.rules["fixed-font-size"]?.reasons == ["the size is computed": 2])
    }

    @Test func `an empty audit in full`() {
        var sample = SampleAudit()
        sample.coverage = Coverage(files: 0, bytes: 0, troubledFiles: 0, targets: 0, screens: 0, elements: 0)
        sample.notes = [AuditNote(path: nil, text: Bilingual(en: "\"a\\b\"\n\u{1}", ko: "없음"))]
        #expect(
            text(sample) == #"""
                {
                  "findings": [],
                  "language": "en",
                  "notes": [
                    {
                      "text": "\"a\\b\"\n\u0001"
                    }
                  ],
                  "root": "/apps/Shop",
                  "schema": "handrail.report/1",
                  "screens": [],
                  "summary": {
                    "bytes": 0,
                    "elements": 0,
                    "files": 0,
                    "reach": {
                      "controls": {
                        "inComponents": 0,
                        "inPreviews": 0,
                        "notReached": 0,
                        "onScreens": 0,
                        "unused": 0
                      },
                      "sites": {
                        "inComponents": 0,
                        "inPreviews": 0,
                        "notReached": 0,
                        "onScreens": 0,
                        "unused": 0
                      },
                      "views": {
                        "inComponents": 0,
                        "inPreviews": 0,
                        "notReached": 0,
                        "onScreens": 0,
                        "unused": 0
                      }
                    },
                    "reviews": 0,
                    "rules": {},
                    "screens": 0,
                    "targets": 0,
                    "troubledFiles": 0,
                    "violations": 0
                  },
                  "tool": {
                    "name": "Handrail",
                    "version": "1.2.3"
                  }
                }

                """#)
    }

    @Test func `a repair that points outside of its file is left out whole`() {
        var sample = SampleAudit()
        let place = sample.place("Text")
        let outside = SourcePlace(file: FileIndex(0), range: ByteRange(9_000, 9_001))
        let edits = [SourceEdit(place: place, text: "a"), SourceEdit(place: outside, text: "b")]
        sample.findings = [sample.finding(at: place, repairs: [Repair(safety: .mechanical, edits: edits)])]
        let report = JSONReport(SampleAudit.options()).value(of: sample.audit)
        #expect(report.findings.map(\.repairs) == [[]])
    }
}
