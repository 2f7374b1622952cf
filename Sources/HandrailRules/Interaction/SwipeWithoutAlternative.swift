import HandrailModel
import HandrailSemantics
import HandrailSource

/// Rows whose actions can be reached by swiping alone.
struct SwipeWithoutAlternative: ElementRule {
    static let info = RuleInfo(
        id: "swipe-without-alternative",
        title: Bilingual(en: "Swipe as the only way to an action", ko: "쓸어넘기기로만 할 수 있는 동작"),
        reason: Bilingual(
            en: "Whoever cannot swipe sideways, or does not know of a hidden gesture, still has to delete a row.",
            ko: "옆으로 쓸어넘기기 어렵거나 숨은 제스처를 모르는 사람도 행을 삭제할 수 있어야 합니다."),
        impact: .moderate, guidelines: ["accessibility.gesture-alternatives"], criteria: ["WCAG 2.2 2.5.1"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            List {
                ForEach(drafts) { draft in
                    Text(draft.title)
                }
                .↓onDelete { drafts.remove(atOffsets: $0) }
            }
            """),
        RuleExample(
            .review,
            """
            List(drafts) { draft in
                ↓Text(draft.title)
                    .swipeActions {
                        Button("Delete", role: .destructive) { delete(draft) }
                    }
            }
            """),
        RuleExample(
            .silent,
            """
            List {
                ForEach(drafts) { draft in
                    Text(draft.title)
                }
                .onDelete { drafts.remove(atOffsets: $0) }
            }
            .toolbar { EditButton() }
            """),
        RuleExample(
            .silent,
            """
            List(drafts) { draft in
                Text(draft.title)
                    .swipeActions {
                        Button("Delete", role: .destructive) { delete(draft) }
                    }
                    .contextMenu {
                        Button("Delete", role: .destructive) { delete(draft) }
                    }
            }
            """),
        RuleExample(
            .silent,
            """
            List(drafts) { draft in
                HStack {
                    Text(draft.title)
                    Menu("More") {
                        Button("Delete") { delete(draft) }
                    }
                }
                .swipeActions {
                    Button("Delete", role: .destructive) { delete(draft) }
                }
            }
            """),
        RuleExample(
            .nearMiss("the row opens a screen that may offer the same"),
            """
            List(drafts) { draft in
                NavigationLink(draft.title) { Editor(draft) }
                    .swipeActions {
                        Button("Delete", role: .destructive) { delete(draft) }
                    }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.layered, .repeated]

    /// How the row is swiped.
    enum Signal: Hashable, Sendable {
        /// Actions behind the row, with the first one's name.
        case actions(String?)
        /// The system's swipe to delete.
        case delete
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let signal: Signal
        let place: SourcePlace
        var row = element
        if element.kind == .layered {
            guard let actions = element.children.first(where: { $0.slot == .swipeActions }) else { return }
            while let outer = row.parent, outer.kind == .layered || outer.kind == .customView { row = outer }
            signal = .actions(actions.firstWords)
            place = element.place
        } else {
            guard let delete = element.attributes.first(where: { $0.attribute.isOnDelete }) else { return }
            signal = .delete
            place = delete.place
        }
        guard screen.screen.reachesTouchDevices else { return answers.pass() }
        switch Self.alternative(in: row) {
        case .offered: return answers.pass()
        case .unknown:
            return answers.cannotTell(
                en: "what the row leads to may offer the same", ko: "행을 열면 나오는 화면이 같은 동작을 제공할 수 있습니다")
        case .none: break
        }
        if Self.hasEditMode(element.tree) { return answers.pass() }
        answers.review(signal, on: element, at: place, certainty: .likely)
    }

    private enum Alternative { case offered, unknown, none }

    /// Whether a control or a menu of the row may do the same.
    private static func alternative(in row: ElementView) -> Alternative {
        var result = Alternative.none
        var skipped = 0
        for level in [row] + row.descendants where level.index >= skipped {
            if level.slot == .swipeActions {
                skipped = level.index + 1 + level.descendants.count
                continue
            }
            if level.slot == .contextMenu { return .offered }
            switch level.kind {
            case .menu, .editButton: return .offered
            case .button, .navigationLink, .link, .opaque: result = .unknown
            default:
                for use in level.attributes {
                    switch use.attribute {
                    case .accessibility(.action(.named)): return .offered
                    case .interaction(.gesture), .unknownModifier: result = .unknown
                    default: break
                    }
                }
            }
        }
        return result
    }

    private static let edit = Fragments(["edit"])

    /// Whether the screen can be put into edit mode.
    private static func hasEditMode(_ tree: ElementTree) -> Bool {
        tree.elements.indices.contains { index in
            if tree.elements[index].kind == .editButton { return true }
            return tree[index].has { attribute in
                switch attribute {
                case .interaction(.editMode): true
                case .code(.action(let action)):
                    action.assignments.contains { edit.occur(in: $0.target) }
                        || action.toggles.contains { edit.occur(in: $0) }
                default: false
                }
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .actions(let name):
            let quote = name.map { " “\($0)”" } ?? ""
            return Phrasing(
                message: Bilingual(
                    en: "The action\(quote) of this row is reached only by swiping it sideways.",
                    ko: "이 행의 동작\(quote)은(는) 옆으로 쓸어넘겨야만 실행할 수 있습니다."),
                fix: Wording(
                    en: "Offer the same in a .contextMenu, in edit mode with an EditButton, or on the screen the row "
                        + "opens.",
                    ko: ".contextMenu나 EditButton으로 여는 편집 모드, 또는 행이 여는 화면에서도 같은 동작을 제공하세요."))
        case .delete:
            return Phrasing(
                message: Bilingual(
                    en: "Rows are deleted only by swiping: the screen has no edit mode and the rows no menu.",
                    ko: "쓸어넘기기로만 행을 삭제할 수 있습니다. 화면에 편집 모드가 없고 행에 메뉴도 없습니다."),
                fix: Wording(
                    en: "Add an EditButton to the toolbar, or a .contextMenu with the same action.",
                    ko: "도구 막대에 EditButton을 넣거나 같은 동작이 있는 .contextMenu를 추가하세요."))
        }
    }
}

extension Attribute {
    fileprivate var isOnDelete: Bool {
        guard case .interaction(.onDelete) = self else { return false }
        return true
    }
}

extension ElementView {
    /// The first words shown in it.
    fileprivate var firstWords: String? {
        for level in [self] + descendants {
            if case .words(let words) = level.content, let text = words.values.first?.text { return text }
        }
        return nil
    }
}
