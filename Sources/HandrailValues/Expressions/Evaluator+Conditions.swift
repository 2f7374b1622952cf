package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

extension Evaluator {
    /// Whether all conditions hold; `nil` where it cannot be told.
    package func holds(_ conditions: [Condition], in scope: Scope) -> Bool? {
        var isCertain = true
        var inner = scope
        for condition in conditions {
            switch holds(condition, in: inner) {
            case false: return false
            case nil: isCertain = false
            case true: break
            }
            inner = inner.binding(names(boundBy: [condition], in: inner))
        }
        return isCertain ? true : nil
    }

    private func holds(_ condition: Condition, in scope: Scope) -> Bool? {
        switch condition {
        case .expression(let expression):
            return holds(expression, in: scope)
        case .binding(let name, let expression):
            let bound = expression.map { value(of: $0, in: scope) }
                ?? scope.local(name).map { value(of: $0) }
                ?? value(of: Expression(.name(name), .zero), in: scope)
            return isPresent(bound)
                ?? (isGivenForSure(expression ?? Expression(.name(name), .zero), in: scope) ? true : nil)
        case .pattern(let pattern, let expression):
            var names: [String: Binding] = [:]
            let subject = expression.map { value(of: $0, in: scope) }
            return branchReader.match(pattern, subject, names: &names, in: scope)
        case .platform(let text):
            return Availability(text)?.holds(on: program.platforms(ofFile: scope.file))
        }
    }

    /// Whether an optional has a value; `nil` where it cannot be told.
    func isPresent(_ value: Value) -> Bool? {
        switch value {
        case .null: return false
        case .text, .number, .boolean, .enumCase, .instance, .closure, .type, .foreignType, .array, .view: return true
        case .oneOf(let values):
            let answers = values.map(isPresent)
            if answers.allSatisfy({ $0 == true }) { return true }
            return answers.allSatisfy { $0 == false } ? false : nil
        case .symbolic(let made, let home): return Self.makesView(made) || findsPicture(made, in: home) ? true : nil
        case .runtime, .unknown: return nil
        }
    }

    /// Whether a name stands for a parameter that cannot be left empty, as the parameter says by its type, or for a
    /// property that was set to one.
    private func isGivenForSure(_ expression: Expression, in scope: Scope) -> Bool {
        guard case .name(let name) = expression.kind else { return false }
        let given: (value: Expression, home: Scope)?
        switch scope.local(name) {
        case .deferred(let value, let home, let type):
            if let type, !type.isOptional, Self.isConcrete(type) { return true }
            given = (value, home)
        case .value, .function: return false
        case nil: given = scope.given(name).map { ($0.expression, $0.scope) }
        }
        guard let given else { return false }
        return budget.descend(at: given.home.place(of: given.value), otherwise: false) {
            isGivenForSure(given.value, in: given.home)
        }
    }

    /// Whether a type is one that colors, fonts and texts have, and no parameter of a generic function, which may stand
    /// for an optional.
    private static func isConcrete(_ type: TypeName) -> Bool { type.name.utf8.count > 1 && !type.isFunction }

    /// Whether it is the initializer of a view of SwiftUI, of which none may fail.
    private static func makesView(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind else { return false }
        return ContentViews.form(of: name) == .text || ViewTable.entry(for: name) != nil
    }

    /// Whether it looks up a picture that the app brings along: what is shown without it is hardly ever met, and stands
    /// for none of those that are. A name that the catalogs do not have may find none.
    private func findsPicture(_ expression: Expression, in scope: Scope) -> Bool {
        guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
            let kind = FrameworkType.kind(of: name), kind == .image || kind == .imageOfMac,
            let first = arguments.first, let label = first.label
        else { return false }
        switch FrameworkInitializer.effect(of: label, making: FrameworkType.impliedImage) {
        case .pictureName:
            guard let asked = string(of: first.value, in: scope).value else { return true }
            return program.images[asked] != nil
        default: return false
        }
    }

    /// Whether a Boolean expression is true; `nil` where it cannot be told.
    package func holds(_ expression: Expression, in scope: Scope) -> Bool? {
        if case .binary(let infix, let left, let right) = expression.kind, infix == "&&" || infix == "||" {
            // What decides the whole: one side that does not hold, or one that does.
            let decisive = infix == "||"
            return budget.descend(at: scope.place(of: expression), otherwise: nil) {
                let sides = (holds(left, in: scope), holds(right, in: scope))
                if sides.0 == decisive || sides.1 == decisive { return decisive }
                return sides.0 == nil || sides.1 == nil ? nil : !decisive
            }
        }
        switch value(of: expression, in: scope) {
        case .boolean(let flag): return flag
        case .symbolic(let inner, let home): return settings.test(inner, in: home).flatMap(settings.answer)
        default: return nil
        }
    }

    /// Names that `if let`, `guard let` and patterns bind, with what they stand for.
    package func names(boundBy conditions: [Condition], in scope: Scope) -> [String: Binding] {
        var names: [String: Binding] = [:]
        for condition in conditions {
            switch condition {
            case .binding(let name, let expression?):
                names[name] = .deferred(expression, scope, type: nil)
            case .pattern(let pattern, let expression):
                let subject = expression.map { value(of: $0, in: scope) }
                _ = branchReader.match(pattern, subject, names: &names, in: scope)
            case .binding, .expression, .platform:
                break
            }
        }
        return names
    }
}
