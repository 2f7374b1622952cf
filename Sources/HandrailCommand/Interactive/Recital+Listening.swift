import HandrailModel
import HandrailSimulation

extension Recital {
    /// The screen as the interactive mode shows it.
    var listening: ListeningScreen {
        ListeningScreen(
            name: tree.screen.name,
            stops: stops.map { stop in
                ListeningStop(
                    number: stop.index + 1, speech: stop.utterance.line(language).orSilence(language),
                    place: line(of: stop.node.place), code: code(at: stop.node.place), activation: activation(of: stop.index),
                    actions: stop.actions.map { $0.name[language] }, isAdjustable: stop.node.traits.contains(.adjustable))
            },
            rotors: rotors,
            choices: simulation.heard.choices.map { choice in
                ListeningScreen.Choice(number: choice.number, cases: choice.cases.map(\.text), taken: choice.picked)
            })
    }

    /// What the rotor can be turned to; settings with nothing to jump to are left out, as VoiceOver leaves them out.
    private var rotors: [ListeningScreen.Rotor] {
        let kinds: [(Bilingual, (AccessibilityNode) -> Bool)] = [
            (Bilingual(en: "Headings", ko: "머리말"), { $0.traits.contains(.header) }),
            (Bilingual(en: "Links", ko: "링크"), { $0.traits.contains(.link) }),
            (
                Bilingual(en: "Form Controls", ko: "양식 제어기"),
                { !$0.traits.isDisjoint(with: [.button, .adjustable, .toggle, .textEntry, .searchField]) }
            ),
            (Bilingual(en: "Text Fields", ko: "텍스트 필드"), { $0.traits.contains(.textEntry) }),
            (Bilingual(en: "Images", ko: "이미지"), { $0.traits.contains(.image) }),
        ]
        var rotors = kinds.map { name, belongs in
            ListeningScreen.Rotor(name: name[language], stops: stops.indices.filter { belongs(stops[$0].node) })
        }
        let containers = simulation.tour.containers.map(\.stops).filter { !$0.isEmpty }.map(\.lowerBound)
        rotors.append(
            ListeningScreen.Rotor(
                name: Bilingual(en: "Containers", ko: "컨테이너")[language], stops: Array(Set(containers)).sorted()))
        return rotors.filter { !$0.stops.isEmpty }
    }
}

extension String {
    fileprivate func orSilence(_ language: ReportLanguage) -> String {
        isEmpty ? Bilingual(en: "(silence)", ko: "(말하는 내용 없음)")[language] : self
    }
}
