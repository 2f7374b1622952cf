import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds `Text`, and titles that a view makes a text of.
enum TextBuilder {
    /// Builds a text.
    ///
    /// - Parameter home: where its arguments are read.
    static func build(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, reading home: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        guard let first = arguments.first else {
            views.leaf(.text, .words(.known(Words(""))), expression, scope, slot, pending)
            return
        }
        if case .call(let callee, _) = first.value.kind, callee.rootForm == .image {
            views.build(first.value, in: home, slot: slot, pending)
            return
        }
        let reader = TextReader(evaluator: views.evaluator)
        let words = reader.words(of: first, arguments, in: home)
        if case .oneOf = words,
            SettingChoiceBuilder.build(
                at: expression, in: scope, slot: slot, pending, with: &views,
                read: { _ = reader.words(of: first, arguments, in: home) },
                build: {
                    build(arguments, at: expression, in: scope, reading: home, slot: .content, .none, with: &$0)
                })
        {
            return
        }
        var attributes = reader.look(of: words, first.value, in: home).map { [$0] } ?? []
        if words.values.isEmpty, reader.isMonogram(first.value, in: home) { attributes.append(.text(.monogram)) }
        if words.values.isEmpty, reader.isClock(arguments) { attributes.append(.text(.clock)) }
        if let changing = changing(first.value, in: home, views.evaluator) { attributes.append(changing) }
        if words.values.isEmpty, let filling = filling(first.value, in: home, views.evaluator) {
            attributes.append(filling)
        }
        if words.values.isEmpty, let source = SpellingReader(evaluator: views.evaluator).property(first.value, in: home)
        {
            attributes.append(source)
        }
        let own = scope.place(of: expression)
        views.leaf(
            .text, .words(words), expression, scope, slot,
            pending.inner(attributes.map { AttributeUse($0, place: own) }))
    }

    /// The properties that words are made of, in files that speak of timers.
    private static func changing(_ words: Expression, in scope: Scope, _ evaluator: Evaluator) -> Attribute? {
        let parts: [Expression]
        if case .string(let segments) = words.kind {
            parts = segments.compactMap { if case .interpolation(let part) = $0 { part } else { nil } }
        } else {
            parts = [words]
        }
        guard !parts.isEmpty, evaluator.program.mentions.index(of: scope.file).has(timers) else { return nil }
        var reader = StateReader(evaluator: evaluator)
        for part in parts { reader.read(part, in: scope) }
        let names = Set(reader.states.compactMap(\.property).map { String($0) })
        return names.isEmpty ? nil : .state(.words(of: names))
    }

    /// The property that words are taken from, where it is empty at first: `message`, `model.message ?? ""`.
    private static func filling(_ words: Expression, in scope: Scope, _ evaluator: Evaluator) -> Attribute? {
        var property = words
        if case .binary("??", let first, _) = words.kind { property = first }
        guard let name = property.lastName,
            let late = LateStateReader(evaluator: evaluator).state(property, in: scope)
        else { return nil }
        return .state(.filled(by: name, late: late))
    }

    private static let timers = CodeWords(["\(SwiftUITypes.timer.lowercased()).publish"])

    /// Builds a title: a string or key becomes a text, a `Text` or another view is built as it is.
    static func buildTitle(
        _ expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        if case .call(let callee, _) = expression.kind, callee.rootForm == .text {
            views.build(expression, in: scope, slot: slot, pending)
            return
        }
        let evaluator = views.evaluator
        switch evaluator.value(of: expression, in: scope) {
        case .view(let source): views.build(source, slot: slot, pending)
        case .null: break
        default:
            let words = evaluator.words(of: expression, in: scope)
            if case .oneOf = words,
                SettingChoiceBuilder.build(
                    at: expression, in: scope, slot: slot, pending, with: &views,
                    read: { _ = evaluator.words(of: expression, in: scope) },
                    build: { buildTitle(expression, in: scope, slot: .content, .none, with: &$0) })
            {
                return
            }
            let look = TextReader(evaluator: evaluator).look(of: words, expression, in: scope)
            let uses = look.map { [AttributeUse($0, place: scope.place(of: expression))] } ?? []
            views.leaf(
                .text, .words(words.isAbsent ? .dynamic : words), expression, scope, slot, pending.inner(uses))
        }
    }
}
