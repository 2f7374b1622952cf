import HandrailModel
import HandrailSource

/// Focus that is given back to a view whenever it leaves.
struct FocusTrap: ElementRule {
    static let info = RuleInfo(
        id: "focus-trap",
        title: Bilingual(en: "Focus cannot leave", ko: "벗어날 수 없는 초점"),
        reason: Bilingual(
            en: """
                Focus that comes back as soon as it leaves goes round in a loop: with a keyboard, a switch or \
                VoiceOver nothing behind it is ever reached.
                """,
            ko: "초점이 나가자마자 되돌아오면 같은 자리를 맴돌게 되어, 키보드나 스위치, VoiceOver로는 그 뒤의 요소에 도달할 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.reachable-elements"], criteria: ["WCAG 2.2 2.1.2"],
        asksOfScreen: true, examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct PinField: View {
                @State private var pin = ""
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("PIN", text: $pin)
                        .focused($isFocused)
                        .↓onChange(of: isFocused) {
                            if !isFocused { isFocused = true }
                        }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Notice: View {
                @AccessibilityFocusState private var isTitleFocused: Bool

                var body: some View {
                    VStack {
                        Text("Storm warning").accessibilityFocused($isTitleFocused)
                        Text("The ferry stays in the harbor.")
                    }
                    .↓onChange(of: isTitleFocused) { _, isFocused in
                        if !isFocused { isTitleFocused = true }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct PinField: View {
                @State private var pin = ""
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("PIN", text: $pin)
                        .focused($isFocused)
                        .onAppear { isFocused = true }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct PinField: View {
                @State private var pin = ""
                @State private var showsHelp = false
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("PIN", text: $pin)
                        .focused($isFocused)
                        .onChange(of: isFocused) { showsHelp = isFocused }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct PinField: View {
                @State private var pin = ""
                @State private var isWrong = false
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("PIN", text: $pin)
                        .focused($isFocused)
                        .onChange(of: isWrong) { if isWrong { isFocused = true } }
                }
            }
            """),
        RuleExample(
            .nearMiss("it is taken away, not given back"),
            """
            struct PinField: View {
                @State private var pin = ""
                @FocusState private var isFocused: Bool

                var body: some View {
                    TextField("PIN", text: $pin)
                        .focused($isFocused)
                        .onChange(of: isFocused) {
                            if pin.count == 4 { isFocused = false }
                        }
                }
            }
            """),
    ]

    /// Code that runs on a change may be written on any view.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.code(.event)]

    /// The property that holds the focus.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let property: String
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .code(.event(let event)) = use.attribute, event.kind == .change else { continue }
            let watched = event.triggers.compactMap(\.property).map(String.init)
            let kept = event.action.assignments.first { assignment in
                assignment.value == "true" && watched.contains(assignment.target)
                    && assignment.target.lowercased().contains("focus")
            }
            guard let kept else { continue }
            answers.review(Signal(property: kept.target), on: element, at: use.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    As soon as “\(signal.property)” becomes false it is set to true again: the focus comes back and \
                    cannot leave.
                    """,
                ko: "‘\(signal.property)’ 값이 false가 되자마자 다시 true로 바뀌어 초점이 되돌아오고, 벗어날 수 없습니다."),
            fix: Wording(
                en: "Let the focus go; move it once, where something happens that people should hear of.",
                ko: "초점이 벗어날 수 있게 두고, 사용자가 알아야 할 일이 생겼을 때 한 번만 옮기세요."))
    }
}
