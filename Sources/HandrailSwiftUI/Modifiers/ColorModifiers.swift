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
        "foregroundColor": { [.color(.foreground($0.color))] }, "foregroundStyle": { [.color(.foreground($0.color))] },
        "tint": { [.color(.tint($0.color))] }, "accentColor": { [.color(.tint($0.color))] },
        "fill": { [.color(.foreground($0.color))] }, "stroke": { [.color(.border($0.color))] },
        "strokeBorder": { [.color(.border($0.color))] }, "border": { [.color(.border($0.color))] },
        "listRowBackground": { [.color(.rowBackground($0.color))] },
        "backgroundStyle": { [.color(.background($0.color))] },
        "opacity": { [.visibility(.opacity($0.number))] },
        "symbolRenderingMode": { [.picture(.symbolRendering($0.memberName))] },
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

    private static let changing: [String: Reading] = recoloring.reduce(into: [:]) { all, name in
        all[name] = { _ in [.color(.recolors)] }
    }

    /// Modifiers after which colors are others, or something unknown lies behind.
    private static let recoloring = [
        "blendMode", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert", "colorMultiply",
        "luminanceToAlpha", "colorEffect", "layerEffect", "glassEffect", "redacted", "presentationBackground",
        "toolbarBackground", "toolbarColorScheme", "mask", "visualEffect", "scrollContentBackground", "chartPlotStyle",
    ]
}
