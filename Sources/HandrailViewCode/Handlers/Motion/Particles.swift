import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Particles that layers send out.
enum Particles {
    /// `emitter.emitterCells = [flake]`: what it sends out falls without end, unless its class stops it.
    static func emit(
        _ interpreter: inout ViewCodeInterpreter, _ cells: Expression, from layer: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) {
        _ = interpreter.visit(cells, &site)
        if case .array(let elements) = cells.kind, elements.isEmpty { return }
        if case .null = cells.kind { return }
        guard let type = site.type, !stops(type, in: interpreter.program) else { return }
        var owners = interpreter.visit(layer, &site).filter { interpreter.store.nodes[$0].viewClass.family == .view }
        if owners.isEmpty, let receiver = site.receiver {
            // What falls in a layer that is no view falls in the view whose code it is.
            let isScreen = interpreter.store.nodes[receiver].viewClass.family == .controller
            owners = isScreen ? interpreter.field("view", of: receiver, in: site) : [receiver]
        }
        let use = AnimationUse(
            names: [AnimationUse.particles, "repeatForever"], trigger: nil, duration: .absent,
            asksForReducedMotion: site.asked?.choices(interpreter.evaluator).asksForReducedMotion ?? false)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners { interpreter.note(.motion(.animation(use)), on: owner, at: place, site) }
    }

    /// Whether a class ends what it sends out, or asks for Reduce Motion anywhere.
    private static func stops(_ type: LinkedType, in program: Program) -> Bool {
        if program.lineage(of: type, mentions: ends) { return true }
        return type.places.contains { place in
            let code = program.spelling(of: place)
            return code.contains("birthRate = 0") || code.contains("emitterCells = nil")
        }
    }

    private static let ends = CodeWords(["isreducemotionenabled", "removefromsuperlayer", "removefromsuperview"])
}
