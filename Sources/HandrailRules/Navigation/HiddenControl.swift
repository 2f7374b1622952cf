import HandrailModel
import HandrailSemantics
import HandrailSource

/// Controls inside something that is hidden from assistive technologies, or that speaks in their place.
struct HiddenControl: ScreenRule {
    static let info = RuleInfo(
        id: "hidden-control",
        title: Bilingual(en: "Control out of VoiceOver's reach", ko: "VoiceOver가 도달할 수 없는 컨트롤"),
        reason: Bilingual(
            en: """
                A control that is not in the accessibility tree does not exist for people who use VoiceOver, Voice \
                Control or Switch Control.
                """,
            ko: "손쉬운 사용 트리에 없는 컨트롤은 VoiceOver, 음성 명령, 스위치 제어를 쓰는 사람에게는 없는 것과 같습니다."),
        impact: .critical, guidelines: ["accessibility.reachable-elements"],
        criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 2.1.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            HStack {
                Text(song.title)
                Button("Play") { play(song) }
            }
            .↓accessibilityHidden(true)
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text(order.number)
                Button("Reorder") { reorder() }
                Button("Cancel order") { cancel() }
            }
            .↓accessibilityElement(children: .ignore)
            .accessibilityLabel("Order")
            """),
        RuleExample(
            .review,
            """
            HStack {
                TextField("Search", text: $query)
                Button("Scan") { scan() }
                    .↓accessibilityHidden(true)
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Text(song.title)
                Button("Like") { like(song) }
                Button(action: { share(song) }) {
                    Circle()
                }
            }
            .↓accessibilityElement(children: .combine)
            """),
        RuleExample(
            .review,
            """
            import UIKit

            final class HelpCell: UICollectionViewCell {
                private let help = UIButton()

                func setUp() {
                    help.setTitle("Missing something?", for: .normal)
                    ↓help.isAccessibilityElement = false
                    contentView.addSubview(help)
                }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                Button("Warmer") { degrees += 1 }
                Button("Colder") { degrees -= 1 }
            }
            .↓accessibilityRepresentation {
                Text("\\(degrees) degrees")
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Button("Warmer") { degrees += 1 }
                Button("Colder") { degrees -= 1 }
            }
            .accessibilityRepresentation {
                Stepper("Temperature", value: $degrees)
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Label("Offline", systemImage: "wifi.slash")
                Text("Nothing is lost")
            }
            .accessibilityHidden(true)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(song.title)
                Button("Play") { play(song) }
            }
            .accessibilityHidden(isLocked)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(song.title)
                Button("Play") { play(song) }
            }
            .accessibilityElement(children: .combine)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(song.title)
                Button("Like") { like(song) }
                    .accessibilityHidden(true)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAction(named: "Like") { like(song) }
            """),
        RuleExample(
            .silent,
            """
            Text(song.title)
                .accessibilityAction(named: "Like") { like(song) }
                .overlay {
                    Button("Like") { like(song) }
                        .accessibilityHidden(true)
                }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Button("Close") { dismiss() }
                Image("backdrop")
                    .onTapGesture { dismiss() }
                    .accessibilityHidden(true)
            }
            """),
        RuleExample(
            .violation,
            """
            <view id="box">
            <subviews>
            <label text="Weekly summary" id="l"/>
            <button opaque="NO" id="a">
            <state key="normal" title="Save"/>
            </button>
            </subviews>
            <userDefinedRuntimeAttributes>
            ↓<userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
            </userDefinedRuntimeAttributes>
            </view>
            """),
        RuleExample(
            .review,
            """
            <button opaque="NO" id="a">
            <accessibility key="accessibilityConfiguration">
            ↓<bool key="isElement" value="NO"/>
            </accessibility>
            <state key="normal" title="Save"/>
            </button>
            """),
        RuleExample(
            .violation,
            """
            <view id="box">
            <accessibility key="accessibilityConfiguration" label="Weekly summary">
            ↓<bool key="isElement" value="YES"/>
            </accessibility>
            <subviews>
            <label text="Weekly summary" id="l"/>
            <button opaque="NO" id="a">
            <state key="normal" title="Save"/>
            </button>
            </subviews>
            </view>
            """),
        RuleExample(
            .violation,
            """
            final class TicketCell: UITableViewCell {
                private let buy = UIButton(type: .system)

                override func awakeFromNib() {
                    super.awakeFromNib()
                    buy.setTitle(NSLocalizedString("Buy", comment: ""), for: .normal)
                    buy.addTarget(self, action: #selector(buyTicket), for: .touchUpInside)
                    contentView.addSubview(buy)
                    ↓isAccessibilityElement = true
                    accessibilityLabel = NSLocalizedString("Ticket", comment: "")
                }

                @objc private func buyTicket() {
                    shop.buy()
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class TicketCell: UICollectionViewCell {
                private let buy = UIButton(type: .system)

                func setUp() {
                    buy.setTitle(NSLocalizedString("Buy", comment: ""), for: .normal)
                    buy.addTarget(self, action: #selector(buyTicket), for: .touchUpInside)
                    ↓buy.isAccessibilityElement = false
                    contentView.addSubview(buy)
                    contentView.isAccessibilityElement = true
                    contentView.accessibilityLabel = NSLocalizedString("Ticket", comment: "")
                }

                @objc private func buyTicket() {
                    shop.buy()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TicketCell: UITableViewCell {
                private let buy = UIButton(type: .system)

                override func awakeFromNib() {
                    super.awakeFromNib()
                    buy.setTitle(NSLocalizedString("Buy", comment: ""), for: .normal)
                    buy.addTarget(self, action: #selector(buyTicket), for: .touchUpInside)
                    contentView.addSubview(buy)
                    isAccessibilityElement = true
                    accessibilityLabel = NSLocalizedString("Ticket", comment: "")
                    accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: NSLocalizedString("Buy", comment: ""), target: self, \
            selector: #selector(buyTicket))
                    ]
                }

                @objc private func buyTicket() {
                    shop.buy()
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TicketCell: UITableViewCell {
                private let code = UILabel()
                private let buy = UIButton(type: .system)

                override func awakeFromNib() {
                    super.awakeFromNib()
                    code.text = NSLocalizedString("Ticket 12", comment: "")
                    buy.setTitle(NSLocalizedString("Buy", comment: ""), for: .normal)
                    buy.addTarget(self, action: #selector(buyTicket), for: .touchUpInside)
                    contentView.addSubview(code)
                    contentView.addSubview(buy)
                    ↓isAccessibilityElement = true
                }

                @objc private func buyTicket() {
                    shop.buy()
                }
            }
            """),
        RuleExample(
            .nearMiss("the whole element acts, adjusts and speaks for what is inside"),
            """
            HStack {
                Button("Fewer") { count -= 1 }
                Text(count.formatted())
                Button("More") { count += 1 }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Guests")
            .accessibilityAdjustableAction { direction in change(direction) }
            """),
    ] + nodeExamples

    /// What is out of reach, and why.
    enum Signal: Hashable, Sendable {
        /// Hidden with something around it.
        case hidden(ControlGroupNoun)
        /// Hidden by itself.
        case hiddenItself(ControlGroupNoun)
        /// An element speaks in its place.
        case swallowed(ControlGroupNoun)
        /// A container of Texture makes actions of what has a label, and it has none.
        case namelessInNodes(ControlGroupNoun)
        /// Another view speaks in its place.
        case replaced(ControlGroupNoun)
        /// Offered as an action that has no name.
        case namelessAction
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        var next = 0
        while next < tree.elements.count {
            let element = tree[next]
            guard let use = element.hidingUse else {
                next += 1
                continue
            }
            next = Int(tree.elements[next].end)
            examineHidden(element, by: use, &answers)
        }
        if tree.attributeKinds.contains(.accessibility(.representation)) {
            for index in tree.elements.indices where tree[index].has(.accessibility(.representation)) {
                examineReplaced(tree[index], &answers)
            }
        }
        for index in screen.elements.indices where screen.elements[index].exposure == .element {
            examineStop(screen[index], &answers)
        }
    }

    private func examineHidden(_ element: ElementView, by use: AttributeUse, _ answers: inout Answers<Signal>) {
        let lost = LostControls(in: element)
        guard !lost.all.isEmpty else { return }
        let context = DeclaredContext(element)
        guard context.disabled != .always, !context.isInMenu, !element.isOutOfSight, !element.offersActionsAround,
            context.control == nil, !lost.isRepeatedOutside(element)
        else { return answers.pass() }
        let noun = ControlGroupNoun(lost)
        guard let first = lost.controls.first else {
            return answers.review(.hidden(noun), on: element, at: use.place, impact: .serious, related: lost.related)
        }
        if first.index == element.index || !lost.leavesReadableContent(of: element) {
            return answers.review(.hiddenItself(noun), on: element, at: use.place, impact: .serious)
        }
        answers.violation(.hidden(noun), on: element, at: use.place, certainty: .likely, related: lost.related)
    }

    /// What another view speaks for, which people who cannot see meet in its place.
    private func examineReplaced(_ element: ElementView, _ answers: inout Answers<Signal>) {
        let use = element.attributes.last { $0.attribute == .accessibility(.representation) }
        guard let use, let content = element.children(in: .content).first else { return }
        let lost = LostControls(in: content)
        guard !lost.all.isEmpty else { return }
        let speakers = element.children(in: .label).flatMap { [$0] + $0.descendants }
        let context = DeclaredContext(element)
        if speakers.isEmpty || speakers.contains(where: \.mayBeActedOn) || context.hiding.isCertain
            || context.disabled == .always || lost.isRepeatedOutside(element) || element.offersActions
        {
            return answers.pass()
        }
        answers.review(
            .replaced(ControlGroupNoun(lost)), on: element, at: use.place, certainty: .likely, impact: .serious,
            related: lost.related)
    }

    private func examineStop(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard let (behavior, use) = stop.declared.childBehavior else { return }
        switch behavior {
        case .ignore:
            // What is hidden by itself is told there.
            // What the element itself does when it is tapped, a double tap does as well.
            let lost = LostControls(in: stop.declared).leavingOut { inside in
                inside.isHidden(inside: stop.declared) || inside.index == stop.declared.index
            }
            guard !lost.controls.isEmpty, !stop.declared.kind.isControl else { return }
            let isRescued = !stop.element.actions.isEmpty || stop.declared.offersActionsAround
                || (lost.controls.count == 1 && stop.isActionable) || lost.isRepeatedOutside(stop.declared)
                || DeclaredContext(stop.declared).disabled == .always
            if isRescued { return answers.pass() }
            // Where a tap on the whole does something, the controls inside may have been left out on purpose; a row
            // often turns the one switch in it, by code of the list's.
            let isRowOfSwitch = lost.controls.count == 1 && lost.controls[0].kind == .toggle
            if stop.isActionable || stop.declared.isTouchedAround || isRowOfSwitch {
                return answers.review(
                    .swallowed(ControlGroupNoun(lost)), on: stop.declared, at: use.place, impact: .serious,
                    related: lost.related)
            }
            answers.violation(
                .swallowed(ControlGroupNoun(lost)), on: stop.declared, at: use.place, certainty: .likely,
                related: lost.related)
        case .combine:
            if stop.hasNamelessAction {
                answers.review(.namelessAction, on: stop.declared, at: use.place, impact: .serious)
            }
        case .aggregate:
            // An action is called as the control is; one without a name is no action.
            let lost = LostControls(aggregatedBy: stop.declared)
            guard !lost.controls.isEmpty else { return }
            if lost.controls.count <= stop.element.actions.count || lost.isRepeatedOutside(stop.declared) {
                return answers.pass()
            }
            answers.violation(
                .namelessInNodes(ControlGroupNoun(lost)), on: stop.declared, at: use.place, certainty: .likely,
                related: lost.related)
        case .contain, .replaced: break
        }
    }

    let viewFix: ViewFix? = .exposure

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .hidden(let noun):
            Phrasing(
                message: Bilingual(
                    en: """
                        This hides \(noun.en) from VoiceOver, Voice Control and Switch Control together with the \
                        content around.
                        """,
                    ko: "주변 내용과 함께 \(noun.ko)이(가) VoiceOver, 음성 명령, 스위치 제어에서 숨겨집니다."),
                fix: Wording(
                    en: """
                        Set \(.accessibilityHidden) only on what decorates, or offer the same as \(.namedAction) on an \
                        element that stays.
                        """,
                    ko: "\(.accessibilityHidden)는 장식에만 지정하거나, 같은 동작을 남아 있는 요소에 \(.namedAction)으로 제공하세요."))
        case .hiddenItself(let noun):
            Phrasing(
                message: Bilingual(
                    en: """
                        \(noun.en.capitalizedFirst) is hidden from VoiceOver, Voice Control and Switch Control. Can \
                        people who use them do the same in another way on this screen?
                        """,
                    ko: "\(noun.ko)이(가) VoiceOver, 음성 명령, 스위치 제어에서 숨겨집니다. 이 화면에서 다른 방법으로 같은 일을 할 수 있는지 확인하세요."),
                fix: Wording(
                    en: """
                        If not, remove \(.accessibilityHidden), or offer the same as \(.namedAction) on a nearby \
                        element.
                        """,
                    ko: "할 수 없다면 \(.accessibilityHidden)를 지우거나, 가까운 요소에 \(.namedAction)으로 같은 동작을 제공하세요."))
        case .namelessInNodes(let noun):
            Phrasing(
                message: NodeFixes.lost(Bilingual(en: noun.en, ko: noun.ko)), fix: NodeFixes.action,
                inViews: NodeFixes.action)
        case .swallowed(let noun):
            Phrasing(
                message: Bilingual(
                    en: """
                        This makes one element of everything inside and drops \(noun.en): VoiceOver cannot reach that \
                        any more.
                        """,
                    ko: "안의 내용이 요소 하나로 바뀌면서 \(noun.ko)이(가) 사라집니다. VoiceOver로는 더 이상 도달할 수 없습니다."),
                fix: Wording(
                    en: """
                        Use \(.accessibilityElement(".contain")) to keep the controls, .combine to offer them as \
                        actions, or add \(.namedAction) for each.
                        """,
                    ko: """
                        컨트롤을 유지하려면 \(.accessibilityElement(".contain"))을, 동작으로 제공하려면 .combine을 쓰거나, 각각에 대해 \
                        \(.namedAction)을 추가하세요.
                        """))
        case .replaced(let noun):
            Phrasing(
                message: Bilingual(
                    en: "Another view speaks for this one and does nothing, so that \(noun.en) cannot be reached.",
                    ko: "다른 뷰가 이 뷰를 대신해 설명하지만 조작할 수 없어서 \(noun.ko)을(를) 쓸 수 없게 됩니다."),
                fix: Wording(
                    en: "Put controls into the view that speaks for it, or add \(.namedAction) for each.",
                    ko: "대신 설명하는 뷰에 컨트롤을 넣거나, 각각에 대해 \(.namedAction)을 추가하세요."))
        case .namelessAction:
            Phrasing(
                message: Bilingual(
                    en: """
                        This turns the buttons inside into actions of one element, and one of them has no name: \
                        VoiceOver offers an action without words.
                        """,
                    ko: "안의 버튼이 한 요소의 동작으로 바뀌는데, 그중 하나에 이름이 없어 VoiceOver가 이름 없는 동작을 제공합니다."),
                fix: Wording(
                    en: "Give every button inside a title or \(.accessibilityLabel()).",
                    ko: "안의 모든 버튼에 제목이나 \(.accessibilityLabel())을 지정하세요."))
        }
    }
}

extension ElementView {
    /// The modifier that hides it from assistive technologies in every case.
    fileprivate var hidingUse: AttributeUse? {
        attributes.last { use in
            guard use.condition == nil, case .accessibility(.hidden(.known(true))) = use.attribute else { return false }
            return true
        }
    }

    /// What becomes of the elements inside, where the app says so in every case.
    fileprivate var childBehavior: (ChildBehavior, AttributeUse)? {
        for use in attributes.reversed() where use.condition == nil {
            if case .accessibility(.children(let behavior)) = use.attribute { return (behavior, use) }
        }
        return nil
    }

    /// Whether it, or something around it inside `outer`, is hidden by itself.
    fileprivate func isHidden(inside outer: ElementView) -> Bool {
        ([self] + ancestors).prefix { $0.index > outer.index }.contains { $0.hidingUse != nil }
    }

    /// Whether it or something around it cannot be seen or touched either.
    fileprivate var isOutOfSight: Bool {
        ([self] + ancestors).contains { element in
            element.has { attribute in
                switch attribute {
                case .visibility(.hidden(.known(true))), .interaction(.allowsHitTesting(.known(false))): true
                case .visibility(.opacity(.known(let opacity))): opacity < 0.02
                case .layout(.frame(let frame)): frame.width == .known(0) || frame.height == .known(0)
                default: false
                }
            }
        }
    }

    /// Whether something around it offers actions by name, or speaks through another view.
    fileprivate var offersActionsAround: Bool {
        // What stands beside it in its row or under it may offer the same.
        let neighbors =
            ancestors.first { $0.kind == .layered || !$0.kind.isTransparent }.map { Array($0.children) } ?? []
        return ([self] + ancestors + neighbors).contains { element in
            element.has { attribute in
                switch attribute {
                case .accessibility(.action(.named)), .accessibility(.action(.activate)),
                    .accessibility(.action(.adjust)),
                    .accessibility(.action(.delete)), .accessibility(.representation),
                    .accessibility(.children(.replaced)):
                    true
                default: false
                }
            }
        }
    }
}

extension ElementView {
    /// Whether people may act on it, or nobody knows.
    fileprivate var mayBeActedOn: Bool {
        if kind.isControl || kind == .opaque || reactsToTouch { return true }
        return has { attribute in
            switch attribute {
            case .accessibility(.action), .accessibility(.addTraits), .accessibility(.unknown), .unknownModifier: true
            default: false
            }
        }
    }

    /// Whether it, or something around it, offers actions.
    fileprivate var offersActions: Bool {
        ([self] + ancestors).contains { $0.has(.accessibility(.action)) }
    }

    /// Whether it, or a row around it, reacts to taps.
    fileprivate var isTouchedAround: Bool {
        var current: ElementView? = self
        while let level = current, level.kind != .repeated, level.kind != .list, level.kind != .section {
            if level.reactsToTouch { return true }
            current = level.parent
        }
        return false
    }
}

extension PerceivedView {
    /// Whether a double tap, or a swipe up or down, does something.
    fileprivate var isActionable: Bool {
        !element.traits.isDisjoint(with: [.button, .link, .toggle, .adjustable, .keyboardKey])
    }

    /// Whether it offers an action that has no words.
    fileprivate var hasNamelessAction: Bool {
        element.actions.contains { action in
            guard case .named(let words) = action else { return false }
            switch words {
            case .absent: return true
            case .known(let words): return words.isBlank
            case .oneOf, .dynamic, .unknown: return false
            }
        }
    }
}

extension String {
    /// With a capital at the beginning.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
