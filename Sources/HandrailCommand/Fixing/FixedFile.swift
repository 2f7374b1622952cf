import Foundation
import HandrailModel
import HandrailSource

/// A file before and after its edits.
struct FixedFile {
    /// As it was read.
    let before: SourceText
    /// As it stands afterwards.
    let after: SourceText
    /// What is written to disk.
    private let bytes: [UInt8]

    /// The files that edits changed, sorted by path.
    ///
    /// - Parameter bytes: what stands in them now, by absolute path.
    static func all(from before: Audit, to after: Audit, bytes: [String: [UInt8]]) -> [FixedFile] {
        let old = Dictionary(before.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        return after.files.compactMap { text in
            guard let bytes = bytes["\(after.root)/\(text.path)"], let was = old[text.path], was.bytes != text.bytes
            else { return nil }
            return FixedFile(before: was, after: text, bytes: bytes)
        }.sorted { $0.before.path < $1.before.path }
    }

    /// The bytes of a file on disk once edits that do not touch each other are applied. All other bytes stay, and what
    /// is added has the line ends of the file.
    static func bytes(of text: SourceText, after edits: [SourceEdit]) -> [UInt8] {
        var bytes = text.bytes
        let endsWithReturn = text.bytes.firstIndex(of: 0x0A).map { $0 > 0 && text.bytes[$0 - 1] == 0x0D } ?? false
        for edit in edits.sorted(by: { $0.place.range.lower > $1.place.range.lower }) {
            let plain = edit.text.replacingOccurrences(of: "\r\n", with: "\n")
            let words = endsWithReturn ? plain.replacingOccurrences(of: "\n", with: "\r\n") : plain
            bytes.replaceSubrange(edit.place.range.indices, with: Array(words.utf8))
        }
        return bytes
    }

    /// Writes files, each at once or not at all, and none where one of them was changed since it was read.
    static func write(_ files: [FixedFile], in root: String) throws(CommandFailure) {
        for file in files {
            let path = "\(root)/\(file.before.path)"
            guard FileManager.default.contents(atPath: path).map(Array.init) == file.before.bytes else {
                throw CommandFailure(
                    .nothingDone,
                    Bilingual(
                        en: "“\(file.before.path)” "
                            + "was changed during the audit, so nothing was written. Run it again.",
                        ko: "검사하는 동안 “\(file.before.path)” 파일이 바뀌어 아무것도 쓰지 않았습니다. 다시 실행하세요."))
            }
        }
        for file in files {
            let path = "\(root)/\(file.before.path)"
            let mode = (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions]
            do {
                try Data(file.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
                if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path) }
            } catch {
                throw CommandFailure(
                    .nothingDone,
                    Bilingual(
                        en: "“\(file.before.path)” "
                            + "could not be written. Check its permissions and the space on the disk.",
                        ko: "“\(file.before.path)” 파일을 쓰지 못했습니다. 접근 권한과 디스크 공간을 확인하세요."))
            }
        }
    }
}
