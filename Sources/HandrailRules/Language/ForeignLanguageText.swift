import HandrailModel
import HandrailSource
import HandrailStandards

/// A text in letters that no language of the app is written in, without a word of which language it is.
struct ForeignLanguageText: TargetRule {
    static let info = RuleInfo(
        id: "foreign-language-text",
        title: Bilingual(en: "Text whose language is not said", ko: "언어를 밝히지 않은 외국어 텍스트"),
        reason: Bilingual(
            en: "VoiceOver reads it in the voice of the language around it: letter by letter, or not at all.",
            ko: "VoiceOver가 앱의 언어에 맞는 목소리로 읽어, 한 글자씩 읽거나 아예 읽지 않습니다."),
        impact: .minor, guidelines: ["accessibility.spoken-language"], criteria: ["WCAG 2.2 3.1.2"],
        examples: examples)

    private static func view(_ text: String, _ modifier: String = "") -> String {
        """
        import SwiftUI

        struct Start: View {
            var body: some View {
                VStack {
                    Text("Where to?")
                    Text("Ferries")
                    Text("Open in summer")
                    Text("Closed in winter")
                    Text("Tickets at the pier")
                    Text(\(text))\(modifier)
                }
            }
        }
        """
    }

    private static func controller(_ text: String, _ more: String = "") -> String {
        """
        import UIKit

        final class Start: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Ferries in the harbor"
                first.text = "Open in summer"
                second.text = "Closed in winter"
                third.text = "Tickets at the pier"
                fourth.text = "Where to?"
                label.text = \(text)
                \(more)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, view("↓\"Добро пожаловать\""), files: RuleExample.app),
        RuleExample(.review, view("↓\"ようこそ、港へ\""), files: RuleExample.app),
        RuleExample(.review, controller("↓\"Добро пожаловать\""), files: RuleExample.app),
        RuleExample(.silent, view("\"Benvenuti\""), files: RuleExample.app),
        RuleExample(.silent, view("\"환영합니다\""), files: RuleExample.app),
        RuleExample(
            .silent, controller("\"Добро пожаловать\"", "label.accessibilityLanguage = \"ru\""),
            files: RuleExample.app),
        RuleExample(
            .silent, view("\"Добро пожаловать\"", ".environment(\\.locale, Locale(identifier: \"ru\"))"),
            files: RuleExample.app),
        RuleExample(
            .nearMiss("a language is called by its own name"), view("\"Русский\""), files: RuleExample.app),
        RuleExample(
            .nearMiss("a sign has letters of another script"), view("\"2 π r\""), files: RuleExample.app),
    ]

    /// What says of which language a text is.
    private static let sayers: Set<String> = [
        "accessibilityLanguage", "languageIdentifier", "typesettingLanguage", "accessibilitySpeechLanguage",
        "UIAccessibilitySpeechAttributeLanguage", "AVSpeechSynthesisVoice", "Locale",
    ]

    let names = Self.sayers
    let readsTexts = true

    /// The text.
    struct Signal: Hashable, Sendable {
        /// The first of a file.
        let text: String
        /// The letters that it is written in.
        let script: FontScript
        /// How many there are in the file.
        let count: Int
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let languages = Set([target.developmentLanguage].compactMap(\.self) + target.languages + target.declared.spoken)
            .subtracting(["Base"])
        guard target.developmentLanguage != nil else { return }
        let own = Set(languages.flatMap(FontScript.scripts)).union([.latin])
        let texts = target.uses.compactMap { use -> (use: CodeUse, text: String)? in
            guard let text = use.seenText, text.contains(where: \.isLetter),
                !target.developerFiles.contains(use.place.file), !use.isOfSomeBuilds
            else { return nil }
            return (use, text)
        }
        let foreign = texts.compactMap { found -> (use: CodeUse, text: String, script: FontScript)? in
            guard let script = Self.script(of: found.text), !own.contains(script),
                !Self.ownNames.contains(found.text.lowercased())
            else { return nil }
            return (found.use, found.text, script)
        }
        // Where many are, they are what the app speaks, whatever its settings say.
        guard !foreign.isEmpty, foreign.count * 4 <= texts.count - foreign.count else { return }
        let keys = Set(foreign.map(\.text))
        let known = Set(target.declared.tables.joined().lazy.filter { keys.contains($0.key) }.map(\.key))
        let saying = Set(target.uses.filter(Self.says).map(\.place.file))
        let told = foreign.filter { !known.contains($0.text) && !saying.contains($0.use.place.file) }
        for uses in told.map(\.use).byFile {
            guard let first = uses.first, let found = told.first(where: { $0.use.place == first.place })
            else { continue }
            answers.review(
                Signal(text: found.text, script: found.script, count: uses.count), of: target, at: first.place,
                certainty: .possible,
                related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
        }
    }

    /// Whether a use says of a text which language it is: a locale where it is made of an identifier.
    private static func says(_ use: CodeUse) -> Bool {
        use.isNamed(among: sayers)
            && (!use.isNamed(among: ["Locale"]) || use.arguments.contains { $0.label == "identifier" })
    }

    private static let also = Bilingual(en: "This is in other letters as well.", ko: "이 텍스트도 다른 문자로 쓰여 있습니다.")

    /// The script of most letters of a text, where there are enough of them to be a word.
    private static func script(of text: String) -> FontScript? {
        var counts: [FontScript: Int] = [:]
        var letters = 0
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            letters += 1
            guard let script = ranges.first(where: { $0.range.contains(scalar.value) })?.script else { continue }
            counts[script, default: 0] += 1
        }
        guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })
        else { return nil }
        // Japanese is told by its kana, however many Han it has.
        let script = most.key == .han && counts[.kana] ?? 0 > 0 ? FontScript.kana : most.key
        let all = script == .kana ? most.value + (counts[.kana] ?? 0) : most.value
        return all >= fewest && all * 2 > letters ? script : nil
    }

    private static let fewest = 3

    /// Source: Unicode 16, “Blocks.txt”.
    private static let ranges: [(range: ClosedRange<UInt32>, script: FontScript)] = [
        (0x370...0x3FF, .greek), (0x400...0x52F, .cyrillic), (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew),
        (0x600...0x6FF, .arabic), (0x900...0x97F, .devanagari), (0xE00...0xE7F, .thai), (0x10A0...0x10FF, .georgian),
        (0x3040...0x30FF, .kana), (0x4E00...0x9FFF, .han), (0xAC00...0xD7A3, .hangul),
    ]

    /// What languages call themselves, in small letters. Source: Unicode CLDR, names of languages in themselves.
    private static let ownNames: Set<String> = [
        "한국어", "日本語", "中文", "简体中文", "繁體中文", "中文（简体）", "中文（繁體）", "中文(简体)", "中文(繁體)", "русский",
        "українська", "български", "беларуская", "српски", "македонски", "қазақ тілі", "العربية", "فارسی", "اردو",
        "עברית", "ไทย", "ελληνικά", "हिन्दी", "मराठी", "नेपाली", "ქართული", "հայերեն",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        let more = MoreInFile.words(for: signal.count)
        let text = TextLine.short(signal.text)
        return Phrasing(
            message: Bilingual(
                en: """
                    “\(text)” is written in \(signal.script.name.en)\(more.en), which no language of the app is, and \
                    nothing says which language it is.
                    """,
                ko: """
                    “\(text)”은(는) 앱이 지원하는 언어에서 쓰지 않는 문자(\(signal.script.name.ko))로 쓰여 있지만\(more.ko) 어떤 언어인지 \
                    밝히지 않았습니다.
                    """),
            fix: Bilingual(
                en: "Say so: accessibilityLanguage in UIKit, languageIdentifier of an AttributedString (iOS 15) in "
                    + "SwiftUI.",
                ko: "UIKit은 accessibilityLanguage로, SwiftUI는 AttributedString(iOS 15)의 languageIdentifier로 언어를 지정하세요."))
    }
}

extension CodeUse {
    /// The text that it shows or has spoken, as it stands in the code.
    fileprivate var seenText: String? {
        guard case .text(let text) = api, text.sink != .anywhere, text.sink != .notification else { return nil }
        switch text.form {
        case .literal(let words): return words
        case .lookup(let key, _): return key
        case .joined, .number, .list, .format, .filled, .plural: return nil
        }
    }
}
