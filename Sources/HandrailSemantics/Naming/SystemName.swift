import HandrailModel

/// Names that the system gives to its own buttons and fields.
enum SystemName {
    /// The name of a kind of control, where it has one.
    static func words(of kind: ElementKind) -> Words? {
        switch kind {
        case .editButton: words(en: "Edit", ko: "편집")
        case .pasteButton: words(en: "Paste", ko: "붙여넣기")
        case .renameButton: words(en: "Rename", ko: "이름 변경")
        case .searchField: words(en: "Search", ko: "검색")
        case .shareLink: words(en: "Share…", ko: "공유")
        default: nil
        }
    }

    private static func words(en: String, ko: String) -> Words { Words(en, translations: ["en": en, "ko": ko]) }
}
