import HandrailModel
import HandrailStandards
import Testing

@Suite("The criteria")
struct CriterionCatalogTests {
    @Test("are all there, each with a name of its own")
    func complete() {
        #expect(CriterionCatalog.all.count == 283)
        #expect(Set(CriterionCatalog.all.map(\.id)).count == 283)
        #expect(CriterionCatalog.all.filter { $0.standard == .wcag }.count == 87)
        #expect(CriterionCatalog.all.filter { $0.standard == .en301549 }.count == 104)
    }

    @Test("are found by standard, version and number")
    func byID() throws {
        let criterion = try #require(CriterionCatalog.criterion(id: "WCAG 2.2 4.1.2"))
        #expect(criterion.standard == .wcag)
        #expect(criterion.version == "2.2")
        #expect(criterion.number == "4.1.2")
        #expect(criterion.level == .a)
        #expect(criterion.titleEn == "Name, Role, Value")
        #expect(criterion.appliesToNativeApps == true)
        #expect(criterion.isCertain)
        #expect(CriterionCatalog.criterion(id: "WCAG 2.2 1.4.3")?.level == .aa)
        #expect(CriterionCatalog.criterion(id: "WCAG 2.2 1.1.1")?.titleKo == "텍스트가 아닌 콘텐츠")
    }

    @Test("of the European and Korean standards lead back to WCAG")
    func counterparts() {
        #expect(CriterionCatalog.criterion(id: "EN 301 549 V3.2.1 11.4.1.2")?.wcagNumbers == ["4.1.2"])
        #expect(CriterionCatalog.criterion(id: "KWCAG 2.2 6.4.2")?.wcagNumbers == ["2.4.2", "2.4.6"])
        let ids = CriterionCatalog.counterparts(ofWCAG: "4.1.2").map(\.id)
        #expect(ids.contains("EN 301 549 V3.2.1 11.4.1.2"))
        #expect(ids.contains("KWCAG 2.2 8.2.1"))
        #expect(CriterionCatalog.counterparts(ofWCAG: "9.9.9").isEmpty)
    }

    @Test("say where they are uncertain, and whether they bind apps")
    func uncertain() {
        #expect(CriterionCatalog.all.filter { !$0.isCertain }.count == 88)
        #expect(CriterionCatalog.criterion(id: "KS X 3253 2025 item-11")?.isCertain == false)
        #expect(CriterionCatalog.criterion(id: "KWCAG 2.2 6.4.2")?.appliesToNativeApps == false)
    }

    @Test("with a number that WCAG 2.2 gave up are marked")
    func removed() {
        #expect(CriterionCatalog.criterion(id: "WCAG 2.2 4.1.1")?.level == .removed)
    }

    @Test(
        "are nil where the name is unknown",
        arguments: ["", "4.1.2", "WCAG 4.1.2", "WCAG 2.1 4.1.2", "WCAG 2.2 4.1.2 "])
    func unknown(id: String) {
        #expect(CriterionCatalog.criterion(id: id) == nil)
    }

    @Test("of levels A and AA each say what a person does, in both languages")
    func steps() {
        let general = CriterionStep.step(for: Criterion.unknownToAnybody)
        for criterion in CriterionCatalog.all where [.a, .aa].contains(criterion.level) {
            let step = CriterionStep.step(for: criterion)
            #expect(step != general && step.en != step.ko && !step.ko.isEmpty, "\(criterion.id)")
        }
        let both = CriterionCatalog.criterion(id: "KS X 3253 2025 item-26").map { CriterionStep.step(for: $0) }
        #expect(both?.en.contains("gestures") == true && both?.en.contains("dragging") == true)
    }
}

extension Criterion {
    /// A criterion without a number in WCAG, for which nothing of its own is told.
    fileprivate static let unknownToAnybody =
        CriterionCatalog.all.first { $0.standard == .ksX3253 && $0.wcagNumbers.isEmpty } ?? CriterionCatalog.all[0]
}
