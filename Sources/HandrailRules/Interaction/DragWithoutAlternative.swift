import HandrailModel
import HandrailSemantics
import HandrailSource

/// A place to drag from or to drop on that assistive technologies are told nothing of.
struct DragWithoutAlternative: ElementRule {
    static let info = RuleInfo(
        id: "drag-without-alternative",
        title: Bilingual(en: "Drag and drop without alternative", ko: "대안이 없는 드래그 앤 드롭"),
        reason: Bilingual(
            en: "Dragging needs a steady hand; VoiceOver and Switch Control drag only between places that have names.",
            ko: "드래그하려면 손이 안정적이어야 합니다. VoiceOver와 스위치 제어는 이름이 지정된 위치 사이에서만 드래그할 수 있습니다."),
        impact: .moderate, guidelines: ["accessibility.drag-and-drop"], criteria: ["WCAG 2.2 2.5.7"], examples: examples
    )

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                Text(chip.title)
                    .onDrag { provider(for: chip) }
                    .↓onDrop(of: [.text], delegate: reorder)
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Image("inbox")
                    .↓dropDestination(for: Task.self) { tasks, _ in move(tasks) }
                Text("Inbox")
            }
            """),
        RuleExample(
            .silent,
            """
            Text(chip.title)
                .draggable(chip)
                .dropDestination(for: Chip.self) { chips, _ in swap(chips) }
                .accessibilityDropPoint(.center, description: "Before")
            """),
        RuleExample(
            .silent,
            """
            Text(chip.title)
                .dropDestination(for: Chip.self) { chips, _ in swap(chips) }
                .contextMenu {
                    Button("Move Up") { moveUp(chip) }
                    Button("Move Down") { moveDown(chip) }
                }
            """),
        RuleExample(
            .silent,
            """
            Text(chip.title)
                .dropDestination(for: Chip.self) { chips, _ in swap(chips) }
                .accessibilityAction(named: "Move up") { moveUp(chip) }
            """),
        RuleExample(
            .silent,
            """
            List(songs) { song in
                Text(song.title).draggable(song)
            }
            """),
        RuleExample(
            .review,
            """
            final class ShelfController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Shelf", comment: "")
                    collectionView.dragDelegate = self
                    ↓collectionView.dropDelegate = self
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class TrayView: UIView, UIDropInteractionDelegate {
                private let caption = UILabel()

                init() {
                    super.init(frame: .zero)
                    caption.text = NSLocalizedString("Inbox", comment: "")
                    addSubview(caption)
                    ↓addInteraction(UIDropInteraction(delegate: self))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ShelfController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Shelf", comment: "")
                    tableView.dragDelegate = self
                    tableView.dropDelegate = self
                    navigationItem.rightBarButtonItem = editButtonItem
                }

                override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
                    shelf.move(from.row, to: to.row)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrayView: UIView, UIDropInteractionDelegate {
                init() {
                    super.init(frame: .zero)
                    isAccessibilityElement = true
                    accessibilityLabel = NSLocalizedString("Inbox", comment: "")
                    accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: NSLocalizedString("Move here", comment: "")) { _ in true }
                    ]
                    addInteraction(UIDropInteraction(delegate: self))
                }
            }
            """),
        RuleExample(
            .nearMiss("files that are dropped can be chosen with the button as well"),
            """
            VStack {
                Text("Your books")
                Button("Import") { isImporting = true }
            }
            .onDrop(of: [.item], isTargeted: nil) { load($0) }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.item]) { add($0) }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.dropTarget)]

    /// Something to drop on.
    struct Signal: Hashable, Sendable {
        /// What it is.
        let element: NamedElement
        /// Whether it is dragged as well, as in a list that is put in order.
        let isDragged: Bool
        /// Whether its rows or cells are what is dragged.
        let isList: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let drop = element.attributes.first(where: { $0.attribute.isDropTarget }) else { return }
        var isDragged = false
        for level in [element] + element.ancestors.prefix(while: { $0.kind.isTransparent }) {
            if level.children.contains(where: { $0.slot == .contextMenu || $0.slot == .swipeActions }) {
                return answers.pass()
            }
            for use in level.attributes {
                switch use.attribute {
                case .accessibility(.dropPoint), .accessibility(.dragPoint), .accessibility(.action),
                    .interaction(.onMove):
                    return answers.pass()
                case .interaction(.draggable): isDragged = true
                case .accessibility(.unknown):
                    return answers.cannotTell(
                        en: "a modifier of a package may name the place", ko: "패키지의 수정자가 자리에 이름을 붙일 수 있습니다")
                default: break
                }
            }
        }
        // Whatever lies in it may do the same in another way: a button, a menu, a field to paste into.
        for level in element.descendants where !isDragged {
            if level.kind.isControl || level.kind == .opaque || !level.gestures.isEmpty {
                return answers.cannotTell(en: "a control inside may do the same", ko: "안에 있는 컨트롤이 같은 일을 할 수 있습니다")
            }
        }
        if screen.offersImport { return answers.pass() }
        let signal = Signal(
            element: NamedElement(element), isDragged: isDragged,
            isList: element.kind == .list || element.kind == .lazyContainer)
        answers.review(signal, on: element, at: drop.place, certainty: .likely)
    }

    let viewFix: ViewFix? = .dragging

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: signal.isList && signal.isDragged
                ? Bilingual(
                    en: """
                        What stands in this list is put in place by dragging alone; no action, menu or handle moves it.
                        """,
                    ko: "이 목록의 항목은 드래그해야만 옮길 수 있습니다. 옮기는 동작이나 메뉴, 이동 핸들이 없습니다.")
                : signal.isDragged
                ? Bilingual(
                    en: """
                        This \(signal.element.en) is put in place by dragging alone; nothing names the drop point, and \
                        no action moves it.
                        """,
                    ko: "이 \(signal.element.ko)은(는) 드래그해야만 옮길 수 있습니다. 드롭 지점에 이름이 없고, 옮기는 동작도 없습니다.")
                : Bilingual(
                    en: """
                        Things are dropped on this \(signal.element.en), but nothing names the drop point, and nothing \
                        else does the same.
                        """,
                    ko: "이 \(signal.element.ko)에 항목을 드롭할 수 있지만 드롭 지점에 이름이 없고, 같은 일을 하는 다른 방법도 없습니다."),
            fix: Wording(
                en: """
                    Add \(.accessibilityDropPoint) and \(.accessibilityDragPoint), or offer the move as \
                    \(.namedAction) or in a menu.
                    """,
                ko: """
                    \(.accessibilityDropPoint)와 \(.accessibilityDragPoint)를 추가하거나, 옮기는 동작을 \(.namedAction) 또는 메뉴로 제공하세요.
                    """))
    }
}

extension Attribute {
    fileprivate var isDropTarget: Bool {
        guard case .interaction(.dropTarget) = self else { return false }
        return true
    }
}

extension PerceivedTree {
    /// Whether something on the screen pastes, or picks photos.
    fileprivate var offersImport: Bool {
        screen.tree.elements.contains { $0.kind == .pasteButton || $0.kind == .photosPicker }
    }
}
