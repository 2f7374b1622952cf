package import HandrailModel

/// The words for how sure and how bad a finding is, for every report and list.
package enum FindingWords {
    /// Whether something is wrong in every case.
    package static func outcome(_ outcome: Outcome) -> Bilingual {
        switch outcome {
        case .violation: Bilingual(en: "violation", ko: "위반")
        case .review: Bilingual(en: "review", ko: "검토 필요")
        }
    }

    /// How bad a defect is.
    package static func impact(_ impact: Impact) -> Bilingual {
        switch impact {
        case .critical: Bilingual(en: "critical", ko: "치명적")
        case .serious: Bilingual(en: "serious", ko: "심각")
        case .moderate: Bilingual(en: "moderate", ko: "보통")
        case .minor: Bilingual(en: "minor", ko: "경미")
        }
    }

    /// How sure a finding is.
    package static func certainty(_ certainty: Certainty) -> Bilingual {
        switch certainty {
        case .certain: Bilingual(en: "certain", ko: "확실")
        case .likely: Bilingual(en: "likely", ko: "높음")
        case .possible: Bilingual(en: "possible", ko: "낮음")
        }
    }
}
