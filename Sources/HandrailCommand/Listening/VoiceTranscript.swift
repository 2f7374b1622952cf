import HandrailModel
import HandrailSimulation

/// What can be said to Voice Control, element by element.
struct VoiceTranscript {
    private let recital: Recital
    private var language: ReportLanguage { recital.language }
    private var voice: VoiceControlMap { recital.simulation.voice }

    /// The transcript of a screen.
    init(_ recital: Recital) { self.recital = recital }

    /// Writes what is offered with its names, then what is not.
    func write(on sheet: inout TranscriptSheet) {
        for target in voice.targets {
            sheet.entry(
                "\(target.stop + 1).", words(target), place: recital.line(of: recital.stops[target.stop].node.place),
                markWidth: 5)
        }
        PassedBy(recital, voice.responses).write(on: &sheet)
    }

    /// Numbers of namesakes that are written out.
    private static let shown = 8

    private func words(_ target: VoiceTarget) -> String {
        let names = target.names.map { "“\($0[language])”" }
            .joined(separator: Bilingual(en: " or ", ko: " 또는 ")[language])
        switch target.call {
        case .name: return names
        case .sharedName:
            let namesakes = target.namesakes
            let others = namesakes.prefix(Self.shown).map { String($0 + 1) }.joined(separator: ", ")
                + (namesakes.count > Self.shown ? ", …" : "")
            let also = others.isEmpty
                ? Bilingual(en: "in every row", ko: "행마다 같은 이름") : Bilingual(en: "also \(others)", ko: "\(others)번과 같은 이름")
            return names + Bilingual(en: " and a number", ko: " 그리고 번호")[language] + " (" + also[language] + ")"
        case .number:
            let signs = target.unspeakable.map { "“\($0[language])” " }.joined()
            return signs + Bilingual(en: "by number only", ko: "번호로만 가능")[language]
        case .runtimeName: return Bilingual(en: "… (a name that the app fills in)", ko: "… (앱이 실행될 때 정해지는 이름)")[language]
        }
    }
}
