import HandrailModel
import HandrailSource

/// A screen as `inspect --format json` prints it.
struct PerceivedScreenV1: Encodable {
    /// What tells it from all other screens; `--screen` takes it.
    let id: String
    /// The name of its outermost view.
    let name: String
    /// Where that view is declared.
    let location: LocationV1?
    /// The perceived elements in reading order.
    let elements: [PerceivedElementV1]

    /// The wire form of a screen of an audit, with styles where a setting was asked for.
    init(_ tree: PerceivedTree, in audit: Audit) {
        let (files, setting) = (audit.files, audit.setting)
        id = audit.screenIdentifiers.identifier(of: tree) ?? ""
        name = tree.screen.name
        location = SourceLocation(tree.screen.place, in: files).map(LocationV1.init)
        elements = zip(tree.elements.indices, tree.depths).map { index, depth in
            let element = tree.elements[index]
            let declared = tree.screen.tree.elements
            let source = declared.indices.contains(element.declared) ? declared[element.declared] : nil
            return PerceivedElementV1(
                element, depth: depth, kind: source?.kind,
                location: source.flatMap { SourceLocation($0.place, in: files) }.map(LocationV1.init),
                looks: setting.map { InspectedStyle.all(of: index, on: tree, in: $0).map(InspectedStyleV1.init) })
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id = "id"
        case name = "name"
        case location = "location"
        case elements = "elements"
    }
}
