public import HandrailModel
import HandrailStandards

/// A standard that a conformance table is drafted for.
public enum ConformanceStandard: String, Hashable, Sendable, CaseIterable {
    /// WCAG 2.2.
    case wcag22
    /// EN 301 549, clause 11.
    case en301549
    /// KS X 3253.
    case ksx3253
    /// Section 508 of the Rehabilitation Act.
    case section508

    /// What it is called.
    public var name: Bilingual {
        switch self {
        case .wcag22: Bilingual(en: "WCAG 2.2", ko: "WCAG 2.2")
        case .en301549: Bilingual(en: "EN 301 549 V3.2.1, clause 11", ko: "EN 301 549 V3.2.1 11절")
        case .ksx3253: Bilingual(en: "KS X 3253:2025", ko: "KS X 3253:2025")
        case .section508: Bilingual(en: "Section 508 (WCAG 2.0, A and AA)", ko: "미국 재활법 508조(WCAG 2.0 A·AA)")
        }
    }

    /// What to know of the table besides its rows.
    var remark: Bilingual {
        switch self {
        case .wcag22:
            Bilingual(
                en: "WCAG is written for web content; for apps it is read as WCAG2ICT reads it.",
                ko: "WCAG는 웹 콘텐츠용 지침입니다. 앱에는 WCAG2ICT의 해석에 따라 적용합니다.")
        case .en301549:
            Bilingual(
                en: """
                    Clause 11 alone, and of it what binds apps. Clauses 4 to 10, 12 and 13 are not part of this \
                    table. Some English titles are composed of those of WCAG.
                    """,
                ko: "11절 가운데 앱에 해당하는 항목만 다룹니다. 4~10절, 12절, 13절은 이 표에 없습니다. 영어 제목 일부는 WCAG 제목으로 만들었습니다.")
        case .ksx3253:
            Bilingual(
                en: """
                    The numbers are running ones: the clause numbers of the edition of 2025 are not confirmed. \
                    Evidence is that for the criteria of WCAG which the items resemble by their titles.
                    """,
                ko: "2025년판의 조항 번호를 확인하지 못해 차례 번호를 썼습니다. 근거는 제목으로 보아 대응하는 WCAG 기준의 검사 결과입니다.")
        case .section508:
            Bilingual(
                en: """
                    E207.2 takes over WCAG 2.0, levels A and AA, but for four criteria that do not bind software. \
                    Parsing (4.1.1) says nothing of apps and is left out. Chapters 3, 5 and 6 are not part of this \
                    table.
                    """,
                ko: """
                    E207.2는 WCAG 2.0 A·AA를 따르되 소프트웨어에 적용하지 않는 네 기준을 제외합니다. 파싱(4.1.1)은 앱과 관련이 없어 \
                    뺐습니다. 3장, 5장, 6장은 이 표에 없습니다.
                    """)
        }
    }

    /// Its criteria in their order. One that is divided stands for itself in its parts.
    var criteria: [Criterion] {
        switch self {
        case .wcag22: CriterionCatalog.all.filter { $0.standard == .wcag && $0.level != .removed }
        case .en301549: Self.undivided(CriterionCatalog.all.filter { $0.standard == .en301549 })
        case .ksx3253: CriterionCatalog.all.filter { $0.standard == .ksX3253 && $0.version == "2025" }
        case .section508:
            CriterionCatalog.all.filter { $0.standard == .wcag && Self.ofWCAG20.contains($0.number) }
        }
    }

    /// Criteria without those that others divide.
    private static func undivided(_ criteria: [Criterion]) -> [Criterion] {
        let binding = criteria.filter { $0.appliesToNativeApps != false }
        let numbers = Set(binding.map(\.number))
        return binding.filter { !numbers.contains($0.number + ".1") }
    }

    /// The criteria of WCAG 2.0, levels A and AA, without 2.4.1, 2.4.5, 3.2.3 and 3.2.4, which do not bind software.
    /// Parsing, which later versions gave up, is left out as well: assistive technologies parse nothing of an app.
    ///
    /// Source: 36 CFR 1194, appendix A, E207.2 and its third exception.
    private static let ofWCAG20: Set<String> = [
        "1.1.1", "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.2.5", "1.3.1", "1.3.2", "1.3.3", "1.4.1", "1.4.2", "1.4.3",
        "1.4.4", "1.4.5", "2.1.1", "2.1.2", "2.2.1", "2.2.2", "2.3.1", "2.4.2", "2.4.3", "2.4.4", "2.4.6", "2.4.7",
        "3.1.1", "3.1.2", "3.2.1", "3.2.2", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "4.1.2",
    ]
}
