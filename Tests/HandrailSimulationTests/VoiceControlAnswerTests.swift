import HandrailModel
import HandrailSimulation
import Testing

@Suite("What Voice Control does on hearing something")
struct VoiceControlAnswerTests {
    private let map = VoiceControlMap(
        Board(
            stop("Harbor"), button("Pier 3"), button("Tides"), stop("Volume", .adjustable), button("Save"),
            button("Save")
        ).tour,
        language: .english)

    @Test(
        "taps by a name, with or without the command, whatever the case",
        arguments: ["Tides", "tides", "Tap Tides", "tap  tides!"])
    func names(said: String) {
        #expect(map.answer(to: said, in: .english) == .tapped(2))
    }

    @Test("taps by a number where no name is one")
    func numbers() {
        #expect(map.answer(to: "2", in: .english) == .tapped(2))
        #expect(map.answer(to: "tap 1", in: .english) == .tapped(1))
        #expect(map.answer(to: "9", in: .english) == .nothing)
        #expect(map.answer(to: "0", in: .english) == .nothing)
    }

    @Test("asks for a number where several have the name, and takes it")
    func sharedNames() {
        #expect(map.answer(to: "Save", in: .english) == .ambiguous([4, 5]))
        #expect(map.answer(to: "2", among: [4, 5], in: .english) == .tapped(5))
        #expect(map.answer(to: "Tides", among: [4, 5], in: .english) == .tapped(2))
    }

    @Test("changes values, lists actions, goes back")
    func commands() {
        #expect(map.answer(to: "increment volume", in: .english) == .adjusted(3, isUp: true))
        #expect(map.answer(to: "Decrement Volume", in: .english) == .adjusted(3, isUp: false))
        #expect(map.answer(to: "Show actions for Pier 3", in: .english) == .actions(1))
        #expect(map.answer(to: "go back", in: .english) == .back)
    }

    @Test("understands Korean commands, which stand behind the name")
    func korean() {
        let map = VoiceControlMap(Board(button("부두"), stop("음량", .adjustable)).tour, language: .korean)
        #expect(map.answer(to: "부두", in: .korean) == .tapped(0))
        #expect(map.answer(to: "부두 탭", in: .korean) == .tapped(0))
        #expect(map.answer(to: "음량 증가", in: .korean) == .adjusted(1, isUp: true))
        #expect(map.answer(to: "부두의 동작 보기", in: .korean) == .actions(0))
        #expect(map.answer(to: "tap 부두", in: .korean) == .nothing)
    }

    @Test(
        "does nothing for what has no such name, or only tells something",
        arguments: ["Harbor", "", "!?", "tap", "Pier"])
    func nothing(said: String) {
        #expect(map.answer(to: said, in: .english) == .nothing)
    }
}
