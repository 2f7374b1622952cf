import HandrailModel

/// The words for what no screen shows.
enum UnreachedWords {
    /// What stands above the places with a reason; behind each place stands where the way to it broke off.
    static func heading(of reason: UnreachedReason, count: Int) -> Bilingual {
        switch reason {
        case .partNotFollowed:
            Bilingual(
                en: "Part of a view that is met, but was not followed into here (\(count)):",
                ko: "바깥 뷰는 화면에 있지만 이 부분까지는 따라가지 못했습니다(\(count)곳):")
        case .pathNotFollowed:
            Bilingual(
                en: "The declaration around it was followed, but not up to this view (\(count)):",
                ko: "선언은 따라갔지만 이 뷰까지는 이르지 못했습니다(\(count)곳):")
        case .declarationNotReached:
            Bilingual(
                en: "Nothing that was followed leads to the declaration around it (\(count)):",
                ko: "따라간 코드 중 이 선언으로 이어지는 곳이 없습니다(\(count)곳):")
        }
    }

    /// What is said where everything is met.
    static let nothing = Bilingual(
        en: "Every view that the code makes is met on a screen or judged by itself.",
        ko: "코드가 만드는 모든 뷰가 화면에 있거나 따로 검사되었습니다.")
}
