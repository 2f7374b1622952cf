import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Texts that packages set as values come in: `words.map { … }.bind(to: label.rx.attributedText)`.
enum ReactiveTexts {
    /// Notes how the texts look that a call says something of through `rx`: `name.rx.text(Style.name)`.
    ///
    /// - Returns: whether that is all that the call does.
    static func fill(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard Self.texts.contains(name), let found = interpreter.observed(base, &site) else { return false }
        if arguments.count == 1,
            AttributedTexts.fill(&interpreter, found, with: arguments[0].value, at: expression, site)
        {
            return true
        }
        return interpreter.watchesText(name, of: base, &site)
    }

    /// Notes what is set on a text as values come in, where the closure that makes it of them is written there.
    static func bind(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, on base: Expression, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) {
        guard Self.ways.contains(name), let target = arguments.first?.value,
            case .member(let text?, let property, _) = target.kind, Self.texts.contains(property),
            let closure = closure(making: base), let found = interpreter.observed(text, &site)
        else { return }
        let values = Dictionary(
            closure.parameters.map { ($0.name, Binding.value(.runtime($0.type))) },
            uniquingKeysWith: { first, _ in first })
        var inner = site.sometimes
        inner.scope = site.scope.binding(values)
        guard let (value, home) = AttributedMakers.result(of: closure.body, in: inner.scope) else { return }
        inner.scope = home
        for owner in found {
            interpreter.write(property, on: owner, value, at: expression, manner: .assign, inner)
        }
    }

    /// The closure that makes what comes out of a chain of operators.
    private static func closure(making chain: Expression, depth: Int = 0) -> Closure? {
        guard depth < 8, case .call(let callee, let arguments) = chain.kind,
            case .member(let before?, let name, _) = callee.kind
        else { return nil }
        if name == "map" {
            if case .closure(let closure)? = arguments.first?.value.kind { return closure } else { return nil }
        }
        return Self.keeping.contains(name) ? closure(making: before, depth: depth + 1) : nil
    }

    /// What a view shows in words of its own look.
    private static let texts: NameSet = ["text", "attributedText"]
    /// How values are handed to a view.
    private static let ways: NameSet = ["bind", "drive", "emit"]
    /// Operators that hand on the values that they are given.
    private static let keeping: NameSet = [
        "asDriver", "asObservable", "asSignal", "distinctUntilChanged", "observe", "observeOn", "share", "subscribe",
        "subscribeOn", "throttle", "debounce", "delay", "skip", "take",
    ]
}
