import HandrailModel

/// What a cell is told for assistive technologies of some rows only, so that it says it of other rows as well.
struct StaleLabel: ElementRule {
    static let info = RuleInfo(
        id: "stale-label",
        title: Bilingual(en: "Words that a reused cell keeps", ko: "재사용되는 셀에 남는 설명"),
        reason: Bilingual(
            en: """
                A list uses a cell again for the next row. What was set on it for assistive technologies stays until \
                code sets something else, so that people hear the words of one row on another.
                """,
            ko: """
                목록은 셀을 다음 행에 다시 사용합니다. 손쉬운 사용을 위해 지정한 내용은 코드에서 바꿀 때까지 남아 있어서, 다른 행에서 이전 행의 설명을 듣게 됩니다.
                """),
        impact: .serious, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 4.1.2"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.review, cell("if parcel.isLate { ↓accessibilityValue = late }")),
        RuleExample(.review, cell("if parcel.isLate { ↓accessibilityLabel = late }")),
        RuleExample(.silent, cell("accessibilityValue = parcel.isLate ? late : nil")),
        RuleExample(
            .silent,
            cell("if parcel.isLate { accessibilityValue = late } else { accessibilityValue = nil }")),
        RuleExample(
            .nearMiss("the cell is emptied before it is used again"),
            cell(
                "if parcel.isLate { accessibilityValue = late }",
                more: "override func prepareForReuse() { super.prepareForReuse(); accessibilityValue = nil }")),
        RuleExample(
            .silent,
            cell("accessibilityValue = nil\n        if parcel.isLate { accessibilityValue = late }")),
        RuleExample(
            .nearMiss("a screen is not used again"),
            """
            final class ParcelController: UIViewController {
                private let sender = UILabel()

                func show(_ parcel: Parcel) {
                    view.addSubview(sender)
                    sender.text = parcel.sender
                    if parcel.isLate { sender.accessibilityValue = NSLocalizedString("Late", comment: "") }
                }
            }

            struct Parcel {
                let sender: String
                let isLate: Bool
            }
            """),
    ]

    private static func cell(_ statement: String, more: String = "") -> String {
        """
        final class ParcelCell: UITableViewCell {
            private let sender = UILabel()
            private let late = NSLocalizedString("Late", comment: "")

            func show(_ parcel: Parcel) {
                contentView.addSubview(sender)
                sender.text = parcel.sender
                \(statement)
            }
            \(more)
        }

        struct Parcel {
            let sender: String
            let isLate: Bool
        }
        """
    }

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.accessibility(.oversight)]

    /// What stays.
    enum Signal: Hashable, Sendable {
        case kept
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes where use.attribute == .accessibility(.oversight(.keptByReuse)) {
            answers.review(.kept, on: element, at: use.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: "Set it in the other case as well, or set it to nil in prepareForReuse().",
            ko: "나머지 경우에도 값을 지정하거나, prepareForReuse()에서 nil로 되돌리세요.")
        return Phrasing(
            message: Bilingual(
                en: """
                    This is set for some rows only and never taken back: a cell that is used again says it of a row it \
                    is not true of.
                    """,
                ko: "일부 행에서만 지정하고 되돌리지 않습니다. 셀이 재사용되면 해당하지 않는 행에서도 이 내용을 말합니다."),
            fix: fix, inViews: fix)
    }
}
