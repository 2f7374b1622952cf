public import HandrailModel

/// Shortcuts that the system, VoiceOver or every app has given a meaning already.
///
/// Sources: the Human Interface Guidelines, "Keyboards"; Apple's user guides for the Mac, the iPad and VoiceOver.
public enum SystemShortcut {
    /// What keys mean already.
    public enum Meaning: Hashable, Sendable {
        /// Something the system does before any app.
        case system(Bilingual)
        /// Something that every app does with them.
        case editing(EditingCommand)
        /// VoiceOver takes Control and Option for its commands.
        case voiceOver
    }

    /// What the keys of a shortcut mean already; `nil` where they are free or not all known.
    public static func meaning(of shortcut: Shortcut) -> Meaning? {
        guard let key = shortcut.key?.lowercased(), let held = shortcut.modifiers else { return nil }
        if held.isSuperset(of: [.control, .option]), !held.contains(.command) { return .voiceOver }
        if let meaning = reserved[Keys(key: key, held: held)] { return .system(meaning) }
        return held == [.command] ? editing[key].map(Meaning.editing) : nil
    }

    private struct Keys: Hashable {
        let key: String
        let held: Set<Shortcut.Modifier>
    }

    private static let reserved: [Keys: Bilingual] = [
        Keys(key: "q", held: [.command]): Bilingual(en: "Quit", ko: "종료"),
        Keys(key: "h", held: [.command]): Bilingual(en: "Home on iPad and Hide on the Mac", ko: "iPad의 홈, Mac의 가리기"),
        Keys(key: "m", held: [.command]): Bilingual(en: "Minimize", ko: "최소화"),
        Keys(key: "tab", held: [.command]): Bilingual(en: "the app switcher", ko: "앱 전환기"),
        Keys(key: "space", held: [.command]): Bilingual(en: "Search", ko: "검색"),
        Keys(key: " ", held: [.command]): Bilingual(en: "Search", ko: "검색"),
        Keys(key: "3", held: [.command, .shift]): Bilingual(en: "a screenshot", ko: "스크린샷"),
        Keys(key: "4", held: [.command, .shift]): Bilingual(en: "a screenshot", ko: "스크린샷"),
        Keys(key: "5", held: [.command, .shift]): Bilingual(en: "a screen recording", ko: "화면 기록"),
        Keys(key: "f5", held: [.command]): Bilingual(en: "VoiceOver", ko: "VoiceOver"),
    ]

    private static let editing: [String: EditingCommand] = [
        "c": EditingCommand(Bilingual(en: "Copy", ko: "복사"), words: ["copy", "복사"]),
        "v": EditingCommand(Bilingual(en: "Paste", ko: "붙여넣기"), words: ["paste", "붙여"]),
        "x": EditingCommand(Bilingual(en: "Cut", ko: "오려두기"), words: ["cut", "오려", "잘라"]),
        "z": EditingCommand(Bilingual(en: "Undo", ko: "실행 취소"), words: ["undo", "revert", "실행 취소", "되돌"]),
        "a": EditingCommand(Bilingual(en: "Select All", ko: "전체 선택"), words: ["select", "all", "전체", "모두"]),
    ]
}
