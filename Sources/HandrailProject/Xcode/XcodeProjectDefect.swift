import HandrailModel

/// Why an Xcode project cannot be understood.
enum XcodeProjectDefect: Error, Hashable, Sendable {
    /// `project.pbxproj` cannot be read.
    case unreadable
    /// `project.pbxproj` is no property list.
    case noPropertyList
    /// The object that everything hangs on is missing.
    case missingRoot
    /// A group lies inside itself.
    case cyclicGroups

    /// The note that says so; the folder is audited as a plain folder then.
    func note(path: String) -> AuditNote {
        AuditNote(
            path: path,
            text: Bilingual(
                en: """
                    \(reason.en) The folder was audited as plain files, without targets and platforms. Open the \
                    project in Xcode to repair it.
                    """,
                ko: "\(reason.ko) 타깃과 플랫폼 정보 없이 폴더의 파일만 검사했습니다. Xcode에서 프로젝트를 열어 복구하세요."))
    }

    private var reason: Bilingual {
        switch self {
        case .unreadable:
            Bilingual(en: "The project file cannot be read.", ko: "프로젝트 파일을 읽을 수 없습니다.")
        case .noPropertyList:
            Bilingual(
                en: "The project file is not a valid property list.", ko: "프로젝트 파일이 올바른 속성 목록이 아닙니다.")
        case .missingRoot:
            Bilingual(
                en: "The project file lacks its project object or its main group.",
                ko: "프로젝트 파일에 프로젝트 객체나 최상위 그룹이 없습니다.")
        case .cyclicGroups:
            Bilingual(
                en: "A group in the project file contains itself.", ko: "프로젝트 파일에 자기 자신을 포함하는 그룹이 있습니다.")
        }
    }
}
