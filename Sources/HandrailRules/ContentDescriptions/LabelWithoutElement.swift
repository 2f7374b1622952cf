import HandrailModel

/// A label, value, hint or trait on something that is no element by itself.
struct LabelWithoutElement: ElementRule {
    static let info = RuleInfo(
        id: "label-without-element",
        title: Bilingual(en: "Description without an element", ko: "요소가 아닌 것에 붙은 설명"),
        reason: Bilingual(
            en: """
                What is told of a stack, a spacer or something hidden reaches listeners in another way than it reads, \
                or not at all.
                """,
            ko: "스택, 여백, 숨긴 뷰에 지정한 설명은 코드에서 보이는 것과 다르게 전달되거나 아예 전달되지 않습니다."),
        impact: .moderate, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 1.3.1"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            import UIKit

            final class BadgeView: UIView {
                private let badge = UIImageView(image: UIImage(named: "medal"))

                func setUp() {
                    ↓badge.accessibilityLabel = NSLocalizedString("Best of the week", comment: "")
                    addSubview(badge)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class MapController: UIViewController {
                private let cover = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓cover.accessibilityLabel = NSLocalizedString("Map of the harbor", comment: "")
                    cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openMap)))
                    view.addSubview(cover)
                }

                @objc private func openMap() {
                    router.openMap()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class BadgeView: UIView {
                private let badge = UIImageView(image: UIImage(named: "medal"))

                func setUp() {
                    badge.isAccessibilityElement = true
                    badge.accessibilityLabel = NSLocalizedString("Best of the week", comment: "")
                    addSubview(badge)
                }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                Text("Seoul")
                Button("Remove", action: remove)
            }
            .↓accessibilityLabel("Seoul, capital")
            """),
        RuleExample(
            .review,
            """
            HStack {
                Text(name)
                Text(score)
            }
            .↓accessibilityValue("Best of three")
            """),
        RuleExample(
            .review,
            """
            Text("Draft")
                .↓accessibilityLabel("Unsent message")
                .accessibilityHidden(true)
            """),
        RuleExample(
            .review,
            """
            Spacer()
                .↓accessibilityLabel("End of the list")
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Seoul")
                Text("9 °C")
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Seoul, 9 degrees")
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image(systemName: "star")
                    .accessibilityHidden(true)
                Text("Seoul")
            }
            .accessibilityLabel("Seoul, favorite")
            """),
        RuleExample(
            .silent,
            """
            Text("Draft")
                .accessibilityLabel("Unsent message")
                .accessibilityHidden(isSent)
            """),
        RuleExample(
            .nearMiss("the stack is the label of a button, and names it"),
            """
            Button(action: open) {
                HStack {
                    Text("Seoul")
                    Text("9 °C")
                }
                .accessibilityLabel("Seoul, 9 degrees")
            }
            """),
    ]

    /// What may carry such a modifier in vain.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [
        .accessibility(.label), .accessibility(.value), .accessibility(.hint), .accessibility(.addTraits),
        .accessibility(.unheard),
    ]

    /// What happens to the modifier.
    enum Signal: Hashable, Sendable {
        /// The label makes one element of several, and takes the place of their own names.
        case swallows(count: Int, hasControls: Bool)
        /// It is handed to each of several elements.
        case spreads(Modifier, count: Int)
        /// There is nothing to tell it of.
        case nothingThere(Modifier)
        /// The element is hidden.
        case hidden(Modifier)
        /// A view or an image view that was not made an element.
        case unheard(UnheardContent)
    }

    /// A modifier that tells something of an element.
    enum Modifier: String, Hashable, Sendable {
        case label = "accessibilityLabel"
        case value = "accessibilityValue"
        case hint = "accessibilityHint"
        case traits = "accessibilityAddTraits"
    }

    /// What a view holds of which the label is not heard.
    enum UnheardContent: Hashable, Sendable {
        /// A picture, a view with others in it, or one without.
        case image, views, none
        /// A view that takes taps itself and has nothing in it.
        case tapped
        /// Views of which some are controls, which one element would hide.
        case controls
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let use = element.unheardLabel {
            // Of a picture that is tapped the tap is told, with all that it lacks.
            if element.kind == .image, element.parent?.reactsToTap ?? false { return answers.pass() }
            let content: UnheardContent = element.kind == .image
                ? .image
                : element.descendants.isEmpty
                    ? (element.reactsToTap ? .tapped : .none)
                    : element.descendants.contains { $0.kind.isControl } ? .controls : .views
            return answers.review(.unheard(content), on: element, at: use.place, certainty: .likely)
        }
        guard let (modifier, use) = element.told, !element.isMadeElement else { return }
        if element.isHiddenItself {
            // What a kind of control says by itself, nobody has written.
            guard modifier != .traits, use.place != element.place else { return }
            return answers.review(.hidden(modifier), on: element, at: use.place, certainty: .likely)
        }
        switch element.kind {
        case .spacer, .divider, .nothing:
            answers.review(.nothingThere(modifier), on: element, at: use.place, certainty: .likely)
        case .horizontalStack, .verticalStack, .depthStack, .grid:
            stack(element, modifier, use, screen, &answers)
        default: answers.pass()
        }
    }

    private func stack(
        _ element: ElementView, _ modifier: Modifier, _ use: AttributeUse, _ screen: PerceivedTree,
        _ answers: inout Answers<Signal>
    ) {
        if modifier == .label {
            guard let stop = screen.elements.first(where: { $0.declared == element.index && $0.exposure == .element })
            else { return answers.pass() }
            let told = stop.merged.map { element.tree[$0] }.filter(\.isStopByItself)
            guard told.count > 1 else { return answers.pass() }
            answers.review(
                .swallows(count: told.count, hasControls: told.contains { $0.kind.isControl }), on: element,
                at: use.place)
        } else {
            let stops = screen.elements.filter { stop in
                stop.exposure == .element && stop.declared != element.index
                    && element.contains(element.tree[stop.declared])
                    && !element.tree[stop.declared].isConditional(in: element)
            }
            guard stops.count > 1 else { return answers.pass() }
            answers.review(.spreads(modifier, count: stops.count), on: element, at: use.place)
        }
    }

    private static func unheard(_ content: UnheardContent) -> Bilingual {
        let subject =
            switch content {
            case .image: Bilingual(en: "An image view", ko: "이미지 뷰는")
            case .none, .tapped: Bilingual(en: "A plain view", ko: "일반 뷰는")
            case .views, .controls: Bilingual(en: "A view that holds others", ko: "다른 뷰를 담은 뷰는")
            }
        return Bilingual(
            en: "\(subject.en) is no accessibility element by itself, so this label is never heard.",
            ko: "\(subject.ko) 스스로 손쉬운 사용 요소가 되지 않으므로 이 레이블은 들리지 않습니다.")
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .swallows(let count, let hasControls):
            Phrasing(
                message: Bilingual(
                    en: """
                        The label makes one element of the \(count) in this stack: their own text is no longer \
                        read\(hasControls ? ", and the controls among them are reached only as actions" : "").
                        """,
                    ko: """
                        이 레이블 때문에 스택 안의 요소 \(count)개가 하나가 됩니다. 각각의 텍스트는 읽지 \
                        않습니다\(hasControls ? ". 안에 있는 컨트롤은 동작 메뉴로만 쓸 수 있습니다" : "").
                        """),
                fix: Wording(
                    en: """
                        If that is meant, say so with \(.accessibilityElement(".ignore")) before the label. If the \
                        label names a group, use \(.accessibilityElement(".contain")).
                        """,
                    ko: """
                        의도한 것이라면 레이블 앞에 \(.accessibilityElement(".ignore"))를 쓰세요. 묶음의 이름이라면 \
                        \(.accessibilityElement(".contain"))을 쓰세요.
                        """))
        case .spreads(let modifier, let count):
            Phrasing(
                message: Bilingual(
                    en: """
                        The stack is no element, so .\(modifier.rawValue) goes to each of the \(count) elements inside.
                        """,
                    ko: "스택은 요소가 아니므로 .\(modifier.rawValue)이(가) 안에 있는 요소 \(count)개 모두에 적용됩니다."),
                fix: Wording(
                    en: """
                        Make it one element with \(.accessibilityElement(".combine")), or set the modifier on the \
                        element it is meant for.
                        """,
                    ko: "\(.accessibilityElement(".combine"))으로 한 요소로 만들거나, 필요한 요소에만 지정하세요."))
        case .nothingThere(let modifier):
            Phrasing(
                message: Bilingual(
                    en: "There is nothing here that VoiceOver stops at, so .\(modifier.rawValue) is not heard.",
                    ko: "VoiceOver가 멈출 요소가 없어서 .\(modifier.rawValue)의 내용을 들을 수 없습니다."),
                fix: Wording(
                    en: "Set it on the view it describes, or take it away.",
                    ko: "설명하려는 뷰에 지정하거나 지우세요."))
        case .unheard(.controls):
            Phrasing(
                message: Self.unheard(.controls),
                fix: Wording(
                    en: """
                        Make it a group that keeps its elements: set its accessibilityContainerType to .semanticGroup. \
                        Or take the label away; as one element it would hide the controls in it.
                        """,
                    ko: """
                        안의 요소를 그대로 두는 묶음으로 만드세요. accessibilityContainerType을 .semanticGroup으로 설정하면 됩니다. 아니면 레이블을 \
                        없애세요. 하나의 요소로 만들면 안에 있는 컨트롤이 가려집니다.
                        """),
                onMac: Wording(
                    en: "Call setAccessibilityRole(.group) and setAccessibilityElement(true), or take the label away.",
                    ko: "setAccessibilityRole(.group)과 setAccessibilityElement(true)를 호출하거나 레이블을 없애세요."))
        case .unheard(.tapped):
            Phrasing(
                message: Bilingual(
                    en: """
                        This view takes taps, but a plain view is no accessibility element by itself: neither its \
                        label nor that it can be activated is heard.
                        """,
                    ko: "이 뷰는 탭에 반응하지만 일반 뷰는 스스로 손쉬운 사용 요소가 되지 않습니다. 레이블도, 활성화할 수 있다는 사실도 들리지 않습니다."),
                fix: Wording(
                    en: """
                        \(Set: .isAccessibilityElement(true)) on it and insert .button into its accessibilityTraits, \
                        or make it a button with this label.
                        """,
                    ko: """
                        이 뷰의 \(set: .isAccessibilityElement(true), ending: "고") accessibilityTraits에 .button을 추가하거나, 이 \
                        레이블을 가진 버튼으로 바꾸세요.
                        """),
                inInterfaceFiles: Wording(
                    en: "\(.elementSwitch) and turn on the trait Button, or make it a button with this label.",
                    ko: "\(.elementSwitch)고 특성 Button을 켜거나, 이 레이블을 가진 버튼으로 바꾸세요."),
                onMac: Wording(
                    en: """
                        Call setAccessibilityElement(true) and setAccessibilityRole(.button) on it, or make it a \
                        button with this label.
                        """,
                    ko: "setAccessibilityElement(true)와 setAccessibilityRole(.button)을 호출하거나, 이 레이블을 가진 버튼으로 바꾸세요."))
        case .unheard(let content):
            Phrasing(
                message: Self.unheard(content),
                fix: Wording(
                    en: "\(Set: .isAccessibilityElement(true)) on it, or set the label on the element it is meant for.",
                    ko: "이 뷰의 \(set: .isAccessibilityElement(true), ending: "거나"), 레이블을 필요한 요소에 지정하세요."),
                inInterfaceFiles: Wording(
                    en: "\(.elementSwitch), or write the label on the element it is meant for.",
                    ko: "\(.elementSwitch)거나, 레이블을 필요한 요소에 적으세요."))
        case .hidden(let modifier):
            Phrasing(
                message: Bilingual(
                    en: """
                        The element is hidden from assistive technologies, so its .\(modifier.rawValue) is never heard.
                        """,
                    ko: "보조 기술에서 숨긴 요소이므로 .\(modifier.rawValue)의 내용을 들을 수 없습니다."),
                fix: Wording(
                    en: "Take away either the \(.accessibilityHidden) or the description.",
                    ko: "\(.accessibilityHidden)와 설명 가운데 하나를 지우세요."))
        }
    }
}

extension ElementView {
    /// The outermost modifier that tells something of it; a label before all others.
    fileprivate var told: (LabelWithoutElement.Modifier, AttributeUse)? {
        var found: (LabelWithoutElement.Modifier, AttributeUse)?
        for use in attributes {
            switch use.attribute {
            // Whether code that was not followed gives it a label is not known.
            case .accessibility(.label(.unknown)): break
            case .accessibility(.label(let words)) where !words.isAbsent: return (.label, use)
            case .accessibility(.value(let words)) where !words.isAbsent: found = (.value, use)
            case .accessibility(.hint(let words)) where !words.isAbsent: found = (.hint, use)
            case .accessibility(.addTraits(let traits))
            where traits.value.map({ !$0.isEmpty && !$0.contains(.modal) }) ?? false:
                found = found ?? (.traits, use)
            default: continue
            }
        }
        return found
    }

    /// What sets a label that nobody hears, as it is no element.
    fileprivate var unheardLabel: AttributeUse? {
        guard has(.accessibility(.unheard)) else { return nil }
        return attributes.first { use in
            if case .accessibility(.unheard(let name?)) = use.attribute { name.hasSuffix("Label") } else { false }
        }
    }

    /// Whether a single tap on it does something.
    fileprivate var reactsToTap: Bool {
        has { attribute in
            guard case .interaction(.gesture(let gesture)) = attribute else { return false }
            return gesture.kind == .tap && gesture.count == 1 && !gesture.action.isEmpty
        }
    }

    /// Whether a modifier says what becomes of the elements inside.
    fileprivate var isMadeElement: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.children), .accessibility(.representation): true
            default: false
            }
        }
    }

    /// Whether a modifier of its own hides it in every case.
    fileprivate var isHiddenItself: Bool {
        attributes.contains { use in
            guard case .accessibility(.hidden(let fact)) = use.attribute else { return false }
            return fact.isCertainlyTrue && use.condition == nil
        }
    }

    /// Whether it would be an element if it were left alone.
    fileprivate var isStopByItself: Bool { kind == .text || kind == .image || kind == .label || kind.isControl }

    /// Whether a condition inside `ancestor` decides if it is there.
    fileprivate func isConditional(in ancestor: ElementView) -> Bool {
        var current = parent
        while let element = current, element.index != ancestor.index {
            if element.kind == .branch { return true }
            current = element.parent
        }
        return false
    }
}
