import HandrailModel
import HandrailRules
import HandrailStandards
import Testing

/// Every guideline is decided: by a rule, by the simulation, or by a person with the checklist.
@Suite struct GuidelineCoverageTests {
    @Test func noneIsLeftUndecided() {
        let answered = Set(Rulebook.all.flatMap(\.info.guidelines))
        for guideline in GuidelineCatalog.all {
            let hasRules = answered.contains(guideline.id)
            let coverage = GuidelineCoverage(of: guideline, hasRules: hasRules)
            #expect(hasRules || coverage.isSimulated || coverage.isOnChecklist, "\(guideline.id)")
            if guideline.evidence.contains(.manual) { #expect(coverage.isOnChecklist, "\(guideline.id)") }
        }
    }

    @Test("What is said to be shown by the simulation are guidelines that there are")
    func simulatedGuidelinesExist() {
        #expect(GuidelineCatalog.all.count { GuidelineCoverage(of: $0, hasRules: true).isSimulated } == 16)
    }

    @Test("A person is told what to do for every guideline, in both languages, for each heading in its own words")
    func steps() {
        let steps = GuidelineCatalog.headings.compactMap { GuidelineCatalog.guidelines(under: $0).first }
            .map(ChecklistStep.step)
        #expect(Set(steps).count == steps.count)
        for step in steps {
            #expect(!step.preparation.ko.isEmpty && !step.action.ko.isEmpty && !step.action.en.isEmpty)
        }
    }
}
