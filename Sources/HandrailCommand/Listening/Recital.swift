import Handrail
import HandrailModel
import HandrailSimulation
import HandrailSource

/// One screen as it is heard in a language, with the places in its files.
struct Recital {
    /// The perceived screen.
    let tree: PerceivedTree
    /// The files that places point into.
    let files: [SourceText]
    /// What is heard and what it costs.
    let simulation: ScreenSimulation
    /// The language.
    let language: ReportLanguage

    /// A screen, with the cases picked by the numbers of its conditions.
    init(_ tree: PerceivedTree, files: [SourceText], picks: [Int: Int] = [:], language: ReportLanguage) {
        self.tree = tree
        self.files = files
        self.language = language
        simulation = ScreenSimulation(tree, picks: picks, language: language)
    }

    /// The stops.
    var stops: [VoiceOverStop] { simulation.tour.stops }

    /// Where something stands.
    func location(_ place: SourcePlace?) -> ScreenWire.Location? {
        place.flatMap { ScreenWire.location($0, in: files) }
    }

    /// The file and line of something, such as `Home.swift:12`.
    func line(of place: SourcePlace?) -> String? { location(place).map { "\($0.file):\($0.line)" } }

    /// That line of the source, without the space around it.
    func code(at place: SourcePlace?) -> String? {
        guard let place, files.indices.contains(Int(place.file.value)), let location = location(place) else { return nil }
        let line = files[Int(place.file.value)].line(location.line)
        return String(line.drop { $0.isWhitespace }.prefix(200))
    }

    /// What an element is called, or what stands for a name.
    func name(of stop: Int) -> String {
        let node = stops[stop].node
        let words = [node.label, node.value].compactMap { $0?[language] }.first { !$0.isEmpty }
        return words ?? Bilingual(en: "(no name)", ko: "(이름 없음)")[language]
    }

    /// The conditions with the position of the stop that each stands before; the number of stops for the end.
    var conditions: [(choice: ScreenChoice, before: Int)] {
        let elements = tree.elements.indices.filter { tree.elements[$0].exposure == .alternatives }
        return simulation.heard.choices.map { choice in
            guard elements.indices.contains(choice.number - 1) else { return (choice, stops.count) }
            let index = elements[choice.number - 1]
            let end = Int(tree.elements[index].end)
            let inside = stops.first { $0.node.id > index && $0.node.id < end }
            let after = stops.first { $0.node.id >= end }
            return (choice, (inside ?? after)?.index ?? stops.count)
        }
    }

    /// What activating a stop does, as a sentence.
    func activation(of stop: Int) -> String {
        switch stops[stop].node.activation {
        case .none: Bilingual(en: "Nothing happens: it only tells something.", ko: "아무 일도 일어나지 않습니다. 정보만 전하는 요소입니다.")[language]
        case .acts: Bilingual(en: "It acts.", ko: "동작을 실행합니다.")[language]
        case .toggles: Bilingual(en: "It is switched over.", ko: "켜짐과 꺼짐이 바뀝니다.")[language]
        case .edits: Bilingual(en: "Text can be typed.", ko: "텍스트를 입력할 수 있습니다.")[language]
        case .opensMenu: Bilingual(en: "A list of choices opens.", ko: "선택 목록이 열립니다.")[language]
        case .shows(_, let screen?): Bilingual(en: "“\(screen)” comes up.", ko: "‘\(screen)’ 화면이 나타납니다.")[language]
        case .shows(_, nil): Bilingual(en: "Another screen comes up.", ko: "다른 화면이 나타납니다.")[language]
        case .dismisses: Bilingual(en: "The screen closes.", ko: "화면이 닫힙니다.")[language]
        case .opensLink: Bilingual(en: "A page outside the app opens.", ko: "앱 밖의 페이지가 열립니다.")[language]
        }
    }
}
