import HandrailCode
import HandrailModel
import HandrailSource

/// Modifiers that color a view.
enum ColorModifiers {
    typealias Effect = ModifierTable.Effect

    /// The modifiers by name.
    static let table: [String: Effect] = [
        "foregroundColor": .sets { [.foreground($0.color)] }, "foregroundStyle": .sets { [.foreground($0.color)] },
        "tint": .sets { [.tint($0.color)] }, "accentColor": .sets { [.tint($0.color)] },
        "fill": .sets { [.foreground($0.color)] }, "stroke": .sets { _ in [.border] },
        "strokeBorder": .sets { _ in [.border] }, "border": .sets { _ in [.border] },
        "listRowBackground": .inert, "backgroundStyle": .sets { [.background($0.color)] },
        "opacity": .sets { [.opacity($0.number)] },
        "symbolRenderingMode": .sets { [.symbolRendering($0.memberName)] },
        "blur": .sets { [.blur($0.number("radius"))] + $0.movement(.blur) },
        "preferredColorScheme": .sets { call in
            [.preferredColorScheme(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .dynamic)]
        },
        "colorScheme": .sets { [.preferredColorScheme(.known($0.memberName))] },
    ]
}

extension ModifierCall {
    fileprivate var color: ColorUse { first.map { evaluator.color($0, in: scope) } ?? .unknown }
}
