public import HandrailModel

/// Why there is no audit.
public struct AuditError: Error, Hashable, Sendable {
    /// Whose turn it is.
    public enum Kind: Hashable, Sendable {
        /// What was asked for does not exist: a path, a rule.
        case badRequest
        /// There is nothing to audit, or nothing of it can be read.
        case nothingToAudit
    }

    /// Whose turn it is.
    public let kind: Kind
    /// What went wrong and what to do about it, one sentence or two.
    public let message: Bilingual

    /// An error.
    public init(_ kind: Kind, _ message: Bilingual) {
        self.kind = kind
        self.message = message
    }

    /// No Swift file, no interface file and no capture below `paths` is to be audited.
    ///
    /// - Parameter remarks: what importers say of the files that there are instead.
    static func noSwift(in paths: [String], remarks: [Bilingual]) -> AuditError {
        let list = paths.map { "“\($0)”" }.joined(separator: ", ")
        let (en, ko) = (remarks.map { " " + $0.en }.joined(), remarks.map { " " + $0.ko }.joined())
        return AuditError(
            .nothingToAudit,
            Bilingual(
                en: "There is no Swift code, no interface file and no capture to audit in \(list).\(en) "
                    + "Tests, packages that were fetched and generated code are skipped by default.",
                ko: "검사할 Swift 코드, 인터페이스 파일, 캡처가 없습니다: \(list).\(ko) "
                    + "테스트, 내려받은 패키지, 생성된 코드는 기본적으로 건너뜁니다."))
    }

    /// There are files, but none could be read.
    static func nothingReadable(first note: AuditNote?) -> AuditError {
        let (en, ko) = (note.map { " " + $0.text.en } ?? "", note.map { " " + $0.text.ko } ?? "")
        return AuditError(
            .nothingToAudit,
            Bilingual(
                en: "None of the files could be read.\(en)", ko: "파일을 하나도 읽지 못했습니다.\(ko)"))
    }
}
