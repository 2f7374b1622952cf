import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that color a view.
enum ColorModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    static let table = written.merging(changing) { first, _ in first }

    private static let written: [String: Reading] = [
        "foregroundColor": { [.color(.foreground($0.color))] }, "foregroundStyle": { call in
            let colors = call.unlabeled.count
            return [.color(.foreground(call.color))] + (colors > 1 ? [.picture(.layerColors(colors))] : [])
        },
        "tint": { [.color(.tint($0.color))] }, "accentColor": { [.color(.tint($0.color))] },
        "fill": { [.color(.foreground($0.color))] }, "stroke": { [.color(.border($0.color))] },
        "strokeBorder": { [.color(.border($0.color))] }, "border": { [.color(.border($0.color))] },
        "listRowBackground": { [.color(.rowBackground($0.color))] },
        "backgroundStyle": { [.color(.background($0.color))] },
        "opacity": { [.visibility(.opacity($0.number))] },
        "symbolRenderingMode": { [.picture(.symbolRendering($0.memberName))] },
        "renderingMode": { [.picture(.rendering($0.memberName))] },
        "blur": { [.color(.blur($0.number("radius")))] + MotionArguments($0).movement(.blur) },
        "preferredColorScheme": { call in
            [.color(.preferredScheme(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .dynamic))]
        },
        "colorScheme": { [.color(.preferredScheme(.known($0.memberName)))] },
        "environment": { call in
            guard case .keyPath("colorScheme")? = call.first?.kind, call.unlabeled.count == 2 else { return [] }
            return [.color(.preferredScheme(call.evaluator.memberName(of: call.unlabeled[1].value, in: call.scope)))]
        },
    ]

    private static let changing: [String: Reading] = recoloring.reduce(into: filters) { all, name in
        all[name] = { _ in [.color(.recolors)] }
    }

    /// Modifiers after which colors are others, or something unknown lies behind.
    private static let recoloring = [
        "blendMode", "hueRotation", "colorInvert", "colorMultiply", "luminanceToAlpha", "colorEffect", "layerEffect",
        "visualEffect", "chartPlotStyle",
    ]

    /// Filters of which an amount leaves all as it is: where that is one of the amounts, the view is seen so.
    private static let filters: [String: Reading] = [
        "brightness": filter(neutral: 0), "contrast": filter(neutral: 1), "saturation": filter(neutral: 1),
        "grayscale": filter(neutral: 0),
        // The bars around a view have colors of their own, and what a shape leaves of it keeps its colors.
        "toolbarBackground": { BarNames.colored(by: $0) }, "toolbarColorScheme": { BarNames.schemes(by: $0) },
        "mask": { _ in [] },
        // The system fits its own colors for words to glass, but not to glass that the app tints.
        "glassEffect": { call in
            let names = call.unlabeled.first?.value.chainedNames ?? []
            if names.contains("identity") { return [] }
            return [.color(names.contains("tint") ? .recolors : .background(.material(ColorUse.glass)))]
        },
        "scrollContentBackground": { call in
            switch call.knownMemberName {
            case "hidden": [.color(.hidesScrollGround)]
            case "visible", "automatic": []
            default: [.color(.recolors)]
            }
        },
        // What stands in for content while it loads is no text.
        "redacted": { $0.argument("reason")?.kind.isChoice ?? false ? [] : [.color(.recolors)] },
        "presentationBackground": { call in
            guard let first = call.first, call.closure() == nil else { return [.color(.recolors)] }
            if case .closure = first.kind { return [.color(.recolors)] }
            return [.color(.background(call.color))]
        },
    ]

    private static func filter(neutral amount: Double) -> Reading {
        { $0.number.values.contains(amount) ? [] : [.color(.recolors)] }
    }
}

extension ExpressionKind {
    /// Whether it is one of two values.
    fileprivate var isChoice: Bool {
        if case .ternary = self { true } else { false }
    }
}

extension Expression {
    /// The names of a chain of members and calls: `regular`, `tint` and `interactive` of
    /// `.regular.tint(.red).interactive()`.
    fileprivate var chainedNames: [String] {
        switch kind {
        case .member(let base, let name, _): (base?.chainedNames ?? []) + [name]
        case .call(let callee, _): callee.chainedNames
        default: []
        }
    }
}
