import HandrailTrials
import Testing

/// The table of findings that were read, and how readings are entered.
@Suite struct LedgerTests {
    static let list = CorpusList(
        """
        repository,commit,batch,frameworks
        harbor/Ferry,0123,2,SwiftUI
        """)

    static func reading(_ verdict: String, _ reason: String, cause: String = "", line: Int = 7) -> String {
        #"{"n":1,"app":"Ferry","rule":"empty-name","outcome":"violation","file":"A, B.swift","line":\#(line),"#
            + #""fingerprint":"ab","verdict":"\#(verdict)","reason":"\#(reason)","cause":"\#(cause)"}"#
    }

    @Test func readingsAreEnteredAndReadBack() {
        var ledger = Ledger("")
        #expect(ledger.enter(Self.reading("but", "the \\\"fix\\\", not so", cause: "one place"), of: Self.list) == [])
        #expect(ledger.lines.map(\.app) == ["harbor/Ferry"])
        #expect(ledger.lines.map(\.commit) == ["0123"] && ledger.lines.map(\.batch) == ["2"])
        #expect(ledger.lines.map(\.place) == ["A, B.swift:7"] && ledger.lines.map(\.isFirstSight) == [true])
        #expect(
            ledger.text == """
                app,commit,rule,outcome,place,fingerprint,verdict,reason,cause,batch,first
                harbor/Ferry,0123,empty-name,violation,"A, B.swift:7",ab,but,"the ""fix"", not so",one place,2,yes

                """)
        #expect(Ledger(ledger.text) == ledger)
    }

    @Test func readingAgainIsNoFirstSight() {
        var ledger = Ledger("")
        let first = Self.reading("wrong", "not so", cause: "one place")
        #expect(ledger.enter(first, of: Self.list) == [])
        #expect(ledger.enter(first, of: Self.list) == ["line 1: stands in the ledger already"])
        #expect(ledger.enter(Self.reading("right", "it is so"), of: Self.list) == [])
        #expect(ledger.lines.map(\.isFirstSight) == [true, false])
        #expect(ledger.latest.map(\.verdict) == [.right])
    }

    @Test func readingOfAnAppThatWasLookedAtIsNoFirstSight() {
        var ledger = Ledger("")
        let later = Self.reading("right", "it is so").replacing("{\"n\":1", with: "{\"later\":true")
        #expect(ledger.enter(later, of: Self.list) == [])
        #expect(ledger.lines.map(\.isFirstSight) == [false])
    }

    @Test func aReadingMayNameABatchOfItsOwn() {
        var ledger = Ledger("")
        let named = Self.reading("right", "it is so").replacing("{\"n\":1", with: "{\"batch\":\"bundle 1\"")
        #expect(ledger.enter(named, of: Self.list) == [])
        #expect(ledger.lines.map(\.batch) == ["bundle 1"])
        #expect(ledger.lines.map(\.isFirstSight) == [true])
    }

    @Test func whatIsIncompleteIsRefused() {
        var ledger = Ledger("")
        let text = [
            Self.reading("wrong", "no cause"), Self.reading("right", ""), Self.reading("maybe", "no verdict"),
            Self.reading("right", "of another app").replacing("Ferry", with: "Raft"),
        ].joined(separator: "\n")
        #expect(ledger.enter(text, of: Self.list).count == 4)
        #expect(ledger.lines.isEmpty)
        #expect(Ledger("app\nharbor/Ferry,0123").problems.count == 1)
    }
}
