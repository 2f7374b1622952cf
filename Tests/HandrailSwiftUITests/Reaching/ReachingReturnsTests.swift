import HandrailTestSupport
import Testing

/// Bodies that do something before they give a view back.
@Suite("Views that follow other statements") struct ReachingReturnsTests {
    private func names(_ statements: String) throws -> [String] {
        try SwiftUIScreen.names(
            """
            struct Screen: View {
                let model: Model
                func shown() -> AnyView {
            \(statements)
                }
                var body: some View { shown() }
            }
            """)
    }

    @Test("A variable that a block gives a value is known to have one after it")
    func blocks() throws {
        #expect(
            try names(
                """
                var note: String? = nil
                do { note = try model.load() } catch { model.log(error) }
                return AnyView(VStack { if let note { Text(note); Button("Keep") { keep() } } })
                """) == ["…", "Keep"])
        #expect(
            try names(
                """
                var count = 0
                repeat { count += model.next() } while model.hasMore
                return AnyView(VStack { if count > 3 { Text("Many") } else { Text("Few") } })
                """) == ["Many", "Few"])
    }

    @Test("What do and catch give back are both shown")
    func catches() throws {
        #expect(
            try names(
                """
                do {
                    let page = try model.load()
                    return AnyView(Text("Ready"))
                } catch {
                    return AnyView(Button("Try again") { load() })
                }
                """) == ["Ready", "Try again"])
    }

    @Test("A view that a loop or a conditional gives back stands beside what follows")
    func loopsAndConditionals() throws {
        #expect(
            try names(
                """
                for item in model.items { if item.isLost { return AnyView(Text("Lost")) } }
                model.log("looked")
                return AnyView(Text("Found"))
                """) == ["Lost", "Found"])
        #expect(
            try names(
                """
                var title = "Calm"
                if model.isWindy {
                    title = "Windy"
                    model.log(title)
                } else if model.isOff {
                    return AnyView(Text("Off"))
                }
                return AnyView(Text(title))
                """) == ["Off", "Windy"])
    }

    @Test("What is called before a view is given back is no view")
    func calls() throws {
        #expect(
            try names(
                """
                var parts: [String] = []
                parts.append("one")
                model.track("shown")
                guard model.isOn else { model.log("off"); return AnyView(Text("Asleep")) }
                return AnyView(Text("Awake"))
                """) == ["Asleep", "Awake"])
    }
}
