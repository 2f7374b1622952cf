import HandrailModel
import HandrailSemantics
import HandrailSource

/// Something to read or to press that goes away by itself after a time, or pages that turn by themselves.
struct SelfDismissingContent: ScreenRule {
    static let info = RuleInfo(
        id: "self-dismissing-content",
        title: Bilingual(en: "Goes away by itself", ko: "시간이 지나면 저절로 사라지는 내용"),
        reason: Bilingual(
            en: """
                People who listen with VoiceOver, use switches, read slowly or enlarge the screen need longer than \
                others: what goes away by itself is gone before they have reached it.
                """,
            ko: "VoiceOver로 듣거나 스위치를 쓰거나 천천히 읽거나 화면을 확대하는 사람은 시간이 더 필요합니다. 저절로 사라지는 내용은 미처 도달하기 전에 없어집니다."),
        impact: .serious, guidelines: ["accessibility.animation-optional"], criteria: ["WCAG 2.2 2.2.1"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Inbox: View {
                @State private var showsUndo = false

                var body: some View {
                    VStack {
                        if showsUndo {
                            Button("Undo") { restore() }
                        }
                        Button("Archive") {
                            showsUndo = true
                            DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
                                ↓showsUndo = false
                            }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Carousel: View {
                @State private var page = 0
                private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

                var body: some View {
                    TabView(selection: $page) {
                        Image("first")
                        Image("second")
                    }
                    .↓onReceive(timer) { _ in
                        withAnimation { page = (page + 1) % 2 }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Editor: View {
                @State private var message: String?

                var body: some View {
                    VStack {
                        if let message {
                            Text(message)
                        }
                        Button("Save") { message = "Saved to your library" }
                    }
                    .onChange(of: message) {
                        guard message != nil else { return }
                        Task {
                            try? await Task.sleep(for: .seconds(3))
                            ↓message = nil
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Inbox: View {
                @State private var showsUndo = false

                var body: some View {
                    VStack {
                        if showsUndo {
                            Button("Undo") { restore() }
                        }
                        Button("Archive") {
                            showsUndo = true
                            guard !UIAccessibility.isVoiceOverRunning else { return }
                            DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
                                showsUndo = false
                            }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Loader: View {
                @State private var isLoading = true

                var body: some View {
                    VStack {
                        if isLoading {
                            ProgressView()
                        }
                    }
                    .task {
                        try? await Task.sleep(for: .seconds(2))
                        isLoading = false
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Clock: View {
                @State private var now = Date()
                private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

                var body: some View {
                    Text(now, style: .time)
                        .onReceive(timer) { now = $0 }
                }
            }
            """),
        RuleExample(
            .nearMiss("it only waits for an animation to end"),
            """
            struct Inbox: View {
                @State private var showsUndo = false

                var body: some View {
                    VStack {
                        if showsUndo {
                            Button("Undo") {
                                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                                    showsUndo = false
                                }
                            }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class InboxController: UIViewController {
                private let undoBar = UIStackView()

                func showUndo() {
                    let message = UILabel()
                    message.text = NSLocalizedString("Message deleted", comment: "")
                    let undo = UIButton(type: .system)
                    undo.setTitle(NSLocalizedString("Undo", comment: ""), for: .normal)
                    undoBar.addArrangedSubview(message)
                    undoBar.addArrangedSubview(undo)
                    view.addSubview(undoBar)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
                        ↓self.undoBar.removeFromSuperview()
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class Offers: ObservableObject {
                @Published private(set) var undoable: [String] = []

                func archive(_ letter: String) {
                    undoable.append(letter)
                    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
                        ↓self?.undoable.removeAll { $0 == letter }
                    }
                }
            }

            struct Inbox: View {
                @StateObject private var offers = Offers()

                var body: some View {
                    VStack {
                        Button("Archive") { offers.archive("Rent") }
                        ForEach(offers.undoable, id: \\.self) { letter in
                            Button("Undo") { restore(letter) }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            @Observable final class Receipts {
                var open: [String] = []

                func add(_ receipt: String) {
                    open.append(receipt)
                    Task {
                        try? await Task.sleep(for: .seconds(6))
                        ↓open.removeAll { $0 == receipt }
                    }
                }
            }

            struct ReceiptStack: View {
                let receipts: Receipts

                var body: some View {
                    ForEach(receipts.open, id: \\.self) { receipt in
                        Button("Open the receipt") { show(receipt) }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("what is removed is seen nowhere"),
            """
            final class Offers: ObservableObject {
                @Published private(set) var undoable: [String] = []
                private var tasks: [String] = []

                func archive(_ letter: String) {
                    undoable.append(letter)
                    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in
                        self?.tasks.removeAll { $0 == letter }
                    }
                }
            }

            struct Inbox: View {
                @StateObject private var offers = Offers()

                var body: some View {
                    VStack {
                        Button("Archive") { offers.archive("Rent") }
                        ForEach(offers.undoable, id: \\.self) { letter in
                            Button("Undo") { restore(letter) }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class OffersController: UIViewController {
                private let pages = UIScrollView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    pages.isPagingEnabled = true
                    view.addSubview(pages)
                    Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in
                        guard let pages = self?.pages else { return }
                        ↓pages.setContentOffset(CGPoint(x: pages.contentOffset.x + 320, y: 0), animated: true)
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it scrolls where people ask for it"),
            """
            final class OffersController: UIViewController {
                private let pages = UIScrollView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(pages)
                }

                @objc private func next() {
                    pages.setContentOffset(CGPoint(x: 320, y: 0), animated: true)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class InboxController: UIViewController {
                private func show(_ text: String) {
                    let toast = UILabel()
                    toast.text = NSLocalizedString("The boat is full. Please choose another one.", comment: "")
                    view.addSubview(toast)
                    UIView.animate(withDuration: 0.3, delay: 2.5, options: .curveEaseOut, animations: {
                        ↓toast.alpha = 0
                    }, completion: { _ in
                        toast.removeFromSuperview()
                    })
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    show("")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class InboxController: UIViewController {
                private let undoBar = UIStackView()

                func showUndo() {
                    let undo = UIButton(type: .system)
                    undo.setTitle(NSLocalizedString("Undo", comment: ""), for: .normal)
                    undoBar.addArrangedSubview(undo)
                    view.addSubview(undoBar)
                    guard !UIAccessibility.isVoiceOverRunning else { return }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
                        self.undoBar.removeFromSuperview()
                    }
                }
            }
            """),
    ]

    /// What goes away, and when.
    enum Signal: Hashable, Sendable {
        case control(seconds: ClosedRange<Double>)
        case text(seconds: ClosedRange<Double>)
        case screen(seconds: ClosedRange<Double>)
        case pages
    }

    let attributes: Set<AttributeKind>? = [.code(.action), .interaction(.gesture), .code(.event)]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        var reported: Set<SourcePlace> = []
        for index in tree.elements.indices {
            let element = tree[index]
            for use in element.attributes {
                switch use.attribute {
                case .code(.action(let action)):
                    examine(action.motion, of: element, isEvent: false, screen.screen, &reported, &answers)
                case .interaction(.gesture(let gesture)):
                    examine(gesture.action.motion, of: element, isEvent: false, screen.screen, &reported, &answers)
                case .code(.event(let event)):
                    examine(event.motion, of: element, isEvent: true, screen.screen, &reported, &answers)
                    if event.kind == .timer { examine(event, use, of: element, &reported, &answers) }
                    if event.kind == .paging, reported.insert(use.place).inserted {
                        answers.violation(.pages, on: element, at: use.place, certainty: .likely)
                    }
                default: continue
                }
            }
        }
    }

    private func examine(
        _ motion: MotionSummary, of element: ElementView, isEvent: Bool, _ screen: Screen,
        _ reported: inout Set<SourcePlace>, _ answers: inout Answers<Signal>
    ) {
        for delay in motion.delays where !reported.contains(delay.place) {
            let known = delay.seconds.values
            guard let least = known.min(), let most = known.max() else {
                answers.cannotTell(en: "the time after which it goes away is not known", ko: "사라지기까지의 시간을 알 수 없습니다")
                continue
            }
            let seconds = least...most
            guard least >= 1, most <= 60, !delay.asksForAssistance else {
                answers.pass()
                continue
            }
            if delay.dismisses {
                guard isEvent, screen.presentation != .root, screen.presentation != .part,
                    screen.presentation != .component,
                    element.shownWith.holdsControl
                else { continue }
                reported.insert(delay.place)
                answers.review(.screen(seconds: seconds), on: element, at: delay.place)
                continue
            }
            let gone = element.tree.branches(decidedBy: delay.cleared)
            if gone.contains(where: \.holdsControl) {
                reported.insert(delay.place)
                answers.violation(.control(seconds: seconds), on: element, at: delay.place, certainty: .likely)
            } else if gone.contains(where: \.holdsText) {
                reported.insert(delay.place)
                answers.review(.text(seconds: seconds), on: element, at: delay.place, certainty: .likely)
            } else {
                answers.pass()
            }
        }
    }

    /// A timer that turns pages.
    private func examine(
        _ event: ViewEvent, _ use: AttributeUse, of element: ElementView, _ reported: inout Set<SourcePlace>,
        _ answers: inout Answers<Signal>
    ) {
        let names = event.motion.assigned.compactMap(\.property)
        guard !names.isEmpty else { return }
        let pager = ([element] + element.descendants).first { inside in
            inside.kind == .tabView
                && inside.has { attribute in
                    guard case .state(.binding(let text)) = attribute else { return false }
                    return names.contains(text.drop { $0 == "$" }.lastComponent)
                }
        }
        guard let pager, reported.insert(use.place).inserted else { return }
        answers.violation(.pages, on: pager, at: use.place, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: """
                Let it stay until people close it, or keep it while UIAccessibility.isVoiceOverRunning or \
                isSwitchControlRunning is on, and offer the same somewhere that stays.
                """,
            ko: """
                사용자가 닫을 때까지 남겨 두거나, UIAccessibility.isVoiceOverRunning 또는 isSwitchControlRunning이 켜져 있으면 유지하고, 같은 기능을 \
                사라지지 않는 곳에도 두세요.
                """)
        switch signal {
        case .control(let seconds):
            return Phrasing(
                message: Bilingual(
                    en: """
                        What people could press here goes away after \(Self.english(seconds)), whether or not \
                        they have reached it.
                        """,
                    ko: "여기서 누를 수 있는 요소가 \(Self.korean(seconds))초 뒤에, 사용자가 도달했는지와 상관없이 사라집니다."),
                fix: fix)
        case .text(let seconds):
            return Phrasing(
                message: Bilingual(
                    en: """
                        This text goes away after \(Self.english(seconds)). Look whether it says anything that \
                        cannot be found elsewhere.
                        """,
                    ko: "이 텍스트는 \(Self.korean(seconds))초 뒤에 사라집니다. 다른 곳에서 확인할 수 없는 내용인지 살펴보세요."),
                fix: fix)
        case .screen(let seconds):
            return Phrasing(
                message: Bilingual(
                    en: """
                        This screen closes by itself after \(Self.english(seconds)) although there is \
                        something to press on it.
                        """,
                    ko: "누를 수 있는 요소가 있는데도 이 화면은 \(Self.korean(seconds))초 뒤에 저절로 닫힙니다."),
                fix: fix)
        case .pages:
            return Phrasing(
                message: Bilingual(
                    en: "A timer turns these pages: people lose what they were reading, and VoiceOver its place.",
                    ko: "타이머가 페이지를 저절로 넘깁니다. 읽고 있던 내용이 사라지고 VoiceOver 위치도 잃게 됩니다."),
                fix: Wording(
                    en: """
                        Leave turning pages to people, or offer a button that stops it and stop while VoiceOver or \
                        Reduce Motion is on.
                        """,
                    ko: "페이지는 사용자가 넘기게 하거나, 멈추는 버튼을 두고 VoiceOver나 동작 줄이기가 켜져 있으면 멈추세요."))
        }
    }

    private static func english(_ seconds: ClosedRange<Double>) -> String {
        if seconds.lowerBound < seconds.upperBound {
            return "\(written(seconds.lowerBound)) to \(written(seconds.upperBound)) seconds"
        }
        return seconds.lowerBound == 1 ? "1 second" : "\(written(seconds.lowerBound)) seconds"
    }

    private static func korean(_ seconds: ClosedRange<Double>) -> String {
        seconds.lowerBound < seconds.upperBound
            ? "\(written(seconds.lowerBound))~\(written(seconds.upperBound))" : written(seconds.lowerBound)
    }

    private static func written(_ seconds: Double) -> String {
        Int(exactly: seconds).map { String($0) } ?? String(seconds)
    }
}

extension ElementTree {
    /// The branches that are shown as long as some state says so, and what is shown for each of a list.
    fileprivate func branches(decidedBy states: Set<StatePath>) -> [ElementView] {
        let names = states.compactMap(\.property)
        guard !names.isEmpty else { return [] }
        return elements.indices.compactMap { index in
            if elements[index].kind == .repeated {
                return self[index].has { $0.isRows(of: names) } ? self[index] : nil
            }
            guard case .condition(let condition?) = elements[index].content, !condition.isNegated,
                names.contains(where: { name in
                    condition.mentions(name) || condition.stateDependencies.contains { $0.name == name }
                })
            else { return nil }
            return self[index]
        }
    }
}

extension ElementView {
    /// What is there whenever this is: the branch around it, or the whole screen.
    fileprivate var shownWith: ElementView {
        var current = self
        while current.kind != .branch, let outer = current.parent { current = outer }
        return current
    }

    /// Whether there is something to press inside.
    fileprivate var holdsControl: Bool {
        descendants.contains { $0.kind.isControl && $0.kind != .tab }
    }

    /// Whether there is something to read inside.
    fileprivate var holdsText: Bool {
        descendants.contains { $0.kind == .text || $0.kind == .label }
    }
}

extension Attribute {
    /// Whether it tells of rows of one of some lists.
    fileprivate func isRows(of names: [Substring]) -> Bool {
        if case .state(.rows(let list, _)) = self { names.contains(list[...]) } else { false }
    }
}

extension StringProtocol {
    /// What follows the last dot.
    fileprivate var lastComponent: Substring {
        guard let dot = lastIndex(of: ".") else { return Substring(self) }
        return Substring(self[index(after: dot)...])
    }
}
