import Foundation
import HandrailModel
import HandrailPixels

/// A picture that somebody named by its file.
struct PictureOnDisk {
    /// The picture.
    let image: PixelImage

    /// The picture at a path.
    init(_ path: String) throws(CommandFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "There is no file “\(path)”. Name a PNG or JPEG file.",
                    ko: "‘\(path)’ 파일이 없습니다. PNG나 JPEG 파일을 지정하세요."))
        }
        let limit = PictureReader.maximumBytes
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: limit + 1), data.count <= limit
        else {
            throw CommandFailure(
                .nothingDone,
                Bilingual(
                    en: "“\(path)” cannot be read, is empty, or has more than \(limit >> 20) MB.",
                    ko: "‘\(path)’ 파일을 읽을 수 없거나, 비어 있거나, \(limit >> 20)MB를 넘습니다."))
        }
        do throws(PictureProblem) {
            image = try PictureReader.read(Array(data))
        } catch {
            throw CommandFailure(
                .nothingDone,
                Bilingual(en: "“\(path)”: \(error.sentence.en)", ko: "‘\(path)’: \(error.sentence.ko)"))
        }
    }
}
