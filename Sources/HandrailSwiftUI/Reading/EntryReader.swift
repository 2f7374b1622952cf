import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads what the arguments of a view say of it, by the row of the view.
struct EntryReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// What is known of a view besides its parts.
    func content(
        of entry: ViewEntry, _ name: String, _ arguments: [Argument] = [], in scope: Scope
    ) -> Element.Content {
        switch entry.kind {
        case .button where entry.systemTitle == .signIn:
            .words(SystemButtons.title(arguments.first.flatMap { evaluator.memberName(of: $0.value, in: scope).value }))
        case .lazyContainer, .opaque, .shape, .fill: .type(name)
        default: entry.marks.contains(.keepsName) ? .type(name) : .none
        }
    }

    // MARK: Attributes

    /// What the parts of a view set on it.
    func attributes(of parts: [AssignedPart], in scope: Scope) -> [AttributeUse] {
        guard parts.contains(where: \.setsAttribute) else { return [] }
        return parts.compactMap { animatedBinding($0, in: scope) } + parts.compactMap { fading($0, in: scope) }
            + parts.compactMap { part in
                attribute(of: part, in: scope).map { AttributeUse($0, place: scope.place(of: part.value)) }
            }
    }

    private func attribute(of part: AssignedPart, in scope: Scope) -> Attribute? {
        switch part.part {
        case .action: .code(.action(ActionReader(evaluator: evaluator).action(part.value, in: scope)))
        case .binding: .state(.binding(evaluator.program.spelling(of: scope.place(of: part.value))))
        case .role: .interaction(.role(role(part.value, in: scope)))
        case .spacing: .layout(.spacing(evaluator.number(of: part.value, in: scope)))
        case .columns: .layout(.columns(GridReader(evaluator: evaluator).columns(of: part.value, in: scope)))
        case .axes: .layout(.scrollAxes(axes(part.value, in: scope)))
        case .placement:
            evaluator.memberName(of: part.value, in: scope).value.map { .screen(.barPlacement(BarNames.placement($0))) }
        case .data: rows(part.value, in: scope)
        case .slot, .destination, .title, .symbol, .asset, .fills, .fillsAction, .ignored: nil
        }
    }

    /// What is taken out of the list again after some time, whose rows are shown.
    private func fading(_ part: AssignedPart, in scope: Scope) -> AttributeUse? {
        guard part.part == .data else { return nil }
        let delays = FadingStateReader(evaluator: evaluator).delays(of: part.value, in: scope)
        guard !delays.isEmpty else { return nil }
        let action = ActionSummary(motion: MotionSummary(delays: delays))
        return AttributeUse(
            .code(.event(ViewEvent(kind: .change, action: action))), place: scope.place(of: part.value))
    }

    /// The list of the app's whose rows are shown, by its name: `toasts` of `model.toasts.reversed()`.
    private func rows(_ data: Expression, in scope: Scope) -> Attribute? {
        var list = data
        while case .call(let callee, _) = list.kind, case .member(let base?, _, _) = callee.kind { list = base }
        guard let name = list.lastName else { return nil }
        let late = LateStateReader(evaluator: evaluator).state(list, in: scope)
        return .state(.rows(of: name.hasPrefix("$") ? String(name.dropFirst()) : name, late: late))
    }

    /// `$isOn.animation()`: what people change through it is animated.
    private func animatedBinding(_ part: AssignedPart, in scope: Scope) -> AttributeUse? {
        guard part.part == .binding, case .call(let callee, let arguments) = part.value.kind,
            case .member(let base?, "animation", _) = callee.kind
        else { return nil }
        var reader = StateReader(evaluator: evaluator)
        reader.read(base, in: scope)
        var animation = AnimationUse(names: ["default"], trigger: nil, duration: .absent)
        if let first = arguments.first {
            let reader = AnimationReader(evaluator: evaluator)
            _ = evaluator.session.listen { animation = reader.animation(first.value, in: scope, trigger: nil) }
        }
        guard !animation.isNone, !reader.states.isEmpty else { return nil }
        let own = scope.place(of: part.value)
        let change = AnimatedChange(
            animation: animation, states: reader.states, place: own, isGoverned: animation.asksForReducedMotion)
        let action = ActionSummary(motion: MotionSummary(changes: [change]))
        return AttributeUse(.code(.event(ViewEvent(kind: .change, action: action))), place: own)
    }

    /// The directions that an expression may stand for; `nil` where any of them is not known.
    private func axes(_ expression: Expression, in scope: Scope) -> ScrollAxes? {
        let names: [String?]
        if case .array(let elements) = expression.kind {
            names = elements.map { $0.lastName }
        } else {
            names = evaluator.memberName(of: expression, in: scope).values
            if names.isEmpty { return nil }
        }
        let axes = names.map { $0.flatMap(ScrollAxes.init(named:)) }
        return axes.contains(nil) ? nil : ScrollAxes(axes.compactMap(\.self))
    }

    private func role(_ expression: Expression, in scope: Scope) -> ControlRole {
        switch evaluator.memberName(of: expression, in: scope).value {
        case "destructive": .destructive
        case "cancel": .cancel
        case "close": .close
        case "confirm": .confirm
        default: .other
        }
    }

    /// What a view sets on itself besides.
    func attributes(
        of entry: ViewEntry, _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
    ) -> [Attribute] {
        if entry.marks.contains(.isTitledBelow) { return title(ofAnnotation: arguments, in: scope).map { [$0] } ?? [] }
        if entry.marks.contains(.isDrawnByCode) { return Self.drawing(in: arguments) }
        guard let motion = entry.motion else { return [] }
        let written = MotionArguments(
            ModifierCall(name: name, arguments: arguments, place: place, scope: scope, evaluator: evaluator))
        switch motion {
        case .schedule: return written.frames.map { [.motion(.animation($0))] } ?? []
        case .phases: return [.motion(.animation(written.phases(named: "phaseAnimator")))]
        case .keyframes: return [.motion(.animation(written.phases(named: "keyframeAnimator")))]
        case .gradient: return written.gradientMovement
        }
    }

    /// The title of an annotation, which the map writes below it and calls it by; `nil` where there is none.
    private func title(ofAnnotation arguments: [Argument], in scope: Scope) -> Attribute? {
        let title: Fact<Words>
        if let first = arguments.first, first.label == nil, !first.isTrailing {
            title = evaluator.words(of: first.value, in: scope)
        } else if let label = arguments.first(where: { $0.label == "label" })?.value,
            case .closure(let closure) = label.kind
        {
            title = Evaluator.onlyExpression(closure.body).map { evaluator.words(of: $0, in: scope) } ?? .dynamic
        } else {
            return nil
        }
        return title.isAbsent || title.values.contains(where: \.isBlank) ? nil : .accessibility(.label(title))
    }

    /// What a path draws one by one: the values of a property.
    private static func drawing(in arguments: [Argument]) -> [Attribute] {
        arguments.compactMap { argument in
            if case .closure(let closure) = argument.value.kind { drawing(in: closure.body) } else { nil }
        }
    }

    /// What code that makes a path draws one by one; `nil` where it draws nothing so.
    static func drawing(in body: [Statement]) -> Attribute? {
        LoopReader.properties(in: body).first(where: LoopReader.isData).map { .text(.drawn(from: $0)) }
    }

    // MARK: What the system writes

    /// What the system, or the data, writes where the code writes nothing: `SettingsLink()`, `HelpLink()`, tabs that
    /// have a role and no label, and columns of a table that are made of a value.
    static func systemWords(of entry: ViewEntry, _ arguments: [Argument]) -> (words: Fact<Words>, slot: Slot)? {
        switch entry.systemTitle {
        case .settings: return arguments.isEmpty ? (SystemButtons.settings, .label) : nil
        case .help: return (SystemButtons.help, .label)
        case .cell:
            let hasValue = arguments.contains { $0.label == "value" }
                && !arguments.contains { $0.isTrailing || $0.label == "content" }
            return hasValue ? (.dynamic, .content) : nil
        case .tab:
            guard arguments.contains(where: { $0.label == "role" }) else { return nil }
            let parts =
                arguments.filter { $0.isTrailing || ["action", "label", "intent", "content"].contains($0.label) }
            let isOpen = parts.count == 1 && parts[0].label != "label"
                && !arguments.contains {
                    $0.label == nil && !$0.isTrailing || ["systemImage", "image"].contains($0.label)
                }
            let isSearch = arguments.contains { argument in
                if argument.label == "role", case .member(_, "search", _) = argument.value.kind { true } else { false }
            }
            return isOpen ? (isSearch ? SystemButtons.search : .dynamic, .label) : nil
        case .signIn, nil: return nil
        }
    }
}
