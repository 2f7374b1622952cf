import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Labels of texts of Texture that the next text replaces: whenever such a node is given a text, that is its label.
enum ReplacedLabels {
    /// Notes the labels that were set for good before a text is.
    static func note(
        _ interpreter: inout ViewCodeInterpreter, on node: Int, at place: SourcePlace, _ site: CodeSite
    ) {
        let viewClass = interpreter.store.nodes[node].viewClass
        guard viewClass.has(.node), viewClass.has(.label), site.asked == nil, let function = site.function else {
            return
        }
        for write in interpreter.store.nodes[node].writes
        where write.name == "accessibilityLabel" {
            if isBefore(write.place, place, in: function, interpreter, site) {
                interpreter.store.note(.replacedLabel, on: node, at: write.place)
            }
        }
    }

    /// Whether a label is set before a text: further up in the same function, or as the object is made, where the text
    /// is set by a function that is called later.
    private static func isBefore(
        _ label: SourcePlace, _ text: SourcePlace, in function: LinkedFunction, _ interpreter: ViewCodeInterpreter,
        _ site: CodeSite
    ) -> Bool {
        guard label.file == function.file else { return false }
        if function.declaration.range.contains(label.range) { return label.range.upper <= text.range.lower }
        guard let type = site.type else { return false }
        let makers = interpreter.program.lineage(of: type).flatMap { $0.functions["init"] ?? [] }
        return !makers.contains(where: interpreter.isBeingRead)
            && makers.contains { $0.file == label.file && $0.declaration.range.contains(label.range) }
    }

    /// What is said of a text whose label is replaced wherever it is set: nothing of that label is heard. Where code
    /// sets another one later, nothing is lost.
    static func settle(_ view: ViewNode, _ properties: inout [ViewProperty], _ facts: inout [ViewFact]) {
        let replaced = Set(facts.filter { $0.content == .replacedLabel }.map(\.place))
        guard !replaced.isEmpty else { return }
        let labels = view.writes.filter { $0.name == "accessibilityLabel" }.map(\.place)
        if Set(labels).isSubset(of: replaced) {
            properties.removeAll { $0.name == "accessibilityLabel" }
        } else {
            facts.removeAll { $0.content == .replacedLabel }
        }
    }
}
