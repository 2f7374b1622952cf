import HandrailModel
import HandrailSource

/// Texts of a table whose keys stand nowhere in the project.
struct UnusedTextKey: TargetRule {
    static let info = RuleInfo(
        id: "unused-text-key",
        title: Bilingual(en: "Texts that nothing shows", ko: "아무 데서도 쓰지 않는 텍스트"),
        reason: Bilingual(
            en: "Translators spend their time on texts that nobody reads, and what people need is lost among them.",
            ko: "아무도 읽지 않을 텍스트를 번역하느라 시간이 들고, 정작 필요한 텍스트가 그 사이에 묻힙니다."),
        impact: .minor, guidelines: ["layout.localized-formats"], criteria: [], examples: examples)

    private static let keys = ["pier_open", "pier_shut", "ferry_wait", "harbor_call", "map_look", "list_back"]

    private static func table(unused: String = "", mark: String = "") -> String {
        keys.map { ($0 == unused ? mark : "") + "\"\($0)\" = \"Text of \($0)\";" }.joined(separator: "\n")
    }

    private static func code(without unused: String = "", _ more: String = "") -> [String: String] {
        let all = keys.filter { $0 != unused }.map { "NSLocalizedString(\"\($0)\", comment: \"\")" }
        return ["Texts.swift": "let all = [\(all.joined(separator: ", "))]\n\(more)"]
    }

    private static let path = "en.lproj/Localizable.strings"

    private static func catalog(mark: String, state: String) -> String {
        let entries = keys.map { key in
            """
            \(key == "map_look" ? mark : "")"\(key)": { "extractionState": "\(key == "map_look" ? state : "manual")" }
            """
        }
        let all = entries.joined(separator: ",\n")
        return "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(all)\n} }"
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review, table(unused: "map_look", mark: "↓"), in: path, files: code(without: "map_look")),
        RuleExample(
            .review, catalog(mark: "↓", state: "stale"), in: "Localizable.xcstrings", files: code(without: "map_look")),
        RuleExample(.silent, table(), in: path, files: code()),
        RuleExample(.silent, catalog(mark: "", state: "manual"), in: "Localizable.xcstrings", files: code()),
        RuleExample(.silent, table(), in: path, files: ["Texts.swift": "let none = 0"]),
        RuleExample(
            .silent, table(), in: path,
            files: code(without: "map_look", "func show(_ what: String) { print(L10n.mapLook) }")),
        RuleExample(
            .nearMiss("the key is put together while the app runs"), table(), in: path,
            files: code(without: "map_look", "func text(_ what: String) -> String { tr(\"map_\\(what)\") }")),
        RuleExample(
            .nearMiss("texts of a view have keys that Xcode makes"),
            "\"x2F-aB-9qZ.text\" = \"Pier\";\n" + table(), in: path, files: code()),
    ]

    /// What is unused.
    struct Signal: Hashable, Sendable {
        /// The table.
        let table: String
        /// How many keys stand nowhere.
        let count: Int
        /// How many keys it has.
        let all: Int
        /// How many of them a catalog marks as stale.
        let stale: Int
        /// One of them.
        let example: String
    }

    /// A table of a target, in the language that has most of its keys.
    private struct Table {
        let target: TargetFacts
        let name: String
        let entries: [StringEntry]
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {}

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let tables = project.targets.flatMap(Self.tables)
        let asked = Set(tables.flatMap { $0.entries.map(\.key) })
        guard !asked.isEmpty, asked.count <= Self.most else { return }
        let found = project.names.mentions(ofKeys: asked).found
        for table in tables { examine(table, found, &answers) }
    }

    private func examine(_ table: Table, _ found: Set<String>, _ answers: inout Answers<Signal>) {
        let groups = Dictionary(grouping: table.entries, by: { Self.group(of: $0.key) })
        // A group of which not one is found is asked for in a way that is not seen.
        let unseen = Set(
            groups.filter { _, keys in
                keys.count >= Self.fewestOfGroup && !keys.contains { found.contains($0.key) }
            }.keys)
        let unused = table.entries.filter { !found.contains($0.key) && !unseen.contains(Self.group(of: $0.key)) }
        guard let first = unused.first else { return answers.pass() }
        guard unused.count * 3 <= table.entries.count else {
            return answers.cannotTell(
                en: "Most keys of the table are asked for in a way that is not read.",
                ko: "테이블의 키 대부분을 읽을 수 없는 방식으로 찾습니다.")
        }
        answers.review(
            Signal(
                table: table.name, count: unused.count, all: table.entries.count,
                stale: unused.count { $0.state == .stale }, example: first.key),
            of: table.target, at: first.place, certainty: .possible,
            related: unused.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
    }

    private static let also = Bilingual(en: "This key stands nowhere as well.", ko: "이 키도 쓰는 곳이 없습니다.")

    /// The tables of a target, without those that the system alone reads and those of interface files.
    private static func tables(of target: TargetFacts) -> [Table] {
        let files = Dictionary(grouping: target.declared.tables.filter { !$0.isEmpty }, by: { $0.first?.table ?? "" })
        return files.sorted { $0.key < $1.key }.compactMap { name, files in
            guard !readBySystem.contains(name) else { return nil }
            var seen: Set<String> = []
            let languages = Dictionary(grouping: files.joined(), by: \.language)
            let most = languages.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
            // Keys are removed where they are written first.
            let first = [target.developmentLanguage, "en", "Base"].lazy.compactMap { $0.flatMap { languages[$0] } }
                .first { $0.count * 10 >= most.count * 9 }
            let entries = (first ?? most).filter { $0.key.utf8.count > 3 && seen.insert($0.key).inserted }
            guard entries.count >= fewest, !entries.contains(where: { isOfView($0.key) }) else { return nil }
            return Table(target: target, name: name, entries: entries)
        }
    }

    /// Whether a key is that of an object in an interface file: `x2F-aB-9qZ.text`.
    private static func isOfView(_ key: String) -> Bool {
        let object = key.prefix { $0 != "." }
        return key.contains(".")
            && object.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3]
    }

    /// What keys of one kind begin with: `country` of `country.kr` and `country_kr`; the key where it has one part.
    private static func group(of key: String) -> String {
        let part = key.prefix { $0 != "." && $0 != "_" && $0 != "-" }
        return part.count < key.count ? String(part) : key
    }

    private static let readBySystem: Set<String> = [
        "AppShortcuts", "InfoPlist", "LaunchScreen", "AppIntentVocabulary", "Intents", "ServicesMenu", "MainInterface",
    ]
    /// Keys of fewer texts are more often left than forgotten.
    private static let fewest = 5
    /// Keys of one kind from which on they are a group.
    private static let fewestOfGroup = 4
    /// Keys of more texts would take longer to look for than all else.
    private static let most = 50_000

    func phrase(_ signal: Signal) -> Phrasing {
        let stale = signal.stale == 0 ? Bilingual(en: "", ko: "")
            : Bilingual(
                en: " Xcode marks \(signal.stale) of them as stale.",
                ko: " 이 가운데 \(signal.stale)개는 Xcode가 stale로 표시했습니다.")
        return Phrasing(
            message: Bilingual(
                en: """
                    Keys of “\(signal.table)” that stand nowhere in code, interface files or lists: \(signal.count) of \
                    \(signal.all), for example “\(TextLine.short(signal.example))”.\(stale.en)
                    """,
                ko: """
                    “\(signal.table)” 테이블의 키 \(signal.all)개 가운데 \(signal.count)개는 코드, 인터페이스 파일, 목록 어디에도 \
                    없습니다(예: “\(TextLine.short(signal.example))”).\(stale.ko)
                    """),
            fix: Bilingual(
                en: "Remove them with their translations, unless they are put together while the app runs.",
                ko: "실행 중에 만들어지는 키가 아니라면 번역과 함께 지우세요."))
    }
}
