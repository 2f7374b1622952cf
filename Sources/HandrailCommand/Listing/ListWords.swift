package import HandrailModel
package import HandrailStandards

/// Words that lists and explanations share.
package enum ListWords {
    /// Where a guideline can be decided.
    package static func evidence(_ evidence: Evidence) -> Bilingual {
        switch evidence {
        case .source: Bilingual(en: "source code", ko: "소스 코드")
        case .interface: Bilingual(en: "interface files", ko: "인터페이스 파일")
        case .assets: Bilingual(en: "assets", ko: "에셋")
        case .plist: Bilingual(en: "property lists", ko: "속성 목록")
        case .strings: Bilingual(en: "string tables", ko: "문자열 테이블")
        case .capture: Bilingual(en: "captures of the running app", ko: "실행 중인 앱의 캡처")
        case .preview: Bilingual(en: "computed layout", ko: "계산한 레이아웃")
        case .flow: Bilingual(en: "user flows", ko: "사용자 흐름")
        case .manual: Bilingual(en: "a person", ko: "사람의 확인")
        }
    }

    /// No rule decides a guideline.
    static func noRule(_ guideline: Guideline) -> Bilingual {
        guideline.isManualOnly
            ? Bilingual(en: "no rule: only a person can decide it", ko: "규칙 없음: 사람만 판단할 수 있습니다")
            : Bilingual(en: "no rule yet", ko: "아직 규칙 없음")
    }

    /// A criterion with its title, where it is known.
    package static func criterion(_ id: String, _ language: ReportLanguage) -> String {
        guard let criterion = CriterionCatalog.criterion(id: id) else { return id }
        let title =
            switch language {
            case .english: criterion.titleEn ?? criterion.titleKo
            case .korean: criterion.titleKo ?? criterion.titleEn
            }
        return title.map { "\(id) \($0)" } ?? id
    }
}
