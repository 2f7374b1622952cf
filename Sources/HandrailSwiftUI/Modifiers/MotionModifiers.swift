import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Modifiers that move a view.
enum MotionModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    static let table: [String: Reading] = [
        "animation": { call in
            // With a closure it animates what the closure adds, and nothing else.
            call.closure() == nil ? [.motion(.animation(MotionArguments(call).animation(trigger: "value")))] : []
        },
        "transition": { [.motion(.transition(MotionArguments($0).animation(trigger: nil)))] },
        "contentTransition": { _ in [] },
        "symbolEffect": { [.motion(.symbolEffect(MotionArguments($0).symbolEffect))] },
        "scrollTransition": { [.motion(.transition(MotionArguments($0).phases(named: "scrollTransition")))] },
        "visualEffect": { [.motion(.transition(MotionArguments($0).phases(named: "visualEffect")))] },
        "matchedGeometryEffect": { [.motion(.transition(MotionArguments($0).matchedGeometry))] },
        "phaseAnimator": { [.motion(.animation(MotionArguments($0).phases(named: "phaseAnimator")))] },
        "keyframeAnimator": { [.motion(.animation(MotionArguments($0).phases(named: "keyframeAnimator")))] },
        "transaction": { [.motion(.animation(MotionArguments($0).transaction))] },
        "position": { MotionArguments($0).movement(.position) },
        "scaleEffect": { MotionArguments($0).movement(.scale) + ScrollArguments($0).transition },
        "rotationEffect": { MotionArguments($0).movement(.rotation) + ScrollArguments($0).transition },
        "rotation3DEffect": { MotionArguments($0).movement(.depth) + ScrollArguments($0).transition },
        "onAppear": { MotionArguments($0).event(.appear, "perform") },
        "task": { MotionArguments($0).event(.task, "action") },
        "onChange": { MotionArguments($0).event(.change, "perform") },
        "onReceive": { MotionArguments($0).received },
        "onScrollGeometryChange": { MotionArguments($0).event(.scroll, "action") },
        "onScrollPhaseChange": { MotionArguments($0).event(.receive, "action") },
        "onScrollVisibilityChange": { MotionArguments($0).event(.receive, "action") },
        "onPreferenceChange": { MotionArguments($0).event(.receive, "perform") },
        // No modifier of SwiftUI, but what everybody calls it who brings one along.
        "onShake": { MotionArguments($0).event(.shake, "perform") },
        "looping": { _ in [.motion(.playback(loops: .known(true), asksForReducedMotion: false))] },
        "playing": { MotionArguments($0).playback },
        "playbackMode": { MotionArguments($0).playback },
    ]
}
