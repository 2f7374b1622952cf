package import HandrailModel
package import HandrailSimulation

extension VoiceControlTarget {
    /// Numbers of namesakes that are written out.
    private static let shown = 8

    /// What can be said for it, as the transcript writes it.
    package func words(_ language: ReportLanguage) -> String {
        let names = names.map { "“\($0[language])”" }
            .joined(separator: Bilingual(en: " or ", ko: " 또는 ")[language])
        switch call {
        case .name: return names
        case .sharedName:
            let others =
                namesakes.prefix(Self.shown).map { String($0 + 1) }.joined(separator: ", ")
                + (namesakes.count > Self.shown ? ", …" : "")
            let also =
                others.isEmpty
                ? Bilingual(en: "in every row", ko: "행마다 같은 이름")
                : Bilingual(en: "also \(others)", ko: "\(others)번과 같은 이름")
            return names + Bilingual(en: " and a number", ko: " 그리고 번호")[language] + " (" + also[language] + ")"
        case .number:
            let signs = unspeakable.map { "“\($0[language])” " }.joined()
            return signs + Bilingual(en: "by number only", ko: "번호로만 가능")[language]
        case .runtimeName:
            return Bilingual(en: "… (a name that the app fills in)", ko: "… (앱이 실행될 때 정해지는 이름)")[language]
        }
    }
}
