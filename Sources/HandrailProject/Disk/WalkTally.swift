import HandrailModel

/// What a walk left out, counted for one note a reason.
struct WalkTally: Sendable {
    /// Whether the limit of files was reached.
    var isFull = false
    /// Number of folders below the deepest level.
    var tooDeep = 0
    /// Number of names that are not UTF-8.
    var unnamed = 0
    /// Number of symbolic links.
    var symbolicLinks = 0
    /// Folders that could not be listed.
    var unreadableFolders: [String] = []
    /// Pipes, sockets and devices that are called like files that are read.
    var special: [String] = []
    /// Folders not entered because of their names.
    var notEntered: [SkipReason: [String]] = [:]

    /// The notes, in a fixed order.
    func notes(_ limits: DiscoveryOptions.Limits) -> [AuditNote] {
        var notes = unreadableFolders.map(Self.unreadableFolder) + special.map(Self.special)
        notes += SkipReason.allCases.compactMap { reason in notEntered[reason].map { Self.notEntered($0) } }
        if symbolicLinks > 0 { notes.append(Self.symbolicLinks(symbolicLinks)) }
        if unnamed > 0 { notes.append(Self.unnamed(unnamed)) }
        if tooDeep > 0 { notes.append(Self.tooDeep(tooDeep, limit: limits.depth)) }
        if isFull { notes.append(Self.full(limit: limits.files)) }
        return notes
    }

    private static func unreadableFolder(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The folder could not be read and nothing in it was audited. Check its permissions.",
                ko: "폴더를 읽을 수 없어 안에 있는 파일을 검사하지 못했습니다. 접근 권한을 확인하세요."))
    }

    private static func special(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "This is a pipe, a socket or a device, and no file. It was not opened.",
                ko: "파일이 아니라 파이프, 소켓 또는 장치여서 열지 않았습니다."))
    }

    private static func notEntered(_ paths: [String]) -> AuditNote {
        let names = Set(paths.map(RelativePath.name)).sorted(by: RelativePath.precedes).joined(separator: ", ")
        return AuditNote(
            path: nil,
            text: Bilingual(
                en: "Not searched, because they hold dependencies or build products: \(names) (\(paths.count) in all).",
                ko: "의존성이나 빌드 산출물이 들어 있는 폴더 \(paths.count)개는 살펴보지 않았습니다: \(names)"))
    }

    private static func symbolicLinks(_ count: Int) -> AuditNote {
        AuditNote(
            path: nil,
            text: Bilingual(
                en: "Symbolic links are not followed; links passed over: \(count).",
                ko: "심벌릭 링크는 따라가지 않습니다. 건너뛴 링크: \(count)개."))
    }

    private static func unnamed(_ count: Int) -> AuditNote {
        AuditNote(
            path: nil,
            text: Bilingual(
                en: "Files and folders left out because their names are not UTF-8: \(count).",
                ko: "이름이 UTF-8이 아니어서 제외한 파일과 폴더: \(count)개."))
    }

    private static func tooDeep(_ count: Int, limit: Int) -> AuditNote {
        AuditNote(
            path: nil,
            text: Bilingual(
                en: "Folders nested more than \(limit) deep were not searched: \(count).",
                ko: "\(limit)단계보다 깊은 폴더 \(count)개는 살펴보지 않았습니다."))
    }

    private static func full(limit: Int) -> AuditNote {
        AuditNote(
            path: nil,
            text: Bilingual(
                en: """
                    The search stopped after \(limit) files; the rest was not audited. Audit smaller folders one by \
                    one.
                    """,
                ko: "파일 \(limit)개까지만 찾고 나머지는 검사하지 않았습니다. 더 작은 폴더로 나누어 검사하세요."))
    }
}
