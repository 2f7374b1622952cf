import HandrailCode
import HandrailModel
import HandrailSource

/// Modifiers that change how a view looks and moves.
enum AppearanceModifiers {
    typealias Effect = ModifierTable.Effect

    /// The modifiers by name.
    static let table: [String: Effect] = [
        "font": .sets { call in call.first.map { [.font(call.evaluator.font($0, in: call.scope))] } ?? [] },
        "fontWeight": .sets { call in
            [.fontWeight(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .absent)]
        },
        "bold": .sets { _ in [.bold] }, "italic": .sets { _ in [.italic] },
        "textCase": .sets { [.textCase($0.memberName)] },
        "tracking": .sets { [.tracking($0.number)] }, "kerning": .sets { [.tracking($0.number)] },
        "lineLimit": .sets { [.lineLimit($0.number)] },
        "minimumScaleFactor": .sets { [.minimumScaleFactor($0.number)] },
        "dynamicTypeSize": .sets { call in
            let written = call.first.map { call.evaluator.program.text(at: .init(file: call.scope.file, range: $0.range)) }
            return [.dynamicTypeSize(written ?? "")]
        },
        "multilineTextAlignment": .sets { [.multilineTextAlignment($0.memberName)] },
        "truncationMode": .sets { [.truncationMode($0.memberName)] },
        "foregroundColor": .sets { [.foreground($0.color)] }, "foregroundStyle": .sets { [.foreground($0.color)] },
        "tint": .sets { [.tint($0.color)] }, "accentColor": .sets { [.tint($0.color)] },
        "fill": .sets { [.foreground($0.color)] }, "stroke": .sets { _ in [.border] },
        "strokeBorder": .sets { _ in [.border] }, "border": .sets { _ in [.border] },
        "listRowBackground": .inert, "backgroundStyle": .sets { [.background($0.color)] },
        "opacity": .sets { [.opacity($0.number)] },
        "hidden": .sets { _ in [.hidden(.known(true))] },
        "frame": .sets { [.frame($0.frame)] },
        "padding": .sets { [.padding($0.padding)] },
        "offset": .sets { [.offset(FrameUse(width: $0.number("x"), height: $0.number("y")))] },
        "imageScale": .sets { [.imageScale($0.memberName)] },
        "resizable": .sets { _ in [.resizable] },
        "aspectRatio": .sets { [.aspectRatio($0.memberName)] },
        "scaledToFit": .sets { _ in [.aspectRatio("fit")] }, "scaledToFill": .sets { _ in [.aspectRatio("fill")] },
        "symbolRenderingMode": .sets { [.symbolRendering($0.memberName)] },
        "clipped": .sets { _ in [.clipped] },
        "blur": .sets { [.blur($0.number("radius"))] },
        "preferredColorScheme": .sets { call in
            [.preferredColorScheme(call.first.map { call.evaluator.memberName(of: $0, in: call.scope) } ?? .dynamic)]
        },
        "colorScheme": .sets { [.preferredColorScheme(.known($0.memberName))] },
        "ignoresSafeArea": .sets { _ in [.ignoresSafeArea] },
        "edgesIgnoringSafeArea": .sets { _ in [.ignoresSafeArea] },
        "flipsForRightToLeftLayoutDirection": .sets { _ in [.layoutDirection("flips")] },
        "statusBarHidden": .sets { [.statusBarHidden($0.flag())] },
        "statusBar": .sets { call in
            [.statusBarHidden(call.argument("hidden").map { call.evaluator.flag(of: $0, in: call.scope) } ?? .dynamic)]
        },
        "navigationBarBackButtonHidden": .sets { [.navigationBackButtonHidden($0.flag())] },
        "navigationTitle": .sets { [.navigationTitle($0.words)] },
        "navigationBarTitle": .sets { [.navigationTitle($0.words)] },
        "animation": .sets { [.animation($0.animation(trigger: "value"))] },
        "transition": .sets { [.transition($0.animation(trigger: nil))] },
        "contentTransition": .sets { [.transition($0.animation(trigger: nil))] },
        "symbolEffect": .sets { [.symbolEffect($0.animation(trigger: "value"))] },
        "scrollTransition": .sets { _ in [.transition(AnimationUse(names: ["scrollTransition"], trigger: nil, duration: .absent))] },
        "phaseAnimator": .sets { _ in [.animation(AnimationUse(names: ["phaseAnimator"], trigger: nil, duration: .absent))] },
        "keyframeAnimator": .sets { _ in [.animation(AnimationUse(names: ["keyframeAnimator"], trigger: nil, duration: .absent))] },
        "buttonStyle": .styles(.button), "toggleStyle": .styles(.toggle), "labelStyle": .styles(.label),
        "pickerStyle": .styles(.picker), "listStyle": .styles(.list), "textFieldStyle": .styles(.textField),
        "menuStyle": .styles(.menu), "progressViewStyle": .styles(.progress), "gaugeStyle": .styles(.gauge),
        "formStyle": .styles(.form), "tabViewStyle": .styles(.tabView), "datePickerStyle": .styles(.datePicker),
        "controlSize": .styles(.controlSize), "navigationViewStyle": .styles(.navigation),
        "navigationSplitViewStyle": .styles(.navigation), "groupBoxStyle": .styles(.groupBox),
        "disclosureGroupStyle": .styles(.disclosure), "controlGroupStyle": .styles(.other),
        "indexViewStyle": .styles(.other), "tableStyle": .styles(.other),
    ]
}

extension ModifierCall {
    fileprivate var color: ColorUse { first.map { evaluator.color($0, in: scope) } ?? .unknown }

    fileprivate var frame: FrameUse {
        FrameUse(
            width: number("width"), height: number("height"), minimumWidth: number("minWidth"),
            minimumHeight: number("minHeight"), maximumWidth: number("maxWidth"), maximumHeight: number("maxHeight"))
    }

    fileprivate var padding: PaddingUse {
        guard let first else { return PaddingUse(edges: "all", length: .absent) }
        if case .member(_, let edge, _) = first.kind {
            let length = unlabeled.count > 1 ? evaluator.number(of: unlabeled[1].value, in: scope) : .absent
            return PaddingUse(edges: edge, length: length)
        }
        if case .array(let edges) = first.kind {
            let names = edges.compactMap { ActionReader.name(of: $0) }.joined(separator: "+")
            let length = unlabeled.count > 1 ? evaluator.number(of: unlabeled[1].value, in: scope) : .absent
            return PaddingUse(edges: names, length: length)
        }
        return PaddingUse(edges: "all", length: evaluator.number(of: first, in: scope))
    }

    fileprivate func animation(trigger label: String?) -> AnimationUse {
        let written = label.flatMap { argument($0) }
            .map { evaluator.program.text(at: .init(file: scope.file, range: $0.range)) }
        guard let first else { return AnimationUse(names: ["default"], trigger: written, duration: .absent) }
        return evaluator.animation(first, in: scope, trigger: written)
    }
}
