import HandrailModel

/// A row, card or grid cell whose parts are met one by one although they belong together.
///
/// The rules about grouping speak for every stop in it, pictures included; a rule about a single picture asks
/// `owner(of:)` first and is silent where there is one.
struct RowGrouping: Sendable {
    /// What belongs together.
    enum Pattern: Hashable, Sendable {
        /// At least three texts and images, some side by side.
        case row
        /// One picture with the words over or under it.
        case caption
        /// A text and what it is the caption of: side by side in a row of a list, or one below the other in columns or
        /// several times over.
        case pair
    }

    /// What belongs together.
    let pattern: Pattern
    /// The stack around all of it.
    let element: ElementView
    /// What there is in it.
    let tally: StopTally
    /// Whether a tap on it, or around it within the same row, does something.
    let reactsToTaps: Bool
    /// Index of its first stop in the perceived tree.
    let leader: Int

    /// The most stops that are taken for one row.
    static let largestRow = 8

    /// The row, card or cell that speaks for a stop; `nil` where the stop stands for itself.
    ///
    /// It looks at the stacks around the stop, up to the list or loop they are in: a bounded number of steps.
    static func owner(of stop: PerceivedView) -> RowGrouping? {
        guard stop.element.exposure == .element else { return nil }
        return stop.tree.memory.recall(about: stop.index) { found(around: stop) }
    }

    private static func found(around stop: PerceivedView) -> RowGrouping? {
        guard let site = RowSite(stop.declared) else { return nil }
        for stack in site.stacks.reversed() {
            guard let grouping = RowGrouping(of: stack, around: stop, at: site) else { continue }
            return grouping
        }
        return nil
    }

    /// Pictures in it that are stops of their own: they are to be hidden, or to speak for the whole.
    func pictures(in tree: PerceivedTree) -> [RelatedPlace] {
        var places: [RelatedPlace] = []
        var next = leader
        while next < tree.elements.count, places.count < 4, element.contains(tree[next].declared) {
            if tree.elements[next].exposure == .element, tree[next].declared.kind == .image {
                places.append(
                    RelatedPlace(
                        place: tree[next].declared.place,
                        why: Bilingual(en: "an image that is a stop of its own", ko: "따로 멈추는 이미지")))
            }
            next += 1
        }
        return places
    }

    private init?(of stack: ElementView, around stop: PerceivedView, at site: RowSite) {
        guard stack.descendantCount < Self.largestSubtree, !stack.actsInside else { return nil }
        let reacts = stack.reactsToTouch || site.touchedAround.contains { $0 <= stack.index }
        let isUnit = site.isRepeated || reacts || stack.showsDisclosure
        guard isUnit || stack.isChosenInList || stack.isLineOfList(at: site) || stack.isPairAmongOthers
        else { return nil }
        let nodes = stop.neighbors(in: stack, limit: Self.largestRow * 3)
        let tally = StopTally(nodes)
        guard let first = nodes.first, !tally.isMixed, tally.all.most <= Self.largestRow else { return nil }
        if stack.isChosenInList {
            guard tally.isCell else { return nil }
            pattern = .row
        } else if isUnit, tally.isRow, stack.hasNeighbors(among: nodes) {
            pattern = .row
        } else if site.isRepeated, tally.isCaption, !stack.linesUpIcon(among: nodes) {
            pattern = .caption
        } else if tally.isPair,
            stack.isLineOfList(at: site) && stack.hasNeighbors(among: nodes) || stack.isPairAmongOthers
        {
            pattern = .pair
        } else {
            return nil
        }
        element = stack
        self.tally = tally
        reactsToTaps = reacts
        leader = first.firstStop
    }

    private static let largestSubtree = 200
}

extension ElementView {
    /// Whether it is a line that makes up a whole row: one of those that a loop makes, or one that is written into a
    /// list or form.
    fileprivate func isLineOfList(at site: RowSite) -> Bool {
        guard kind == .horizontalStack, site.stacks.last?.index == index else { return false }
        return site.isRepeated || isWrittenIntoList
    }

    private var isWrittenIntoList: Bool {
        let around = ancestors.first { !$0.kind.isTransparent }
        return around.map { [.list, .form, .section].contains($0.kind) } ?? false
    }

    /// Whether it is a column of two texts that stands beside another such column, or a caption over its value among
    /// several of the kind.
    fileprivate var isPairAmongOthers: Bool { isColumnAmongOthers || isCaptionAmongOthers }

    /// Whether it is a column of two texts, of which one is written out and the other is not, in a view of the app that
    /// stands three times in one column.
    private var isCaptionAmongOthers: Bool {
        guard isColumnOfTexts else { return false }
        let texts = children.filter { $0.kind == .text }
        guard texts.count == 2, texts[0].isWrittenOut, !texts[1].isWrittenOut else { return false }
        let around = ancestors.prefix { $0.kind.isTransparent }
        guard let own = around.last(where: { $0.kind == .customView }),
            let column = ancestors.first(where: { !$0.kind.isTransparent }), column.kind == .verticalStack
        else { return false }
        return column.children.count { $0.kind == .customView && $0.content == own.content } >= 3
    }

    private var isWrittenOut: Bool {
        if case .words(.known(let words)) = content { words.text != nil } else { false }
    }

    /// Whether it is a column of two texts that stands beside another such column.
    private var isColumnAmongOthers: Bool {
        guard isColumnOfTexts else { return false }
        let line = ancestors.first { $0.kind == .horizontalStack || !$0.kind.isTransparent }
        guard let line, line.kind == .horizontalStack else { return false }
        return line.children.count(where: \.holdsColumnOfTexts) > 1
    }

    private var holdsColumnOfTexts: Bool {
        var current = self
        while current.kind.isTransparent, let only = current.children.onlyOne { current = only }
        return current.isColumnOfTexts
    }

    private var isColumnOfTexts: Bool {
        kind == .verticalStack && children.contains { $0.kind == .text }
            && children.count(where: { $0.kind == .text || $0.kind == .label }) == 2
            && children.allSatisfy { [.text, .label, .spacer, .divider].contains($0.kind) }
    }
}

extension Sequence<ElementView> {
    /// What there is, where it is one only.
    fileprivate var onlyOne: ElementView? {
        var rest = makeIterator()
        guard let first = rest.next(), rest.next() == nil else { return nil }
        return first
    }
}

extension StopTally {
    /// Whether it is two texts and nothing else, in every case.
    fileprivate var isPair: Bool { texts.least == 2 && texts.most == 2 && all.most == 2 }

    /// Whether it is enough for a row: at least three parts, a text among them, in some case; never fewer than two.
    fileprivate var isRow: Bool { all.most >= 3 && all.least >= 2 && texts.least >= 1 }

    /// Whether it is enough for a cell, which is chosen as a whole: two parts, a text among them.
    fileprivate var isCell: Bool { all.most >= 2 && texts.most >= 1 }

    /// Whether it is one picture with its caption.
    fileprivate var isCaption: Bool {
        pictures.most == 1 && signs.least == 0 && texts.least >= 1 && texts.most <= 2
    }
}

extension PerceivedView {
    /// Index of the first stop in it, itself included.
    fileprivate var firstStop: Int {
        var next = index
        while next < Int(element.end), tree.elements[next].exposure != .element { next += 1 }
        return next
    }

    /// The outermost perceived elements that come from within `area`, in reading order, up to a number beyond which
    /// the rest is left out.
    fileprivate func neighbors(in area: ElementView, limit: Int) -> [PerceivedView] {
        var node = self
        while let parent = node.parent, area.contains(parent.declared) { node = parent }
        var result = [node]
        while result.count < limit, let next = result[result.count - 1].next, area.contains(next.declared) {
            result.append(next)
        }
        var before: [PerceivedView] = []
        while before.count < limit, let previous = (before.last ?? node).previous, area.contains(previous.declared) {
            before.append(previous)
        }
        return before.reversed() + result
    }

    private var next: PerceivedView? {
        let end = parent.map { Int($0.element.end) } ?? tree.elements.count
        return Int(element.end) < end ? tree[Int(element.end)] : nil
    }

    private var previous: PerceivedView? {
        guard index > 0, index - 1 != Int(element.parent) else { return nil }
        var candidate = tree[index - 1]
        while candidate.element.parent != element.parent, let parent = candidate.parent { candidate = parent }
        return candidate
    }
}

extension ElementView {
    /// Number of elements inside.
    fileprivate var descendantCount: Int { Int(tree.elements[index].end) - index - 1 }

    /// Whether something inside reacts to taps by itself.
    fileprivate var actsInside: Bool {
        ((index + 1)..<Int(tree.elements[index].end)).contains { tree[$0].reactsToTouch }
    }

    /// Whether it shows the arrow by which a row says that it leads on.
    fileprivate var showsDisclosure: Bool {
        ((index + 1)..<Int(tree.elements[index].end)).contains { inside in
            guard case .image(.symbol(.known(let name))) = tree[inside].content else { return false }
            return name.hasPrefix("chevron.right") || name.hasPrefix("chevron.forward")
        }
    }

    /// Whether it is a line with an icon of the app's among `nodes`, which the words beside it explain: that is no
    /// picture with a caption.
    fileprivate func linesUpIcon(among nodes: [PerceivedView]) -> Bool {
        kind == .horizontalStack
            && nodes.contains { node in
                if case .image(.asset) = node.declared.content { node.element.exposure == .element } else { false }
            }
    }

    /// Whether stops among `nodes` stand side by side in it.
    fileprivate func hasNeighbors(among nodes: [PerceivedView]) -> Bool {
        let declared = nodes.flatMap { node in
            (node.index..<Int(node.element.end)).lazy.map { node.tree.elements[$0] }
                .filter { $0.exposure == .element }.map(\.declared)
        }
        return (index..<Int(tree.elements[index].end)).contains { inside in
            let stack = tree[inside]
            guard stack.kind == .horizontalStack else { return false }
            var filled = 0
            for child in stack.children where filled < 2 {
                let range = child.index..<Int(tree.elements[child.index].end)
                if declared.contains(where: range.contains) { filled += 1 }
            }
            return filled == 2
        }
    }
}
