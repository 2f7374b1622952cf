import HandrailModel
import HandrailSource

/// Which element of which screen stands at a place of the source.
struct PageTrees {
    private let audit: Audit
    private let positions: [String: [Int]]
    private let byPlace: [[SourcePlace: Int]]
    /// For each screen, the perceived element that each declared one belongs to; -1 where nobody meets it.
    let perceived: [[Int]]

    /// The screens of an audit.
    init(_ audit: Audit) {
        self.audit = audit
        positions = Dictionary(grouping: audit.screens.indices) { audit.screens[$0].screen.name }
        byPlace = audit.screens.map(Self.places)
        perceived = audit.screens.map(Self.perceived)
    }

    /// The screens that show a finding, each with the perceived element that it is about, or -1, and the declared one.
    func met(_ finding: Finding) -> [(screen: Int, element: Int, declared: Int?)] {
        finding.screens.flatMap { positions[$0] ?? [] }.map { position in
            let declared = byPlace[position][finding.place] ?? nearest(finding.place, on: position)
            return (position, declared.map { stop(at: $0, on: position) } ?? -1, declared)
        }
    }

    /// The element that people meet where a declared one stands: itself, or else the first inside of it.
    private func stop(at declared: Int, on position: Int) -> Int {
        let (own, tree) = (perceived[position][declared], audit.screens[position])
        let isStop = { (index: Int) in index >= 0 && tree.elements[index].exposure == .element }
        guard !isStop(own) else { return own }
        let inside = declared..<Int(tree.screen.tree.elements[declared].end)
        return perceived[position][inside].first(where: isStop) ?? own
    }

    /// The declared element of a screen with the smallest piece of code around a place.
    private func nearest(_ place: SourcePlace, on position: Int) -> Int? {
        let elements = audit.screens[position].screen.tree.elements
        return elements.indices.filter { index in
            let extent = elements[index].extent
            return extent.file == place.file && extent.range.lower <= place.range.lower
                && place.range.upper <= extent.range.upper
        }.min { elements[$0].extent.range.length < elements[$1].extent.range.length }
    }

    /// The first declared element at each place, and the one that has an attribute there.
    private static func places(of tree: PerceivedTree) -> [SourcePlace: Int] {
        let declared = tree.screen.tree
        var places: [SourcePlace: Int] = [:]
        for index in declared.elements.indices {
            for use in declared[index].attributes { places[use.place] = places[use.place] ?? index }
        }
        for index in declared.elements.indices.reversed() {
            places[declared.elements[index].extent] = index
            places[declared.elements[index].place] = index
        }
        return places
    }

    private static func perceived(of tree: PerceivedTree) -> [Int] {
        let declared = tree.screen.tree.elements
        var perceived = Array(repeating: -1, count: declared.count)
        for (index, element) in tree.elements.enumerated()
        where element.exposure == .element || element.exposure == .container {
            for own in [element.declared] + element.merged where declared.indices.contains(own) {
                if perceived[own] < 0 || element.exposure == .element { perceived[own] = index }
            }
        }
        // What is inside something that people meet as one belongs to it.
        for index in declared.indices where perceived[index] < 0 && declared[index].parent >= 0 {
            let around = perceived[Int(declared[index].parent)]
            if around >= 0, tree.elements[around].exposure == .element { perceived[index] = around }
        }
        return perceived
    }
}
