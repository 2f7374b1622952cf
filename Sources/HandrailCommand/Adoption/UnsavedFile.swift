import Foundation
import HandrailConfiguration
import HandrailModel
import HandrailSource

/// A file whose content somebody hands over, as editors do before it is saved.
struct UnsavedFile {
    /// The file as it was asked for.
    let name: String
    /// What stands in it, by the absolute paths that it may have: with links, and without.
    let contents: [String: [UInt8]]

    /// More than so many bytes are no file that a person writes.
    private static let mostBytes = 16 << 20

    /// The file of a path, with what is read from standard input.
    init(_ path: String, in context: CommandContext) throws(CommandFailure) {
        name = path
        guard let bytes = context.input(Self.mostBytes + 1) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(en: "Standard input cannot be read.", ko: "표준 입력을 읽을 수 없습니다."))
        }
        guard bytes.count <= Self.mostBytes else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "More than 16 MiB were handed over on standard input; --stdin-path takes one source file.",
                    ko: "표준 입력이 16MiB를 넘습니다. --stdin-path에는 소스 파일 하나를 넘기세요."))
        }
        let url = URL(fileURLWithPath: path)
        let paths = [url.path, url.standardizedFileURL.path, url.resolvingSymlinksInPath().path]
        contents = Dictionary(paths.map { ($0, bytes) }) { first, _ in first }
    }

    /// The audit with the findings in the file alone.
    func only(in audit: Audit) throws(CommandFailure) -> Audit {
        guard let index = audit.files.firstIndex(where: { contents["\(audit.root)/\($0.path)"] != nil }) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“\(name)” is not among the files that are audited. Save it once, and name the project's "
                        + "folder as the path.",
                    ko: "“\(name)”은(는) 검사하는 파일이 아닙니다. 한 번 저장한 다음 프로젝트 폴더를 경로로 지정하세요."))
        }
        return audit.reporting(audit.findings.filter { Int($0.place.file.value) == index })
    }
}
