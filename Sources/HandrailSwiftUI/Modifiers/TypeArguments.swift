import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Reads the arguments of modifiers that set text.
struct TypeArguments {
    /// The modifier.
    let call: ModifierCall

    /// The arguments of a modifier.
    init(_ call: ModifierCall) { self.call = call }

    private var evaluator: Evaluator { call.evaluator }
    private var scope: Scope { call.scope }
    private var first: Expression? { call.first }
    private var unlabeled: [Argument] { call.unlabeled }

    /// What `environment(\.font, …)` and the like set for the text inside.
    var ofEnvironment: [Attribute] {
        guard case .keyPath(let key) = first?.kind, unlabeled.count > 1 else { return [] }
        let value = unlabeled[1].value
        switch key {
        case "font": return [.text(.font(FontReader(evaluator: evaluator).font(value, in: scope)))]
        case "lineLimit": return [.text(.lineLimit(Self.lines(evaluator.number(of: value, in: scope))))]
        case "minimumScaleFactor": return [.text(.minimumScaleFactor(evaluator.number(of: value, in: scope)))]
        case "dynamicTypeSize": return [.text(.dynamicTypeSize(textSizeLimits(value)))]
        case "sizeCategory": return [.text(.dynamicTypeSize(oldTextSize(value)))]
        default: return []
        }
    }

    /// A limit of lines: one that no text reaches is none.
    static func lines(_ limit: Fact<Double>) -> Fact<Double> {
        if case .known(let lines) = limit, lines >= TextLines.endless { .absent } else { limit }
    }

    /// Whether a view is held to the width that it asks for: `fixedSize()`, unless the call names the height alone.
    var keepsWidth: Bool {
        let sides = call.arguments.filter { $0.label == "horizontal" || $0.label == "vertical" }
        guard !sides.isEmpty else { return true }
        guard let horizontal = sides.first(where: { $0.label == "horizontal" }) else { return false }
        return evaluator.flag(of: horizontal.value, in: scope) == .known(true)
    }

    /// One text size, or a range of them open to one side or closed.
    func textSizeLimits(_ written: Expression) -> TextSizeLimits {
        switch written.kind {
        case .unary("...", let bound), .unary("..<", let bound):
            let name = evaluator.memberName(of: bound, in: scope)
            return written.range.lower < bound.range.lower ? TextSizeLimits(most: name) : TextSizeLimits(least: name)
        case .binary("...", let least, let most), .binary("..<", let least, let most):
            return TextSizeLimits(
                least: evaluator.memberName(of: least, in: scope), most: evaluator.memberName(of: most, in: scope))
        case .ternary(_, let then, let otherwise):
            let (a, b) = (textSizeLimits(then), textSizeLimits(otherwise))
            return a == b ? a : TextSizeLimits(least: .dynamic, most: .dynamic)
        case .member(let base, let name, _):
            // The member of a value is whatever that value holds.
            if let base, base.lastName != SwiftUITypes.textSize { break }
            return TextSizeLimits(least: .known(name), most: .known(name))
        default: break
        }
        return TextSizeLimits(least: .dynamic, most: .dynamic)
    }

    /// A text size by the names that SwiftUI had before `DynamicTypeSize`.
    private func oldTextSize(_ written: Expression) -> TextSizeLimits {
        guard case .member(let base, let name, _) = written.kind,
            base == nil || base.flatMap(\.lastName) == SwiftUITypes.oldTextSize
        else { return TextSizeLimits(least: .dynamic, most: .dynamic) }
        let known = Self.oldNames[name] ?? name
        return TextSizeLimits(least: .known(known), most: .known(known))
    }

    private static let oldNames = [
        "extraSmall": "xSmall", "extraLarge": "xLarge", "extraExtraLarge": "xxLarge",
        "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
        "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
        "accessibilityExtraExtraLarge": "accessibility4", "accessibilityExtraExtraExtraLarge": "accessibility5",
    ]
}
