import HandrailModel
import HandrailSemantics

/// Two controls of one screen that sound the same and do different things.
struct DuplicateName: ScreenRule {
    static let info = RuleInfo(
        id: "duplicate-name",
        title: Bilingual(en: "Same name for different actions", ko: "다른 동작에 같은 이름"),
        reason: Bilingual(
            en: "Who hears or speaks the names cannot tell the two apart; Voice Control asks which one is meant.",
            ko: "이름을 듣거나 말하는 사람은 둘을 구별할 수 없고, 음성 명령은 어느 쪽인지 되묻습니다."),
        impact: .minor, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 2.4.6"],
        needsOfCaptures: [.role, .frame], examples: examples + capturedExamples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                Button("Edit") { editName() }
                ↓Button("Edit") { editAddress() }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                Button { previousPage() } label: { Image(systemName: "arrow.left") }
                    .accessibilityLabel("Page")
                ↓Button { nextPage() } label: { Image(systemName: "arrow.right") }
                    .accessibilityLabel("Page")
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Text("Push messages")
                Toggle("Enabled", isOn: $pushes)
                Text("Mail")
                ↓Toggle("Enabled", isOn: $mails)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Toggle("Push messages", isOn: $pushes)
                Toggle("Mail", isOn: $mails)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Button("Save") { save() }
                Text("Anything else?")
                Button("Save") { save() }
            }
            """),
        RuleExample(
            .silent,
            """
            if isPlaying {
                Button("Stop") { player.stop() }
            } else {
                Button("Stop") { recorder.stop() }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Button("Edit") { editName() }
                    .accessibilityLabel("Edit name")
                Button("Edit") { editAddress() }
                    .accessibilityLabel("Edit address")
            }
            """),
        RuleExample(
            .nearMiss("both close the screen, each in its own way"),
            """
            VStack {
                Button("Done") { dismiss() }
                Button("Done") {
                    dismiss()
                }
            }
            """),
        RuleExample(
            .nearMiss("both hand on the same function"),
            """
            struct Profile: View {
                @State private var count = 0

                var body: some View {
                    VStack {
                        Header(onEdit: edit)
                        Footer(onEdit: { edit() })
                    }
                }

                private func edit() { count += 1 }
            }

            struct Header: View {
                let onEdit: () -> Void

                var body: some View { HStack { Text("Name"); Button("Edit") { onEdit() } } }
            }

            struct Footer: View {
                let onEdit: () -> Void

                var body: some View { HStack { Text("Address"); Button("Edit", action: onEdit) } }
            }
            """),
        RuleExample(
            .review,
            """
            struct Profile: View {
                @State private var name = ""
                @State private var address = ""

                var body: some View {
                    VStack {
                        Header(onClear: { name = "" })
                        Footer(onClear: { address = "" })
                    }
                }
            }

            struct Header: View {
                let onClear: () -> Void

                var body: some View { HStack { Text("Name"); Button("Clear") { onClear() } } }
            }

            struct Footer: View {
                let onClear: () -> Void

                var body: some View { HStack { Text("Address"); ↓Button("Clear", action: onClear) } }
            }
            """),
        RuleExample(
            .nearMiss("the one beside the field ends the search"),
            """
            struct Stops: View {
                @State private var words = ""
                @State private var isSearching = false
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    HStack {
                        TextField("Search", text: $words)
                        if isSearching { Button("Cancel") { isSearching = false } }
                    }
                    Button("Cancel") { dismiss() }
                }
            }
            """),
        RuleExample(
            .review,
            """
            <button opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Book"/>
            <connections><action selector="bookEarly:" destination="c1" eventType="touchUpInside" \
            id="k1"/></connections>
            </button>
            ↓<button opaque="NO" buttonType="system" id="b2">
            <state key="normal" title="Book"/>
            <connections><action selector="bookLate:" destination="c1" eventType="touchUpInside" id="k2"/></connections>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Book the early boat"/>
            <connections><action selector="bookEarly:" destination="c1" eventType="touchUpInside" \
            id="k1"/></connections>
            </button>
            <button opaque="NO" buttonType="system" id="b2">
            <state key="normal" title="Book the late boat"/>
            <connections><action selector="bookLate:" destination="c1" eventType="touchUpInside" id="k2"/></connections>
            </button>
            """),
    ]

    /// A name, with what it is called of.
    struct Signal: Hashable, Sendable {
        /// The name as it is heard.
        let name: String
        /// Whether it is known from a capture, which does not tell what controls do.
        var isCaptured = false
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture { return examine(screen, capture, &answers) }
        var groups: [String: [Control]] = [:]
        var order: [String] = []
        for index in screen.elements.indices {
            guard let control = Control(screen[index]) else { continue }
            if groups[control.name] == nil { order.append(control.name) }
            groups[control.name, default: []].append(control)
        }
        for name in order {
            let named = groups[name] ?? []
            // What a menu offers is heard with the menu.
            let group = named.count > 1 ? named.filter { !DeclaredContext($0.stop.declared).isInMenu } : named
            guard let first = group.first, group.count <= Self.limit,
                let second = group.dropFirst().first(where: { $0.isConfused(with: first) })
            else {
                answers.pass()
                continue
            }
            answers.review(
                Signal(name: first.stop.element.name.display), on: second.stop.declared,
                related: [
                    RelatedPlace(
                        place: first.stop.declared.place,
                        why: Bilingual(en: "has the same name and does something else", ko: "이름이 같지만 다른 동작을 합니다"))
                ])
        }
    }

    /// More of the same name than this is a table made by hand, not a mistake.
    private static let limit = 6

    let viewFix: ViewFix? = .distinctName

    func phrase(_ signal: Signal) -> Phrasing {
        if signal.isCaptured { return Self.captured(signal.name) }
        return Phrasing(
            message: Bilingual(
                en: "“\(signal.name)” is also the name of another control on this screen that does something else.",
                ko: "“\(signal.name)”은(는) 이 화면에서 다른 일을 하는 다른 컨트롤의 이름이기도 합니다."),
            fix: Wording(
                en: "Add what each one acts on with \(.accessibilityLabel()), after the words that are seen.",
                ko: "보이는 말 뒤에 각각 무엇에 대한 동작인지 \(.accessibilityLabel())로 덧붙이세요."))
    }
}

/// Something with a name that does something, for comparing.
private struct Control {
    let stop: PerceivedView
    let name: String
    let deed: String
    let dismisses: Bool
    let hasMore: Bool

    init?(_ stop: PerceivedView) {
        let element = stop.element
        guard element.exposure == .element, element.name.cases.count == 1, let (deed, dismisses) = stop.declared.ownDeed
        else {
            return nil
        }
        var texts: [String] = []
        for part in element.name.parts {
            guard part.source == .accessibilityLabel || part.source == .text, let text = part.words.value?.text else {
                return nil
            }
            texts.append(text.spoken)
        }
        let name = texts.joined(separator: " ")
        guard !name.isEmpty else { return nil }
        self.stop = stop
        self.name = name
        (self.deed, self.dismisses) = (deed, dismisses)
        // What a control is set to tells nobody what it sets.
        hasMore = !element.value.isAbsent && !stop.kind.isSwitched || !element.hint.isAbsent
    }

    /// Whether whoever hears both cannot tell that they do different things.
    func isConfused(with other: Control) -> Bool {
        guard deed != other.deed, !(dismisses && other.dismisses), !hasMore,
            !other.hasMore, stop.declared.place != other.stop.declared.place
        else { return false }
        // What comes up beside a field while people type speaks of that field.
        guard stop.declared.comesWithField == other.stop.declared.comesWithField else { return false }
        return !stop.excludes(other.stop)
    }
}

extension ElementView {
    /// Whether it stands beside a text field and is there under a condition only, as what ends a search is.
    fileprivate var comesWithField: Bool {
        guard let branch = ancestors.first(where: { $0.kind == .branch }), let row = branch.parent?.parent,
            row.kind == .horizontalStack
        else { return false }
        return row.descendants.contains { $0.kind == .textField || $0.kind == .secureField || $0.kind == .searchField }
    }

    /// What a tap on it does, in a form that can be compared, and whether it closes the screen; what a switch is bound
    /// to.
    fileprivate var ownDeed: (deed: String, dismisses: Bool)? {
        if kind.isSwitched {
            let binding = outermost { attribute -> String? in
                if case .state(.binding(let text)) = attribute { text } else { nil }
            }?.value
            return binding.flatMap { $0.utf8.first == UInt8(ascii: "$") ? ($0, false) : nil }
        }
        let action = outermost { attribute -> ActionSummary? in
            if case .code(.action(let action)) = attribute { action } else { nil }
        }?.value
        guard let action, !action.isEmpty, !action.digest.isEmpty else { return nil }
        return (action.core ?? action.digest, action.dismisses)
    }
}

extension ElementKind {
    /// Whether people switch something on and off with it.
    fileprivate var isSwitched: Bool { self == .toggle }
}

extension PerceivedView {
    /// Whether the two are never there together: they stand in different branches of one choice.
    fileprivate func excludes(_ other: PerceivedView) -> Bool {
        let branches = self.branches
        return other.branches.contains { theirs in
            branches.contains { $0.key == theirs.key && $0.value != theirs.value }
        }
    }

    /// Choices it stands in, by index of the declared choice, with the branch.
    private var branches: [Int: Int] {
        var found: [Int: Int] = [:]
        for ancestor in declared.ancestors where ancestor.kind == .branch {
            if let choice = ancestor.parent { found[choice.index] = ancestor.index }
        }
        return found
    }
}

extension DuplicateName {
    /// Captures it must flag and captures it must not.
    static let capturedExamples: [RuleExample] = [
        RuleExample(
            .review,
            RuleExample.capture(
                "text 20 100 200 20 Delivery\nbutton 300 90 70 44 Change\ntext 20 200 200 20 Payment\n"
                    + "↓button 300 190 70 44 Change"), in: "Order.json"),
        RuleExample(
            .silent,
            RuleExample.capture("button 300 90 70 44 Change address\nbutton 300 190 70 44 Change card"),
            in: "Order.json"),
        RuleExample(
            .nearMiss("in a long list every row has the same button"),
            RuleExample.capture((1...5).map { "button 300 \(100 * $0) 70 44 Remove" }.joined(separator: "\n")),
            in: "Order.json"),
        RuleExample(
            .nearMiss("what closes a sheet may be called like what closes the screen below"),
            RuleExample.capture("button 20 60 70 44 Close\nbutton 20 160 70 44 Close"), in: "Order.json"),
    ]

    /// Looks for controls of a capture that sound the same: what they do is not known, so that a person has to look.
    func examine(_ screen: PerceivedTree, _ capture: ScreenCapture, _ answers: inout Answers<Signal>) {
        var groups: [String: [CapturedPart]] = [:]
        var order: [String] = []
        let parts = CapturedPart.all(on: screen.screen).filter { part in
            part.isControl && !part.isOfSystem && capture.bounds?.overlaps(part.frame) ?? true
        }
        let told = Set(
            screen.elements.lazy.filter { element in
                element.exposure == .element && element.value.isAbsent && element.hint.isAbsent
            }.map(\.declared))
        for part in parts {
            guard let name = part.label?.spoken, name.contains(where: \.isLetter) else { continue }
            if groups[name] == nil { order.append(name) }
            groups[name, default: []].append(part)
        }
        for name in order {
            let group = groups[name] ?? []
            guard group.count > 1, group.count <= Self.mostCaptured, let first = group.first,
                told.contains(first.element.index), !Self.closing.contains(name),
                let second = group.dropFirst().first(where: { other in
                    told.contains(other.element.index) && !Self.isSame(first.frame, other.frame)
                })
            else {
                answers.pass()
                continue
            }
            answers.review(
                Signal(name: first.label ?? name, isCaptured: true), on: second.element,
                related: [first.related(Bilingual(en: "has the same name", ko: "이름이 같은 컨트롤"))])
        }
    }

    /// More of the same name are rows of a list, each of which stands for itself.
    private static let mostCaptured = 3

    /// What several things that lie over each other may be closed with.
    private static let closing: Set<String> = [
        "close", "cancel", "done", "back", "ok", "dismiss", "닫기", "취소", "완료", "뒤로", "확인",
    ]

    /// Whether one lies in the other, as what a tool lists twice does.
    private static func isSame(_ first: ViewFrame, _ second: ViewFrame) -> Bool {
        first.contains(second, within: 1) || second.contains(first, within: 1)
    }

    /// What a finding says that comes from a capture.
    static func captured(_ name: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    Two controls of this screen are called “\(name)”. If they do different things, nobody who listens \
                    or speaks can tell which is which.
                    """,
                ko: "이 화면에 이름이 “\(name)”인 컨트롤이 둘 있습니다. 서로 다른 일을 한다면 듣거나 말하는 사람은 구별할 수 없습니다."),
            fix: Wording(
                en: "Add what each one acts on with \(.accessibilityLabel()), after the words that are seen.",
                ko: "보이는 말 뒤에 각각 무엇에 대한 동작인지 \(.accessibilityLabel())로 덧붙이세요."))
    }
}
