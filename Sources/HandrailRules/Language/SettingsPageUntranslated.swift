import HandrailModel
import HandrailSource

/// A page in Settings that lacks a language which the app speaks.
struct SettingsPageUntranslated: TargetRule {
    static let info = RuleInfo(
        id: "settings-page-untranslated",
        title: Bilingual(en: "Page in Settings not translated", ko: "번역되지 않은 설정 앱 화면"),
        reason: Bilingual(
            en: "People come to Settings to make an app fit them; among words they cannot read they find no switch.",
            ko: "설정 앱에는 앱을 자기에게 맞추려고 들어옵니다. 읽을 수 없는 말 사이에서는 필요한 스위치를 찾지 못합니다."),
        impact: .moderate, guidelines: ["layout.localized-formats", "accessibility.spoken-language"], criteria: [],
        examples: examples)

    private static let path = "Settings.bundle/Root.plist"

    private static func page(_ mark: String = "") -> String {
        RuleExample.list("""
            <key>PreferenceSpecifiers</key><array>
            <dict><key>Type</key><string>PSGroupSpecifier</string>
            \(mark)<key>Title</key><string>Departures</string></dict>
            <dict><key>Type</key><string>PSToggleSwitchSpecifier</string>
            <key>Title</key><string>Show ferries that are full</string></dict>
            </array>
            """)
    }

    private static func app(_ tables: [String: String]) -> [String: String] {
        RuleExample.app.mapValues {
            $0.replacing("path = \"\(ExampleFont.path)\"", with: "path = Settings.bundle")
                .replacing("ko.lproj/InfoPlist.strings", with: "en.lproj/Localizable.strings")
        }.merging([
            "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
            "ko.lproj/Localizable.strings": "\"start\" = \"시작\";",
        ]) { _, new in new }.merging(tables) { _, new in new }
    }

    private static let korean = "\"Departures\" = \"출발\"; \"Show ferries that are full\" = \"만석인 배 보기\";"

    private static let examples: [RuleExample] = [
        RuleExample(.review, page("↓"), in: path, files: app([:])),
        RuleExample(
            .review, page().replacing("<key>Title</key><string>Show", with: "↓<key>Title</key><string>Show"), in: path,
            files: app(["Settings.bundle/ko.lproj/Root.strings": "\"Departures\" = \"출발\";"])),
        RuleExample(.silent, page(), in: path, files: app(["Settings.bundle/ko.lproj/Root.strings": korean])),
        RuleExample(
            .silent, page(), in: path, files: app(["ko.lproj/Localizable.strings": "\"start\" = \"Start\";"])),
        RuleExample(
            .silent, RuleExample.list("<key>PreferenceSpecifiers</key><array></array>"), in: path, files: app([:])),
        RuleExample(
            .nearMiss("names of libraries stay as they are"),
            page().replacing("Departures", with: "Pier").replacing("Show ferries that are full", with: "PierKit"),
            in: path, files: app([:])),
    ]

    /// What is missing.
    struct Signal: Hashable, Sendable {
        /// The languages, each with the number of texts that it lacks.
        let languages: [Gap]
        /// How many texts there are.
        let count: Int
        /// One that is missing.
        let example: String
    }

    /// What one language lacks.
    struct Gap: Hashable, Sendable {
        let language: String
        let missing: Int
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let texts = target.declared.settings.filter { $0.language == "Base" && $0.key.isTextOfPage }
        guard target.kind == .app, texts.contains(where: { $0.key.contains(" ") || $0.key.contains("_") }),
            target.speaksSeveralLanguages
        else { return }
        let own = target.developmentLanguage ?? "en"
        let tables = Dictionary(grouping: target.declared.settings.filter { $0.value != nil }, by: \.language)
            .mapValues { Set($0.map(\.key)) }
        var gaps: [Gap] = []
        var example: String?
        for language in target.declared.spoken where language != "Base" && !LanguageCode.isVariant(language, of: own) {
            let keys = tables.filter { $0.key == language || LanguageCode.isVariant($0.key, of: language) }
                .reduce(into: Set<String>()) { $0.formUnion($1.value) }
            let missing = texts.filter { !keys.contains($0.key) }
            guard let first = missing.first else { continue }
            gaps.append(Gap(language: language, missing: Set(missing.map(\.key)).count))
            example = example ?? first.key
        }
        guard let example, let first = texts.first(where: { $0.key == example }) else { return answers.pass() }
        let signal = Signal(languages: gaps, count: Set(texts.map(\.key)).count, example: example)
        answers.review(signal, of: target, at: first.place, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let list = signal.languages.map { "\($0.language) (\($0.missing))" }.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: """
                    Of the \(signal.count) texts on the app's page in Settings some have no translation, while the app \
                    speaks these languages: \(list); for example “\(TextLine.short(signal.example))”.
                    """,
                ko: """
                    앱은 다음 언어를 지원하지만 설정 앱에 나오는 텍스트 \(signal.count)개 가운데 번역이 없는 것이 있습니다: \(list). \
                    예: “\(TextLine.short(signal.example))”.
                    """),
            fix: Bilingual(
                en: "Add a table for each language to Settings.bundle, called as its StringsTable says: Root.strings.",
                ko: "Settings.bundle에 언어별로 StringsTable 값과 같은 이름의 테이블(예: Root.strings)을 추가하세요."))
    }
}

extension String {
    /// Whether it is a text that is translated: no version, no address.
    fileprivate var isTextOfPage: Bool { contains { $0.isLetter } && isTranslatable && lowercased() != "version" }
}
