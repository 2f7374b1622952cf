import HandrailModel
import HandrailSemantics
import HandrailStandards

/// A button or link that is called "More" or "Here" and says nothing away from what stands beside it.
struct VagueName: StopRule {
    static let info = RuleInfo(
        id: "vague-name",
        title: Bilingual(en: "Name that says nothing by itself", ko: "그것만으로는 뜻을 알 수 없는 이름"),
        reason: Bilingual(
            en: "In a list of links or buttons, five times “More” cannot be told apart.",
            ko: "링크나 버튼만 모아 들으면 “더 보기” 다섯 개를 서로 구별할 수 없습니다."),
        impact: .minor, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 2.4.4", "WCAG 2.2 2.4.6"],
        needsOfCaptures: [.role], options: [words, accepted], examples: examples + capturedExamples)

    private static let words = RuleOption(
        "words", .words,
        Bilingual(
            en: "Names that say nothing by themselves, besides those that Handrail knows.",
            ko: "그것만으로는 뜻을 알 수 없는 이름입니다. Handrail이 아는 이름에 더합니다."))

    private static let accepted = RuleOption(
        "accepted-words", .words,
        Bilingual(
            en: "Names that say enough in this project, although Handrail doubts it.",
            ko: "Handrail은 모호하다고 보지만 이 프로젝트에서는 충분한 이름입니다."))

    private let own: WordList
    private let fine: WordList

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) {
        own = WordList(options.words(Self.words))
        fine = WordList(options.words(Self.accepted))
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, "↓Button(\"Learn more\", action: openTerms)"),
        RuleExample(
            .review,
            """
            ↓NavigationLink(destination: Text("All songs")) {
                Text("자세히")
            }
            """),
        RuleExample(
            .review, "↓Button(\"more\", action: openTerms)",
            files: ["en.lproj/Localizable.strings": "\"more\" = \"Click here\";"]),
        RuleExample(.silent, "Button(\"Learn more about refunds\", action: openTerms)"),
        RuleExample(
            .silent,
            """
            Button("More", action: openTerms)
                .accessibilityLabel("More about refunds")
            """),
        RuleExample(
            .silent,
            """
            Button("Details", action: openTerms)
                .accessibilityHint("Shows what the price covers")
            """),
        RuleExample(
            .review,
            """
            HStack {
                ↓Button { seek(-10) } label: {
                    Label("10s", systemImage: "gobackward.10").labelStyle(.iconOnly)
                }
                Button { seek(10) } label: {
                    Label("Forward 10 seconds", systemImage: "goforward.10").labelStyle(.iconOnly)
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Kettle: View {
                @State private var showsWhole = false
                let left: Duration
                let whole: Duration

                var body: some View {
                    ↓Button { showsWhole.toggle() } label: {
                        Text(showsWhole ? whole : left, format: .time(pattern: .minuteSecond))
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a label says what it does, or words stand beside the time"),
            """
            struct Kettle: View {
                let left: Duration

                var body: some View {
                    VStack {
                        Button(action: stop) {
                            Text(left, format: .time(pattern: .minuteSecond))
                        }
                        .accessibilityLabel("Stop the kettle")
                        Button(action: stop) {
                            HStack {
                                Text("Stop the kettle")
                                Text(left, format: .time(pattern: .minuteSecond))
                            }
                        }
                    }
                }

                private func stop() { print("stopped") }
            }
            """),
        RuleExample(
            .nearMiss("several amounts to choose from say by themselves what they are"),
            """
            HStack {
                Button("5 min") { wait(5) }
                Button("10 min") { wait(10) }
                Button("15 min") { wait(15) }
            }
            """),
        RuleExample(.silent, "Text(\"More\")"),
        RuleExample(
            .nearMiss("it takes no touch: what it lies in is what is pressed"),
            """
            final class OffersController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let more = UIButton(type: .system)
                    more.setTitle(NSLocalizedString("Click here", comment: ""), for: .normal)
                    more.isUserInteractionEnabled = false
                    view.addSubview(more)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Songs")
                .toolbar {
                    ToolbarItem {
                        Button("More", action: openOptions)
                    }
                }
            """),
        RuleExample(
            .nearMiss("in a menu it speaks of the thing that the menu belongs to"),
            """
            Text(song.title)
                .contextMenu {
                    Button("Details", action: open)
                }
            """),
        RuleExample(
            .review,
            """
            ↓<button id="b1"><state key="normal" title="Learn more"/></button>
            """),
        RuleExample(
            .silent,
            """
            <button id="b1"><state key="normal" title="Learn more about tides"/></button>
            """),
        RuleExample(
            .review,
            """
            final class OffersController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let more = ↓UIButton(type: .system)
                    more.setTitle(NSLocalizedString("Click here", comment: ""), for: .normal)
                    view.addSubview(more)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓<button opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Click here"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Compare tickets"/>
            </button>
            """),
    ]

    private static let capturedExamples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture("↓button 20 100 90 44 More"), in: "Home.json"),
        RuleExample(.silent, RuleExample.capture("button 20 100 90 44 More trips"), in: "Home.json"),
        RuleExample(
            .nearMiss("a bar has room for one word, and the place says the rest"),
            RuleExample.capture("toolbar 0 780 390 44\n  button 20 780 90 44 More"), in: "Home.json"),
    ]

    /// What leads somewhere.
    let kinds: Set<ElementKind>? = [.button, .link, .navigationLink]

    /// The name.
    struct Signal: Hashable, Sendable {
        /// What it is.
        let noun: ControlNoun
        /// Its name, with the language; `nil` for a time that is known while the app runs.
        let name: LocalText?
        /// Whether it is nothing but a number or a time.
        var isAmount = false
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.element.exposure == .element, let noun = ControlNoun(stop) else { return }
        let parts = stop.element.name.parts
        if let amount = Self.amount(parts), stop.element.hint.isAbsent, stop.element.value.isAbsent,
            !DeclaredContext(stop.declared).isInMenu, !Self.isOneOfMany(stop)
        {
            return answers.review(Signal(noun: noun, name: amount, isAmount: true), on: stop.declared)
        }
        if Self.isClock(stop, parts) { return answers.review(Signal(noun: noun, name: nil), on: stop.declared) }
        let capture = stop.tree.screen.capture
        if capture?.sizedBySystem.contains(stop.declared.index) == true { return }
        // Of a control in a capture it is not told whether its name is what it shows.
        guard let part = parts.first, parts.count == 1, part.source == .text || capture != nil,
            !part.words.values.contains(where: Self.isOfSystem), stop.element.hint.isAbsent,
            let name = part.words.local.first(where: { isVague($0.text) }),
            !DeclaredContext(stop.declared).isInMenu, !stop.declared.standsInBar,
            // What does nothing, or takes no touch, leads nowhere.
            !stop.declared.has(.interaction(.sendsNothing)), !stop.declared.takesNoTouch
        else { return answers.pass() }
        answers.review(Signal(noun: noun, name: name), on: stop.declared)
    }

    private func isVague(_ name: String) -> Bool {
        [WordLists.vagueNames, own].contains { $0.phrase(equalTo: name) != nil } && fine.phrase(equalTo: name) == nil
    }

    /// The name, where it is nothing but a number with a unit or a time: "15s", "0:30", "1.5x". Digits alone are keys.
    private static func amount(_ parts: [NamePart]) -> LocalText? {
        guard parts.count == 1, parts[0].source == .text || parts[0].source == .accessibilityLabel,
            let name = parts[0].words.value?.local.first, name.text.utf8.count < 12
        else { return nil }
        let letters = name.text.lowercased().filter { $0.isLetter || $0 == "×" }
        guard name.text.contains(where: \.isNumber),
            units.contains(letters) || letters.isEmpty && name.text.contains(":")
        else { return nil }
        return name
    }

    /// Whether a time is all that is heard of a control: the only text in it shows one.
    private static func isClock(_ stop: PerceivedView, _ parts: [NamePart]) -> Bool {
        guard parts.count == 1, parts[0].source == .text, parts[0].words.values.isEmpty, stop.element.hint.isAbsent,
            stop.element.value.isAbsent, !DeclaredContext(stop.declared).isInMenu,
            !stop.declared.ancestors.contains(where: { $0.kind == .repeated || $0.kind == .picker })
        else { return false }
        let texts = stop.declared.descendants.filter { $0.kind == .text || $0.kind == .label }
        return texts.count == 1 && texts[0].has(.text(.clock))
    }

    private static let units: Set<String> = [
        "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hr", "x", "×", "초", "분",
    ]

    /// Whether it is one of several amounts to choose from, or of what a loop makes.
    private static func isOneOfMany(_ stop: PerceivedView) -> Bool {
        if stop.declared.ancestors.contains(where: { $0.kind == .repeated || $0.kind == .picker }) { return true }
        let near = max(0, stop.index - window)..<min(stop.tree.elements.count, stop.index + window + 1)
        return near.count { index in
            let other = stop.tree.elements[index]
            return other.exposure == .element && other.traits.contains(.button) && amount(other.name.parts) != nil
        } > 2
    }

    /// Stops that are looked at on either side.
    private static let window = 12

    /// Whether the system gives a button that it draws these words: "More Info" at the end of a row.
    private static func isOfSystem(_ words: Words) -> Bool {
        if case .symbol = words.origin { true } else { false }
    }

    let viewFix: ViewFix? = .fullerName

    func additions(_ signal: Signal) -> [Term] { [.accessibilityLabel()] }

    func phrase(_ signal: Signal) -> Phrasing {
        guard let name = signal.name else { return Self.phrase(ofClock: signal.noun) }
        if signal.isAmount { return Self.phrase(ofAmount: name, signal.noun) }
        return Phrasing(
            message: Wording(
                en: """
                    This \(signal.noun.word.en) is called “\(name.text)”\(name.note), which does not say \
                    what it leads to.
                    """,
                ko: "이 \(signal.noun.word.ko)의 이름은\(name.note) “\(name.text)”인데, 무엇으로 이어지는지 알 수 없습니다."),
            fix: Wording(
                en: """
                    Name the thing in the title, or add \(an: .accessibilityLabel()) that begins with the same words \
                    and goes on with it.
                    """,
                ko: "제목에 대상을 함께 적거나, 같은 말로 시작해 대상까지 알려 주는 \(.accessibilityLabel())을 추가하세요."))
    }
}

extension ElementView {
    /// Whether touches go through it in every case.
    fileprivate var takesNoTouch: Bool {
        has { attribute in
            if case .interaction(.allowsHitTesting(.known(false))) = attribute { true } else { false }
        }
    }
}

extension VagueName {
    private static func phrase(ofAmount name: LocalText, _ noun: ControlNoun) -> Phrasing {
        Phrasing(
            message: Wording(
                en: """
                    This \(noun.word.en) is called “\(name.text)”\(name.note) and nothing else: \
                    what it does with that is not heard.
                    """,
                ko: """
                    이 \(noun.word.ko)의 이름은\(name.note) “\(name.text)”뿐이어서 그것으로 무엇을 하는지 들리지 않습니다.
                    """),
            fix: Wording(
                en: "Say in \(.accessibilityLabel()) what it does, such as “Back 15 seconds”.",
                ko: "“15초 뒤로”처럼 무엇을 하는지 \(.accessibilityLabel())에 적으세요."))
    }

    private static func phrase(ofClock noun: ControlNoun) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "All that is heard of this \(noun.word.en) is a time: what pressing it does is not.",
                ko: "이 \(noun.word.ko)에서 들리는 것은 시간뿐이어서 누르면 무엇을 하는지 들리지 않습니다."),
            fix: Wording(
                en: "Say in \(.accessibilityLabel()) what it does, and put the time into \(.accessibilityValue()).",
                ko: "무엇을 하는지 \(.accessibilityLabel())에 적고, 시간은 \(.accessibilityValue())에 넣으세요."))
    }
}
