/// What stands on the page about precision besides numbers, in one language.
struct PrecisionWords: Sendable {
    /// From the title to the first table.
    let introduction: String
    /// The heading of the table by batch.
    let batches: String
    /// What is wrong in every case that the code allows.
    let violations: String
    /// What a person is asked to look at.
    let reviews: String
    /// The name of the last row.
    let all: String
    /// Headings of the table by batch.
    let batchColumns: [String]
    /// Headings of the tables by rule.
    let ruleColumns: [String]

    static let english = PrecisionWords(
        introduction: """
            # How often Handrail is right

            Findings on public apps are drawn at random, and each is read against the whole source of its app by
            somebody who did not write the rule. It is **right** (true, worth telling, message and fix correct),
            **right but** for a part (a true defect, and something in the message, the place or the fix is not
            correct; counts half), **noise** (true, and a sensible team would not want it; of a review: a question
            that a good auditor would not ask there) or **wrong**. Doubt counts against Handrail.

            - **At first sight** nobody had looked at the app before: that is what to expect of an app of yours. A batch
              that is named after bundles was drawn from the rules on bundles, languages and privacy alone, in apps that
              had been read for findings about views.
            - **Now** is about the same findings, as far as Handrail still tells them, with what was said of them
              last. It has been mended since they were read, so that is how the mending went and no promise for other
              apps. True ones that are no longer told are defects that Handrail now misses. Those that are told with
              another outcome (as a review and no longer as a violation, or the other way around) have not been read
              again.

            Every finding stands in [verdicts.csv](../Tests/Corpus/verdicts.csv) with its app, commit, place, verdict
            and reason. What was read before that table was begun is not in it. Most rules were read only a few times:
            two of two say little.
            """,
        batches: "By batch, at first sight", violations: "Violations", reviews: "Reviews", all: "all",
        batchColumns: [
            "batch", "apps read", "findings", "read", "right", "right but", "noise", "wrong", "right in sum",
        ],
        ruleColumns: [
            "rule", "read at first sight", "right", "told now", "right of these", "true, no longer told",
            "noise or wrong, no longer told", "told with another outcome",
        ])

    static let korean = PrecisionWords(
        introduction: """
            # Handrail의 결과는 얼마나 맞을까요

            공개된 앱에서 나온 결과를 무작위로 뽑아, 규칙을 작성하지 않은 사람이 앱의 소스 전체와 대조하며 하나씩 읽습니다. 판정은 네
            가지입니다. **맞음**(사실이고 알릴 가치가 있으며 메시지와 수정 방법도 정확함), **일부 틀림**(실제 결함이지만 메시지, 위치,
            수정 방법 중 일부가 정확하지 않음. 절반으로 셉니다), **불필요**(사실이지만 합리적인 팀이라면 원하지 않을 결과. 검토라면 좋은
            감사자가 그 자리에서 묻지 않을 질문), **틀림**. 확실하지 않으면 Handrail에 불리하게 셉니다.

            - **첫 판정**은 아무도 본 적 없는 앱에서 나온 수치입니다. 여러분의 앱에서 기대할 수 있는 값입니다. 이름이 bundle로
              시작하는 묶음은 뷰에 대한 결과만 읽었던 앱에서 번들, 언어, 개인정보 규칙의 결과만 뽑은 것입니다.
            - **현재**는 같은 결과 가운데 지금도 보고되는 것과 그에 대한 마지막 판정입니다. 판정 이후 Handrail을 고쳤으므로 이 수치는
              고친 결과를 보여 줄 뿐, 다른 앱에서도 그렇다는 뜻은 아닙니다. 맞는데 더는 보고되지 않는 것은 Handrail이 이제 놓치는
              결함입니다. 종류가 바뀐 것(위반이 검토로, 또는 그 반대로)은 다시 읽지 않았습니다.

            모든 결과는 앱, 커밋, 위치, 판정, 이유와 함께 [verdicts.csv](../Tests/Corpus/verdicts.csv)에 있습니다. 이 표를 만들기
            전에 읽은 것은 들어 있지 않습니다. 대부분의 규칙은 몇 번밖에 읽지 않았으므로, 두 번 중 두 번 맞았다고 해도
            큰 의미는 없습니다.
            """,
        batches: "묶음별 첫 판정", violations: "위반", reviews: "검토", all: "전체",
        batchColumns: ["묶음", "읽은 앱", "결과", "읽음", "맞음", "일부 틀림", "불필요", "틀림", "합계"],
        ruleColumns: [
            "규칙", "첫 판정에서 읽음", "맞음", "현재 보고됨", "그중 맞음", "맞지만 더는 보고되지 않음",
            "불필요하거나 틀려서 더는 보고되지 않음", "종류가 바뀜",
        ])
}
