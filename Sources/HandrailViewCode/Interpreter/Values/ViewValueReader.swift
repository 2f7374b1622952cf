import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Reads what properties of views are given.
struct ViewValueReader {
    /// Resolves names.
    package let evaluator: Evaluator

    /// What is known of the value a property is given; `nil` for a property that is not modeled.
    package func value(of path: String, _ expression: Expression, in scope: Scope) -> Fact<ViewValue>? {
        guard let kind = ViewPropertyKind.of(path) else { return nil }
        if case .null = expression.kind { return .known(.nothing) }
        switch kind {
        case .words:
            return path.hasPrefix("accessibility") ? spoken(expression, in: scope) : words(expression, in: scope)
        case .flag: return evaluator.flag(of: expression, in: scope).map { .flag($0) }
        case .number: return number(expression, in: scope).map { .number($0) }
        case .name: return name(expression, in: scope)
        case .traits: return UIKitTraits(evaluator: evaluator).traits(expression, in: scope).map { .traits($0) }
        case .font:
            let reader = FontReader(evaluator: evaluator, types: Self.fonts)
            return .known(.font(reader.font(expression, in: scope)))
        case .color:
            if case .member(let base?, "cgColor", _) = expression.kind { return value(of: path, base, in: scope) }
            let reader = ColorReader(evaluator: evaluator)
            return .known(.color(reader.color(expression, in: scope, of: FrameworkType.impliedColor)))
        case .image: return image(expression, in: scope)
        case .list:
            if path.hasSuffix("accessibilityCustomActions") { return actionNames(expression, in: scope) }
            return path == "contentInset" || path == "contentEdgeInsets" ? insets(expression, in: scope) : .dynamic
        }
    }

    private static let fonts = FrameworkType.names(of: .font) + FrameworkType.names(of: .fontOfSwiftUI)

    /// `UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)`: the points at the top and at the bottom.
    private func insets(_ expression: Expression, in scope: Scope) -> Fact<ViewValue> {
        guard case .call(_, let arguments) = expression.kind else { return .dynamic }
        let sides = ["top", "bottom"].map { side in
            arguments.first { $0.label == side }.flatMap { evaluator.number(of: $0.value, in: scope).value }
        }
        guard let top = sides[0], let bottom = sides[1] else { return .dynamic }
        return .known(.list([.number(top), .number(bottom)]))
    }

    /// The names of custom actions that are made where they are set.
    private func actionNames(_ expression: Expression, in scope: Scope) -> Fact<ViewValue> {
        guard case .array(let elements) = expression.kind, !elements.isEmpty else { return .dynamic }
        let names = elements.map { element -> ViewValue? in
            guard case .call(let callee, let arguments) = element.kind, Self.isActionType(callee),
                let name = arguments.first, name.label == "name",
                case .known(let value) = spoken(name.value, in: scope)
            else { return nil }
            return value
        }
        let known = names.compactMap { $0 }
        return known.count == names.count ? .known(.list(known)) : .dynamic
    }

    private static func isActionType(_ callee: Expression) -> Bool {
        switch callee.kind {
        case .name(let name): [.customAction, .customActionOfMac].contains(FrameworkType.kind(of: name))
        case .member(nil, "init", _): true
        case .member(let base?, "init", _): isActionType(base)
        default: false
        }
    }

    /// What a property that a class overrides gives back.
    func overridden(_ name: String, _ result: Value, _ getter: [Statement], _ scope: Scope) -> Fact<ViewValue>? {
        switch ViewPropertyKind.of(name) {
        case .words:
            let words = evaluator.words(of: result)
            return words.isAbsent ? .known(.nothing) : words.map { .words($0) }
        case .flag:
            let flags = result.alternatives.map { value -> Bool? in
                if case .boolean(let flag) = value { flag } else { nil }
            }
            guard !flags.isEmpty, flags.allSatisfy({ $0 != nil }) else { return .dynamic }
            return Evaluator.fact(flags.compactMap { $0 }).map { .flag($0) }
        case .traits:
            guard let only = Evaluator.onlyExpression(getter) else { return .dynamic }
            return UIKitTraits(evaluator: evaluator).traits(only, in: scope).map { .traits($0) }
        case .list, .name: return .dynamic
        case .number, .font, .color, .image, nil: return nil
        }
    }

    // MARK: Kinds

    /// Words; UIKit shows strings as they stand.
    package func words(_ expression: Expression, in scope: Scope) -> Fact<ViewValue> {
        let found = evaluator.wordsAsGiven(by: expression, in: scope)
        return found.isAbsent ? .known(.nothing) : found.map { .words($0) }
    }

    /// Words that only assistive technologies are told: a literal is heard as it stands in every language.
    private func spoken(_ expression: Expression, in scope: Scope) -> Fact<ViewValue> {
        guard case .string = expression.kind else { return words(expression, in: scope) }
        return evaluator.wordsAsGiven(by: expression, in: scope).map { words in
            guard words.origin == .literal, let text = words.text else { return .words(words) }
            return .words(Words(text, origin: .unlocalized))
        }
    }

    private func number(_ expression: Expression, in scope: Scope) -> Fact<Double> {
        switch expression.kind {
        case .unary("-", let operand): return evaluator.number(of: operand, in: scope).map { -$0 }
        default: return evaluator.number(of: expression, in: scope)
        }
    }

    private func name(_ expression: Expression, in scope: Scope) -> Fact<ViewValue> {
        if case .string = expression.kind { return evaluator.string(of: expression, in: scope).map { .name($0) } }
        let found = evaluator.memberName(of: expression, in: scope)
        if found.isAbsent || found == .dynamic { return evaluator.string(of: expression, in: scope).map { .name($0) } }
        return found.map { .name($0) }
    }

    /// An image: an asset or a symbol by name, or one that the app makes.
    package func image(_ expression: Expression, in scope: Scope) -> Fact<ViewValue> {
        let found = UIKitImages(evaluator: evaluator).sources(expression, in: scope, depth: 0)
        let sources = found.compactMap { $0 }
        if sources.isEmpty { return found.isEmpty ? .dynamic : .known(.nothing) }
        return Evaluator.fact(sources).map { .image($0) }
    }
}
