import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that color a view.
enum ColorModifiers {
    typealias Effect = ModifierTable.Effect

    /// The modifiers by name.
    package static let table: [String: Effect] = [
        "foregroundColor": .sets { [.foreground($0.color)] }, "foregroundStyle": .sets { [.foreground($0.color)] },
        "tint": .sets { [.tint($0.color)] }, "accentColor": .sets { [.tint($0.color)] },
        "fill": .sets { [.foreground($0.color)] }, "stroke": .sets { [.border($0.color)] },
        "strokeBorder": .sets { [.border($0.color)] }, "border": .sets { [.border($0.color)] },
        "listRowBackground": .sets { [.listRowBackground($0.color)] },
        "backgroundStyle": .sets { [.background($0.color)] },
        "opacity": .sets { [.opacity($0.number)] },
        "symbolRenderingMode": .sets { [.symbolRendering($0.memberName)] },
        "blur": .sets { [.blur($0.number("radius"))] + $0.movement(.blur) },
        "preferredColorScheme": .sets { call in
            [.preferredColorScheme(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .dynamic)]
        },
        "colorScheme": .sets { [.preferredColorScheme(.known($0.memberName))] },
        "environment": .sets { call in
            guard case .keyPath("colorScheme")? = call.first?.kind, call.unlabeled.count == 2 else { return [] }
            return [.preferredColorScheme(call.evaluator.memberName(of: call.unlabeled[1].value, in: call.scope))]
        },
    ].merging(recoloring.map { name in (name, .sets { _ in [.recolors(name)] }) }) { first, _ in first }

    /// Modifiers after which colors are others, or something unknown lies behind.
    private static let recoloring = [
        "blendMode", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert", "colorMultiply",
        "luminanceToAlpha", "colorEffect", "layerEffect", "glassEffect", "redacted", "presentationBackground",
        "toolbarBackground", "toolbarColorScheme", "mask", "visualEffect", "scrollContentBackground", "chartPlotStyle",
    ]
}

extension ModifierCall {
    fileprivate var color: ColorUse { first.map { evaluator.color($0, in: scope) } ?? .unknown }
}
