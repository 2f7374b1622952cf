public import HandrailModel

/// Why rules could not be chosen by the names a person gave.
public enum SelectionError: Error, Hashable, Sendable {
    /// No rule and no guideline is called so.
    case unknown(name: String, nearest: String?)
    /// The guideline is known, but no rule decides it yet.
    case undecided(guideline: String)

    /// What went wrong and what to do about it.
    public var message: Bilingual {
        switch self {
        case .unknown(let name, let nearest?):
            Bilingual(
                en: "There is no rule or guideline named “\(name)”. Did you mean “\(nearest)”?",
                ko: "‘\(name)’ 규칙이나 가이드라인이 없습니다. 혹시 ‘\(nearest)’ 아닌가요?")
        case .unknown(let name, nil):
            Bilingual(
                en: "There is no rule or guideline named “\(name)”. “handrail rules” lists the rules.",
                ko: "‘\(name)’ 규칙이나 가이드라인이 없습니다. 규칙 목록은 ‘handrail rules’로 확인하세요.")
        case .undecided(let guideline):
            Bilingual(
                en: "No rule decides the guideline “\(guideline)” yet. “handrail guidelines” shows which have rules.",
                ko: "‘\(guideline)’ 가이드라인을 판정하는 규칙이 아직 없습니다. 규칙이 있는 항목은 ‘handrail guidelines’로 확인하세요.")
        }
    }
}
