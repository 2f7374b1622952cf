import HandrailModel

/// An element whose label is set to nothing, and which stays there all the same.
struct EmptyName: StopRule {
    static let info = RuleInfo(
        id: "empty-name",
        title: Bilingual(en: "Empty label", ko: "빈 레이블"),
        reason: Bilingual(
            en: "An empty label does not hide anything: VoiceOver stops there and has nothing to say.",
            ko: "빈 레이블은 요소를 숨기지 않습니다. VoiceOver는 그 자리에 멈추지만 할 말이 없습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels"],
        criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 1.1.1"],
        needsOfCaptures: [.role], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .↓accessibilityLabel("")
            """),
        RuleExample(
            .violation,
            """
            Image("divider-dots")
                .↓accessibilityLabel(Text(" "))
            """),
        RuleExample(
            .violation,
            """
            VStack {
                HStack {
                    Text("Distance")
                    Text("12 km")
                }
                .↓accessibilityElement(children: .ignore)
                Text("Today")
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class TripView: UIView {
                private let summary = UIView()
                private let distance = UILabel()

                func setUp() {
                    distance.text = "12 km"
                    summary.addSubview(distance)
                    ↓summary.isAccessibilityElement = true
                    addSubview(summary)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Distance")
                Text("12 km")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("")
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @Environment(\\.accessibilityVoiceOverEnabled) private var isSpoken
                let trip: Trip

                var body: some View {
                    VStack {
                        Text("Distance")
                        Text("12 km")
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityLabel(isSpoken ? trip.spokenName() : "")
                }
            }

            struct Trip {
                func spokenName() -> String { name + " " + place }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class TripView: UIView {
                private let summary = UIView()
                private let distance = UILabel()

                func setUp() {
                    summary.addSubview(distance)
                    summary.isAccessibilityElement = true
                    addSubview(summary)
                }

                func show(_ trip: Trip) { summary.accessibilityLabel = trip.spokenDistance }
            }
            """),
        RuleExample(
            .silent,
            """
            Image("divider-dots")
                .accessibilityLabel("")
                .accessibilityHidden(true)
            """),
        RuleExample(
            .silent,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel(closeTitle)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image("divider-dots")
                    .accessibilityLabel("")
                Text("Chapter 2")
            }
            .accessibilityElement(children: .combine)
            """),
        RuleExample(.nearMiss("an empty title is no empty label"), "Toggle(\"\", isOn: $isOn)"),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let share = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    share.setTitle("Share", for: .normal)
                    ↓share.accessibilityLabel = ""
                    view.addSubview(share)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            <button id="b1"><state key="normal" title="Share"/></button>
            """),
    ]

    /// Everything that has a label.
    let kinds: Set<ElementKind>? = nil

    /// What has nothing to say.
    enum Signal: Hashable, Sendable {
        /// Its label is empty; a picture can be left out instead.
        case label(isPicture: Bool)
        /// The label of something that people type into or set is empty.
        case valued(ControlNoun)
        /// It was made one element of all that is in it, and given no label.
        case element
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        let labels = stop.element.name.parts.filter { $0.source == .accessibilityLabel }
        guard let empty = labels.first(where: { $0.words.isAlwaysBlank }) else {
            if !labels.isEmpty { return answers.pass() }
            if let use = stop.silencing {
                answers.violation(.element, on: stop.declared, at: use.place, certainty: .likely)
            }
            return
        }
        // A group that has no name of its own is none the worse for it: VoiceOver reads what is in it.
        guard stop.element.exposure == .element,
            stop.element.name.cases.contains(where: { NameEvidence($0) == .emptyLabel })
        else { return answers.pass() }
        let noun = ControlNoun(stop)
        let signal: Signal = if let noun, noun.hasValue { .valued(noun) } else {
            .label(isPicture: stop.kind == .image && noun == nil)
        }
        answers.violation(
            signal, on: stop.declared, at: empty.place,
            related: stop.declared.useOfComponent.map { [.use(of: $0)] } ?? [])
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .label(let isPicture):
            Phrasing(
                message: Bilingual(
                    en: """
                        The label is empty, but the element is still there: VoiceOver stops and says nothing that helps.
                        """,
                    ko: "레이블은 비어 있지만 요소는 그대로 있습니다. VoiceOver가 멈추기만 하고 도움이 되는 말은 하지 않습니다."),
                fix: isPicture
                    ? Wording(
                        en: "Hide it with \(.accessibilityHidden) in place of the empty label, or describe it.",
                        ko: "빈 레이블 대신 \(.accessibilityHidden)로 숨기거나, 설명을 적으세요.")
                    : Wording(
                        en: """
                            Say in \(.accessibilityLabel()) what the element is or does; use \(.accessibilityHidden) \
                            if it is not to be met at all.
                            """,
                        ko: """
                            \(.accessibilityLabel())에 요소가 무엇인지, 무엇을 하는지 적으세요. 전혀 만나지 않아야 하는 요소라면 \
                            \(.accessibilityHidden)를 쓰세요.
                            """),
                inInterfaceFiles: isPicture
                    ? Wording(
                        en: """
                            Turn Accessibility off for it in the Identity inspector in place of the empty label, or \
                            describe it.
                            """,
                        ko: "빈 레이블 대신 Identity inspector에서 Accessibility를 끄거나, 설명을 적으세요.")
                    : Wording(
                        en: """
                            Write as \(.labelField) in the Accessibility section of the Identity inspector what the \
                            element is or does; turn Accessibility off if it is not to be met at all.
                            """,
                        ko: """
                            Identity inspector의 Accessibility 항목 \(.labelField)에 요소가 무엇인지, 무엇을 하는지 적으세요. 전혀 만나지 않아야 하는 \
                            요소라면 Accessibility를 끄세요.
                            """))
        case .valued(let noun):
            Phrasing(
                message: Wording(
                    en: """
                        The label of this \(noun.word.en) is empty: VoiceOver says its value and what kind of element \
                        it is, but not what it is for.
                        """,
                    ko: """
                        이 \(noun.word.ko)의 레이블이 비어 있습니다. VoiceOver는 값과 요소의 종류만 말하고 무엇에 쓰는지는 말하지 않습니다.
                        """),
                fix: noun.titleFix)
        case .element:
            Phrasing(
                message: Bilingual(
                    en: """
                        This is made one element that takes the place of what is in it, but has no label: VoiceOver \
                        stops and says nothing.
                        """,
                    ko: "안에 있는 것을 대신하는 하나의 요소로 만들었지만 레이블이 없습니다. VoiceOver가 멈추기만 하고 아무 말도 하지 않습니다."),
                fix: Wording(
                    en: """
                        Give it \(an: .accessibilityLabel()), or use \(.accessibilityElement(".combine")), which takes \
                        the words of what is inside.
                        """,
                    ko: "\(.accessibilityLabel())을 지정하거나, 안에 있는 텍스트를 이어 읽는 \(.accessibilityElement(".combine"))을 쓰세요."),
                inViews: Wording(
                    en: """
                        Set \(its: .accessibilityLabel()) to the words of what is in it, or make elements of what is \
                        in it and none of this.
                        """,
                    ko: """
                        안에 있는 텍스트로 \(.accessibilityLabel())을 지정하거나, 이 뷰 대신 안에 있는 것들을 각각 요소로 만드세요.
                        """),
                inInterfaceFiles: Wording(
                    en: """
                        Write a Label for it in the Accessibility section of the Identity inspector, or turn \
                        Accessibility on for what is in it and off for this.
                        """,
                    ko: """
                        Identity inspector의 Accessibility 항목에 Label을 적거나, 이 뷰 대신 안에 있는 것들의 Accessibility를 켜세요.
                        """))
        }
    }
}

extension PerceivedView {
    /// What made it one element of all that is in it, where nothing at all is said of it; controls, pictures and what
    /// could not be looked into are judged by other rules.
    fileprivate var silencing: AttributeUse? {
        guard element.exposure == .element, kind != .image, element.name.parts.isEmpty, element.value.isAbsent,
            element.hint.isAbsent,
            declared.has(.accessibility(.children)), !declared.has(.accessibility(.unknown)), ControlNoun(self) == nil
        else { return nil }
        return declared.attributes.last { use in
            use.condition == nil && use.attribute == .accessibility(.children(.ignore))
        }
    }
}

extension Fact where Value == Words {
    /// Whether the words are blank in every case.
    fileprivate var isAlwaysBlank: Bool { !values.isEmpty && values.allSatisfy(\.isBlank) }
}
