import HandrailModel
import Testing

@Suite("A fact")
struct FactTests {
    private static let facts: [Fact<Bool>] = [
        .absent, .known(true), .known(false), .oneOf([true, false]), .dynamic, .unknown(.computed),
    ]

    @Test("has the values that could be read, and the one where there is one")
    func values() {
        #expect(Self.facts.map(\.values) == [[], [true], [false], [true, false], [], []])
        #expect(Self.facts.map(\.value) == [nil, true, false, nil, nil, nil])
    }

    @Test("is certain of no more than it knows")
    func certainty() {
        #expect(Self.facts.map(\.isCertainlyTrue) == [false, true, false, false, false, false])
        #expect(Self.facts.map(\.mayBeTrue) == [false, true, false, true, true, true])
    }

    @Test("stays of its kind where its value is turned into another")
    func map() {
        let words = Self.facts.map { fact in fact.map { $0 ? "on" : "off" } }
        #expect(
            words == [.absent, .known("on"), .known("off"), .oneOf(["on", "off"]), .dynamic, .unknown(.computed)])
    }
}
