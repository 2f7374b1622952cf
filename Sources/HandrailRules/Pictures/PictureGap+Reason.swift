import HandrailModel

extension PictureGap {
    /// Why nothing can be said of a picture.
    var reason: Bilingual {
        switch self {
        case .noLibraries:
            Bilingual(
                en: "this build of Handrail cannot read the pixels of pictures",
                ko: "이 Handrail 빌드는 이미지의 픽셀을 읽지 못합니다")
        case .unreadable: Bilingual(en: "the picture could not be read", ko: "이미지를 읽지 못했습니다")
        case .tooLarge:
            Bilingual(en: "the picture is larger than what is read of it", ko: "이미지가 커서 픽셀을 읽지 않았습니다")
        }
    }
}

extension Answers {
    /// The subject is in order, as far as its pixels could be read.
    mutating func pass(unless gap: PictureGap?) {
        if let gap { cannotTell(gap.reason) } else { pass() }
    }
}
