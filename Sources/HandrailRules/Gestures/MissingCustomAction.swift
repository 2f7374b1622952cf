import HandrailModel
import HandrailSource

/// Something that only a long press, a drag, a pinch, a turn, several fingers or a double tap does.
struct MissingCustomAction: ElementRule {
    static let info = RuleInfo(
        id: "missing-custom-action",
        title: Bilingual(en: "Gesture without an accessibility action", ko: "손쉬운 사용 동작이 없는 제스처"),
        reason: Bilingual(
            en: "VoiceOver, Switch Control and Voice Control reach what a custom gesture does only through an "
                + "accessibility action, a menu or a button.",
            ko: "VoiceOver, 스위치 제어, 음성 명령은 손쉬운 사용 동작이나 메뉴, 버튼이 있어야만 사용자 설정 제스처의 기능을 "
                + "실행할 수 있습니다."),
        impact: .moderate, guidelines: ["accessibility.custom-gesture-actions"],
        criteria: ["WCAG 2.2 2.1.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .silent,
            """
            struct Capsule: View {
                let title: String
                let act: () -> Void
                var body: some View { Button { act() } label: { Text(title) } }
            }
            struct Ticket: View {
                let store: Store
                var body: some View {
                    VStack {
                        ScrollView {
                            Text(store.code).onLongPressGesture { store.send(.copy) }
                        }
                        Capsule(title: "Copy the code") { store.send(.copy) }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ScrollView {
                    ForEach(tickets) { ticket in
                        ↓Text(ticket.code).onLongPressGesture { store.send(.copy(ticket)) }
                    }
                }
                ForEach(others) { ticket in
                    Button("Copy") { store.send(.copy(ticket)) }
                }
            }
            """),
        RuleExample(
            .review,
            """
            List(tasks) { task in
                ↓Text(task.title)
                    .onLongPressGesture { editedTask = task }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Image("photo")
                    .accessibilityLabel("Lake at dawn")
                    .onTapGesture(count: 2) { like(photo) }
                Text("Lake at dawn")
            }
            """),
        RuleExample(
            .review,
            """
            ↓VStack {
                Text("Now playing")
                Text(song.title)
            }
            .gesture(DragGesture().onEnded { drag in
                if drag.translation.width > 100 { player.next() } else { player.previous() }
            })
            """),
        RuleExample(
            .review,
            """
            ↓Text(card.name)
                .offset(offset)
                .gesture(DragGesture()
                    .onChanged { drag in offset = drag.translation }
                    .onEnded { drag in
                        if drag.translation.width > 100 { deck.like(card) } else { deck.skip(card) }
                        offset = .zero
                    })
            """),
        RuleExample(
            .review,
            """
            ↓Image("photo")
                .accessibilityLabel("Lake at dawn")
                .onTapGesture(count: 2) { isLiked.toggle() }
            """),
        RuleExample(
            .review,
            """
            ↓VStack {
                Text("Tip of the day")
                Text("Sail with the tide")
            }
            .gesture(DragGesture().onEnded { drag in if drag.translation.width < 0 { tip += 1 } else { tip -= 1 } })
            """),
        RuleExample(
            .review,
            """
            ↓VStack {
                Text("Inbox")
                Text("Nothing new")
            }
            .gesture(DragGesture().onEnded { drag in if drag.translation.width > 60 { showsDrawer = true } })
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Tip of the day")
                    .gesture(DragGesture().onEnded { drag in tip += 1 })
                HStack {
                    Button("Next tip") { tip += 1 }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text(task.title)
                .onLongPressGesture { editedTask = task }
                .accessibilityAction(named: "Edit") { editedTask = task }
            """),
        RuleExample(
            .silent,
            """
            Text(task.title)
                .onLongPressGesture { editedTask = task }
                .contextMenu { Button("Edit") { editedTask = task } }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Details")
            }
            .gesture(DragGesture().onEnded { drag in dismiss() })
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(task.title)
                    .onLongPressGesture { editedTask = task }
                Button("Edit") { editedTask = task }
            }
            """),
        RuleExample(
            .nearMiss("the drag only moves the picture under the finger"),
            """
            Image("map")
                .gesture(DragGesture().onChanged { drag in offset = drag.translation })
            """),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let photo = UIButton()
                @objc private func save() { library.add(picture) }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    photo.setImage(UIImage(named: "mole"), for: .normal)
                    photo.accessibilityLabel = NSLocalizedString("Mole", comment: "")
                    ↓photo.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(save)))
                    view.addSubview(photo)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class ReaderController: UIViewController {
                private let page = UIView()
                @objc private func showContents() { contents.show() }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    page.isAccessibilityElement = true
                    page.accessibilityLabel = NSLocalizedString("Page", comment: "")
                    let tap = UITapGestureRecognizer(target: self, action: #selector(showContents))
                    tap.numberOfTouchesRequired = 2
                    ↓page.addGestureRecognizer(tap)
                    view.addSubview(page)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.gesture)]

    /// The gesture that nothing stands in for.
    struct Signal: Hashable, Sendable {
        /// What reacts to it.
        let element: NamedElement
        /// What people do.
        let gesture: Gesture.Kind
        /// Whether what is dragged is a swipe.
        let isSwipe: Bool
        /// The number of taps, for taps.
        let count: Int
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for (gesture, use) in element.gestures where gesture.needsAction {
            let effect = ActionEffect(gesture.action)
            let site = GestureSite(element, on: screen)
            // A flag that is flipped may close something, but opens it or likes it just as well.
            let onlyCloses = effect.onlyCloses && effect.summary.toggles.isEmpty
            let isTurned = !gesture.pages && site.element.tree.hasControl(setting: gesture.pagedState)
            if effect.isNothing || effect.onlyMovesFocus || onlyCloses || isTurned || isMet(site, effect) {
                answers.pass()
                continue
            }
            if site.isOpaque {
                return answers.cannotTell(en: "the view cannot be looked into", ko: "뷰의 내부를 볼 수 없습니다")
            }
            if gesture.kind == .drag, element.isListWithoutRows {
                return answers.cannotTell(
                    en: "the rows, which are filled elsewhere, may offer the same",
                    ko: "다른 곳에서 채우는 행이 같은 동작을 제공할 수 있습니다")
            }
            if site.hasUnknownDescription {
                return answers.cannotTell(
                    en: "a modifier of a package may add the action", ko: "패키지의 수정자가 동작을 추가할 수 있습니다")
            }
            let signal = Signal(
                element: NamedElement(element, stops: site.stops), gesture: gesture.kind, isSwipe: gesture.isSwipe,
                count: gesture.count ?? 1)
            let place = site.isWrittenOnElement(use) ? element.place : use.place
            return answers.review(signal, on: element, at: place, certainty: .likely)
        }
    }

    /// Whether the same can be reached in another way, or there is nobody to reach it.
    private func isMet(_ site: GestureSite, _ effect: ActionEffect) -> Bool {
        site.isHidden || site.isReplaced || site.isUntouchable || site.hasContextMenu || site.isOption
            || !site.offeredActions.isEmpty || site.element.kind == .map || site.isOfferedByControl(effect)
            || site.isOfferedElsewhere(effect)
            || site.element.gestures.contains {
                $0.gesture.isPlainTap && effect.isSame(as: ActionEffect($0.gesture.action))
            }
    }

    let viewFix: ViewFix? = .action

    func phrase(_ signal: Signal) -> Phrasing {
        let gesture = Self.words(for: signal)
        return Phrasing(
            message: Bilingual(
                en: "\(gesture.en) on this \(signal.element.en) does something that no accessibility action, menu or "
                    + "button on this screen offers.",
                ko: "이 \(signal.element.ko)에서 \(gesture.ko)(으)로 하는 일을 이 화면의 손쉬운 사용 동작이나 메뉴, 버튼으로는 할 수 없습니다."),
            fix: Wording(
                en: "Offer the same with \(.namedAction), or with a .contextMenu or a visible button.",
                ko: "\(.namedAction)으로 같은 동작을 제공하거나 .contextMenu 또는 화면에 보이는 버튼을 추가하세요."))
    }

    private static func words(for signal: Signal) -> Bilingual {
        switch signal.gesture {
        case .tap:
            signal.count == 2
                ? Bilingual(
                    en: "A double tap",
                    ko: "이중 탭") : Bilingual(
                    en: "Tapping \(signal.count) times",
                    ko: "\(signal.count)번 탭")
        case .longPress: Bilingual(en: "A long press", ko: "길게 누르기")
        case .drag: signal.isSwipe ? Bilingual(en: "A swipe", ko: "쓸어넘기기") : Bilingual(en: "A drag", ko: "드래그")
        case .magnify: Bilingual(en: "Pinching", ko: "확대/축소 제스처")
        case .rotate: Bilingual(en: "Turning two fingers", ko: "회전 제스처")
        case .severalFingers: Bilingual(en: "A gesture of several fingers", ko: "여러 손가락 제스처")
        case .hover, .other: Bilingual(en: "A gesture", ko: "제스처")
        }
    }
}

extension Gesture {
    /// Whether it is a single tap, which activates.
    fileprivate var isPlainTap: Bool { kind == .tap && count == 1 }

    /// Whether what it calls does more than follow the finger.
    fileprivate var pages: Bool {
        ActionEffect(action).meaningfulCalls.contains { movesSomething ? $0.isDecision : !$0.isMotion }
    }

    /// Whether it does something that activating the element does not.
    fileprivate var needsAction: Bool {
        switch kind {
        case .tap: (2...3).contains(count ?? 1)
        case .longPress, .magnify, .rotate, .severalFingers: true
        case .drag:
            draggedValue == nil && !action.dismisses && (pages || !pagedState.isEmpty)
        case .hover, .other: false
        }
    }
}

extension ElementView {
    /// Whether it is a list of which no row is known.
    fileprivate var isListWithoutRows: Bool {
        switch kind {
        case .list, .table: !descendants.contains { $0.kind == .text || $0.kind == .image || $0.kind.isControl }
        default: false
        }
    }
}

extension ElementTree {
    /// Whether a control anywhere on the screen sets, counts or shows one of these properties.
    fileprivate func hasControl(setting names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        return elements.indices.contains { index in
            elements[index].kind.isControl && self[index].attributes.contains { use in
                switch use.attribute {
                case .code(.action(let action)):
                    !action.counted.isDisjoint(with: names) || !names.isDisjoint(with: action.toggles)
                        || action.assignments.contains { names.contains($0.target) }
                case .state(.binding(let text)):
                    text.split { $0 == "." || $0 == "$" }.last.map { names.contains(String($0)) } ?? false
                default: false
                }
            }
        }
    }
}

extension String {
    /// Whether it is a call that follows the finger or computes a place, as scrolling and moving do.
    fileprivate var isMotion: Bool {
        Self.motions.occur(in: self) || Self.arithmetic.contains(lowercased())
    }

    /// Whether it does with a thing what people flick it away for: a card that follows the finger is not only moved
    /// then.
    fileprivate var isDecision: Bool {
        let words = camelCaseWords
        return words == ["swipe"] || words.contains(where: Self.decisions.contains)
            || (words.contains("swiped") && words.count > 1)
    }

    private static let decisions: Set<String> = [
        "like", "dislike", "accept", "reject", "approve", "decline", "skip", "archive", "delete", "next", "previous",
    ]

    private static let motions = Fragments([
        "drag", "scroll", "offset", "translation", "gesture", "pan", "swipe", "cgsize", "cgpoint",
    ])
    private static let arithmetic: Set<String> = ["min", "max", "abs", "round", "clamp", "clamped", "cgfloat", "double"]
}
