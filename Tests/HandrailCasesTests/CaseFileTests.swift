import HandrailCases
import Testing

@Suite("A file of recorded cases")
struct CaseFileTests {
    @Test("names the lines that it cannot read and reads the others")
    func problems() {
        let text = """
            {"id": "one", "kind": "utterance", "input": {"label": "Pier"}, "expected": "Pier"}

            {"id": "two"
            {"id": "three", "kind": "weather", "input": {}}
            {"id": "four", "kind": "order"}
            """
        let file = CaseFile(Array(text.utf8))
        #expect(file.cases.map(\.id) == ["one"])
        #expect(file.problems == ["line 3: is not JSON", "line 4: unknown kind weather", "line 5: has no input"])
    }
}
