import HandrailModel
import HandrailSimulation
import Testing

@Suite("What people can call by voice")
struct VoiceControlMapTests {
    private func map(_ nodes: AccessibilityNode..., language: ReportLanguage = .english) -> VoiceControlMap {
        var root = AccessibilityNode(id: 0)
        root.isOrderExplicit = true
        root.children = nodes
        return VoiceControlMap(VoiceOverTour(root), language: language)
    }

    @Test("calls what responds by its label")
    func label() throws {
        let map = map(stop("Tides"), button("Add pier"))
        #expect(map.target(at: 0) == nil)
        let target = try #require(map.target(at: 1))
        #expect(target.call == .name)
        #expect(target.names.map(\.text.en) == ["Add pier"])
        #expect(target.words == 2)
    }

    @Test("lets input labels take the place of the label")
    func inputLabels() throws {
        let target = try #require(
            map(button("Compose a new message to the crew").called("Compose", "Write")).target(at: 0))
        #expect(target.names.map(\.text.en) == ["Compose", "Write"])
        #expect(target.usesInputLabels)
        #expect(target.words == 1)
    }

    @Test("asks for a number where two have the same name, however it is written")
    func namesakes() {
        let map = map(button("Edit"), button("edit…"), button("Delete"))
        #expect(map.targets.map(\.call) == [.sharedName, .sharedName, .name])
        #expect(map.targets[0].namesakes == [1])
        #expect(map.targets[0].words == 2)
    }

    @Test("finds namesakes by any of several names")
    func namesakesByInputLabels() {
        let map = map(button("Send").called("Send", "Post"), button("Post"), button("Send"), button("Other"))
        #expect(map.targets.map(\.namesakes) == [[1, 2], [0], [0], []])
    }

    @Test("stays quick where thousands have the same name")
    func manyNamesakes() {
        var root = AccessibilityNode(id: 0)
        root.isOrderExplicit = true
        root.children = (0..<20_000).map { _ in button("Pin") }
        let map = VoiceControlMap(VoiceOverTour(root), language: .english)
        #expect(map.targets.count == 20_000)
        #expect(map.targets[7].namesakes.count == 19_999)
        #expect(map.targets[7].call == .sharedName)
    }

    @Test("knows only the number of what has no name, or none that can be said")
    func numbers() {
        let map = map(button(nil), button("✕"), button("•••"), button("삭제"), button("×").called("Close"))
        #expect(map.targets.map(\.call) == [.number, .number, .number, .name, .name])
        #expect(map.targets[1].unspeakable.count == 1)
    }

    @Test("leaves open what is only known while the app runs")
    func runtime() {
        let unknown = SpokenText(Bilingual(en: "…", ko: "…"), knowledge: .unknown)
        let partly = SpokenText(Bilingual(en: "Delete …", ko: "… 삭제"), knowledge: .partly)
        let map = map(
            button(nil).with { $0.label = unknown }, button(nil).with { $0.label = partly },
            button(nil).with { $0.label = partly })
        #expect(map.targets.map(\.call) == [.runtimeName, .name, .name])
    }

    @Test("speaks the language that is asked for")
    func language() {
        let name = SpokenText(Bilingual(en: "Add", ko: "추가"))
        let other = SpokenText(Bilingual(en: "Append", ko: "추가"))
        let nodes = [name, other].map { text in button(nil).with { $0.label = text } }
        #expect(map(nodes[0], nodes[1]).targets.map(\.call) == [.name, .name])
        #expect(map(nodes[0], nodes[1], language: .korean).targets.map(\.call) == [.sharedName, .sharedName])
    }

    @Test("says why")
    func trace() {
        let map = map(stop("Tides"), button("✕"), button("Go").called("Leave"))
        #expect(map.trace(of: 0).steps.last?.sentence.en == "Voice Control does not offer it.")
        #expect(map.trace(of: 1).steps.contains { $0.sentence.en.contains("nothing that can be said") })
        #expect(map.trace(of: 2).steps.contains { $0.sentence.ko == "입력 레이블이 레이블을 대신합니다." })
    }
}
