import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// Texts that are joined to one, each of which may have a color of its own: `Text("Platform ") + Text("4").bold()`.
struct JoinedText {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The color of a text that is joined of others: one of several where the parts have their own, and none of its
    /// own where no part has any.
    func colors(of expression: Expression, in scope: Scope) -> [AttributeUse] {
        var colors: [ColorUse] = []
        var isMixed = false
        for part in Self.parts(of: expression) {
            if let color = color(of: part, in: scope) { colors.append(color) } else { isMixed = true }
        }
        guard let first = colors.first else { return [] }
        var distinct: [ColorUse] = []
        for color in colors where !distinct.contains(color) { distinct.append(color) }
        let color: ColorUse =
            isMixed || colors.contains(.unknown) ? .unknown : distinct.count == 1 ? first : .candidates(distinct)
        return [AttributeUse(.color(.foreground(color)), place: scope.place(of: expression))]
    }

    private static func parts(of expression: Expression) -> [Expression] {
        switch expression.kind {
        case .binary("+", let left, let right): parts(of: left) + parts(of: right)
        case .tuple(let inner) where inner.count == 1: parts(of: inner[0].value)
        default: [expression]
        }
    }

    /// The color that a modifier on a part sets; `nil` for a text that is written out and has none.
    private func color(of part: Expression, in scope: Scope) -> ColorUse? {
        guard case .call(let callee, let arguments) = part.kind, callee.rootForm == .text else { return .unknown }
        guard case .member(let base?, let name, _) = callee.kind else { return nil }
        guard name == "foregroundColor" || name == "foregroundStyle", let first = arguments.first else {
            return color(of: base, in: scope)
        }
        return ColorReader(evaluator: evaluator).color(first.value, in: scope)
    }
}
