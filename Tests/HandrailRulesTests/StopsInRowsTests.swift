import Testing

/// How many stops a row is said to have.
@Suite("Stops that are counted in a row") struct StopsInRowsTests {
    @Test("A condition and its negation never both hold", arguments: [
        ("if isFirst { Image(\"arrow-left\") }", "if !isFirst { Image(\"arrow-right\") }", "stops 3 times"),
        ("if isFirst { Image(\"bow\"); Image(\"rope\") } else { Image(\"sail\") }",
            "if !isFirst { Image(\"oar\") }", "stops 4 times"),
        ("if isFirst { Image(\"arrow-left\") }", "if isFirst { Image(\"arrow-right\") }", "stops up to 4 times"),
        ("if isFirst { Image(\"arrow-left\") }", "if isLast { Image(\"arrow-right\") }", "stops up to 4 times"),
    ])
    func negations(before: String, after: String, said: String) throws {
        let code = """
            import SwiftUI
            struct Screen: View {
                let tips: [Tip]
                @State var isFirst = true
                var body: some View {
                    ForEach(tips) { tip in
                        HStack {
                            \(before)
                            Text(tip.words)
                            Text(tip.reason)
                            \(after)
                        }
                    }
                }
            }
            """
        let found = try ExampleAudit.findings(
            of: "row-of-many-stops", in: ["Screen.swift": code], mainFile: "Screen.swift")
        #expect(found.count == 1)
        #expect(found.first?.message.contains(said) ?? false, "\(found)")
    }
}
