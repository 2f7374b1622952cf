import HandrailModel
import HandrailStandards
import Testing

@Suite("The guideline catalog")
struct GuidelineCatalogTests {
    private let all = GuidelineCatalog.all

    @Test("has all 156 guidelines, each once")
    func complete() {
        #expect(all.count == 156)
        #expect(Set(all.map(\.id)).count == 156)
    }

    @Test("says title and reason in English and Korean")
    func bilingual() {
        for guideline in all {
            for text in [guideline.title, guideline.rationale] {
                #expect(!text.en.isEmpty && !text.ko.isEmpty, "\(guideline.id)")
                #expect(text.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(guideline.id)")
            }
        }
    }

    @Test("says of each where it can be decided, what to look for and where it stands")
    func filled() {
        for guideline in all {
            #expect(!guideline.evidence.isEmpty, "\(guideline.id)")
            #expect(!guideline.lookFor.isEmpty && !guideline.heading.isEmpty, "\(guideline.id)")
            #expect(guideline.id.hasPrefix(guideline.area + "."), "\(guideline.id)")
        }
    }

    @Test("keeps its order and headings")
    func order() {
        #expect(all.first?.id == "accessibility.simplicity")
        #expect(GuidelineCatalog.headings.count == 16)
        #expect(GuidelineCatalog.headings.prefix(2) == ["accessibility · best practice", "accessibility · gestures"])
        #expect(GuidelineCatalog.headings.last == "Texture (AsyncDisplayKit) nodes")
        #expect(Set(GuidelineCatalog.headings).count == 16)
    }

    @Test("finds a guideline by its id")
    func byID() throws {
        let guideline = try #require(GuidelineCatalog.guideline(id: "accessibility.platform-gestures"))
        #expect(guideline.title.en == "Leave platform gestures alone")
        #expect(guideline.title.ko == "플랫폼 제스처를 재정의하지 않기")
        #expect(guideline.evidence == [.source])
        #expect(guideline.heading == "accessibility · gestures")
        #expect(guideline.area == "accessibility")
        #expect(!guideline.isManualOnly)
    }

    @Test("lists what stands under a heading")
    func underHeading() {
        let total = GuidelineCatalog.headings.map { GuidelineCatalog.guidelines(under: $0).count }.reduce(0, +)
        #expect(total == 156)
        #expect(GuidelineCatalog.guidelines(under: "privacy").allSatisfy { $0.area == "privacy" })
        #expect(GuidelineCatalog.guidelines(under: "no such heading").isEmpty)
    }

    @Test(
        "answers nothing for an unknown id", arguments: ["", "accessibility", "#", "accessibility.platform-gestures "])
    func unknown(id: String) {
        #expect(GuidelineCatalog.guideline(id: id) == nil)
    }

    @Test("uses every kind of evidence")
    func evidence() {
        #expect(Set(all.flatMap(\.evidence)) == Set(Evidence.allCases))
    }
}
