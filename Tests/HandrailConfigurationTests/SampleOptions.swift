import HandrailModel
import HandrailRules

/// Options of every kind, as rules have them.
enum SampleOptions {
    static let rows = [
        RuleOption("ratio", .number(1...21, standard: 4.5), Bilingual(en: "A ratio.", ko: "대비입니다.")),
        RuleOption(
            "least-size", .numberByPlatform(8...200, standard: [.iOS: 44, .macOS: 28]),
            Bilingual(en: "A size.", ko: "크기입니다.")),
        RuleOption("words", .words, Bilingual(en: "Some words.", ko: "말입니다.")),
    ]
}
