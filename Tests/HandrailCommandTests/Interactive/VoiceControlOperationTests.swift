import HandrailCommand
import HandrailModel
import HandrailSimulation
import Testing

@Suite("Going about by voice")
struct VoiceControlOperationTests {
    private static let screen = Harbor.screen(
        "Harbor",
        [
            Harbor.stop("Title", .header), Harbor.stop("Add", .button) { $0.activation = .opensMenu },
            Harbor.stop("Save", .button), Harbor.stop("Save", .button), Harbor.stop("Volume", .adjustable),
        ])

    private func say(_ words: String, to calling: inout VoiceControlOperation) -> FeatureStep? {
        for character in words { _ = calling.press(.character(character)) }
        return calling.press(.enter)
    }

    @Test("types a name, mends it, and says it")
    func typing() {
        var calling = VoiceControlOperation(Self.screen, language: .english)
        for character in "Addd" { _ = calling.press(.character(character)) }
        #expect(calling.current == "Addd")
        _ = calling.press(.backspace)
        #expect(calling.press(.enter)?.message == "Add: It is tapped. A list of choices opens.")
        #expect(calling.stop == 1)
        #expect(calling.phrase.isEmpty)
    }

    @Test("asks for a number where several have the name")
    func sharedNames() {
        var calling = VoiceControlOperation(Self.screen, language: .english)
        #expect(say("save", to: &calling)?.message == "2 elements have this name.")
        #expect(calling.current == "Which one? Type its number.")
        #expect(calling.asked == [2, 3])
        #expect(say("2", to: &calling)?.message == "Save: It is tapped; nothing is known to happen.")
        #expect(calling.stop == 3)
        #expect(calling.asked.isEmpty)
    }

    @Test("forgets what was typed on Escape, and takes letters for words, not for commands")
    func letters() {
        var calling = VoiceControlOperation(Self.screen, language: .english)
        #expect(calling.press(.character("q")) == FeatureStep())
        #expect(calling.current == "q")
        _ = calling.press(.escape)
        #expect(calling.phrase.isEmpty)
        #expect(calling.press(.character("?")) == nil)
        #expect(calling.press(.pageDown) == nil)
    }

    @Test("says so where nothing answers, and holds no more than anybody says")
    func limits() {
        var calling = VoiceControlOperation(Self.screen, language: .english)
        #expect(say("Title", to: &calling)?.message == "Nothing answers to “Title”.")
        for _ in 0..<1000 { _ = calling.press(.character("a")) }
        #expect(calling.phrase.count == 200)
    }
}
