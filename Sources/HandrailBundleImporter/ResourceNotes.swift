import HandrailMarkup
import HandrailModel
import HandrailSource

/// The notes on resource files that cannot be read, or not wholly.
enum ResourceNotes {
    /// The file cannot be opened.
    static func unreadable(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The file could not be opened, so it was not examined. Check that it exists and is readable.",
                ko: "파일을 열 수 없어 내용을 검사하지 못했습니다. 파일이 있는지, 읽기 권한이 있는지 확인하세요."))
    }

    /// Nothing of the file is used. `text` is what offsets refer to; `nil` where they count the bytes of a binary file.
    static func skipped(_ path: String, _ problem: MarkupProblem, in text: [UInt8]?) -> AuditNote {
        let place = text.map { Self.place(of: problem, in: $0) }
            ?? Bilingual(en: "Byte \(problem.offset)", ko: "\(problem.offset)번째 바이트")
        return AuditNote(
            path: path,
            text: Bilingual(
                en: "\(place.en): \(problem.kind.english) The file was skipped; correct or exclude it.",
                ko: "\(place.ko): \(problem.kind.korean) 파일을 건너뛰었습니다. 파일을 고치거나 검사 대상에서 제외하세요."))
    }

    /// Some entries of the file are not used, or are broken but understood. `problems` is not empty.
    static func partlyRead(_ path: String, _ problems: [MarkupProblem], in text: [UInt8]) -> AuditNote? {
        guard let first = problems.first else { return nil }
        let place = place(of: first, in: text)
        return AuditNote(
            path: path,
            text: Bilingual(
                en: "\(place.en): \(first.kind.english) Broken places: \(problems.count); the rest was read.",
                ko: "\(place.ko): \(first.kind.korean) 이 파일에서 잘못된 곳은 \(problems.count)군데이며, 나머지는 읽었습니다."))
    }

    /// The file is well formed, but is not what its name promises.
    static func unexpectedShape(_ path: String, missing: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The file does not have “\(missing)” where its format demands it, so it was skipped.",
                ko: "형식상 필요한 ‘\(missing)’ 항목이 없어 파일을 건너뛰었습니다."))
    }

    /// Entries that are well formed, but neither a text nor a rule for plurals or widths.
    static func entriesSkipped(_ path: String, count: Int) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "Entries that are neither a text nor a plural or width rule: \(count). They were skipped.",
                ko: "문자열도, 복수형이나 너비 규칙도 아닌 항목 \(count)개를 건너뛰었습니다."))
    }

    /// A catalog with more entries than are kept.
    static func tooManyEntries(_ path: String, limit: Int) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The catalog pairs more than \(limit) keys and languages; missing translations are not listed.",
                ko: "키와 언어의 조합이 \(limit)개를 넘어, 빠진 번역은 따로 나열하지 않았습니다."))
    }

    /// A set with more slots than are read.
    static func slotsSkipped(_ path: String, count: Int) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The set has more slots than are read; \(count) were skipped.",
                ko: "세트의 슬롯이 너무 많아 \(count)개를 건너뛰었습니다."))
    }

    /// A set that names files which do not lie in its folder.
    static func filesOutside(_ path: String, count: Int) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "Files that the set names outside its own folder were not opened: \(count).",
                ko: "세트가 자기 폴더 밖의 파일 \(count)개를 가리켜 열지 않았습니다."))
    }

    /// A custom symbol whose drawing is longer than what is read of it.
    static func drawingTooLong(_ path: String, megabytes: Int) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The drawing has \(megabytes) MB or more, so the symbol was not held against its template.",
                ko: "그림이 \(megabytes) MB 이상이어서 심벌이 템플릿에 맞는지 확인하지 못했습니다."))
    }

    /// A font that is longer than what is read.
    static func fontTooLong(_ path: String, megabytes: Int) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The font has more than \(megabytes) MB, so it is known by the name of its file alone.",
                ko: "서체 파일이 \(megabytes) MB를 넘어 파일 이름만 확인했습니다."))
    }

    /// A file that is called like a font and is none.
    static func noFont(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: "The file holds no font that could be read, so it is known by its name alone.",
                ko: "서체로 읽을 수 없는 파일이라 파일 이름만 확인했습니다."))
    }

    private static func place(of problem: MarkupProblem, in text: [UInt8]) -> Bilingual {
        let position = LineTable(text).position(of: UInt32(clamping: problem.offset))
        return Bilingual(
            en: "Line \(position.line), column \(position.column)",
            ko: "\(position.line)행 \(position.column)열")
    }
}
