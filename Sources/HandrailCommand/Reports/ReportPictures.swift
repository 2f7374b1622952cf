import Foundation
import HandrailModel
import HandrailPixels
import HandrailReport

/// The screenshots of captured screens, scaled down for a page that is not to become too large.
struct ReportPictures {
    /// Those that found room, by their paths.
    let pictures: [String: PagePicture]
    /// What there is to say of those that did not.
    let notes: [Bilingual]

    /// Characters that all pictures of a page may take together: with more it opens slowly and fits no mail.
    private static let mostCharacters = 24 << 20
    /// Characters that one picture may take.
    private static let mostOfOne = 480 << 10
    /// Widths in pixels that are tried, the widest first: twice as many as the page shows, then fewer.
    private static let widths = [780, 585, 390, 260]
    /// A picture is so many times as high as it is wide at most; a page that scrolls is scaled down further.
    private static let mostRows = 3
    private static let quality = 80

    /// The screenshots that the screens of an audit were captured with.
    init(_ audit: Audit) {
        let captures = audit.screens.compactMap(\.screen.capture)
        let paths = Set(captures.compactMap(\.picture?.path)).sorted()
        let share = min(Self.mostOfOne, Self.mostCharacters / max(1, paths.count))
        var pictures: [String: PagePicture] = [:]
        for path in paths { pictures[path] = Self.picture(at: path, under: audit.root, most: share) }
        self.pictures = pictures
        notes = Self.notes(
            left: paths.count - pictures.count, isBlind: !captures.isEmpty && !PictureReader.isAvailable)
    }

    private static func notes(left: Int, isBlind: Bool) -> [Bilingual] {
        var notes: [Bilingual] = []
        if isBlind {
            notes.append(
                Bilingual(
                    en: "Screenshots are not shown: this Handrail was built without the libraries that read pictures.",
                    ko: "스크린샷을 보여 주지 않습니다. 이 Handrail은 이미지를 읽는 라이브러리 없이 빌드되었습니다."))
        }
        if left > 0 {
            notes.append(
                Bilingual(
                    en: "\(left) screenshots found no room in the page or could not be read: drawings stand for them.",
                    ko: "스크린샷 \(left)장은 페이지에 다 담지 못했거나 읽지 못해 그림으로 대신했습니다."))
        }
        return notes
    }

    /// The picture in the largest size that keeps within a number of characters; `nil` where none does.
    private static func picture(at path: String, under root: String, most: Int) -> PagePicture? {
        let absolute = path.hasPrefix("/") ? path : root + "/" + path
        guard let bytes = FileHandle(forReadingAtPath: absolute).flatMap({ file in
            try? file.read(upToCount: PictureReader.maximumBytes)
        }), let image = try? PictureReader.read(Array(bytes)) else { return nil }
        var smaller = image
        for width in widths {
            smaller = smaller.fitting(width: width, height: width * mostRows)
            guard let file = try? PictureReader.jpeg(of: smaller.inSRGB, quality: quality) else { return nil }
            let text = Data(file).base64EncodedString()
            if text.utf8.count <= most { return PagePicture(mediaType: "image/jpeg", base64: text) }
        }
        return nil
    }
}
