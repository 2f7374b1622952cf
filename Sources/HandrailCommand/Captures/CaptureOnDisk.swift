import Foundation
import HandrailCaptureImporter
import HandrailMarkup
import HandrailModel
import HandrailSource

/// A capture that somebody named by its file.
struct CaptureOnDisk {
    /// What it came to.
    let file: CapturedFile
    /// Its format.
    let format: CaptureFormat

    /// Files larger than this are not read.
    private static let limit = 64 << 20

    /// The capture at a path.
    ///
    /// - Parameter picture: the path of its screenshot; `nil` for the one beside it.
    init(_ path: String, shownBy picture: String? = nil) throws(CommandFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "There is no file “\(path)”. Name one capture.",
                    ko: "‘\(path)’ 파일이 없습니다. 캡처 파일 하나를 지정하세요."))
        }
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: Self.limit + 1), data.count <= Self.limit
        else {
            throw CommandFailure(
                .nothingDone,
                Bilingual(
                    en: "“\(path)” cannot be read, is empty, or has more than 64 MB.",
                    ko: "‘\(path)’ 파일을 읽을 수 없거나, 비어 있거나, 64MB를 넘습니다."))
        }
        let text = SourceText(path: path, bytes: Transcoding.utf8(Array(data)))
        file = CaptureImporter().read(
            text, file: FileIndex(0), shownBy: picture.map(CapturePictures.given) ?? CapturePictures.picture(of: path))
        guard let format = file.format else {
            throw CommandFailure(.nothingDone, file.notes.first?.text ?? Self.noCapture(path))
        }
        self.format = format
    }

    private static func noCapture(_ path: String) -> Bilingual {
        let formats = CaptureFormat.allCases.map(\.title).joined(separator: ", ")
        return Bilingual(
            en: "“\(path)” is no capture of a format that is read: \(formats).",
            ko: "‘\(path)’ 파일은 읽을 수 있는 형식의 캡처가 아닙니다. 읽을 수 있는 형식: \(formats).")
    }
}
