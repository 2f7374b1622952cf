import Foundation
import HandrailModel

/// The file that a report is written to.
struct OutputFile {
    private let path: String

    /// The file at `path`. A folder, or a file in a folder that is not there, is refused before any work is done.
    init(_ path: String) throws(CommandFailure) {
        self.path = path
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard !path.isEmpty, !path.hasSuffix("/"), !Self.isFolder(path) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "The report cannot be written to “\(path)” because it is a folder. Name a file.",
                    ko: "‘\(path)’은(는) 폴더여서 보고서를 쓸 수 없습니다. 파일을 지정하세요."))
        }
        guard Self.isFolder(folder) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "The report cannot be written to “\(path)” because there is no folder “\(folder)”.",
                    ko: "‘\(folder)’ 폴더가 없어 ‘\(path)’에 보고서를 쓸 수 없습니다."))
        }
    }

    /// Writes the report: all of it or nothing.
    func write(_ report: [UInt8]) throws(CommandFailure) {
        do {
            // Replacing a device or a pipe, such as /dev/stdout, by a file is never what people mean.
            let options: Data.WritingOptions = isRegular ? [.atomic] : []
            try Data(report).write(to: URL(fileURLWithPath: path), options: options)
        } catch {
            throw CommandFailure(
                .nothingDone,
                Bilingual(
                    en:
                        "The report could not be written to “\(path)”. "
                        + "Check the permissions and the space on the disk.",
                    ko: "‘\(path)’에 보고서를 쓰지 못했습니다. 접근 권한과 디스크 공간을 확인하세요."))
        }
    }

    /// Whether the path is a file, or nothing yet.
    private var isRegular: Bool {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else { return true }
        return attributes[.type] as? FileAttributeType == .typeRegular
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path))?[
            .type]
            as? FileAttributeType == .typeDirectory
    }
}
