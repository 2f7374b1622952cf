package import HandrailCode
package import HandrailFrameworks
package import HandrailModel
import HandrailProgram
package import HandrailSource
package import HandrailValues

extension ViewBuilder {
    /// Builds a view by its line in the view table.
    mutating func buildEntry(
        _ entry: ViewEntry, _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        slot: Slot, _ pending: Pending
    ) {
        if styleDepth > 0, buildConfigured(arguments, in: scope, slot: slot, pending) { return }
        let parts = AssignedPart.all(in: arguments, by: entry)
        if !environment.isEmpty, name != SystemButtons.signIn, let style = environment.style(of: entry.kind) {
            let control = StyledControl(entry: entry, name: name, parts: parts, expression: expression, scope: scope)
            if build(control, in: style, slot: slot, pending) { return }
        }
        let own = place(expression, scope)
        var uses = attributes(of: parts, in: scope, at: own)
        if entry.kind == .fill { uses += paint(expression, scope, at: own) }
        if name == "Annotation" { uses += title(ofAnnotation: arguments, in: scope, at: own) }
        if name == "Path" { uses += drawing(arguments, at: own) }
        if Self.movingViews.contains(name) { uses += motion(of: name, arguments, in: scope, at: own) }
        let around = environment
        if entry.kind == .navigationContainer { environment.enterStack() }
        placeStack.append(own)
        tree.open(
            entry.kind, slot: slot, content: content(of: entry, name, arguments, in: scope), place: own,
            extent: extent(of: own, pending), attributes: uses.isEmpty ? pending.attributes : uses + pending.attributes)
        if entry.kind == .list, let data = parts.first(where: { $0.part == .data }) {
            tree.open(.repeated, place: own)
            buildParts(parts, rows: data.value, entry, in: scope)
            tree.close()
        } else {
            buildParts(parts, rows: parts.first { $0.part == .data }?.value, entry, in: scope)
        }
        if let words = Self.systemWords(of: name, arguments) {
            leaf(.text, .words(words.words), expression, scope, words.slot, .none)
        }
        tree.close()
        placeStack.removeLast()
        if entry.kind == .navigationContainer { environment = around }
    }

    private static let movingViews: Set<String> = [
        "TimelineView", "PhaseAnimator", "KeyframeAnimator", "LinearGradient", "RadialGradient", "AngularGradient",
        "EllipticalGradient",
    ]

    /// What a path draws one by one: the values of a property.
    private func drawing(_ arguments: [Argument], at place: SourcePlace) -> [AttributeUse] {
        arguments.flatMap { argument -> [AttributeUse] in
            guard case .closure(let closure) = argument.value.kind else { return [] }
            return Self.drawing(in: closure.body, at: place)
        }
    }

    /// What code that makes a path draws one by one.
    static func drawing(in body: [Statement], at place: SourcePlace) -> [AttributeUse] {
        LoopReader.properties(in: body).first(
            where: LoopReader.isData).map { [AttributeUse(.text(.drawn(from: $0)), place: place)] }
            ?? []
    }

    /// The title of an annotation, which the map writes below it and calls it by.
    private func title(ofAnnotation arguments: [Argument], in scope: Scope, at place: SourcePlace) -> [AttributeUse] {
        let title: Fact<Words>
        if let first = arguments.first, first.label == nil, !first.isTrailing {
            title = evaluator.words(of: first.value, in: scope)
        } else if let label = arguments.first(where: { $0.label == "label" })?.value,
            case .closure(let closure) = label.kind
        {
            title = Evaluator.onlyExpression(closure.body).map { evaluator.words(of: $0, in: scope) } ?? .dynamic
        } else {
            return []
        }
        if title.isAbsent || title.values.contains(where: \.isBlank) { return [] }
        return [AttributeUse(.accessibility(.label(title)), place: place)]
    }

    /// What the system, or the data, writes where the code writes nothing: `SettingsLink()`, `HelpLink()`, tabs that
    /// have a role and no label, and columns of a table that are made of a value.
    private static func systemWords(of name: String, _ arguments: [Argument]) -> (words: Fact<Words>, slot: Slot)? {
        switch name {
        case "SettingsLink": return arguments.isEmpty ? (SystemButtons.settings, .label) : nil
        case "HelpLink": return (SystemButtons.help, .label)
        case "TableColumn":
            let hasValue = arguments.contains { $0.label == "value" }
                && !arguments.contains { $0.isTrailing || $0.label == "content" }
            return hasValue ? (.dynamic, .content) : nil
        case "Tab":
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
        default: return nil
        }
    }

    /// What a search shows that found nothing; the system says so in its own words.
    mutating func buildNoResults(
        for text: Expression?, at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        let own = place(expression, scope)
        tree.open(
            .contentUnavailable, slot: slot, place: own, extent: extent(of: own, pending),
            attributes: pending.attributes)
        tree.leaf(.text, slot: .label, content: .words(text == nil ? SystemButtons.noResults : .dynamic), place: own)
        tree.leaf(.text, slot: .detail, content: .words(SystemButtons.searchAgain), place: own)
        tree.close()
    }

    /// What views move that animate their content by themselves.
    private func motion(
        of name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
    ) -> [AttributeUse] {
        let call = ModifierCall(name: name, arguments: arguments, place: place, scope: scope, evaluator: evaluator)
        switch name {
        case "TimelineView": return call.frames.map { [AttributeUse(.motion(.animation($0)), place: place)] } ?? []
        case "PhaseAnimator":
            return [AttributeUse(.motion(.animation(call.phases(named: "phaseAnimator"))), place: place)]
        case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient":
            return call.gradientMovement.map { AttributeUse($0, place: place) }
        case "KeyframeAnimator":
            return [AttributeUse(.motion(.animation(call.phases(named: "keyframeAnimator"))), place: place)]
        default: return []
        }
    }

    package func content(
        of entry: ViewEntry, _ name: String, _ arguments: [Argument] = [], in scope: Scope? = nil
    ) -> Element.Content {
        switch entry.kind {
        case .button where name == SystemButtons.signIn:
            .words(SystemButtons.title(arguments.first.flatMap { first in
                scope.flatMap { evaluator.memberName(of: first.value, in: $0).value }
            }))
        case .lazyContainer, .opaque, .shape, .fill: .type(name)
        case .menu where name == "CommandMenu", .group where name == "CommandGroup": .type(name)
        default: .none
        }
    }

    mutating func buildParts(
        _ parts: [AssignedPart], rows: Expression?, _ entry: ViewEntry, in scope: Scope
    ) {
        let around = isInRows
        if rows != nil { isInRows = true }
        defer { isInRows = around }
        for part in parts {
            switch part.part {
            case .slot(let slot):
                if entry.kind == .menu, slot == .content {
                    buildByTheSystem { $0.buildSlot(part.value, slot: slot, rows: nil, in: scope) }
                } else {
                    buildSlot(part.value, slot: slot, rows: entry.isRepeated ? rows : nil, in: scope)
                }
            case .title(let slot): buildTitle(part.value, in: scope, slot: slot, .none)
            case .symbol(let slot): build(.symbol(part.value, scope), slot: slot)
            case .asset(let slot):
                // Beside a title an image is as silent as the icon of a label.
                let isBesideTitle = parts.contains { $0.part == .title(slot) }
                let silence = AttributeUse(.accessibility(.hidden(.known(true))), place: place(part.value, scope))
                build(.asset(part.value, scope), slot: slot, isBesideTitle ? Pending(attributes: [silence]) : .none)
            case .destination(let presentation):
                present(part.value, presentation, at: place(part.value, scope), in: scope)
            case .action, .binding, .role, .data, .spacing, .columns, .axes, .placement, .fills, .fillsAction, .ignored:
                break
            }
        }
    }

    /// A closure or view in a slot; the parameter of a closure over data is one of the data.
    private mutating func buildSlot(_ value: Expression, slot: Slot, rows: Expression?, in scope: Scope) {
        guard case .closure(let closure) = value.kind else {
            if let rows, case .closure(let closure, let home) = evaluator.value(of: value, in: scope) {
                buildStatements(closure.body, in: home.binding(rowNames(closure, rows, in: scope)), slot: slot)
            } else {
                build(value, in: scope, slot: slot)
            }
            return
        }
        let names = rows.map { rowNames(closure, $0, in: scope) }
            ?? closure.openNames
        buildStatements(closure.body, in: scope.binding(names), slot: slot)
    }

    func rowNames(_ closure: Closure, _ rows: Expression, in scope: Scope) -> [String: Binding] {
        let element: Value
        switch Value.numbers(inRange: rows) ?? evaluator.value(of: rows, in: scope) {
        case .array(let elements) where !elements.isEmpty: element = .choice(elements)
        case .runtime(let type?) where type.isArray: element = row(of: type, in: scope)
        default: element = .runtime(nil)
        }
        let written = closure.parameters.map(\.name)
        let names = written.isEmpty ? ["$0"] : written
        var bound: [String: Binding] = [:]
        for (index, name) in names.enumerated() {
            let value: Value = index + 1 == names.count ? element : .runtime(nil)
            bound[name] = .value(value)
            if name.hasPrefix("$"), name != "$0" { bound[String(name.dropFirst())] = .value(value) }
        }
        return bound
    }

    private func row(of type: TypeName, in scope: Scope) -> Value {
        let single = TypeName(type.name, arguments: type.arguments)
        return evaluator.types.materialize(single, in: scope) ?? .runtime(single)
    }

    // MARK: Arguments

    package func attributes(of parts: [AssignedPart], in scope: Scope, at place: SourcePlace) -> [AttributeUse] {
        guard parts.contains(where: { Self.setsAttribute($0.part) }) else { return [] }
        return parts.compactMap { animatedBinding($0, in: scope) } + parts.compactMap { part -> AttributeUse? in
            switch part.part {
            case .action:
                return AttributeUse(
                    .code(.action(ActionReader(evaluator: evaluator).action(part.value, in: scope))),
                    place: self.place(part.value, scope))
            case .binding:
                let text = program.spelling(of: self.place(part.value, scope))
                return AttributeUse(.state(.binding(text)), place: self.place(part.value, scope))
            case .role:
                return AttributeUse(
                    .interaction(.role(role(part.value, in: scope))), place: self.place(part.value, scope))
            case .spacing:
                return AttributeUse(
                    .layout(.spacing(evaluator.number(of: part.value, in: scope))),
                    place: self.place(part.value, scope))
            case .columns:
                return AttributeUse(
                    .layout(.columns(GridReader(evaluator: evaluator).columns(of: part.value, in: scope))),
                    place: self.place(part.value, scope))
            case .axes:
                return AttributeUse(
                    .layout(.scrollAxes(axes(part.value, in: scope))), place: self.place(part.value, scope))
            case .placement:
                let name = evaluator.memberName(of: part.value, in: scope).value
                return name.map {
                    AttributeUse(.screen(.barPlacement(BarNames.placement($0))), place: self.place(part.value, scope))
                }
            case .slot, .destination, .title, .symbol, .asset, .data, .fills, .fillsAction, .ignored:
                return nil
            }
        }
    }

    private static func setsAttribute(_ part: ViewEntry.Part) -> Bool {
        switch part {
        case .action, .binding, .role, .spacing, .columns, .axes, .placement: true
        case .slot, .destination, .title, .symbol, .asset, .data, .fills, .fillsAction, .ignored: false
        }
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
        let own = place(part.value, scope)
        let change = AnimatedChange(
            animation: animation, states: reader.states, place: own, isGoverned: animation.asksForReducedMotion)
        return AttributeUse(
            .code(.event(ViewEvent(kind: .change, action: ActionSummary(motion: MotionSummary(changes: [change]))))),
            place: own)
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

    // MARK: Titles

    /// A title: a string or key becomes a text, a `Text` or another view is built as it is.
    mutating func buildTitle(_ expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending) {
        if case .call(let callee, _) = expression.kind, callee.rootName == "Text" {
            build(expression, in: scope, slot: slot, pending)
            return
        }
        switch evaluator.value(of: expression, in: scope) {
        case .view(let source): build(source, slot: slot, pending)
        case .null: break
        default:
            let words = evaluator.words(of: expression, in: scope)
            if case .oneOf = words,
                buildUnderSettings(
                    at: expression, in: scope, slot: slot, pending,
                    read: { _ = $0.evaluator.words(of: expression, in: scope) },
                    build: { $0.buildTitle(expression, in: scope, slot: .content, $1) })
            {
                return
            }
            let uses = look(of: words, expression, in: scope, expression, scope)
            leaf(.text, .words(words.isAbsent ? .dynamic : words), expression, scope, slot, pending.inner(uses))
        }
    }
}
