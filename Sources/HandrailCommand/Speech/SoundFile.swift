import Foundation
import HandrailModel

/// The file that speech is written to; refused before any work is done where it cannot be.
struct SoundFile {
    /// Its path.
    let path: String

    /// The file at a path.
    init(_ path: String) throws(CommandFailure) {
        self.path = path
        guard path.lowercased().hasSuffix(".wav") else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“--save” writes a WAV file: end its name with .wav, not “\(path)”.",
                    ko: "‘--save’는 WAV 파일을 씁니다. 이름이 .wav로 끝나야 합니다. 받은 값: ‘\(path)’"))
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“\(path)” cannot be written because there is no folder “\(folder)”.",
                    ko: "‘\(folder)’ 폴더가 없어 ‘\(path)’ 파일을 쓸 수 없습니다."))
        }
    }
}
