import HandrailModel

extension ClassReading {
    /// What is done to controllers by the code that makes them: each is a screen of its own, and read without that code.
    static func writesToMade(_ describer: ViewDescriber) -> [ForeignWrite] {
        let reader = describer.reader
        var result: [ForeignWrite] = []
        for (index, node) in reader.nodes.enumerated() where node.viewClass.family == .controller && node.isMade && !node.isEntered {
            guard let type = node.viewClass.type else { continue }
            result += titles(of: index, type, describer)
            var open = [index]
            var seen: Set<Int> = [index]
            while let owner = open.popLast(), seen.count < mostHeld {
                guard let type = reader.nodes[owner].viewClass.type else { continue }
                for (field, found) in reader.nodes[owner].fields.sorted(by: { $0.key < $1.key }) {
                    for inner in found where reader.isOwn(reader.nodes[inner].place, of: type) && seen.insert(inner).inserted {
                        guard reader.nodes[inner].viewClass.family != .controller else { continue }
                        result += describer.properties(of: inner, besidesCodeOf: type).map {
                            ForeignWrite(type: type.identity, field: field, property: $0)
                        }
                        if reader.escaped.contains(inner) { result.append(ForeignWrite(type: type.identity, field: field, isOpen: true)) }
                        open.append(inner)
                    }
                }
            }
        }
        return result
    }

    /// How many views of one controller are looked at.
    private static let mostHeld = 300

    /// How a controller is called by the code that makes it.
    private static func titles(of node: Int, _ type: LinkedType, _ describer: ViewDescriber) -> [ForeignWrite] {
        let own = describer.properties(of: node, besidesCodeOf: type).filter { $0.name == "title" }
        let bar = (describer.reader.nodes[node].fields["navigationItem"] ?? []).flatMap { item in
            describer.properties(of: item, besidesCodeOf: type).filter { $0.name == "title" }.map {
                ViewProperty("navigationItem.title", $0.value, place: $0.place, condition: $0.condition)
            }
        }
        return (own + bar).map { ForeignWrite(type: type.identity, field: "", property: $0) }
    }
}
