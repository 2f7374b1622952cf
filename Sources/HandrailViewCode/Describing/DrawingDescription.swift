import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What the class of a view draws by itself.
enum DrawingDescription {
    /// What people read of what a view of the project draws itself, while nothing in its class speaks of accessibility:
    /// words, or one value after the other; `nil` for any other view.
    static func drawing(_ describer: ViewDescriber, of node: Int, holding inside: [ViewDescription]) -> ViewFact? {
        guard let type = emptyClass(describer, of: node, holding: inside) else { return nil }
        let lineage = describer.reader.program.lineage(of: type)
        if let share = describer.memo.share(drawnBy: type, in: describer.reader.program) {
            guard !describer.reader.program.lineage(of: type, mentions: Self.speaking) else { return nil }
            return ViewFact(.drawing(.share(of: share.name)), place: share.place)
        }
        let main = lineage.lazy.compactMap { $0.functions["draw"]?.first { $0.declaration.parameters.count == 1 } }
            .first
        guard let main, !main.declaration.body.isEmpty,
            !describer.reader.program.lineage(of: type, mentions: Self.speaking)
        else { return nil }
        let parts = lineage.flatMap { ancestor in
            ancestor.functions.filter { $0.key.hasPrefix("draw") }.sorted { $0.key < $1.key }.flatMap(\.value)
        }
        let place = describer.reader.program.heading(of: SourcePlace(file: main.file, range: main.declaration.range))
        if parts.contains(where: { Self.drawsWords($0, describer.reader.program) }) {
            return ViewFact(.drawing(.contents(from: nil)), place: place)
        }
        for part in parts {
            let gone = LoopReader.properties(in: part.declaration.body).first { name in
                LoopReader.isData(name) && lineage.contains { $0.properties[name]?.declaration.isStatic == false }
            }
            if let gone { return ViewFact(.drawing(.contents(from: gone)), place: place) }
        }
        return nil
    }

    /// The class of a view that holds nothing, reacts to nothing and is given nothing to say.
    private static func emptyClass(
        _ describer: ViewDescriber, of node: Int, holding inside: [ViewDescription]
    ) -> LinkedType? {
        guard inside.isEmpty, case let view = describer.reader.store.nodes[node],
            view.viewClass.has(.plainView), view.viewClass.isKnown, view.isEntered,
            let type = view.viewClass.type, view.gestures.isEmpty, view.touches.isEmpty, view.openTo == nil,
            describer.reader.isComplete,
            !describer.reader.store.viewsGivenAway.contains(node),
            !describer.reader.store.viewsChangedUnread.contains(node),
            !view.writes.contains(where: { Self.speakingNames.occur(in: $0.name) })
        else { return nil }
        return type
    }

    /// The sign of which a view of the project shows as many filled as a number says: a row of stars; `nil` for any
    /// other view, and where something is said of it.
    static func rating(_ describer: ViewDescriber, in node: Int, holding inside: [ViewDescription]) -> ViewFact? {
        // A loop makes as many as there are.
        let isRow = inside.count >= 3
            || inside.count == 1 && inside[0].facts.contains { $0.content == .presence(.repeated) }
        guard isRow, describer.reader.store.nodes[node].openTo == nil, describer.reader.isComplete,
            !inside.contains(where: { $0.openTo != nil })
        else { return nil }
        var signs: Set<String> = []
        for picture in inside {
            guard SystemClasses.has(.imageView, picture.systemClass), picture.gestures.isEmpty,
                let sign = Self.sign(filledIn: picture)
            else { return nil }
            signs.insert(sign)
        }
        guard signs.count == 1, let sign = signs.first, !isSpokenFor(describer, node) else { return nil }
        let view = describer.reader.store.nodes[node]
        // What only arranges nodes says nothing of what they show.
        let shown = inside.last?.properties.last { $0.name == "image" && $0.value.values.count > 1 }
        let place = view.viewClass.has(.layoutSpec) ? shown?.place : nil
        return ViewFact(.drawing(.rating(sign)), place: place ?? view.place)
    }

    /// Whether the view, or one around it, is given something to say.
    private static func isSpokenFor(_ describer: ViewDescriber, _ node: Int) -> Bool {
        for current in [node] + describer.reader.store.around(node).prefix(3) {
            let view = describer.reader.store.nodes[current]
            if view.writes.contains(where: { Self.speakingNames.occur(in: $0.name) })
                || describer.reader.store.viewsGivenAway.contains(current)
            {
                return true
            }
            if let type = view.viewClass.type, view.viewClass.family == .view,
                describer.reader.program.lineage(of: type, mentions: Self.speaking)
            {
                return true
            }
        }
        return false
    }

    /// The sign that a picture shows filled in one case and empty in another.
    private static func sign(filledIn picture: ViewDescription) -> String? {
        var names: [String] = []
        for property in picture.properties where property.name == "image" {
            for value in property.value.values {
                switch value {
                case .image(.symbol(let found)), .image(.asset(let found)): names += found.values
                default: return nil
                }
            }
        }
        guard Set(names).count > 1 else { return nil }
        return signs.first { sign in names.allSatisfy { $0.lowercased().contains(sign) } }
    }

    private static let signs = ["star", "heart", "circle", "flame", "bolt", "drop", "rating"]

    /// What the names are made of by which a view is given something to say.
    private static let speakingNames = Fragments(["accessib"])
    private static let speaking = CodeWords(["accessib"])

    private static func drawsWords(_ function: LinkedFunction, _ program: Program) -> Bool {
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        return program.mentions.has(lines, at: place)
            || program.mentions.has(drawing, at: place) && program.mentions.has(attributes, at: place)
    }

    private static let drawing = CodeWords([".draw(at:", ".draw(in:", ".draw(with:"])
    private static let attributes = CodeWords(["withattributes:", "attributedstring("])
    private static let lines = CodeWords(["ctlinedraw(", "ctframedraw("])
}
