import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Controls by which people turn pages, and whether code hears of it.
enum PageDescription {
    /// That no code hears of the pages which people turn by a control; nothing for any other view, and where code that
    /// was not read may hear of it.
    static func silence(_ describer: ViewDescriber, of node: Int) -> [ViewFact] {
        let view = describer.reader.store.nodes[node]
        guard view.viewClass.has(.turnsPages), describer.reader.isComplete, view.openTo == nil else { return [] }
        let design = view.design.map { describer.reader.store.designs[$0] }
        guard !(view.connections + (design?.connections ?? [])).contains(where: { $0.kind == .action }),
            !view.writes.contains(where: { Self.switches.contains($0.name) && $0.value != .known(.flag(true)) }),
            Self.switches.allSatisfy({ design?.value($0).flag != .known(false) }),
            let type = describer.reader.store.nodes.first?.viewClass.type,
            !describer.reader.program.lineage(of: type, mentions: Self.listening)
        else { return [] }
        return [ViewFact(.control(.turnsNothing), place: view.pages ?? design?.place ?? view.place)]
    }

    private static let switches = ["isUserInteractionEnabled", "isEnabled", "isAccessibilityElement"]

    /// How code hears of what people do with a control.
    private static let listening = CodeWords([
        "valuechanged", "allevents", "controlevent", "rx.", "publisher(", "accessibilityincrement",
    ])
}
