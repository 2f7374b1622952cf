import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Pictures that image views show one after another.
enum FrameAnimations {
    /// Notes that `startAnimating()` plays the pictures of an image view without end: as it is set up, with no number
    /// of turns, and with nothing in its class that stops it or asks for Reduce Motion. Of other views of the system,
    /// such as an activity indicator, the call says nothing; `nil` for a class of the project, which may have a method
    /// of this name.
    static func play(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        let shown = call.owners.filter { view in
            interpreter.store.nodes[view].viewClass.has(.imageView)
                && interpreter.store.nodes[view].writes.contains { $0.name == "animationImages" }
        }
        guard !shown.isEmpty else {
            return call.owners.allSatisfy { interpreter.store.nodes[$0].viewClass.type == nil } ? [] : nil
        }
        guard !site.isConditional, let type = site.type, !interpreter.program.lineage(of: type, mentions: ends) else {
            return []
        }
        let place = SourcePlace(file: site.scope.file, range: call.expression.range)
        for view in shown {
            func number(_ name: String) -> Fact<Double> {
                interpreter.store.nodes[view].writes.last { $0.name == name }?.value.number ?? .absent
            }
            // Nothing, or zero, is for ever.
            let turns = number("animationRepeatCount")
            guard turns.isAbsent || turns == .known(0) else { continue }
            let use = AnimationUse(
                names: [AnimationUse.frames, "repeatForever"], trigger: nil, duration: number("animationDuration"))
            interpreter.note(.motion(.animation(use)), on: view, at: place, site)
        }
        return []
    }

    private static let ends = CodeWords(["stopanimating", "isreducemotionenabled"])
}
