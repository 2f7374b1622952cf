import HandrailModel

/// What can be said of a criterion. It is never more than was examined.
enum ConformanceVerdict: Hashable, Sendable, CaseIterable {
    /// Rules decide it in full, looked everywhere, and found nothing wrong.
    case supports
    /// Something is wrong, and more is in order than wrong.
    case partly
    /// At least as much is wrong as in order.
    case doesNot
    /// Nothing wrong is known; only a person can tell the rest.
    case notEvaluated

    /// What it is called.
    var name: Bilingual {
        switch self {
        case .supports: Bilingual(en: "Supports", ko: "지원")
        case .partly: Bilingual(en: "Partially supports", ko: "부분 지원")
        case .doesNot: Bilingual(en: "Does not support", ko: "지원하지 않음")
        case .notEvaluated: Bilingual(en: "Not evaluated", ko: "평가하지 않음")
        }
    }
}
