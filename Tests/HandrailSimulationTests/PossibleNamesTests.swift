import HandrailModel
import HandrailSemantics
import HandrailSimulation
import HandrailSource
import Testing

@Suite("What is heard where several things are possible")
struct PossibleNamesTests {
    private static let nowhere = SourcePlace(file: FileIndex(0), range: .zero)

    private func heard(
        platforms: [Platform] = [], picks: [Int: Int] = [:], _ build: (inout ElementTreeBuilder) -> Void
    ) -> [String] {
        var builder = ElementTreeBuilder()
        builder.open(.verticalStack, place: Self.nowhere)
        build(&builder)
        builder.close()
        let screen = Screen(
            name: "Example", place: Self.nowhere, presentation: .root, tree: builder.freeze(),
            platforms: platforms.map { PlatformVersion(platform: $0, version: nil) }, languages: [])
        let tree = Perception { _ in nil }.perceive(screen)
        return AccessibilityScreen(tree, picks: picks).tour().stops.map { $0.utterance.text(.english) }
    }

    private func text(_ words: Fact<Words>, to builder: inout ElementTreeBuilder) {
        builder.leaf(.text, content: .words(words), place: Self.nowhere)
    }

    private func choice(_ first: ElementCondition, to builder: inout ElementTreeBuilder) {
        builder.open(.alternatives, place: Self.nowhere)
        for (condition, words) in [(first, "Mac"), (nil, "Phone")] {
            builder.open(.branch, content: .condition(condition), place: Self.nowhere)
            text(.known(Words(words)), to: &builder)
            builder.close()
        }
        builder.close()
    }

    @Test("takes the case of a platform that the app runs on")
    func platforms() {
        let mac = ElementCondition(subject: .platform, text: "os(macOS)")
        #expect(heard { choice(mac, to: &$0) } == ["Phone"])
        #expect(heard(platforms: [.iOS]) { choice(mac, to: &$0) } == ["Phone"])
        #expect(heard(platforms: [.iOS, .macOS]) { choice(mac, to: &$0) } == ["Mac"])
        #expect(heard(picks: [1: 0]) { choice(mac, to: &$0) } == ["Mac"])
        #expect(heard { choice(ElementCondition(subject: .app, text: "os(macOS)"), to: &$0) } == ["Mac"])
    }

    @Test("writes out a few of many possible words, each once")
    func words() {
        let many = ["A", "B", "A", "C", "D", "E"].map { Words($0) }
        #expect(heard { text(.oneOf(many), to: &$0) } == ["A/B/C/…"])
        #expect(heard { text(.oneOf([Words("A"), Words("A")]), to: &$0) } == ["A"])
    }

    @Test("hears a spinner say that something is going on")
    func spinner() {
        #expect(heard { $0.leaf(.progress, place: Self.nowhere) } == ["In progress"])
    }
}
