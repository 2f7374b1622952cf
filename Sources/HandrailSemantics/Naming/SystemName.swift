import HandrailModel

/// Names that the system gives to its own buttons and fields.
enum SystemName {
    /// The name of a control, where it has one without being given any.
    static func words(of element: ElementView) -> Fact<Words>? {
        switch element.kind {
        case .editButton: words(en: "Edit", ko: "편집")
        case .pasteButton: words(en: "Paste", ko: "붙여넣기")
        case .renameButton: words(en: "Rename", ko: "이름 변경")
        case .searchField: words(en: "Search", ko: "검색")
        case .shareLink: words(en: "Share…", ko: "공유")
        case .button: button(element)
        default: nil
        }
    }

    /// A button that the system draws, and one that has nothing but a role, which comes with a title.
    private static func button(_ element: ElementView) -> Fact<Words>? {
        if case .words(let drawn) = element.content { return drawn }
        guard element.has(.interaction(.role)), !element.children.contains(where: { $0.slot == .label }) else {
            return nil
        }
        for use in element.attributes {
            switch use.attribute {
            case .interaction(.role(.close)): return words(en: "Close", ko: "닫기")
            case .interaction(.role(.cancel)): return words(en: "Cancel", ko: "취소")
            // What confirms is a check mark, and what that is called is not written down anywhere.
            case .interaction(.role(.confirm)): return .dynamic
            default: break
            }
        }
        return nil
    }

    private static func words(en: String, ko: String) -> Fact<Words> {
        .known(Words(en, translations: ["en": en, "ko": ko]))
    }
}
