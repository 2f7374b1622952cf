/// What formats of captures tell of elements, or cannot.
public enum CaptureFact: String, Hashable, Sendable, CaseIterable {
    /// What kind of element it is: a button, a text, a field.
    case role
    /// All traits, such as heading or selected.
    case traits
    /// Which texts are headings. Some formats tell it by the kind of element where they tell no traits.
    case heading
    /// The hint.
    case hint
    /// Custom actions.
    case actions
    /// Whether it is an element for assistive technologies, or only holds some.
    case exposure
    /// Whether it can be seen.
    case visibility
    /// Where it lies.
    case frame
    /// An identifier apart from the label.
    case identifier
    /// The words in an empty field, apart from what was typed.
    case placeholder
    /// In which order assistive technologies come to the elements; where it is known, that of the capture is it.
    case order
    /// What it looks like: no screenshot lies beside the capture.
    case pixels
}

extension CaptureFact {
    /// What it is called.
    public var name: Bilingual {
        switch self {
        case .role: Bilingual(en: "the kind of elements", ko: "요소의 종류")
        case .traits: Bilingual(en: "all traits", ko: "모든 특성")
        case .heading: Bilingual(en: "which texts are headings", ko: "머리말인 텍스트")
        case .hint: Bilingual(en: "hints", ko: "힌트")
        case .actions: Bilingual(en: "custom actions", ko: "사용자 설정 동작")
        case .exposure:
            Bilingual(en: "which views are elements for assistive technologies", ko: "보조 기술에 노출되는 요소인지 여부")
        case .visibility: Bilingual(en: "whether elements can be seen", ko: "요소가 보이는지 여부")
        case .frame: Bilingual(en: "where elements lie", ko: "요소의 위치")
        case .identifier: Bilingual(en: "identifiers apart from labels", ko: "레이블과 구분되는 식별자")
        case .placeholder: Bilingual(en: "placeholders apart from values", ko: "값과 구분되는 플레이스홀더")
        case .order: Bilingual(en: "the order of reading", ko: "읽는 순서")
        case .pixels: Bilingual(en: "what elements look like", ko: "요소의 모습")
        }
    }
}
