import Foundation
import Handrail
import HandrailModel
import HandrailRules
import HandrailSimulation
import HandrailStandards
import Testing

/// Every guideline is decided: by a rule, by the simulation, or by a person with the checklist.
@Suite struct GuidelineCoverageTests {
    private static let answered = Set(RuleCatalog.all.flatMap(\.guidelines))

    private static func coverage(of guideline: Guideline) -> GuidelineCoverage {
        GuidelineCoverage(
            of: guideline, hasRules: answered.contains(guideline.id), isSimulated: AssistiveFeature.shows(guideline))
    }

    @Test func noneIsLeftUndecided() {
        for guideline in GuidelineCatalog.all {
            let coverage = Self.coverage(of: guideline)
            let hasRules = Self.answered.contains(guideline.id)
            #expect(hasRules || coverage.isSimulated || coverage.isOnChecklist, "\(guideline.id)")
            if guideline.evidence.contains(.manual) { #expect(coverage.isOnChecklist, "\(guideline.id)") }
        }
    }

    @Test("What a feature is said to show are guidelines that there are")
    func simulatedGuidelinesExist() {
        let known = Set(GuidelineCatalog.all.map(\.id))
        for feature in AssistiveFeature.allCases {
            #expect(feature.guidelines.subtracting(known) == [], "\(feature)")
        }
    }

    @Test("Rules answer for guidelines that there are")
    func answeredGuidelinesExist() {
        #expect(Self.answered.subtracting(GuidelineCatalog.all.map(\.id)) == [])
    }

    @Test("A person is told what to do for every guideline, in both languages, for each heading in its own words")
    func steps() {
        let steps = GuidelineCatalog.headings.compactMap { GuidelineCatalog.guidelines(under: $0).first }
            .map(ChecklistStep.step)
        #expect(Set(steps).count == steps.count)
        for step in steps {
            #expect(!step.preparation.ko.isEmpty && !step.action.ko.isEmpty && !step.action.en.isEmpty)
            #expect(!step.expectation.en.isEmpty && !step.expectation.ko.isEmpty)
        }
    }

    /// `UPDATE_README=1` writes the tables anew.
    @Test(arguments: ["README.md", "README.ko.md"])
    func tableOfTheReadmeIsThatOfTheCatalog(_ name: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let begin = try #require(lines.firstIndex(of: Self.beginning))
        let end = try #require(lines.firstIndex(of: Self.end))
        let table = Self.table(isKorean: name.contains(".ko."))
        if ProcessInfo.processInfo.environment["UPDATE_README"] != nil {
            let whole = lines[...begin] + table + lines[end...]
            try Data(whole.joined(separator: "\n").utf8).write(to: file)
            return
        }
        #expect(Array(lines[(begin + 1)..<end]) == table, "\(name): run this test with UPDATE_README=1")
    }

    private static let beginning = "<!-- guidelines: this table is written by GuidelineCoverageTests -->"
    private static let end = "<!-- end of the table -->"

    /// One line for each area: how many guidelines it has, and what decides how many of them.
    private static func table(isKorean: Bool) -> [String] {
        let head =
            isKorean
            ? ["| 영역 | 가이드라인 | 규칙 | 시뮬레이션 | 체크리스트 |", "|---|---|---|---|---|"]
            : ["| area | guidelines | rules | simulation | checklist |", "|---|---|---|---|---|"]
        var areas: [String] = []
        for guideline in GuidelineCatalog.all where !areas.contains(guideline.area) { areas.append(guideline.area) }
        let rows = areas.map { area in row(area, GuidelineCatalog.all.filter { $0.area == area }) }
        return head + rows + [row(isKorean ? "전체" : "all", GuidelineCatalog.all)]
    }

    private static func row(_ name: String, _ guidelines: [Guideline]) -> String {
        let numbers = [
            guidelines.count, guidelines.count { answered.contains($0.id) },
            guidelines.count { coverage(of: $0).isSimulated }, guidelines.count { coverage(of: $0).isOnChecklist },
        ]
        return "| \(name) | \(numbers.map(String.init).joined(separator: " | ")) |"
    }
}
