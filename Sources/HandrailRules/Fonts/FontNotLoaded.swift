import HandrailModel

/// A font that the system is not told of, or is told of by the name of no file.
struct FontNotLoaded: BundleUseRule {
    static let info = RuleInfo(
        id: "font-not-loaded",
        title: Bilingual(en: "Font that is not loaded", ko: "불러오지 못하는 서체"),
        reason: Bilingual(
            en: """
                A font is there for an app when a list names its file just as it is called. Otherwise all text that \
                asks for it falls back to another face of other widths and heights.
                """,
            ko: """
                서체는 목록에 파일 이름이 정확히 적혀 있어야 앱에서 쓸 수 있습니다. 그렇지 않으면 그 서체를 쓰는 텍스트가 너비와 높이가 다른 \
                서체로 표시됩니다.
                """),
        impact: .moderate, guidelines: ["typography.few-typefaces"], criteria: [], examples: examples)

    private static func list(_ names: String...) -> String {
        let entries = names.map { "<string>\($0)</string>" }.joined()
        return "<plist version=\"1.0\"><dict>\n↓<key>UIAppFonts</key>\n<array>\(entries)</array></dict></plist>"
    }

    private static func quiet(_ names: String...) -> String {
        names.reduce(list()) { $0.replacing("</array>", with: "<string>\($1)</string></array>") }
            .replacing("↓", with: "")
    }

    private static let font = [ExampleFont.path: ExampleFont.file()]

    private static let examples: [RuleExample] = [
        RuleExample(.review, list("Pier-Bold.ttf"), files: font),
        RuleExample(.violation, list("harbor-regular.ttf"), files: font),
        RuleExample(.review, list("Harbor-Regular.ttf", "Harbor-Bold.ttf"), files: font),
        RuleExample(.silent, quiet("Harbor-Regular.ttf"), files: font),
        RuleExample(.silent, quiet("Fonts/Harbor-Regular.ttf"), files: font),
        RuleExample(.silent, quiet(), files: font),
        RuleExample(.nearMiss("the fonts are kept elsewhere, all of them"), quiet("Pier-Bold.ttf")),
        RuleExample(
            .nearMiss("the name is filled in while the app is built"), quiet("$(FONT_NAME).ttf"), files: font),
    ]

    /// What is wrong with a list or a font.
    enum Signal: Hashable, Sendable {
        /// Files that a list names and that are not there.
        case missing([String])
        /// A file by the name in a list and by its own.
        case spelled(String, file: String)
        /// A font that is asked for by a name, and that no list has.
        case unlisted(file: String, name: String)
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let fonts = project.fonts
        let byName = Dictionary(fonts.map { ($0.fileName.lowercased(), $0.fileName) }) { first, _ in first }
        let files = Set(fonts.map(\.fileName))
        for list in project.fontLists {
            let names = list.list.filter { !$0.contains("$(") }.map(ProjectFacts.fileName)
            let missing = names.filter { byName[$0.lowercased()] == nil }
            let misspelled = names.filter { !files.contains($0) && byName[$0.lowercased()] != nil }
            for name in misspelled {
                answers.violation(
                    .spelled(name, file: byName[name.lowercased()] ?? name), of: .key(list), certainty: .likely)
            }
            // Fonts that may not be handed on are left out of what is published, and packages bring their own along.
            guard !fonts.isEmpty || missing.isEmpty else {
                answers.cannotTell(en: "no font of the project is there", ko: "프로젝트에 서체 파일이 하나도 없습니다")
                continue
            }
            if !missing.isEmpty { answers.review(.missing(missing), of: .key(list), certainty: .likely) }
            if missing.isEmpty, misspelled.isEmpty { answers.pass() }
        }
        findUnlisted(fonts, uses, in: project, &answers)
    }

    /// Only where a list is there something can have been left out of it.
    private func findUnlisted(
        _ fonts: [BundleFont], _ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>
    ) {
        let listed = project.listedFonts
        guard !listed.isEmpty else { return }
        let unlisted = fonts.filter { !listed.contains($0.fileName.lowercased()) && !$0.faces.isEmpty }
        guard !unlisted.isEmpty else { return }
        // Another file of the same face may be listed.
        let loaded = Set(fonts.filter { listed.contains($0.fileName.lowercased()) }.flatMap(\.names))
        let loading = ProjectFacts.fontLoaders.union(unlisted.map(\.fileName))
        guard project.names.found(loading).isEmpty else {
            return answers.cannotTell(en: "code loads fonts by itself", ko: "코드에서 직접 서체를 불러옵니다")
        }
        for font in unlisted {
            let use = uses.fonts.first { font.names.contains($0.name) && !loaded.contains($0.name) }
            guard let use else { continue }
            answers.violation(
                .unlisted(file: font.fileName, name: use.name), on: use.site.element, at: use.site.place,
                certainty: .likely, screen: use.screen,
                related: [RelatedPlace(place: font.place, why: Bilingual(en: "the font", ko: "서체 파일"))])
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .missing(let names):
            Phrasing(
                message: Bilingual(
                    en: "UIAppFonts names files that the project does not have: \(Self.list(names)).",
                    ko: "UIAppFonts에 적힌 파일이 프로젝트에 없습니다: \(Self.list(names))."),
                fix: Bilingual(
                    en: "Add the files to the target, or take their names out of the list if nothing uses them.",
                    ko: "파일을 타깃에 추가하거나, 쓰지 않는 서체라면 목록에서 지우세요."))
        case .spelled(let name, let file):
            Phrasing(
                message: Bilingual(
                    en: """
                        UIAppFonts names “\(name)”, but the file is called “\(file)”: devices tell capital letters \
                        apart, and do not load it.
                        """,
                    ko: """
                        UIAppFonts에는 “\(name)”이(가) 적혀 있지만 파일 이름은 “\(file)”입니다. 기기는 대소문자를 구분하므로 서체를 불러오지 \
                        않습니다.
                        """),
                fix: Bilingual(
                    en: "Write “\(file)” in the list.", ko: "목록에 “\(file)”이라고 적으세요."))
        case .unlisted(let file, let name):
            Phrasing(
                message: Bilingual(
                    en: "“\(name)” is asked for, but UIAppFonts does not name “\(file)”: another face is shown.",
                    ko: "“\(name)” 서체를 쓰지만 UIAppFonts에 “\(file)”이(가) 없어 시스템이 다른 서체로 표시합니다."),
                fix: Bilingual(
                    en: "Add “\(file)” to the key UIAppFonts of Info.plist.",
                    ko: "Info.plist의 UIAppFonts 키에 “\(file)”을(를) 추가하세요."))
        }
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).joined(separator: ", ")
        return names.count > 4 ? shown + " (+\(names.count - 4))" : shown
    }
}
