import HandrailModel
import HandrailStandards
import Testing

@Suite("Effects of symbols")
struct SymbolEffectTests {
    @Test("Thirteen are known by name, and nothing else is one")
    func names() {
        #expect(SymbolEffect.all.count == 13)
        #expect(SymbolEffect.named("wiggle")?.moves == true)
        #expect(SymbolEffect.named("repeating") == nil)
    }

    @Test("A pulse goes on without moving, a bounce goes on since iOS 18, an appearance never does")
    func goingOn() {
        #expect(SymbolEffect.named("pulse")?.moves == false)
        #expect(SymbolEffect.named("pulse")?.goesOnSince == Version(17))
        #expect(SymbolEffect.named("bounce")?.goesOnSince == Version(18))
        #expect(SymbolEffect.named("appear")?.goesOnSince == nil)
    }
}
