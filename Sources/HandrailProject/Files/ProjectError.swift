public import HandrailModel

/// Why a path given by a person cannot be audited, or a file cannot be read.
public enum ProjectError: Error, Hashable, Sendable {
    /// No path was given.
    case noPath
    /// There is nothing at the path.
    case notFound(path: String)
    /// The path is there, but reading it is not permitted or failed.
    case notReadable(path: String)
    /// The file at the path is of no kind that can be audited.
    case notAuditable(path: String)
    /// What is at the path is a pipe, a socket or a device, and is never opened.
    case special(path: String)
    /// The file at the path has more bytes than `limit`.
    case tooLarge(path: String, limit: Int)

    /// What went wrong and what to do about it.
    public var message: Bilingual {
        switch self {
        case .noPath:
            Bilingual(
                en: "No path was given. Name a folder, an Xcode project or a Swift file.",
                ko: "경로가 없습니다. 폴더, Xcode 프로젝트 또는 Swift 파일을 지정하세요.")
        case .notFound(let path):
            Bilingual(
                en: "There is nothing at \(path). Check the spelling of the path.",
                ko: "다음 경로를 찾을 수 없습니다: \(path). 경로를 확인하세요.")
        case .notReadable(let path):
            Bilingual(
                en: "\(path) cannot be read. Check its permissions.",
                ko: "다음 경로를 읽을 수 없습니다: \(path). 접근 권한을 확인하세요.")
        case .notAuditable(let path):
            Bilingual(
                en: """
                    \(path) is not something Handrail audits. Name a folder, an Xcode project, a Swift file or an \
                    interface file.
                    """,
                ko: "검사할 수 없는 파일입니다: \(path). 폴더, Xcode 프로젝트, Swift 파일 또는 인터페이스 파일을 지정하세요.")
        case .special(let path):
            Bilingual(
                en: "\(path) is a pipe, a socket or a device and was not opened. Name a file or a folder.",
                ko: "파이프, 소켓 또는 장치여서 열지 않았습니다: \(path). 파일이나 폴더를 지정하세요.")
        case .tooLarge(let path, let limit):
            Bilingual(
                en: "\(path) is larger than \(limit) bytes and was not read.",
                ko: "파일 크기가 \(limit)바이트를 넘어 읽지 않았습니다: \(path)")
        }
    }

    /// The same error with another path, for sentences that name files as reports do.
    func speaking(of path: String) -> ProjectError {
        switch self {
        case .noPath: .noPath
        case .notFound: .notFound(path: path)
        case .notReadable: .notReadable(path: path)
        case .notAuditable: .notAuditable(path: path)
        case .special: .special(path: path)
        case .tooLarge(_, let limit): .tooLarge(path: path, limit: limit)
        }
    }
}
