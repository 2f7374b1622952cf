import HandrailModel

/// A dialog of the app's own, laid over the screen, that leaves what is behind it in VoiceOver's reach.
struct ModalOverlay: ElementRule {
    static let info = RuleInfo(
        id: "modal-overlay",
        title: Bilingual(en: "Overlay that acts as a modal without saying so", ko: "모달임을 알리지 않는 오버레이"),
        reason: Bilingual(
            en: """
                The dimmed screen tells the eye that only the dialog counts. VoiceOver goes on reading and operating \
                everything behind it.
                """,
            ko: "화면이 어두워지면 눈으로는 대화상자만 쓸 수 있다는 것을 압니다. 하지만 VoiceOver는 그 뒤의 모든 것을 계속 읽고 조작합니다."),
        impact: .serious, guidelines: ["accessibility.reachable-elements"],
        criteria: ["WCAG 2.2 2.4.3", "WCAG 2.2 1.3.2"],
        asksOfScreen: true, examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ZStack {
                OrderList()
                if isConfirming {
                    ↓ZStack {
                        Color.black.opacity(0.4)
                            .ignoresSafeArea()
                        VStack {
                            Text("Cancel the order?")
                            Button("Cancel order") { cancel() }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            OrderList()
                .overlay {
                    if isConfirming {
                        ↓ZStack {
                            Rectangle()
                                .fill(.black)
                                .opacity(0.5)
                                .onTapGesture { isConfirming = false }
                            Button("Cancel order") { cancel() }
                        }
                    }
                }
            """),
        RuleExample(
            .review,
            """
            final class OrderController: UIViewController {
                private let order = UILabel()
                private let veil = ↓UIView()
                private let confirm = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.text = NSLocalizedString("Two coffees", comment: "")
                    view.addSubview(order)
                }

                private func ask() {
                    veil.backgroundColor = UIColor.black.withAlphaComponent(0.5)
                    confirm.setTitle(NSLocalizedString("Cancel order", comment: ""), for: .normal)
                    veil.addSubview(confirm)
                    view.addSubview(veil)
                    NSLayoutConstraint.activate([
                        veil.topAnchor.constraint(equalTo: view.topAnchor),
                        veil.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        veil.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        veil.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class OrderController: UIViewController {
                private let order = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.setTitle(NSLocalizedString("Order", comment: ""), for: .normal)
                    order.addTarget(self, action: #selector(ask), for: .touchUpInside)
                    view.addSubview(order)
                }

                @objc private func ask() {
                    let question = ↓QuestionView(frame: view.bounds)
                    view.addSubview(question)
                }
            }

            final class QuestionView: UIView {
                private let cancel = UIButton(type: .system)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    backgroundColor = UIColor.black.withAlphaComponent(0.5)
                    cancel.setTitle(NSLocalizedString("Cancel order", comment: ""), for: .normal)
                    addSubview(cancel)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class OrderController: UIViewController {
                private let order = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.setTitle(NSLocalizedString("Order", comment: ""), for: .normal)
                    order.addTarget(self, action: #selector(ask), for: .touchUpInside)
                    view.addSubview(order)
                }

                @objc private func ask() {
                    let question = QuestionView(frame: view.bounds)
                    question.accessibilityViewIsModal = true
                    view.addSubview(question)
                }
            }

            final class QuestionView: UIView {
                private let cancel = UIButton(type: .system)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    backgroundColor = UIColor.black.withAlphaComponent(0.5)
                    cancel.setTitle(NSLocalizedString("Cancel order", comment: ""), for: .normal)
                    addSubview(cancel)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class OrderController: UIViewController {
                private let order = UILabel()
                private let veil = UIView()
                private let confirm = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.text = NSLocalizedString("Two coffees", comment: "")
                    view.addSubview(order)
                }

                private func ask() {
                    veil.backgroundColor = UIColor.black.withAlphaComponent(0.5)
                    veil.accessibilityViewIsModal = true
                    confirm.setTitle(NSLocalizedString("Cancel order", comment: ""), for: .normal)
                    veil.addSubview(confirm)
                    view.addSubview(veil)
                    NSLayoutConstraint.activate([
                        veil.topAnchor.constraint(equalTo: view.topAnchor),
                        veil.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        veil.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        veil.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    ])
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                OrderList()
                if isConfirming {
                    ZStack {
                        Color.black.opacity(0.4).ignoresSafeArea()
                        Button("Cancel order") { cancel() }
                    }
                    .accessibilityAddTraits(.isModal)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                OrderList()
                    .accessibilityHidden(isConfirming)
                if isConfirming {
                    ZStack {
                        Color.black.opacity(0.4).ignoresSafeArea()
                        Button("Cancel order") { cancel() }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                OrderList()
                if isLoading {
                    ZStack {
                        Color.black.opacity(0.4).ignoresSafeArea()
                        ProgressView("Loading")
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            OrderList()
                .sheet(isPresented: $isConfirming) {
                    Button("Cancel order") { cancel() }
                }
            """),
        RuleExample(
            .nearMiss("a banner leaves the rest of the screen in use"),
            """
            ZStack(alignment: .bottom) {
                OrderList()
                if isSaved {
                    HStack {
                        Text("Saved")
                        Button("Undo") { undo() }
                    }
                    .background(Color.black.opacity(0.4))
                }
            }
            """),
    ]

    /// What a condition shows, and views that may lie over all others.
    let kinds: Set<ElementKind>? = [.branch, .group, .customView]

    /// How people get rid of the overlay.
    struct Signal: Hashable, Sendable {
        /// The condition that shows it.
        let condition: String
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.kind == .branch else { return examine(veil: element, &answers) }
        guard case .condition(let condition?) = element.content, condition.subject == .app,
            let layering = Layering(of: element), let dimming = element.dimmingLayer
        else { return }
        let hasControls = element.descendants.contains { inside in
            inside.index != dimming.index && (inside.kind.isControl || inside.reactsToTouch)
        }
        guard hasControls, layering.hasContentBehind else { return }
        if element.descendants.contains(where: \.mayBeModal) || layering.isModalOrHidden { return answers.pass() }
        answers.review(Signal(condition: condition.text), on: element.dialog(over: dimming), certainty: .likely)
    }

    /// A view of UIKit that lets what lies under it shine through, fills the screen and holds the controls of a dialog.
    private func examine(veil element: ElementView, _ answers: inout Answers<Signal>) {
        let isCovering = element.has(.visibility(.coversScreen))
        guard isCovering || element.has(.layout(.constraint)), element.isVeil || element.beginsWithVeil,
            let parent = element.parent,
            parent.kind == .group || parent.kind == .customView, isCovering || element.reachesAllEdges(of: [.screen]),
            element.descendants.contains(where: { $0.kind.isControl })
        else { return }
        if isCovering, parent.parent == nil {
            // It lies over screens of others.
            if ([element] + element.descendants).contains(where: \.mayBeModal) { return answers.pass() }
            return answers.review(Signal(condition: ""), on: element, certainty: .possible)
        }
        let others = parent.children.filter { $0.index != element.index }
        let all = others.flatMap { [$0] + $0.descendants }
        guard all.contains(where: { $0.kind.isControl || $0.kind == .text }),
            // What lies over it as well is part of the same.
            !all.contains(where: { $0.kind.isControl && $0.index > element.index })
        else { return }
        let isMet =
            ([element] + element.descendants).contains(where: \.mayBeModal)
            || all.contains { $0.has(.accessibility(.hidden)) }
        if isMet { return answers.pass() }
        answers.review(Signal(condition: ""), on: element, certainty: .likely)
    }

    let viewFix: ViewFix? = .modality

    func phrase(_ signal: Signal) -> Phrasing {
        let (whenEn, whenKo) = signal.condition.isEmpty
            ? ("This", "") : ("While “\(signal.condition)” holds, this", "(“\(signal.condition)”일 때 표시)")
        return Phrasing(
            message: Bilingual(
                en: """
                    \(whenEn) dims the screen as a dialog does, but VoiceOver still reads and operates what lies \
                    behind it.
                    """,
                ko: "대화상자처럼 화면을 어둡게 덮지만\(whenKo), VoiceOver는 그 뒤의 내용을 여전히 읽고 조작합니다."),
            fix: Wording(
                en: """
                    Add \(.accessibilityAddTraits(".isModal")) to it, or present it with .sheet, \(.fullScreenCover) \
                    or .alert; give it \(.escapeAction()) to close it.
                    """,
                ko: """
                    \(.accessibilityAddTraits(".isModal"))을 추가하거나 .sheet, \(.fullScreenCover), .alert로 표시하세요. 닫을 수 있도록 \
                    \(.escapeAction())도 제공하세요.
                    """))
    }
}

extension ElementView {
    /// The layer inside that dims everything: a half-transparent fill that reaches under the bars or closes on a tap.
    fileprivate var dimmingLayer: ElementView? {
        descendants.first { inside in
            guard inside.kind == .fill || inside.kind == .shape, inside.slot != .overlay else { return false }
            var (isHalfTransparent, isFull, isBounded) = (false, false, false)
            for use in inside.attributes {
                switch use.attribute {
                case .visibility(.opacity(.known(let opacity))): isHalfTransparent = opacity >= 0.1 && opacity < 1
                case .color(.foreground(let color)):
                    switch color.plain {
                    case .withOpacity(_, .known(let opacity)): isHalfTransparent = opacity >= 0.1 && opacity < 1
                    case .material: isHalfTransparent = true
                    default: break
                    }
                case .layout(.ignoresSafeArea), .interaction(.gesture): isFull = true
                case .layout(.frame(let frame)):
                    isBounded = isBounded || !frame.width.isAbsent || !frame.height.isAbsent
                default: break
                }
            }
            return isHalfTransparent && isFull && !isBounded
        }
    }

    /// Whether what lies at its bottom is a half-transparent ground as large as it is.
    fileprivate var beginsWithVeil: Bool {
        guard let first = children.first(where: { $0.slot == .content }), first.isVeil else { return false }
        return first.has(.visibility(.coversScreen)) || first.reachesAllEdges(of: [.container, .screen])
    }

    /// Whether it lies on all edges of what is around it.
    fileprivate func reachesAllEdges(of targets: Set<ConstraintUse.Target>) -> Bool {
        var edges: Set<String> = []
        for (use, _) in constraints where targets.contains(use.target) && use.offset == .known(0) {
            if use.attribute == use.otherAttribute { edges.insert(use.attribute) }
        }
        let isWide = edges.isSuperset(of: ["leading", "trailing"]) || edges.isSuperset(of: ["left", "right"])
        return edges.contains("edges") || isWide && edges.isSuperset(of: ["top", "bottom"])
    }

    /// Whether it is a half-transparent ground.
    fileprivate var isVeil: Bool {
        has { attribute in
            guard case .color(.background(let color)) = attribute,
                case .withOpacity(_, .known(let opacity)) = color.plain
            else { return false }
            return opacity >= 0.2 && opacity < 1
        }
    }

    /// What is to be made modal: the view that the branch shows, and of several beside each other the one with the
    /// controls of the dialog, as what dims the screen would else shut it out.
    fileprivate func dialog(over dimming: ElementView) -> ElementView {
        let shown = shownView
        guard shown.kind == .branch || shown.kind == .group else { return shown }
        let parts = shown.children.filter { part in
            !part.contains(dimming)
                && ([part] + part.descendants).contains { $0.kind.isControl || $0.reactsToTouch }
        }
        return parts.count == 1 ? parts[0] : shown
    }

    /// The view that the branch shows, where it shows just one; it is looked for in the app's own views.
    fileprivate var shownView: ElementView {
        var current = self
        while current.kind == .branch || current.kind == .customView || current.kind == .group {
            var children = current.children.makeIterator()
            guard let only = children.next(), children.next() == nil else { break }
            current = only
        }
        return current
    }
}
