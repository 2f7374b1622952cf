import HandrailModel

/// What `handrail fix` says when it is done.
struct FixSummary {
    private let result: FixRun.Result
    private let guarded: GuardedFiles
    private let isDryRun: Bool
    private let takesBehavioral: Bool
    private let asksForWords: Bool
    private let rules: Set<String>

    /// What is said of a result.
    ///
    /// - Parameter rules: ids of the rules whose findings are mended.
    init(
        _ result: FixRun.Result, _ guarded: GuardedFiles, rules: Set<String>, isDryRun: Bool, takesBehavioral: Bool,
        asksForWords: Bool
    ) {
        self.rules = rules
        self.asksForWords = asksForWords
        self.result = result
        self.guarded = guarded
        self.isDryRun = isDryRun
        self.takesBehavioral = takesBehavioral
    }

    /// The sentences, in the order in which they are said.
    var sentences: [Bilingual] {
        [done] + (result.takenBack > 0 ? [takenBack] : [])
            + guarded.leftAlone.map(leftAlone) + waiting
    }

    private var done: Bilingual {
        let (count, files, left) = (result.applied, result.files.count, result.after.findings.count)
        guard count > 0 else {
            return Bilingual(
                en: "Nothing was changed: no finding has an edit that may be applied.",
                ko: "적용할 수 있는 수정이 없어 아무것도 바꾸지 않았습니다.")
        }
        let edits = count == 1 ? "1 finding" : "\(count) findings"
        let places = files == 1 ? "1 file" : "\(files) files"
        let was = result.before.findings.count
        return isDryRun
            ? Bilingual(
                en: "\(edits) would be mended in \(places); \(left) of \(was) would be left. Nothing was written.",
                ko: "파일 \(files)개에서 결과 \(count)건을 고칠 수 있고, \(was)건 중 \(left)건이 남습니다. 파일은 쓰지 않았습니다.")
            : Bilingual(
                en: "\(edits) mended in \(places); \(left) of \(was) are left.",
                ko: "파일 \(files)개에서 결과 \(count)건을 고쳤고, \(was)건 중 \(left)건이 남았습니다.")
    }

    private var takenBack: Bilingual {
        Bilingual(
            en: "Not applied, because another finding or an error of syntax would come with it: \(result.takenBack).",
            ko: "다른 결과나 구문 오류가 생겨 적용하지 않은 수정: \(result.takenBack)건")
    }

    private func leftAlone(_ file: (path: String, reason: GuardedFiles.Reason)) -> Bilingual {
        switch file.reason {
        case .uncommitted:
            Bilingual(
                en: "Left alone: “\(file.path)” has uncommitted changes. Commit them, or use --allow-dirty.",
                ko: "건드리지 않음: “\(file.path)” 파일에 커밋하지 않은 변경이 있습니다. 커밋하거나 --allow-dirty를 쓰세요.")
        case .noRepository:
            Bilingual(
                en: "Left alone: “\(file.path)” is in no git repository, or git is not installed. Use --dry-run to see "
                    + "the changes, or --allow-dirty to make them.",
                ko: "건드리지 않음: “\(file.path)” 파일이 git 저장소에 없거나 git이 설치되어 있지 않습니다. 바뀔 내용은 --dry-run으로 보고, "
                    + "그래도 고치려면 --allow-dirty를 쓰세요.")
        case .outside:
            Bilingual(
                en: "Left alone: “\(file.path)” is reached by a link or lies outside of what was audited.",
                ko: "건드리지 않음: “\(file.path)” 파일은 링크로 이어져 있거나 검사한 범위 밖에 있습니다.")
        case .unwritable:
            Bilingual(
                en: "Left alone: “\(file.path)” is read-only; change its permissions.",
                ko: "건드리지 않음: “\(file.path)”은(는) 읽기 전용 파일입니다. 접근 권한을 바꾸세요.")
        case .transcoded:
            Bilingual(
                en: "Left alone: “\(file.path)” is in UTF-16; save it as UTF-8.",
                ko: "건드리지 않음: “\(file.path)”은(는) UTF-16 파일입니다. UTF-8로 저장하세요.")
        }
    }

    /// What other options would mend: edits after which the app behaves differently, and those that need words.
    private var waiting: [Bilingual] {
        let left = result.after.findings.filter { rules.contains($0.rule) }
        func count(_ safety: Repair.Safety) -> Int {
            left.count { finding in finding.repairs.contains { $0.safety == safety && !$0.edits.isEmpty } }
        }
        let (changing, open) = (count(.behavioral), count(.needsWords))
        var sentences: [Bilingual] = []
        if !takesBehavioral, changing > 0 {
            sentences.append(
                Bilingual(
                    en: "--behavioral would also mend \(changing), after which everybody may notice a difference.",
                    ko: "--behavioral을 쓰면 누구나 차이를 느낄 수 있는 \(changing)건도 고칩니다."))
        }
        if !asksForWords, open > 0 {
            sentences.append(
                Bilingual(
                    en: "--interactive asks for the words that \(open) \(open == 1 ? "needs" : "need").",
                    ko: "--interactive를 쓰면 말이 필요한 \(open)건에 넣을 말을 묻습니다."))
        }
        return sentences
    }
}
