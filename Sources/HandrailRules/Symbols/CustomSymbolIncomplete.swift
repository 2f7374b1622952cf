import HandrailModel

/// A custom symbol whose drawing lacks what its template demands, or holds what it has no room for.
struct CustomSymbolIncomplete: BundleItemRule {
    static let info = RuleInfo(
        id: "custom-symbol-incomplete",
        title: Bilingual(en: "Custom symbol that does not fit its template", ko: "템플릿에 맞지 않는 사용자 설정 심벌"),
        reason: Bilingual(
            en: """
                The lines and drawings of the template make a symbol stand on the line of its text and follow its size \
                and weight. Without them it is refused, or sits and weighs unlike the words beside it.
                """,
            ko: """
                템플릿의 안내선과 그림이 있어야 심벌이 글줄에 맞고 글자의 크기와 굵기를 따라갑니다. 빠져 있으면 심벌로 쓸 수 없거나 옆 글자와 \
                위치와 굵기가 어긋납니다.
                """),
        impact: .moderate, guidelines: ["symbols.custom-template"], criteria: [],
        examples: CustomSymbolExamples.all)

    let kinds: Set<BundleItem.Kind> = [.symbol]

    /// A symbol and what is wrong with its drawing.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// What is wrong.
        let fault: SymbolFault
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .symbol(let image) = item, let template = image.template else { return }
        let faults = SymbolFault.all(in: template)
        if faults.isEmpty { return answers.pass() }
        for fault in faults {
            let signal = Signal(name: image.name, fault: fault)
            switch fault.outcome {
            case .violation: answers.violation(signal, of: item, at: template.place)
            case .review: answers.review(signal, of: item, at: template.place, certainty: .likely)
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let words = SymbolFaultWords(signal.fault)
        return Phrasing(
            message: Bilingual(
                en: "The drawing of the custom symbol “\(signal.name)” \(words.message.en)",
                ko: "사용자 설정 심벌 “\(signal.name)”의 그림\(words.message.ko)"),
            fix: words.fix)
    }
}
