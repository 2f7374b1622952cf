import HandrailModel
import HandrailSource

/// Text in a font of the app's own that lacks the letters of a language in which the app is there.
struct FontWithoutScript: BundleUseRule {
    static let info = RuleInfo(
        id: "font-without-script",
        title: Bilingual(en: "Font without the letters of a language", ko: "앱이 지원하는 언어의 글자가 없는 서체"),
        reason: Bilingual(
            en: """
                Letters that a font lacks are drawn in another face, whose weight, height and line spacing nobody \
                chose: words get smaller or heavier than those beside them, or are cut off.
                """,
            ko: """
                서체에 없는 글자는 굵기와 높이, 행간이 다른 서체로 그려져 옆 글자보다 작거나 굵어 보이고 잘리기도 합니다.
                """),
        impact: .minor, guidelines: ["typography.script-coverage"], criteria: [], examples: examples)

    private static let code = #"Text("greeting").↓font(.custom("Harbor-Regular", size: 17))"#
    private static let quiet = #"Text("greeting").font(.custom("Harbor-Regular", size: 17))"#

    private static func files(_ scripts: [FontScript], _ language: String, _ text: String) -> [String: String] {
        [
            ExampleFont.path: ExampleFont.file(scripts: scripts),
            "en.lproj/Localizable.strings": "\"greeting\" = \"Welcome\";",
            "\(language).lproj/Localizable.strings": "\"greeting\" = \"\(text)\";",
        ]
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, code, files: files([.latin], "ko", "어서 오세요")),
        RuleExample(.review, code, files: files([.latin, .hangul], "ar", "مرحبا")),
        RuleExample(.silent, quiet, files: files([.latin, .hangul], "ko", "어서 오세요")),
        RuleExample(.silent, quiet, files: files([.latin], "fr", "Bienvenue")),
        RuleExample(
            .silent, #"Text("greeting").font(.custom("Georgia", size: 17))"#, files: files([.latin], "ko", "어서 오세요")),
        RuleExample(
            .nearMiss("the text is the same in every language"),
            #"Text(verbatim: "HARBOR").font(.custom("Harbor-Regular", size: 17))"#,
            files: files([.latin], "ko", "어서 오세요")),
        RuleExample(
            .nearMiss("a font of icons has no letters at all"), quiet, files: files([], "ko", "어서 오세요")),
    ]

    /// A font and what it lacks.
    struct Signal: Hashable, Sendable {
        /// The name that it is asked for by.
        let font: String
        /// The scripts that it cannot draw.
        let scripts: [FontScript]
        /// The languages that are written in them.
        let languages: [String]
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let languages = project.spokenLanguages
        let faces = project.fonts.flatMap(\.faces)
        guard !faces.isEmpty else { return }
        var told: Set<String> = []
        for use in uses.fonts {
            let own = faces.filter { $0.names.contains(use.name) }
            guard !own.isEmpty else { continue }
            guard own.allSatisfy({ !$0.coverage.isEmpty }) else {
                answers.cannotTell(en: "the characters of the font could not be read", ko: "서체에 있는 글자를 읽지 못했습니다")
                continue
            }
            // What has no letters of its own language is a font of icons.
            guard own.contains(where: { face in FontScript.allCases.contains { face.coverage[$0] == .wholly } }) else {
                continue
            }
            let missing = FontScript.allCases.filter { script in
                own.allSatisfy { $0.coverage[script] == FontFace.Coverage.none }
            }
            let lacking = languages.filter { language in
                FontScript.scripts(of: language).contains(where: missing.contains) && use.site.speaks(language)
            }
            let family = own[0].family ?? use.name
            guard !lacking.isEmpty else {
                answers.pass()
                continue
            }
            guard told.insert(family).inserted else { continue }
            let scripts = missing.filter { script in
                lacking.contains { FontScript.scripts(of: $0).contains(script) }
            }
            let others = uses.fonts.filter { other in
                other.site.place != use.site.place && own.contains { $0.names.contains(other.name) }
            }.prefix(Self.mostPlaces)
            answers.review(
                Signal(font: use.name, scripts: scripts, languages: lacking), on: use.site.element,
                at: use.site.place, certainty: .likely, screen: use.screen,
                related: others.map {
                    RelatedPlace(place: $0.site.place, why: Bilingual(en: "the same font", ko: "같은 서체"))
                })
        }
    }

    /// Places that are named beside the first.
    private static let mostPlaces = 20

    func phrase(_ signal: Signal) -> Phrasing {
        let languages = signal.languages.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: """
                    “\(signal.font)” has no \(signal.scripts.map(\.name.en).joined(separator: " or ")) letters, and \
                    the app is translated into \(languages): there the system shows this text in a face of its own.
                    """,
                ko: """
                    “\(signal.font)” 서체에 \(signal.scripts.map(\.name.ko).joined(separator: ", ")) 글자가 없습니다. 앱이 \
                    지원하는 언어(\(languages))에서는 이 텍스트가 시스템이 고른 다른 서체로 표시됩니다.
                    """),
            fix: Bilingual(
                en: """
                    Look at the screen in these languages. Give the font a cascade list with a face that fits it, or \
                    use a font with these letters or the system font there.
                    """,
                ko: """
                    이 언어로 화면을 확인하세요. 어울리는 서체를 대체 서체 목록(cascade list)에 지정하거나, 이 글자가 있는 서체 또는 시스템 \
                    서체를 쓰세요.
                    """))
    }
}

extension FontSite {
    /// Whether a text in the font may be shown in a language.
    fileprivate func speaks(_ language: String) -> Bool {
        texts.contains { text in
            guard case .words(let words) = text.content else { return false }
            return words.values.contains { $0.translations[language] != nil }
        }
    }
}
