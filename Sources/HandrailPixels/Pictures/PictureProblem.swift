public import HandrailModel

/// Why a picture could not be read or written.
public enum PictureProblem: Error, Hashable, Sendable {
    /// It is neither PNG nor JPEG.
    case unknownFormat
    /// It has more pixels than are read, or a side without any.
    case dimensions(width: Int, height: Int)
    /// It ends early or is damaged.
    case damaged
    /// This program was built without the libraries that read pictures.
    case withoutLibraries

    /// In a sentence, with what to do.
    public var sentence: Bilingual {
        switch self {
        case .unknownFormat:
            Bilingual(
                en: "The picture is neither PNG nor JPEG. Save it as PNG.",
                ko: "PNG나 JPEG 이미지가 아닙니다. PNG로 저장하세요.")
        case .dimensions(let width, let height):
            Bilingual(
                en: """
                    The picture has \(width) × \(height) pixels; from 1 to \(PictureReader.maximumPixels / 1_000_000) \
                    million are read.
                    """,
                ko: """
                    이미지가 \(width) × \(height)픽셀입니다. 1픽셀에서 \(PictureReader.maximumPixels / 1_000_000)00만 픽셀까지 읽을 수 있습니다.
                    """)
        case .damaged:
            Bilingual(
                en: "The picture is damaged or ends early. Take it again, and let the tool finish.",
                ko: "이미지가 손상되었거나 중간에 끊겼습니다. 도구가 끝날 때까지 기다려 다시 캡처하세요.")
        case .withoutLibraries:
            Bilingual(
                en: """
                    This program was built without the libraries that read pictures. Install libpng and libjpeg-turbo \
                    (“make pictures” says how), and build it again.
                    """,
                ko: """
                    이미지를 읽는 라이브러리 없이 빌드한 프로그램입니다. libpng와 libjpeg-turbo를 설치하고(‘make pictures’가 방법을 알려 줍니다) 다시 \
                    빌드하세요.
                    """)
        }
    }
}
