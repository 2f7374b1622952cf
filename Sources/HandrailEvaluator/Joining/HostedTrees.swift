import HandrailCode
import HandrailModel
import HandrailSource

/// Builds the SwiftUI views that classes of UIKit and AppKit show, each where the view around it stands.
struct HostedTrees: Sendable {
    /// The linked project.
    private let program: Program
    /// The views, by the number that descriptions name them by.
    private let views: [HostedView]
    /// What was built.
    private(set) var joined = JoinedViews()
    /// The elements that come from SwiftUI, as ranges of positions.
    private(set) var ranges: [Range<Int>] = []
    /// Where views of UIKit that these show in turn say what they show.
    private(set) var viewPlaces: Set<SourcePlace> = []

    /// Builds `views` of a project.
    init(program: Program, views: [HostedView]) {
        self.program = program
        self.views = views
    }

    /// Adds the view of a number to a tree; `false` where there is none.
    mutating func build(_ number: Int, into tree: inout ElementTreeBuilder) -> Bool {
        guard views.indices.contains(number) else { return false }
        let view = views[number]
        var builder = ViewBuilder(evaluator: Evaluator(program: program, meter: Meter(limit: 400_000)))
        builder.placeStack = [view.place]
        let start = tree.count
        swap(&builder.tree, &tree)
        builder.build(view.source)
        swap(&builder.tree, &tree)
        ranges.append(start..<tree.count)
        viewPlaces.formUnion(builder.viewPlaces)
        joined.add(view.place, presented: builder.presented, reached: builder.reached)
        return true
    }

    /// Where it is written in SwiftUI what the elements of a tree are.
    func places(in tree: ElementTree) -> Set<SourcePlace> {
        var places: Set<SourcePlace> = []
        for range in ranges {
            for index in range.clamped(to: tree.elements.indices) {
                places.insert(tree.elements[index].place)
                for use in tree[index].attributes { places.insert(use.place) }
            }
        }
        return places.subtracting(viewPlaces)
    }
}
