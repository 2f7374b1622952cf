import HandrailModel

/// How a movement is put into words.
enum MovementWords {
    /// What moves in a way, such as `it grows and shrinks`, for a sentence whose subject is "something here".
    static func phrase(_ property: Movement.Property) -> Bilingual {
        switch property {
        case .offset, .position: Bilingual(en: "moves across the screen", ko: "화면을 가로질러 움직입니다")
        case .scale: Bilingual(en: "grows and shrinks", ko: "커졌다 작아졌다 합니다")
        case .rotation: Bilingual(en: "turns", ko: "회전합니다")
        case .depth: Bilingual(en: "turns out of the plane of the screen", ko: "입체적으로 회전합니다")
        case .blur: Bilingual(en: "goes in and out of focus", ko: "흐려졌다 선명해집니다")
        case .size: Bilingual(en: "changes its size", ko: "크기가 변합니다")
        }
    }
}
