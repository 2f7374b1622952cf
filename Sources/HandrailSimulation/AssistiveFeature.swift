public import HandrailModel

/// A feature of the system that is simulated.
public enum AssistiveFeature: String, Hashable, Sendable, CaseIterable {
    case voiceOver = "voiceover"
    case switchControl = "switch-control"
    case fullKeyboardAccess = "keyboard"
    case voiceControl = "voice-control"

    /// What Settings call it.
    public var title: Bilingual {
        switch self {
        case .voiceOver: Bilingual(en: "VoiceOver", ko: "VoiceOver")
        case .switchControl: Bilingual(en: "Switch Control", ko: "스위치 제어")
        case .fullKeyboardAccess: Bilingual(en: "Full Keyboard Access", ko: "전체 키보드 접근")
        case .voiceControl: Bilingual(en: "Voice Control", ko: "음성 명령")
        }
    }
}
