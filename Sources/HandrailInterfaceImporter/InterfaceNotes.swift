import HandrailMarkup
import HandrailModel
import HandrailSource

/// The notes on interface files that cannot be read, or not wholly.
enum InterfaceNotes {
    /// The file is no interface file.
    static func noInterface(_ path: String, _ problem: MarkupProblem?, _ lines: LineTable) -> AuditNote {
        let reason = problem.map { place(of: $0, lines) }
        return AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    \(reason.map { $0.en + " " } ?? "")The file holds no interface that can be read, so nothing in it \
                    was examined. Open it in Xcode and save it again.
                    """,
                ko: "\(reason.map { $0.ko + " " } ?? "")읽을 수 있는 인터페이스가 없어 이 파일은 검사하지 않았습니다. Xcode에서 열어 다시 저장하세요."))
    }

    /// The file has the form it had before Xcode 5.
    static func oldFormat(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    The file has the format of Xcode 4 or earlier and was not examined. Open it in Xcode, choose \
                    “Opens in” in the File inspector and save it.
                    """,
                ko: "Xcode 4 이전 형식의 파일이라 검사하지 않았습니다. Xcode에서 열고 File inspector의 “Opens in”을 선택한 뒤 저장하세요."))
    }

    /// The file is kept in UTF-16.
    static func transcoded(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    The file is encoded in UTF-16. It was examined, but no edits are offered for it; convert it to \
                    UTF-8, as Xcode writes it, to get them.
                    """,
                ko: "UTF-16으로 인코딩된 파일입니다. 검사는 했지만 수정안은 제공하지 않습니다. 수정안을 받으려면 Xcode가 쓰는 UTF-8로 변환하세요."))
    }

    /// Some places of the file are broken.
    static func partlyRead(_ path: String, _ problems: [MarkupProblem], _ lines: LineTable) -> AuditNote {
        let first = problems.first.map { place(of: $0, lines) } ?? Bilingual(en: "", ko: "")
        return AuditNote(
            path: path,
            text: Bilingual(
                en: "\(first.en) Broken places: \(problems.count); the rest was read.",
                ko: "\(first.ko) 이 파일에서 잘못된 곳은 \(problems.count)군데이며, 나머지는 읽었습니다."))
    }

    private static func place(of problem: MarkupProblem, _ lines: LineTable) -> Bilingual {
        let position = lines.position(of: UInt32(clamping: problem.offset))
        return Bilingual(
            en: "Line \(position.line), column \(position.column): \(problem.kind.english)",
            ko: "\(position.line)행 \(position.column)열: \(problem.kind.korean)")
    }
}
