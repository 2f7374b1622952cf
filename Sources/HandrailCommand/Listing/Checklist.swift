import HandrailModel
import HandrailStandards
import HandrailTranscripts

/// The guided manual audit of a project, as Markdown with boxes to tick.
struct Checklist {
    private let audit: Audit
    private let index: GuidelineIndex
    private let language: ReportLanguage
    private let ticked: Set<String>

    /// The checklist of an audit.
    ///
    /// - Parameter earlier: the text of an earlier one, whose ticks are kept.
    init(_ audit: Audit, _ index: GuidelineIndex, keeping earlier: String, language: ReportLanguage) {
        self.audit = audit
        self.index = index
        self.language = language
        ticked = Set(
            earlier.split(whereSeparator: \.isNewline).compactMap { line in
                let line = line.drop { $0 == " " }
                guard ["- [x] ", "- [X] "].contains(where: line.hasPrefix) else { return nil }
                return line.split(separator: "`").dropFirst().first.map(String.init)
            })
    }

    /// The whole text.
    var text: String {
        var lines = ["# " + Self.title[language], ""]
        for heading in GuidelineCatalog.headings {
            let entries = GuidelineCatalog.guidelines(under: heading).filter {
                index.coverage(of: $0).isOnChecklist
            }
            guard let first = entries.first else { continue }
            let step = ChecklistStep.step(for: first)
            lines += ["## " + GuidelineHeading.title(of: heading)[language], ""]
            let expected = Bilingual(en: "Expect: ", ko: "기대 결과: ")[language]
            lines += [step.preparation[language], step.action[language], expected + step.expectation[language], ""]
            lines += entries.flatMap(entry) + [""]
        }
        lines += ["## " + Bilingual(en: "Screens", ko: "화면")[language], ""] + screens
        return lines.joined(separator: "\n") + "\n"
    }

    private static let title = Bilingual(
        en: "Accessibility and privacy, checked by a person", ko: "사람이 확인하는 손쉬운 사용과 개인정보 보호")

    private func entry(_ guideline: Guideline) -> [String] {
        let box = ticked.contains(guideline.id) ? "x" : " "
        let places = places(of: guideline)
        let look = Bilingual(en: "Look at: ", ko: "볼 곳: ")[language]
        return ["- [\(box)] `\(guideline.id)` \(guideline.title[language])", "  " + guideline.rationale[language]]
            + (places.isEmpty ? [] : ["  " + look + places.joined(separator: ", ")])
    }

    /// Where rules found something, at most five places; without any the first screens, or lists, with what the
    /// guideline is about.
    private func places(of guideline: Guideline) -> [String] {
        let rules = Set(index.rules(for: guideline))
        let found = audit.findings.lazy.filter { rules.contains($0.rule) }
            .compactMap { SourceLocation($0.place, in: audit.files)?.text }
        let told = found.prefix(Self.most).map { "`\($0)`" }
        return told.isEmpty ? ChecklistPlaces(audit).places(under: guideline.heading, most: Self.most) : Array(told)
    }

    /// Places of one entry.
    private static let most = 5

    private var screens: [String] {
        audit.screens.map(\.screen).filter { $0.presentation != .component }.map { screen in
            let place = SourceLocation(screen.place, in: audit.files).map { " (`\($0.text)`)" } ?? ""
            return "- \(screen.name)\(place)"
        }
    }
}
