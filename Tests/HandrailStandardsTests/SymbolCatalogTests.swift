import HandrailModel
import HandrailStandards
import Testing

@Suite("The symbol catalog")
struct SymbolCatalogTests {
    @Test("knows every public symbol")
    func complete() {
        #expect(SymbolCatalog.names.count == 9449)
        #expect(SymbolCatalog.names.allSatisfy { SymbolCatalog.symbol(named: $0)?.name == $0 })
    }

    @Test(
        "finds the first, the last and those between",
        arguments: ["0.circle", "trash", "plus", "a", "xmark.circle.fill", "zzz"])
    func exists(name: String) {
        #expect(SymbolCatalog.exists(name))
    }

    @Test(
        "does not find what is no symbol",
        arguments: ["", " ", ":", "trash:A", "tras", "trashh", "Trash", "zzzz", "0", "휴지통", "a b", "\n", "~", "."])
    func missing(name: String) {
        #expect(!SymbolCatalog.exists(name))
        #expect(SymbolCatalog.symbol(named: name) == nil)
        #expect(SymbolCatalog.availability(of: name) == nil)
        #expect(!SymbolCatalog.isPrivate(name))
        #expect(SymbolCatalog.spokenName(of: name) == nil)
    }

    @Test("says since when a symbol can be shown")
    func availability() throws {
        let first = try #require(SymbolCatalog.availability(of: "trash"))
        #expect(first.name == "2019")
        #expect(first.firstVersion(on: .iOS) == Version(13))
        #expect(first.firstVersion(on: .watchOS) == Version(6))
        // The symbol is older, but AppKit and SwiftUI take names of symbols from macOS 11 only.
        #expect(first.firstVersion(on: .macOS) == Version(11))

        let later = try #require(SymbolCatalog.availability(of: "0.circle.ar"))
        #expect(later.symbolsVersion == Version(4, 1))
        #expect(later.firstVersion(on: .iOS) == Version(16, 1))
        for platform in Platform.allCases { #expect(later.firstVersion(on: platform) != nil) }
    }

    @Test("leads from an old name to the new one")
    func replacement() throws {
        let old = try #require(SymbolCatalog.symbol(named: "123.rectangle"))
        #expect(old.replacement == "numbers.rectangle")
        #expect(SymbolCatalog.exists("numbers.rectangle"))
        #expect(SymbolCatalog.symbol(named: "trash")?.replacement == nil)
        for name in SymbolCatalog.names {
            guard let replacement = SymbolCatalog.symbol(named: name)?.replacement else { continue }
            #expect(SymbolCatalog.exists(replacement), "\(name)")
        }
    }

    @Test("knows what follows the layout direction and what is made for one script")
    func direction() {
        #expect(SymbolCatalog.symbol(named: "arrow.down.left")?.directionalCounterpart == "arrow.down.backward")
        #expect(SymbolCatalog.symbol(named: "arrow.down.backward")?.directionalCounterpart == nil)
        #expect(SymbolCatalog.symbol(named: "0.circle.hi")?.isLocalizedVariant == true)
        #expect(SymbolCatalog.symbol(named: "0.circle")?.isLocalizedVariant == false)
    }

    @Test("knows what Apple keeps for its own products")
    func restricted() {
        #expect(SymbolCatalog.symbol(named: "faceid")?.restrictedTo == "Face ID feature")
        #expect(SymbolCatalog.symbol(named: "trash")?.restrictedTo == nil)
    }

    @Test("tells private symbols from public ones")
    func privateSymbols() {
        #expect(SymbolCatalog.isPrivate("nightshift"))
        #expect(!SymbolCatalog.exists("nightshift"))
        #expect(!SymbolCatalog.isPrivate("trash"))
        // Was private, and became public in 2026.
        #expect(SymbolCatalog.exists("person.badge.location") && !SymbolCatalog.isPrivate("person.badge.location"))
    }

    @Test("marks names that are not confirmed")
    func uncertain() {
        #expect(SymbolCatalog.symbol(named: "backward.bubble")?.isCertain == false)
        #expect(SymbolCatalog.symbol(named: "trash")?.isCertain == true)
    }
}
