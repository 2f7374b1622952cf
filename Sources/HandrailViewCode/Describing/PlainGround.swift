import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource

/// What may lie behind the words in a view.
package enum WordsGround: Hashable, Sendable {
    /// Nobody knows.
    case open
    /// The color of what holds it, or one of these that other views have which may lie behind; none where nothing else
    /// does.
    case plain(or: [ColorUse])
}

/// Which views lie on a plain ground.
package enum PlainGround {
    /// The views in one that lie on one color with nothing in between that may have another which is not known: on its
    /// own color, or on that which the view itself lies on where it paints nothing.
    static func grounds(
        _ describer: ViewDescriber, in view: ViewNode, _ node: Int, _ orphans: [Int], on ground: WordsGround
    ) -> [Int: WordsGround] {
        guard !view.children.isEmpty else { return [:] }
        // Where views go that no code was seen to put anywhere is not known: a picture may be the ground of all.
        guard let strays = colors(of: orphans.filter { mayBeGround(describer, $0) }, describer) else { return [:] }
        var around = strays
        if givesGround(view) {
            let properties = describer.properties(of: node)
            guard !isPainted(view) else { return [:] }
            if !ViewTrimming.hasOwnGround(properties) {
                // What shines through a veil is what the view itself lies on.
                guard ViewTrimming.hasVeil(properties), case .plain(let others) = ground,
                    holdsOnly(describer, view, node)
                else { return [:] }
                around += others
            }
        } else {
            guard case .plain(let others) = hasGroundOfSystem(describer, view) ? .plain(or: []) : ground,
                isClear(describer, view, node)
            else { return [:] }
            around += others
        }
        return behind(view, around, describer)
    }

    /// The same for what code puts into a view of an interface file that is empty there: what the view itself lies on
    /// is said by the file.
    static func grounds(_ describer: ViewDescriber, inDesigned view: ViewNode) -> [Int: WordsGround] {
        guard view.viewClass.isKnown, view.viewClass.has(.box), view.viewClass.type == nil || view.isEntered,
            view.children.allSatisfy({ describer.reader.store.nodes[$0.node].design == nil }), !isPainted(view),
            !describer.draws(view)
        else { return [:] }
        return behind(view, [], describer)
    }

    /// What the words of a class of views lie on in it, whatever shows the view: on nothing that the class does not
    /// say.
    package static func ofClass(_ describer: ViewDescriber, _ node: Int) -> WordsGround {
        let view = describer.reader.store.nodes[node]
        // Lists give their cells a ground of the system's, and code elsewhere may give cells another.
        if view.viewClass.has(.tableCell), !hasGroundOfSystem(describer, view) { return .open }
        if view.viewClass.has(.gridCell), describer.reader.program.mentions.paintsCells { return .open }
        return isClear(describer, view, node) ? .plain(or: []) : .open
    }

    /// What is to be said of what lies behind a view whose inside is described by itself: a list, a grid, another
    /// screen. Words take care of themselves.
    static func behind(_ view: ViewNode, on ground: WordsGround) -> ViewFact? {
        guard view.parent >= 0, view.viewClass.has(.ownGround) && !view.viewClass.has(.textView)
                || view.screenOf != nil || view.hosted != nil
        else { return nil }
        switch ground {
        case .open: return ViewFact(.coloring(.unknownGround), place: view.place)
        case .plain(or: let others):
            return others.isEmpty ? nil : ViewFact(.coloring(.over(others)), place: view.place)
        }
    }

    /// What a grid has behind its items where nobody gives it a color, and the cell of a table behind what it shows.
    /// Some versions of the system gave grids one, and some none; cells have that of one of the styles of tables.
    static func ofSystem(
        _ describer: ViewDescriber, _ view: ViewNode, _ properties: [ViewProperty]
    ) -> ViewProperty? {
        guard view.design == nil, !properties.contains(where: { $0.name == "backgroundColor" }) else { return nil }
        if hasGroundOfSystem(describer, view) {
            let colors: [ColorUse] = [.system("systemBackground"), .system("secondarySystemGroupedBackground")]
            return ViewProperty("backgroundColor", .known(.color(.candidates(colors))), place: view.place)
        }
        guard view.viewClass.has(.ownGround), !view.viewClass.has(.table), !view.viewClass.has(.textView)
        else { return nil }
        let color = ColorUse.candidates([.system("systemBackground"), .system("clear")])
        return ViewProperty("backgroundColor", .known(.color(color)), place: view.place)
    }

    /// What lies behind each of the views in one.
    private static func behind(
        _ view: ViewNode, _ around: [ColorUse], _ describer: ViewDescriber
    ) -> [Int: WordsGround] {
        // What lies in a row or a column of a stack lies behind nothing else in it.
        let hiding = view.children.filter { $0.slot != .arrangedSubview && !hidesNothing(describer, $0.node) }.map(
            \.node)
        let behindAll = Set(view.children.filter { $0.slot == .background }.map(\.node))
        return behind(
            view.children.map(\.node), hiding, around, describer,
            isInOrder: !hiding.isEmpty && isInOrder(describer, view), behindAll: behindAll)
    }

    /// What lies behind each of some views in one, of which some may hide others.
    private static func behind(
        _ views: [Int], _ hiding: [Int], _ around: [ColorUse], _ describer: ViewDescriber, isInOrder: Bool,
        behindAll: Set<Int>
    ) -> [Int: WordsGround] {
        let paints = Dictionary(hiding.map { ($0, colors(of: [$0], describer)) }) { first, _ in first }
        let store = describer.reader.store
        let separation = hiding.isEmpty || views.count > mostViews
            ? nil
            : ViewSeparation(
                views.flatMap { ConstraintDescription.constraints(describer, of: $0, slot: .subview) },
                among: Set(views.map(store.name)))
        let mayHide = Set(hiding)
        var before: Set<Int> = []
        var result: [Int: WordsGround] = [:]
        for view in views {
            // What is added later lies in front, but for what is made to lie behind all.
            var others = hiding.filter { $0 != view && (!isInOrder || before.contains($0) || behindAll.contains($0)) }
            if mayHide.contains(view) { before.insert(view) }
            if let separation, !others.isEmpty {
                let apart = separation.separated(from: store.name(of: view), among: Set(others.map(store.name)))
                others.removeAll { apart.contains(store.name(of: $0)) }
            }
            var colors = around
            var isOpen = false
            for other in others {
                guard let paint = paints[other] ?? nil else {
                    isOpen = true
                    break
                }
                colors += paint.filter { !colors.contains($0) }
            }
            result[view] = isOpen || colors.count > mostColors ? .open : .plain(or: colors)
        }
        return result
    }

    /// Of more views than these in one it is not asked which are apart.
    private static let mostViews = 48

    /// With more colors than these behind a view, what it lies on counts as not known.
    private static let mostColors = 4

    /// The colors of all that some views paint and what is in them; `nil` where one of them may paint something else.
    private static func colors(of views: [Int], _ describer: ViewDescriber, depth: Int = 0) -> [ColorUse]? {
        var found: [ColorUse] = []
        for node in views where !hidesNothing(describer, node) {
            let view = describer.reader.store.nodes[node]
            if view.viewClass.has(.ownGround) {
                guard let own = ground(ofList: view, describer.properties(of: node)) else { return nil }
                found += own
                continue
            }
            guard depth < maximumClearDepth, holdsOnly(describer, view, node) else { return nil }
            if givesGround(view) {
                guard let own = ViewTrimming.ownGround(describer.properties(of: node)) else { return nil }
                found.append(own)
            }
            guard let inside = colors(of: view.children.map(\.node), describer, depth: depth + 1) else { return nil }
            found += inside
        }
        return found
    }

    /// The colors that a list, a grid or a text view may have behind what it holds; `nil` where that is not known.
    private static func ground(ofList view: ViewNode, _ properties: [ViewProperty]) -> [ColorUse]? {
        guard !isPainted(view), view.viewClass.isKnown else { return nil }
        if givesGround(view) { return ViewTrimming.ownGround(properties).map { [$0] } }
        if view.writes.contains(where: { $0.name == "backgroundColor" }) { return [] }
        return [.system("systemBackground")]
    }

    /// Whether views lie over each other in the order in which code adds them: no code around moves one to the front or
    /// to the back.
    private static func isInOrder(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        let root = describer.reader.store.nodes.first?.viewClass.type?.file
        return Set([view.place.file, view.viewClass.type?.file, root].compactMap(\.self)).allSatisfy {
            !describer.memo.restacks($0, in: describer.reader.program)
        }
    }

    /// Whether a view that no code was seen to put anywhere may be what all others lie on. Cells go into lists, and
    /// what an app shows over everything else comes and goes.
    private static func mayBeGround(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        return view.viewClass.has(.imageView) || view.viewClass.has(.plainView) && view.viewClass.type == nil
    }

    /// Whether a view is given a color behind what it shows, and not merely none.
    private static func givesGround(_ view: ViewNode) -> Bool {
        view.writes.contains { $0.name == "backgroundColor" && !isNone($0.value) }
    }

    private static func isNone(_ value: Fact<ViewValue>) -> Bool {
        switch value {
        case .known(.nothing): true
        case .known(.color(let color)): color.plain == .system("clear")
        default: false
        }
    }

    /// Whether a view is a cell that keeps the ground which the system gives the cells of tables.
    private static func hasGroundOfSystem(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        view.viewClass.has(.tableCell) && view.parent < 0 && !describer.reader.program.mentions.paintsCells
            && !SystemClasses.isOfAppKit(view.viewClass.systemClass) && !isPainted(view) && !isDesigned(view)
            && !view.writes.contains { background.occur(in: $0.name) }
    }

    /// Whether interface files design the views of a class, whose ground is said there.
    private static func isDesigned(_ view: ViewNode) -> Bool {
        view.viewClass.type?.properties.values.contains { $0.declaration.attribute("IBOutlet") != nil } ?? false
    }

    /// What properties that decide about the ground of a cell have in their names.
    private static let background = Fragments(["background"])

    /// Whether a view that stands beside others has nothing to show but words or signs, so that what lies behind them
    /// is seen.
    private static func hidesNothing(_ describer: ViewDescriber, _ node: Int, depth: Int = 0) -> Bool {
        let view = describer.reader.store.nodes[node]
        if view.viewClass.has(.hidesNothing) || isSmall(describer, node) || isSign(view) { return true }
        guard depth < Self.maximumClearDepth, isClear(describer, view, node) else { return false }
        return view.children.allSatisfy { hidesNothing(describer, $0.node, depth: depth + 1) }
    }

    private static let maximumClearDepth = 8

    /// Whether a view only holds others: it is made here, of a class that was read, and paints no ground.
    private static func isClear(_ describer: ViewDescriber, _ view: ViewNode, _ node: Int) -> Bool {
        holdsOnly(describer, view, node) && !givesGround(view)
    }

    /// Whether a view only holds others, maybe on a color of its own.
    private static func holdsOnly(_ describer: ViewDescriber, _ view: ViewNode, _ node: Int) -> Bool {
        guard view.viewClass.has(.box) || isPlainWindow(view), view.viewClass.isKnown,
            view.viewClass.type == nil || view.isEntered,
            view.design == nil, view.hosted == nil, view.openTo == nil,
            !describer.reader.store.viewsGivenAway.contains(node),
            !describer.reader.store.viewsPaintedUnread.contains(node)
        else { return false }
        switch view.kind {
        case .made, .part: break
        case .outlet, .promised, .foreign, .designed: return false
        }
        return !isPainted(view) && !describer.draws(view)
            && !view.writes.contains { $0.name != "backgroundColor" && paints.occur(in: $0.name) }
    }

    /// Whether a view stands for a window of the Mac that nobody makes clear: the system paints it.
    private static func isPlainWindow(_ view: ViewNode) -> Bool {
        view.viewClass.has(.window) && !view.writes.contains { ["isOpaque", "backgroundColor"].contains($0.name) }
    }

    /// Whether layers are put into a view, or something draws into it.
    private static func isPainted(_ view: ViewNode) -> Bool { view.facts.holdLayers }

    /// Whether a view is too small for words to lie on it: a sign, a dot, a line.
    private static func isSmall(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let sides = ["width", "height"].map { side in
            describer.reader.store.nodes[node].constraints.compactMap { constraint -> Double? in
                guard constraint.second == nil, constraint.first.attribute == side, constraint.relation == .equal,
                    case .known(let points) = constraint.constant
                else { return nil }
                return points
            }.max()
        }
        if sides.contains(where: { $0.map { $0 <= Self.widestLine } ?? false }) { return true }
        return sides.allSatisfy { $0.map { $0 <= Self.largestSign } ?? false }
    }

    /// Whether a view shows nothing but symbols, or pictures that are small by themselves.
    private static func isSign(_ view: ViewNode) -> Bool {
        guard view.viewClass.has(.imageView) || view.viewClass.has(.showsPicture), !givesGround(view), !isPainted(view)
        else { return false }
        let images = view.writes.filter { $0.name == "image" && !ViewWrites.says(nothing: $0.value) }
        guard !images.isEmpty else { return false }
        let sizes = view.facts.compactMap { fact -> PictureSize?? in
            if case .picture(.naturalSize(let size)) = fact.content { size } else { nil }
        }
        let areSmall = sizes.count >= images.count && sizes.allSatisfy { size in
            size.flatMap { $0 }.map { $0.width <= largestSign && $0.height <= largestSign } ?? false
        }
        return areSmall && view.constraints.isEmpty && view.sizes.isEmpty || images.allSatisfy { isSymbol($0.value) }
    }

    private static func isSymbol(_ value: Fact<ViewValue>) -> Bool {
        !value.values.isEmpty && value.values.allSatisfy {
            if case .image(.symbol) = $0 { true } else { false }
        }
    }

    /// Points that a line between things is wide at most.
    private static let widestLine = 4.0

    /// Points on either side of a sign that stands before words.
    private static let largestSign = 64.0

    /// Properties that give a view a ground, or a layer that has one.
    private static let paints = Fragments(["background", "layer.contents", "effect", "tintColor"])
}
