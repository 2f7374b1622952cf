import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that change how text is set.
enum TypeModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    package static let table: [String: Reading] = [
        "font": { call in
            call.first.map { [.text(.font(FontReader(evaluator: call.evaluator).font($0, in: call.scope)))] } ?? []
        },
        "fontWeight": { call in
            [.text(.fontWeight(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .absent))]
        },
        "bold": { $0.flag() == .known(false) ? [] : [.text(.bold)] },
        "italic": { $0.flag() == .known(true) ? [.text(.italic)] : [] },
        "underline": { $0.flag() == .known(false) ? [] : [.text(.underline)] },
        "textCase": { [.text(.letterCase($0.memberName))] },
        "tracking": { [.text(.tracking($0.number))] }, "kerning": { [.text(.tracking($0.number))] },
        "lineLimit": { [.text(.lineLimit($0.number))] },
        "minimumScaleFactor": { [.text(.minimumScaleFactor($0.number))] },
        "dynamicTypeSize": { call in call.first.map { [.text(.dynamicTypeSize(call.textSizeLimits($0)))] } ?? [] },
        "multilineTextAlignment": { [.text(.alignment($0.memberName))] },
        "truncationMode": { [.text(.truncationMode($0.memberName))] },
        "environment": { $0.typeOfEnvironment },
    ]
}

extension ModifierCall {
    /// What `environment(\.font, …)` and the like set for the text inside.
    fileprivate var typeOfEnvironment: [Attribute] {
        guard case .keyPath(let key) = first?.kind, unlabeled.count > 1 else { return [] }
        let value = unlabeled[1].value
        switch key {
        case "font": return [.text(.font(FontReader(evaluator: evaluator).font(value, in: scope)))]
        case "lineLimit": return [.text(.lineLimit(evaluator.number(of: value, in: scope)))]
        case "minimumScaleFactor": return [.text(.minimumScaleFactor(evaluator.number(of: value, in: scope)))]
        case "dynamicTypeSize": return [.text(.dynamicTypeSize(textSizeLimits(value)))]
        case "sizeCategory": return [.text(.dynamicTypeSize(oldTextSize(value)))]
        default: return []
        }
    }

    /// One text size, or a range of them open to one side or closed.
    fileprivate func textSizeLimits(_ written: Expression) -> TextSizeLimits {
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
            if let base, base.lastName != "DynamicTypeSize" { break }
            return TextSizeLimits(least: .known(name), most: .known(name))
        default: break
        }
        return TextSizeLimits(least: .dynamic, most: .dynamic)
    }

    /// A text size by the names that SwiftUI had before `DynamicTypeSize`.
    private func oldTextSize(_ written: Expression) -> TextSizeLimits {
        guard case .member(let base, let name, _) = written.kind,
            base == nil || base.flatMap(\.lastName) == "ContentSizeCategory"
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
