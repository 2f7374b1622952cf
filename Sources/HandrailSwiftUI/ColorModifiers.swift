import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that color a view.
enum ColorModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    package static let table = written.merging(changing) { first, _ in first }

    private static let written: [String: Reading] = [
        "foregroundColor": { [.foreground($0.color)] }, "foregroundStyle": { [.foreground($0.color)] },
        "tint": { [.tint($0.color)] }, "accentColor": { [.tint($0.color)] },
        "fill": { [.foreground($0.color)] }, "stroke": { [.border($0.color)] },
        "strokeBorder": { [.border($0.color)] }, "border": { [.border($0.color)] },
        "listRowBackground": { [.listRowBackground($0.color)] },
        "backgroundStyle": { [.background($0.color)] },
        "opacity": { [.opacity($0.number)] },
        "symbolRenderingMode": { [.symbolRendering($0.memberName)] },
        "blur": { [.blur($0.number("radius"))] + $0.movement(.blur) },
        "preferredColorScheme": { call in
            [.preferredColorScheme(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .dynamic)]
        },
        "colorScheme": { [.preferredColorScheme(.known($0.memberName))] },
        "environment": { call in
            guard case .keyPath("colorScheme")? = call.first?.kind, call.unlabeled.count == 2 else { return [] }
            return [.preferredColorScheme(call.evaluator.memberName(of: call.unlabeled[1].value, in: call.scope))]
        },
    ]

    private static let changing: [String: Reading] = recoloring.reduce(into: [:]) { all, name in
        all[name] = { _ in [.recolors(name)] }
    }

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
