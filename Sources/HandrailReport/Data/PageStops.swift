import HandrailModel
import HandrailReporting
import HandrailSimulation
import HandrailTranscripts

/// What a screen says stop by stop in both languages, the same that `handrail listen` tells, and how the other
/// features come to each stop.
struct PageStops {
    private let english: ScreenTranscript
    private let korean: ScreenTranscript

    /// The stops of one screen, heard in two languages.
    init(_ english: ScreenTranscript, _ korean: ScreenTranscript) {
        self.english = english
        self.korean = korean
    }

    /// Perceived element, what is shown as heard, what is entered, what is spoken in full, actions, answer to the
    /// other features (0 responds, 1 doubtful, 2 silent), its reason, way with a switch, menu, tabs or -1, arrows,
    /// keys, words for Voice Control.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .array(english.stops.indices.map { stop($0, &texts) })
    }

    /// What each condition takes, after the number of the stop that it stands before.
    func conditions(_ texts: inout PageTexts) -> JSONValue {
        .array(
            english.conditions.map { choice, before in
                let taken = choice.cases.indices.contains(choice.picked) ? choice.cases[choice.picked].text : ""
                let others = choice.cases.count - 1
                let words = Bilingual(
                    en: "case taken: \(taken)" + (others > 0 ? " (other cases: \(others))" : ""),
                    ko: "선택한 경우: \(taken)" + (others > 0 ? " (다른 경우 \(others)개)" : ""))
                return .array([.integer(before), texts.number(words)])
            })
    }

    /// Each kind that the rotor offers, with the stops that it leads to.
    func rotor(_ texts: inout PageTexts) -> JSONValue {
        .array(
            Rotor(english.simulation.tour).entries.filter { !$0.stops.isEmpty }.map { kind, stops in
                .array([
                    texts.number(Bilingual(en: kind.name[.english], ko: kind.name[.korean])),
                    .array(stops.map { .integer($0) }),
                ])
            })
    }

    private func stop(_ index: Int, _ texts: inout PageTexts) -> JSONValue {
        let stop = english.stops[index]
        let simulation = english.simulation
        let answer = simulation.scan.responses[index]
        let path = simulation.scan.paths[index]
        let focus = simulation.keyboard.focus(on: index)
        let keys = simulation.keyboard.commands(on: index).map(\.keys).joined(separator: ", ")
        return .array([
            .integer(stop.node.id),
            texts.number(both { $0.speech(of: $0.stops[index]) }),
            texts.number(joined { language in stop.context.entering.map { $0[language] } }),
            texts.number(both { $0.stops[index].utterance.line($0.language) }),
            texts.number(joined { language in stop.actions.map { $0.name[language] } }),
            .integer(number(of: answer.answer)), texts.number(answer.sentence),
            texts.number(path.map { $0.positions.map { String($0 + 1) }.joined(separator: ".") }),
            texts.number(joined { language in simulation.scan.menu(of: index).map { $0.title[language] } }),
            .integer(focus?.tabs ?? -1), .integer(focus?.arrows ?? 0), texts.number(focus == nil ? nil : keys),
            texts.number(voice(index)),
        ])
    }

    private func number(of answer: Responsiveness.Answer) -> Int {
        switch answer {
        case .responds: 0
        case .doubtful: 1
        case .silent: 2
        }
    }

    /// What can be said to Voice Control; `nil` where nothing can.
    private func voice(_ index: Int) -> Bilingual? {
        guard let target = english.simulation.voice.target(at: index),
            let other = korean.simulation.voice.target(at: index)
        else { return nil }
        return Bilingual(en: target.words(.english), ko: other.words(.korean))
    }

    private func both(_ words: (ScreenTranscript) -> String) -> Bilingual {
        Bilingual(en: words(english), ko: words(korean))
    }

    private func joined(_ words: (ReportLanguage) -> [String]) -> Bilingual {
        Bilingual(en: words(.english).joined(separator: ", "), ko: words(.korean).joined(separator: ", "))
    }
}
