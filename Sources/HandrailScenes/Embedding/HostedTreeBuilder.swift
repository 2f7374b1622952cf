import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailSwiftUI
import HandrailValues
import HandrailViewCode
import HandrailViewElements

/// Builds what the classes of one screen take in from elsewhere, each where the view around it stands.
final class HostedTreeBuilder: HostedContent {
    /// The linked project.
    private let program: Program
    /// The views, by the number that descriptions name them by.
    private let views: [HostedView]
    /// What controllers show that others take in, by their class.
    private let screens: [String: ViewDescription]
    /// The names in `screens` of the scenes that fill parts of others, by where their interface files say so.
    private let embedded: [SourcePlace: String]
    /// The target whose screen it is.
    private let module: Int
    /// The controllers whose screens are being built, one inside another.
    private var path: [String]
    /// What was built.
    private(set) var joined = EmbeddedSwiftUIViews()
    /// The elements that come from SwiftUI, as ranges of positions.
    private(set) var ranges: [Range<Int>] = []
    /// Where views of UIKit that these show in turn say what they show.
    private(set) var viewPlaces: Set<SourcePlace> = []

    /// Builds on one screen.
    ///
    /// - Parameters:
    ///   - module: the target whose screen it is.
    ///   - path: the names of the controllers whose screen it is.
    init(
        program: Program, views: [HostedView], screens: [String: ViewDescription], embedded: [SourcePlace: String],
        module: Int, path: [String]
    ) {
        self.program = program
        self.views = views
        self.screens = screens
        self.embedded = embedded
        self.module = module
        self.path = path
    }

    /// The name of the scene that fills a view, by where its interface file says so.
    func scene(embeddedAt place: SourcePlace) -> String? { embedded[place] }

    /// What the controller of a class shows, which is built from now on until `leave()` is called; `nil` where that is
    /// not known, or the controller shows itself.
    func enter(_ name: String) -> ViewDescription? {
        let own = HostedTrees.name(of: name, in: module)
        let hasOwn = screens[own] != nil
        guard let screen = screens[hasOwn ? own : name], !path.contains(name) else { return nil }
        guard path.count < Self.deepest else {
            joined.add([EvaluationCut(.tooDeep, at: screen.place)])
            return nil
        }
        path.append(name)
        joined.add(screenOf: hasOwn ? own : name)
        return screen
    }

    /// Whether an interface file says what a view at a place is.
    func isDesigned(_ place: SourcePlace) -> Bool { program.interfaces.files.contains(place.file) }

    /// Ends the screen that was entered last.
    func leave() { path.removeLast() }

    private static let deepest = 6

    /// Adds the view of a number to a tree; `false` where there is none.
    func build(_ number: Int, into tree: inout ElementTreeBuilder) -> Bool {
        guard views.indices.contains(number) else { return false }
        let view = views[number]
        var builder = ViewBuilder(evaluator: Evaluator(program: program, session: EvaluationSession(steps: 400_000)))
        builder.placeStack = [view.place]
        let start = tree.count
        swap(&builder.tree, &tree)
        builder.build(view.source)
        swap(&builder.tree, &tree)
        ranges.append(start..<tree.count)
        viewPlaces.formUnion(builder.represented.all)
        joined.add(view.place, presented: builder.presented, reached: builder.reached, met: builder.met)
        joined.add(builder.cuts)
        joined.add(builder.followed)
        return true
    }

    /// Where it is written in SwiftUI what the elements of a tree are.
    func places(in tree: ElementTree) -> Set<SourcePlace> {
        var places: Set<SourcePlace> = []
        for range in ranges {
            for index in range.clamped(to: tree.elements.indices) {
                places.insert(tree.elements[index].place)
                for use in tree[index].attributes { places.insert(use.place) }
                for use in tree.code(ofElement: index).joined() { places.insert(use.place) }
            }
        }
        return places.subtracting(viewPlaces)
    }
}
