import HandrailCode
import HandrailModel
import HandrailSource

extension ViewDescriber {
    /// What people read of what a view of the project draws itself, while nothing in its class speaks of accessibility: words, or
    /// one value after the other; `nil` for any other view.
    func drawing(of node: Int, holding inside: [ViewDescription]) -> ViewProperty? {
        let view = reader.nodes[node]
        guard inside.isEmpty, Self.blank.contains(view.viewClass.systemClass), view.viewClass.isKnown, view.isEntered,
            let type = view.viewClass.type, view.gestures.isEmpty, view.touches.isEmpty, view.openTo == nil, reader.isComplete,
            !reader.escaped.contains(node), !reader.handled.contains(node),
            !view.writes.contains(where: { Self.speaking.occur(in: $0.name) })
        else { return nil }
        let lineage = reader.program.lineage(of: type)
        let main = lineage.lazy.compactMap { $0.functions["draw"]?.first { $0.declaration.parameters.count == 1 } }.first
        guard let main, !main.declaration.body.isEmpty, !reader.program.lineage(of: type, mentions: Self.speaking) else { return nil }
        let parts = lineage.flatMap { ancestor in
            ancestor.functions.filter { $0.key.hasPrefix("draw") }.sorted { $0.key < $1.key }.flatMap(\.value)
        }
        let place = ClassReading.heading(of: SourcePlace(file: main.file, range: main.declaration.range), reader.program)
        let texts = parts.map { reader.program.text(at: SourcePlace(file: $0.file, range: $0.declaration.range)) }
        if texts.contains(where: Self.drawsWords) { return ViewProperty("drawing", .known(.nothing), place: place) }
        for part in parts {
            let gone = LoopReader.properties(in: part.declaration.body).first { name in
                LoopReader.isData(name) && lineage.contains { $0.properties[name]?.declaration.isStatic == false }
            }
            if let gone { return ViewProperty("drawing", .known(.name(gone)), place: place) }
        }
        return nil
    }

    /// Classes that show nothing by themselves.
    private static let blank: Set<String> = ["UIView", "NSView"]

    private static let speaking = Fragments(["accessib"])

    private static func drawsWords(_ text: String) -> Bool {
        drawing.occur(in: text) && (attributes.occur(in: text) || attributed.occur(in: text)) || lines.occur(in: text)
    }

    private static let drawing = Fragments([".draw(at:", ".draw(in:", ".draw(with:"])
    private static let attributes = Fragments(["withattributes:"])
    private static let attributed = Fragments(["attributedstring("])
    private static let lines = Fragments(["ctlinedraw(", "ctframedraw("])
}
