import HandrailModel
import HandrailSource

/// A call of an accessibility API that has been replaced.
struct DeprecatedAccessibilityAPI: CodeUseRule {
    static let info = RuleInfo(
        id: "deprecated-accessibility-api",
        title: Bilingual(en: "Replaced accessibility API", ko: "대체된 손쉬운 사용 API"),
        reason: Bilingual(
            en: "What is replaced gets no improvements, and new kinds of labels, values and conditions exist only in "
                + "the new form.",
            ko: "대체된 API는 더 이상 개선되지 않으며, 새로운 레이블과 값, 조건은 새 형태에서만 쓸 수 있습니다."),
        impact: .minor, guidelines: ["accessibility.assistive-technology-integration"],
        criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Image("lake")
                .↓accessibility(label: Text("Lake at dawn"))
            """),
        RuleExample(
            .review,
            """
            Text("Overview")
                .font(.headline)
                .↓accessibility(addTraits: .isHeader)
            """),
        RuleExample(
            .silent,
            """
            Image("lake")
                .accessibilityLabel("Lake at dawn")
            """),
        RuleExample(
            .silent,
            """
            Text("Overview")
                .accessibilityAddTraits(.isHeader)
            """),
        RuleExample(
            .silent,
            """
            Image("lake")
                .accessibilityHidden(true)
            """),
        RuleExample(
            .nearMiss("an extension of the app has a name that begins alike"),
            """
            struct Lake: View {
                var body: some View {
                    Image("lake").accessibility(named: "Lake at dawn")
                }
            }

            extension View {
                func accessibility(named name: String) -> some View { accessibilityLabel(name) }
            }
            """),
    ]

    let apis: Set<CodeUse.Kind> = [.replaced]

    /// The old call and what stands for it.
    struct Signal: Hashable, Sendable {
        /// The old name.
        let name: String
        /// The new name.
        let replacement: String
        /// The edit that writes the new name; `nil` where more has to change.
        let mending: SourceEdit?
    }

    /// The release that every replacement came with.
    private static let replacements: SystemRelease = 14

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            // Where code asks for the version of the system, the old way may be the only one.
            guard case .replaced(let name, let replacement, let mending) = use.api, use.condition?.subject != .platform
            else { continue }
            // On systems before the new form the old one is the only one.
            if code.screen?.screen.platforms.contains(where: Self.replacements.isAfter) ?? false {
                answers.pass()
                continue
            }
            answers.review(
                Signal(name: name, replacement: replacement, mending: mending), of: use, in: code, certainty: .certain,
                cause: .app(name))
        }
    }

    func repairs(_ signal: Signal) -> [RepairPlan] {
        signal.mending.map { [.writing(.newName, by: [$0])] } ?? []
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "\(signal.name) has been replaced by \(signal.replacement); \(places) places use it.",
                ko: "\(signal.name)은(는) \(signal.replacement)(으)로 대체되었습니다. \(places)곳에서 쓰고 있습니다."),
            fix: Wording(en: "Use \(signal.replacement).", ko: "\(signal.replacement)을(를) 사용하세요."))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "\(signal.name) has been replaced by \(signal.replacement).",
                ko: "\(signal.name)은(는) \(signal.replacement)(으)로 대체되었습니다."),
            fix: Wording(en: "Use \(signal.replacement).", ko: "\(signal.replacement)을(를) 사용하세요."))
    }
}
