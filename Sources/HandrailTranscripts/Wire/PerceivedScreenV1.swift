import HandrailModel
import HandrailSemantics
import HandrailSource

/// A screen as `inspect --format json` prints it.
struct PerceivedScreenV1: Encodable {
    /// The name of its outermost view.
    let name: String
    /// Where that view is declared.
    let location: LocationV1?
    /// The perceived elements in reading order.
    let elements: [PerceivedElementV1]

    /// The wire form of `tree`, whose places are in `files`; with looks where a setting was asked for.
    init(_ tree: PerceivedTree, files: [SourceText], setting: Setting?) {
        name = tree.screen.name
        location = LocationV1(tree.screen.place, in: files)
        elements = zip(tree.elements.indices, Self.depths(of: tree)).map { index, depth in
            let element = tree.elements[index]
            let declared = tree.screen.tree.elements
            let source = declared.indices.contains(element.declared) ? declared[element.declared] : nil
            return PerceivedElementV1(
                element, depth: depth, kind: source?.kind, location: source.flatMap { LocationV1($0.place, in: files) },
                looks: setting.map { setting in RenderedStyle.looks(of: index, on: tree, in: setting).map(LookV1.init) })
        }
    }

    /// How deep each element is; alternatives are no level of their own.
    static func depths(of tree: PerceivedTree) -> [Int] {
        var depths: [Int] = []
        for element in tree.elements {
            let parent = Int(element.parent)
            guard depths.indices.contains(parent) else {
                depths.append(0)
                continue
            }
            depths.append(depths[parent] + (tree.elements[parent].exposure == .alternatives ? 0 : 1))
        }
        return depths
    }
}
