import HandrailStandards
import Testing

@Suite("Spoken names of symbols")
struct SpokenSymbolNameTests {
    @Test("name the purpose, not the picture")
    func purpose() {
        #expect(SymbolCatalog.spokenName(of: "plus") == SpokenSymbolName(en: "add", ko: "추가", isCertain: true))
        #expect(SymbolCatalog.spokenName(of: "gear")?.en == "settings")
        #expect(SymbolCatalog.spokenName(of: "ellipsis")?.ko == "더 보기")
    }

    @Test("are the hand-written ones where the system has two")
    func overrides() {
        #expect(SymbolCatalog.spokenName(of: "chevron.left") == SpokenSymbolName(en: "Back", ko: "뒤로", isCertain: true))
        #expect(SymbolCatalog.spokenName(of: "xmark")?.en == "Close")
        #expect(SymbolCatalog.spokenName(of: "globe")?.en == "Globe")
    }

    @Test("are uncertain where sources disagree, or the words do not fit")
    func uncertain() {
        #expect(SymbolCatalog.spokenName(of: "trash")?.isCertain == false)
        #expect(SymbolCatalog.spokenName(of: "folder.badge.minus")?.isCertain == false)
        #expect(
            SymbolCatalog.spokenName(of: "moon") == SpokenSymbolName(en: "do not disturb", ko: nil, isCertain: false))
    }

    @Test("are not made up", arguments: ["gearshape", "person", "circle", "clock.arrow.circlepath", "nonsense"])
    func unknown(symbol: String) {
        #expect(SymbolCatalog.spokenName(of: symbol) == nil)
    }
}
