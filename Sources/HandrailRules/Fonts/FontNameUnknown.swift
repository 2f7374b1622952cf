import HandrailModel
import HandrailSource

/// Text in a font by a name that no face of the app has.
struct FontNameUnknown: BundleUseRule {
    static let info = RuleInfo(
        id: "font-name-unknown",
        title: Bilingual(en: "Font by a name that it does not have", ko: "이름이 맞지 않는 서체"),
        reason: Bilingual(
            en: """
                Fonts are found by the names in their tables, not by those of their files. By another name the system \
                shows the text in a face of its own, in another width and weight.
                """,
            ko: "서체는 파일 이름이 아니라 서체 안에 적힌 이름으로 찾습니다. 이름이 다르면 시스템이 너비와 굵기가 다른 서체로 표시합니다."),
        impact: .moderate, guidelines: ["typography.custom-font-accessibility"], criteria: [], examples: examples)

    private static let font = [ExampleFont.path: ExampleFont.file()]
    private static let other = ["HarborText.ttf": ExampleFont.file("Harbor", face: "Harbor-Regular")]

    private static let examples: [RuleExample] = [
        RuleExample(.violation, #"Text("Departures").↓font(.custom("HarborText", size: 17))"#, files: other),
        RuleExample(.review, #"Text("Departures").↓font(.custom("HarborRegular", size: 17))"#, files: font),
        RuleExample(.silent, #"Text("Departures").font(.custom("Harbor-Regular", size: 17))"#, files: font),
        RuleExample(.silent, #"Text("Departures").font(.custom("Harbor", size: 17))"#, files: font),
        RuleExample(.silent, #"Text("Departures").font(.custom("Georgia", size: 17))"#, files: font),
        RuleExample(.silent, #"Text("Departures").font(.body)"#, files: font),
        RuleExample(
            .nearMiss("the file cannot be read, so its names are not known"),
            #"Text("Departures").font(.custom("HarborText", size: 17))"#, files: ["HarborText.ttf": "font"]),
    ]

    /// A name that is asked for, and the one that a face has.
    struct Signal: Hashable, Sendable {
        /// What is written.
        let asked: String
        /// What the face is called.
        let name: String
        /// Whether what is written is the name of the file.
        let isFile: Bool
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let fonts = project.fonts.filter { !$0.faces.isEmpty }
        guard !fonts.isEmpty else { return }
        let names = fonts.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let byFile = Dictionary(
            fonts.flatMap { font in [font.name, font.fileName].map { ($0, font) } }, uniquingKeysWith: { a, _ in a })
        let plain = Dictionary(names.sorted().map { (Self.plain($0), $0) }, uniquingKeysWith: { first, _ in first })
        var told: Set<String> = []
        for use in uses.fonts where !names.contains(use.name) && told.insert(use.name).inserted {
            let others = uses.fonts.filter { $0.name == use.name }.dropFirst().map {
                RelatedPlace(place: $0.site.place, why: Bilingual(en: "the same name", ko: "같은 이름"))
            }
            if let face = byFile[use.name]?.faces.first, let name = face.postScriptName ?? face.family {
                answers.violation(
                    Signal(asked: use.name, name: name, isFile: true), on: use.site.element, at: use.site.place,
                    certainty: .likely, screen: use.screen, related: Array(others))
            } else if let name = plain[Self.plain(use.name)]
                ?? (use.name.count > 5 ? NearestName.of(use.name, in: names, atMost: 1) : nil)
            {
                answers.review(
                    Signal(asked: use.name, name: name, isFile: false), on: use.site.element, at: use.site.place,
                    screen: use.screen, related: Array(others))
            }
        }
        for use in uses.fonts where names.contains(use.name) && told.insert(use.name).inserted { answers.pass() }
    }

    /// Letters and digits alone, in lower case.
    private static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let (asked, name) = (signal.asked, signal.name)
        return Phrasing(
            message: signal.isFile
                ? Bilingual(
                    en: "“\(asked)” is the name of a file; the face in it is called “\(name)”.",
                    ko: "“\(asked)”은(는) 파일 이름이며, 그 안의 서체 이름은 “\(name)”입니다.")
                : Bilingual(
                    en: "The app has no font called “\(asked)”, but one called “\(name)”.",
                    ko: "앱에는 “\(asked)” 서체가 없고 “\(name)” 서체가 있습니다."),
            fix: Bilingual(en: "Ask for the font as “\(name)”.", ko: "서체 이름을 “\(name)”(으)로 쓰세요."))
    }
}
