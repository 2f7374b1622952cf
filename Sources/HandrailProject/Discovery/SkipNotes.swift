import HandrailModel

/// The summed-up notes on Swift files in which nothing is reported.
enum SkipNotes {
    /// `count` Swift files are tests; `nil` for none.
    static func tests(_ count: Int) -> AuditNote? {
        guard count > 0 else { return nil }
        return AuditNote(
            path: nil,
            text: Bilingual(en: "Swift files of tests left out: \(count).", ko: "테스트 Swift 파일 \(count)개는 제외했습니다."))
    }

    /// `count` Swift files are read for what they declare only, for the reason `mark`; `nil` for none.
    static func linkedOnly(_ mark: PathMarks, count: Int) -> AuditNote? {
        guard count > 0 else { return nil }
        let (en, ko) = words[mark.rawValue] ?? ("Excluded", "제외 대상")
        return AuditNote(
            path: nil,
            text: Bilingual(
                en: "\(en) Swift files, read for their declarations but not audited: \(count).",
                ko: "\(ko) Swift 파일 \(count)개는 선언만 참조하고 검사하지 않았습니다."))
    }

    /// A project is no part of the app.
    static func apart(_ path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    No part of the app in the folder around it, so nothing is reported in it. Give its path to have it \
                    audited.
                    """,
                ko: "바깥 폴더의 앱에 속하지 않는 프로젝트여서 문제를 보고하지 않았습니다. 검사하려면 이 프로젝트의 경로를 지정하세요."))
    }

    private static let words: [PathMarks.RawValue: (en: String, ko: String)] = [
        PathMarks.vendored.rawValue: ("Vendored", "외부에서 가져온"),
        PathMarks.generated.rawValue: ("Generated", "자동 생성된"),
        PathMarks.apart.rawValue: ("Other projects’", "앱과 별개인 프로젝트의"),
        PathMarks.excluded.rawValue: ("Excluded", "제외 패턴에 해당하는"),
    ]
}
