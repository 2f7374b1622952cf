import Foundation
import HandrailModel

/// The file that a report is written to.
struct OutputFile {
    private let path: String

    /// The file at `path`. A folder, a file in a folder that is not there, and one that must not be changed are refused
    /// before any work is done.
    init(_ path: String) throws(CommandFailure) {
        self.path = path
        guard !path.isEmpty else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“--output” takes the path of a file, or “-” for standard output, not an empty text.",
                    ko: "‘--output’에는 파일 경로나 표준 출력을 뜻하는 ‘-’를 지정하세요. 빈 값은 쓸 수 없습니다."))
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard !path.hasSuffix("/"), Self.type(at: Self.target(of: path)) != .typeDirectory else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "The report cannot be written to “\(path)” because it is a folder. Name a file.",
                    ko: "‘\(path)’은(는) 폴더여서 보고서를 쓸 수 없습니다. 파일을 지정하세요."))
        }
        guard Self.type(at: Self.target(of: folder)) == .typeDirectory else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "The report cannot be written to “\(path)” because there is no folder “\(folder)”.",
                    ko: "‘\(folder)’ 폴더가 없어 ‘\(path)’에 보고서를 쓸 수 없습니다."))
        }
        guard Self.isWritable(Self.target(of: path)) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "The report cannot be written to “\(path)” because that file is read-only. Name another.",
                    ko: "‘\(path)’은(는) 읽기 전용 파일이어서 보고서를 쓸 수 없습니다. 다른 파일을 지정하세요."))
        }
    }

    /// Writes the report: all of it or nothing. A file that is replaced keeps its mode and the links that lead to it.
    func write(_ report: [UInt8]) throws(CommandFailure) {
        do {
            let target = Self.target(of: path)
            let mode = Self.mode(of: target)
            // Replacing a device or a pipe, such as /dev/stdout, by a file is never what people mean.
            let isRegular = Self.type(at: target).map { $0 == .typeRegular } ?? true
            try Data(report).write(to: URL(fileURLWithPath: target), options: isRegular ? [.atomic] : [])
            if isRegular, let mode {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
            }
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

    /// Where a path leads once links are followed, be anything there or not.
    private static func target(of path: String) -> String {
        var target = URL(fileURLWithPath: path).path
        // More links than any system follows are a circle.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
            let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
            target = next.hasPrefix("/") ? next : folder.appendingPathComponent(next).path
        }
        return target
    }

    private static func type(at path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    private static func mode(of path: String) -> Int? {
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? NSNumber)?.intValue
    }

    /// Whether a file may be changed, by its mode and by whoever runs this; one that is not there yet may be.
    private static func isWritable(_ path: String) -> Bool {
        guard let mode = mode(of: path) else { return true }
        return mode & 0o222 != 0 && FileManager.default.isWritableFile(atPath: path)
    }
}
