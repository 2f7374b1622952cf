import HandrailModel
import HandrailSemantics
import HandrailSource

/// Dots or bars in a row, made in a loop, of which another color tells which page or step it is.
struct StepMarks {
    /// The row of marks.
    let row: ElementView
    /// The property that says which it is.
    let property: String
    /// Where code paints them.
    let place: SourcePlace

    /// The row that a mark is the first of; `nil` for what is none of such marks, or can be used.
    init?(_ element: ElementView) {
        guard element.kind == .shape || element.kind == .fill,
            let found = StateLook.own(of: element, decidedBy: Self.isStep),
            element.ancestors.prefix(Self.levels).contains(where: { $0.kind == .repeated }),
            let row = element.ancestors.first(where: \.isLine),
            row.descendants.contains(where: { $0.kind == .repeated }),
            row.descendants.allSatisfy(\.isMark),
            !([row] + row.ancestors).contains(where: { $0.kind.isControl || $0.has(.interaction(.gesture)) })
        else { return nil }
        let first = row.descendants.first { StateLook.own(of: $0, decidedBy: Self.isStep) != nil }
        guard first?.index == element.index else { return nil }
        self.row = row
        property = found.dependency.name
        place = found.place.file == row.place.file ? found.place : row.place
    }

    private static let levels = 5

    private static func isStep(_ dependency: StateDependency) -> Bool {
        guard let comparand = dependency.comparand, !["true", "false", "nil"].contains(comparand) else { return false }
        let name = dependency.name.camelCaseWords.map { $0.lowercased() }
        return !words.isDisjoint(with: name) && others.isDisjoint(with: name)
    }

    private static let words: Set<String> = [
        "page", "step", "index", "current", "slide", "progress", "selection", "tab",
    ]
    private static let others = Set(["color", "colors", "date", "dates", "scheme", "style", "styles"])

    /// Whether words beside it that are filled in while the app runs may say the same, or somebody describes it.
    var mayTell: Bool {
        let around = row.ancestors.first { !$0.kind.isTransparent && $0.kind != .layered }
        let described = ([row] + row.ancestors.prefix { $0.kind.isTransparent || $0.kind == .layered }).contains {
            level in
            level.attributes.contains { use in
                switch use.attribute {
                case .accessibility(.label), .accessibility(.value), .accessibility(.hidden), .accessibility(.children),
                    .accessibility(.unknown):
                    true
                default: false
                }
            }
        }
        return described
            || around?.descendants.contains { other in
                guard !row.contains(other) else { return false }
                if other.kind == .opaque { return true }
                guard other.kind == .text || other.kind == .label, case .words(let words) = other.content else {
                    return false
                }
                return words.value?.text == nil
            } ?? false
    }

    /// What is wrong with it, and the smallest change that mends it.
    static func phrase(_ property: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The color of marks in this row is all that tells “\(property)”: VoiceOver says nothing of which it \
                    is, nor of how many there are.
                    """,
                ko: """
                    이 행은 “\(property)” 값을 표시의 색으로만 보여 줍니다. VoiceOver는 지금이 몇 번째인지, 모두 몇 개인지 말하지 않습니다.
                    """),
            fix: Wording(
                en: """
                    Make the row one element with \(.accessibilityElement(".ignore")), and say in \
                    \(.accessibilityValue("_:")) which it is and of how many.
                    """,
                ko: """
                    \(.accessibilityElement(".ignore"))로 행을 한 요소로 만들고, 몇 개 중 몇 번째인지 \(.accessibilityValue("_:"))로 \
                    알려 주세요.
                    """))
    }
}

extension ElementView {
    fileprivate var isLine: Bool { kind == .horizontalStack || kind == .verticalStack }

    /// Whether it is nothing but paint, or holds what is.
    fileprivate var isMark: Bool {
        if has(.interaction(.gesture)) { return false }
        switch kind {
        case .shape, .fill, .spacer, .nothing, .repeated, .branch, .alternatives, .group, .customView, .layered,
            .depthStack, .horizontalStack, .verticalStack:
            return true
        default: return false
        }
    }
}
