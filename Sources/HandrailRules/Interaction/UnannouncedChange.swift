import HandrailModel
import HandrailSemantics
import HandrailSource

/// A message that comes up after an action, seen but not said.
struct UnannouncedChange: ScreenRule {
    static let info = RuleInfo(
        id: "unannounced-change",
        title: Bilingual(en: "Message that is not announced", ko: "알리지 않는 메시지"),
        reason: Bilingual(
            en: "VoiceOver stays on the button that was pressed; a message that appears elsewhere is not heard.",
            ko: "VoiceOver는 누른 버튼에 머물러 있습니다. 다른 곳에 나타난 메시지는 들리지 않습니다."),
        impact: .moderate, guidelines: ["accessibility.layout-change-notification"], criteria: ["WCAG 2.2 4.1.3"],
        examples: UnannouncedChangeExamples.all)

    /// The message.
    struct Signal: Hashable, Sendable {
        /// Its words, where they are known.
        let words: String?
        /// The state that brings it up.
        let property: String
        /// Whether it says that something is going on, and is gone once that is over.
        let isProgress: Bool

        /// A message.
        init(words: String?, property: String, isProgress: Bool = false) {
            self.words = words
            self.property = property
            self.isProgress = isProgress
        }
    }

    let attributes: Set<AttributeKind>? = [
        .code(.action), .interaction(.gesture), .code(.event), .state(.filled),
    ]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        guard screen.screen.presentation != .widget else { return }
        lazy var announces = tree.announcesAnything
        for index in tree.elements.indices where tree.elements[index].kind == .repeated {
            let rows = tree[index]
            // A list of messages that is empty at first.
            guard let (list, late) = rows.messages, let text = rows.messageText(mayHoldControls: true) else { continue }
            guard late == .silent, !announces else {
                answers.pass()
                continue
            }
            answers.review(Signal(words: nil, property: list), on: text, certainty: .likely)
        }
        for index in tree.elements.indices where tree.elements[index].attributeKinds.contains(.state(.filled)) {
            let text = tree[index]
            guard let message = text.filledMessage,
                message.comesByItself || Self.isSet(message, besides: text, in: tree)
            else { continue }
            if message.isAnnounced || announces {
                answers.pass()
            } else {
                answers.review(Signal(words: nil, property: message.property), on: text, certainty: .likely)
            }
        }
        guard tree.kinds.contains(.branch) else { return }
        let passing = tree.passingStates
        for index in tree.elements.indices where tree.elements[index].kind == .branch {
            let branch = tree[index]
            guard let message = branch.passingMessage(among: passing) ?? branch.message else {
                examine(waiting: branch, in: tree, announces: announces, &answers)
                continue
            }
            let property = message.property
            let shown = branch.shownByCode(property)
            let isPressed = Self.isSet(message, besides: branch, in: tree)
            guard isPressed || message.comesByItself || !shown.isEmpty,
                let text = branch.messageText(mayHoldControls: message.comesByItself)
            else { continue }
            if message.isAnnounced || announces, shown.isEmpty {
                answers.pass()
                continue
            }
            let words: String? =
                if case .words(let fact) = text.content { fact.values.first?.text } else { nil }
            answers.review(
                Signal(words: words, property: property), on: text, certainty: .likely,
                related: shown.map { RelatedPlace(place: $0, why: Self.showing) })
        }
    }

    /// What is shown while something that people asked for is going on.
    private func examine(
        waiting branch: ElementView, in tree: ElementTree, announces: Bool, _ answers: inout Answers<Signal>
    ) {
        guard let sign = branch.signOfProgress, let message = branch.waiting,
            Self.isSet(message, besides: branch, in: tree)
        else { return }
        if announces { return answers.pass() }
        answers.review(
            Signal(words: nil, property: message.property, isProgress: true), on: sign, certainty: .likely)
    }

    private static let showing = Bilingual(en: "shows it without an announcement", ko: "알리지 않고 표시합니다")

    /// Whether what people press or change sets a state; a button that holds the message says it itself.
    private static func isSet(
        _ message: ElementView.Message, besides branch: ElementView, in tree: ElementTree
    ) -> Bool {
        tree.elements.indices.contains { index in
            let element = tree[index]
            guard
                !element.attributeKinds.isDisjoint(
                    with: CaseSet([.code(.action), .interaction(.gesture), .code(.event)]))
            else { return false }
            return element.has { attribute in
                let action: ActionSummary
                switch attribute {
                case .code(.action(let found)): action = found
                case .interaction(.gesture(let gesture)) where gesture.kind == .tap: action = gesture.action
                case .code(.event(let event)) where event.kind == .change: return sets(event.action, message)
                default: return false
                }
                return sets(action, message) && !element.contains(branch)
            }
        }
    }

    fileprivate static func sets(_ action: ActionSummary, _ message: ElementView.Message) -> Bool {
        let property = message.property
        let hiding = message.comesWithFalse ? "true" : "false"
        let sets = action.toggles.contains(property) || !message.comesWithFalse && action.reveals.contains(property)
            || action.assignments.contains { $0.target == property && $0.value != "nil" && $0.value != hiding }
        let movesFocus = action.assignments.contains {
            focusWords.occur(in: $0.target) && !["nil", "false"].contains($0.value ?? "")
        }
        return sets && !movesFocus && !action.movesFocus
    }

    private static let focusWords = Fragments(["focus"])

    let viewFix: ViewFix? = .announcement

    func phrase(_ signal: Signal) -> Phrasing {
        if signal.isProgress { return phraseOfProgress(signal) }
        let words = signal.words.map { "The message “\($0)”" } ?? "This message"
        let ko = signal.words.map { "메시지 “\($0)”" } ?? "이 메시지"
        return Phrasing(
            message: Bilingual(
                en: """
                    \(words) comes up when “\(signal.property)” is set, and nothing tells people who listen that it is \
                    there.
                    """,
                ko: "\(ko)은(는) “\(signal.property)”이(가) 설정되면 나타나지만, 듣는 사람에게 알리는 코드가 없습니다."),
            fix: Wording(
                en: "Post \(.announcement) when it appears, or move there with \(.accessibilityFocused).",
                ko: "나타날 때 \(.announcement)를 보내거나 \(.accessibilityFocused)로 초점을 옮기세요."))
    }

    private func phraseOfProgress(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    This sign of progress comes up when “\(signal.property)” is set, and nothing tells people who \
                    listen that something began, or that it is over.
                    """,
                ko: """
                    이 진행 표시는 “\(signal.property)”이(가) 설정되면 나타나지만, 작업이 시작되었거나 끝났다는 것을 듣는 사람에게 \
                    알리는 코드가 없습니다.
                    """),
            fix: Wording(
                en: "Post \(.announcement) when it begins and when it is over.",
                ko: "작업이 시작될 때와 끝날 때 \(.announcement)를 보내세요."))
    }
}

extension ElementTree {
    /// Whether anything on the screen announces something or moves the focus of assistive technologies.
    fileprivate var announcesAnything: Bool {
        elements.indices.contains { index in
            self[index].has { attribute in
                switch attribute {
                case .accessibility(.focused), .accessibility(.unknown): true
                default: attribute.actionDone.map(Self.announces) ?? false
                }
            }
        }
    }

    /// The states that code takes back some seconds after it brought them up.
    fileprivate var passingStates: Set<String> {
        elements.indices.reduce(into: []) { states, index in
            for use in self[index].attributes {
                guard let action = use.attribute.actionDone else { continue }
                for delay in action.motion.delays {
                    let spans = delay.seconds.values
                    guard let least = spans.min(), let most = spans.max(), least >= 1, most <= 60 else { continue }
                    states.formUnion(delay.cleared.compactMap(\.property).map { String($0) })
                }
            }
        }
    }

    private static func announces(_ action: ActionSummary) -> Bool {
        action.announces || action.calls.contains(where: announcing.occur)
    }

    private static let announcing = Fragments(["announce", "voiceover", "accessib"])
}

extension ElementView {
    /// The message that this branch comes up with: its state is named after an error, a toast or the like, and nothing
    /// else is shown for it.
    fileprivate var message: Message? {
        guard case .condition(let condition?) = content, condition.subject == .app, let branching = parent
        else { return nil }
        // What is bound may have any name; what it is taken from says more.
        let asked = condition.stateDependencies.map(\.name)
        // What was typed is no longer right.
        let isInvalidity = condition.isNegated && condition.initially == false
            && Self.validity.occur(in: condition.text) && !Self.notValidity.occur(in: condition.text)
        let words = isInvalidity ? Self.validity : Self.messageWords
        let isAlone = branching.isAloneIn(self)
        guard words.occur(in: condition.text) || asked.contains(where: words.occur) else {
            return unnamedMessage(condition, in: branching, isAlone: isAlone)
        }
        guard !condition.isNegated || condition.text.contains("isEmpty") || isInvalidity else { return nil }
        let names = condition.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let name = (asked + names).first(where: words.occur) else { return nil }
        let message = Message(
            property: name,
            comesByItself: condition.late != nil && Self.failures.occur(in: name) && !isInControl,
            isAnnounced: condition.late == .announced, comesWithFalse: isInvalidity)
        // With an `else` one content takes the place of another, as a rule of what is read there; nobody reads that
        // something failed, where it took the place of what was awaited.
        guard isAlone || message.comesByItself || branching.holdsSetter(of: message, besides: self) else { return nil }
        return message
    }

    /// The message of a state whose name says nothing of one: the answer that takes the place of what was pressed, or
    /// words in red.
    private func unnamedMessage(
        _ condition: ElementCondition, in branching: ElementView, isAlone: Bool
    ) -> Message? {
        guard !condition.isNegated, condition.initially != true, !isInControl else { return nil }
        guard let name = condition.stateDependencies.first?.name else {
            return isAlone ? messageOfClass(condition.text) : nil
        }
        if Self.onDemand.occur(in: name) { return nil }
        let message = Message(
            property: name, comesByItself: false, isAnnounced: condition.late == .announced, comesWithFalse: false)
        if isAlone {
            return condition.late != nil && messageText(mayHoldControls: false)?.isInRed == true ? message : nil
        }
        return branching.holdsSetter(of: message, besides: self) ? message : nil
    }

    /// The message of a view that code of its class brings up where something failed, or that is called after how
    /// things stand.
    private func messageOfClass(_ name: String) -> Message? {
        guard Self.standing.occur(in: name) || !shownByCode(name).isEmpty else { return nil }
        return Message(property: name, comesByItself: false, isAnnounced: false, comesWithFalse: false)
    }

    private static let standing = Fragments(["status", "feedback"])

    /// What people ask for goes on where they asked for it.
    private static let onDemand = Fragments(["expand", "reveal", "more", "open", "detail", "edit", "full"])

    /// Whether a branch is all that a condition decides about.
    private func isAloneIn(_ branch: ElementView) -> Bool { children.allSatisfy { $0.index == branch.index } }

    /// The message that fills a text which is empty at first.
    fileprivate var filledMessage: Message? {
        guard !isInControl, isReadable else { return nil }
        for case .state(.filled(let property, let late)) in attributes.lazy.map(\.attribute) {
            let isFailure = Self.failures.occur(in: property)
            guard isFailure || Self.messageWords.occur(in: property) || isInRed else { return nil }
            // What comes up with a state is told of where that is asked for.
            let isElsewhere = ancestors.contains { level in
                if case .condition = level.content { return true }
                return level.kind == .repeated
                    || level.has { if case .accessibility(.focused) = $0 { true } else { $0.updatesOrSpeaks } }
            }
            guard !isElsewhere, !has({ $0.updatesOrSpeaks }) else { return nil }
            return Message(
                property: property, comesByItself: isFailure, isAnnounced: late == .announced, comesWithFalse: false)
        }
        return nil
    }

    /// Whether it is shown in red, as what went wrong is.
    private var isInRed: Bool {
        ([self] + ancestors.prefix(3)).contains { level in
            level.has { if case .color(.foreground(let color)) = $0 { color.isRed } else { false } }
        }
    }

    /// What says that something is going on, where that is all that is shown beside a word or two.
    fileprivate var signOfProgress: ElementView? {
        var sign: ElementView?
        var texts = 0
        for level in descendants {
            if level.kind.isControl || level.kind == .list || level.kind == .scrollView || level.kind == .opaque {
                return nil
            }
            if level.has({ $0.updatesOrSpeaks }) { return nil }
            if level.kind == .progress { sign = sign ?? level }
            if level.kind == .text { texts += 1 }
        }
        return texts <= 2 ? sign : nil
    }

    /// The state that says that something which was asked for is going on.
    fileprivate var waiting: Message? {
        guard case .condition(let condition?) = content, condition.subject == .app, !condition.isNegated,
            condition.initially != true, let branching = parent, let name = condition.stateDependencies.first?.name,
            !isInControl
        else { return nil }
        let message = Message(property: name, comesByItself: false, isAnnounced: false, comesWithFalse: false)
        return branching.isAloneIn(self) || branching.holdsSetter(of: message, besides: self) ? message : nil
    }

    /// The list of messages that it shows one after the other, where its name or that of a view around says so.
    fileprivate var messages: (list: String, late: LateState)? {
        for case .state(.rows(let list, let late?)) in attributes.lazy.map(\.attribute) {
            let names = [list] + ancestors.compactMap { if case .type(let name) = $0.content { name } else { nil } }
            return names.contains(where: Self.toasts.occur) ? (list, late) : nil
        }
        return nil
    }

    private static let toasts = Fragments(["toast", "snackbar"])

    /// The message that this branch comes up with for some seconds.
    fileprivate func passingMessage(among states: Set<String>) -> Message? {
        guard !states.isEmpty, case .condition(let condition?) = content, condition.subject == .app,
            !condition.isNegated, condition.initially != true, !isInControl,
            let name = states.sorted().first(where: { name in
                condition.mentions(name[...]) || condition.stateDependencies.contains { $0.name == name }
            })
        else { return nil }
        return Message(
            property: name, comesByItself: true, isAnnounced: condition.late == .announced, comesWithFalse: false)
    }

    /// Whether it is part of a control, which says by itself what is in it.
    private var isInControl: Bool { ancestors.contains { $0.kind.isControl } }

    /// Whether what is shown instead of a branch is pressed to bring it up.
    private func holdsSetter(of message: Message, besides branch: ElementView) -> Bool {
        children.contains { other in
            other.index != branch.index
                && other.descendants.contains { inside in
                    inside.has { $0.actionDone.map { UnannouncedChange.sets($0, message) } ?? false }
                }
        }
    }

    /// Where code of the class of a view in here shows it, without an announcement.
    fileprivate func shownByCode(_ property: String) -> [SourcePlace] {
        descendants.flatMap { inside in
            inside.attributes.compactMap { use in
                guard case .code(.event(let event)) = use.attribute, event.kind == .shown,
                    event.action.reveals.contains(property)
                else { return nil }
                return use.place
            }
        }
    }

    /// What comes up, and how.
    fileprivate struct Message {
        /// The state that brings it up.
        let property: String
        /// Whether nobody has to press anything for it.
        let comesByItself: Bool
        /// Whether the types that keep it announce something.
        let isAnnounced: Bool
        /// Whether it is there as long as the state is false.
        let comesWithFalse: Bool
    }

    /// States that only turn true by something that happened.
    private static let failures = Fragments([
        "error", "toast", "snackbar", "warning", "copied", "failed", "failure", "validation", "invalid",
    ])

    private static let validity = Fragments(["valid"])
    private static let notValidity = Fragments(["invalid", "validat"])

    private static let messageWords = Fragments([
        "error", "toast", "banner", "message", "snackbar", "copied", "saved", "warning", "notice", "failed",
        "confirmation", "success", "validation", "invalid",
    ])

    /// The first text of a branch that holds a short message, and nothing to press besides what takes it away or tries
    /// again.
    fileprivate func messageText(mayHoldControls: Bool) -> ElementView? {
        var first: ElementView?
        var count = 0
        var buttons = 0
        for level in descendants {
            if level.kind == .opaque || level.kind == .list || level.kind == .scrollView { return nil }
            if level.kind.isControl {
                guard mayHoldControls, level.kind == .button, buttons < 2 else { return nil }
                buttons += 1
            }
            if level.has({ $0.updatesOrSpeaks || !mayHoldControls && $0.isTouched }) { return nil }
            guard level.kind == .text, level.isReadable, !mayHoldControls || !level.isInControl else { continue }
            first = first ?? level
            count += 1
        }
        return count <= 3 ? first : nil
    }
}

extension ColorUse {
    /// Whether it is a red, whatever the appearance.
    fileprivate var isRed: Bool {
        switch plain {
        case .system(let name): name.lowercased().hasSuffix("red")
        case .literal(let color): color.red >= 0.7 && color.green <= 0.35 && color.blue <= 0.35
        case .appearance(let light, let dark): light.isRed && dark.isRed
        case .asset, .withOpacity, .oneOf, .candidates, .themes, .gradient, .material, .constant, .unknown: false
        }
    }
}

extension Attribute {
    /// Whether assistive technologies are told of changes by it.
    fileprivate var updatesOrSpeaks: Bool {
        switch self {
        case .accessibility(.addTraits(let traits)): traits.values.contains { $0.contains(.updatesFrequently) }
        case .accessibility(.hidden): true
        default: false
        }
    }

    /// Whether people may tap what has it.
    fileprivate var isTouched: Bool { if case .interaction(.gesture) = self { true } else { false } }
}

extension Attribute {
    /// What code does that runs by itself or because of what people do; `nil` for what runs no code.
    fileprivate var actionDone: ActionSummary? {
        switch self {
        case .code(.action(let action)): action
        case .interaction(.gesture(let gesture)): gesture.action
        case .code(.event(let event)): event.action
        default: nil
        }
    }
}
