import HandrailCode
import HandrailModel
import HandrailSource

/// Modifiers that move a view.
enum MotionModifiers {
    typealias Effect = ModifierTable.Effect

    /// The modifiers by name.
    static let table: [String: Effect] = [
        "animation": .sets { [.animation($0.animation(trigger: "value"))] },
        "transition": .sets { [.transition($0.animation(trigger: nil))] },
        "contentTransition": .sets { [.transition($0.animation(trigger: nil))] },
        "symbolEffect": .sets { [.symbolEffect($0.animation(trigger: "value"))] },
        "scrollTransition": .sets { _ in [.transition(AnimationUse(names: ["scrollTransition"], trigger: nil, duration: .absent))] },
        "phaseAnimator": .sets { _ in [.animation(AnimationUse(names: ["phaseAnimator"], trigger: nil, duration: .absent))] },
        "keyframeAnimator": .sets { _ in [.animation(AnimationUse(names: ["keyframeAnimator"], trigger: nil, duration: .absent))] },
    ]
}

extension ModifierCall {
    fileprivate func animation(trigger label: String?) -> AnimationUse {
        let written = label.flatMap { argument($0) }
            .map { evaluator.program.text(at: .init(file: scope.file, range: $0.range)) }
        guard let first else { return AnimationUse(names: ["default"], trigger: written, duration: .absent) }
        return evaluator.animation(first, in: scope, trigger: written)
    }
}
