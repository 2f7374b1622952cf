import HandrailModel
import HandrailSource

/// Turns a perceived tree into nodes, in one pass.
struct AccessibilityNodeBuilder {
    /// The choices met in what is there.
    private(set) var choices: [ScreenChoice] = []
    private let tree: PerceivedTree
    private let picks: [Int: Int]
    /// Number of each choice, by the index of its element.
    private let numbers: [Int: Int]
    /// Declared controls that are stops themselves, so that a container of the same declaration is what they open.
    private let openers: Set<Int>
    private let properties: DeclaredProperties
    /// Whether the screen is one of a Mac.
    private let isOfMac: Bool
    private var bars: ScreenBars
    private var answers: StateAnswers

    /// A reader that takes the cases picked, and otherwise those that people meet in a state.
    init(_ tree: PerceivedTree, picks: [Int: Int], state: ScreenState, assuming assumptions: [StateAssumption]) {
        self.tree = tree
        self.picks = picks
        var numbers: [Int: Int] = [:]
        var openers: Set<Int> = []
        for (index, element) in tree.elements.enumerated() {
            switch element.exposure {
            case .alternatives: numbers[index] = numbers.count + 1
            case .element: if tree[index].kind.opensSomething { openers.insert(element.declared) }
            case .container, .branch: break
            }
        }
        self.numbers = numbers
        self.openers = openers
        properties = DeclaredProperties(tree.screen)
        isOfMac = !tree.screen.platforms.isEmpty && tree.screen.platforms.allSatisfy { $0.platform == .macOS }
        bars = ScreenBars(tree.screen)
        answers = StateAnswers(state, assuming: assumptions)
        for (index, number) in numbers.sorted(by: { $0.value < $1.value }) {
            guard let picked = picks[number] else { continue }
            answers.settle(tree[index].children.map(\.element.condition), on: picked)
        }
    }

    /// The whole screen.
    mutating func root() -> AccessibilityNode {
        var content = AccessibilityNode(id: -1, place: tree.screen.place)
        content.children = nodes(in: 0..<tree.elements.count)
        var root = AccessibilityNode(id: -2, place: tree.screen.place)
        root.children = [bars.top, content, bars.bottom].compactMap { $0 }
        return root
    }

    // MARK: Elements

    private mutating func nodes(in range: Range<Int>) -> [AccessibilityNode] {
        var result: [AccessibilityNode] = []
        var index = range.lowerBound
        while index < range.upperBound {
            result += nodes(at: index)
            index = Int(tree.elements[index].end)
        }
        return result
    }

    private mutating func nodes(at index: Int) -> [AccessibilityNode] {
        let element = tree.elements[index]
        for condition in element.absences where answers.holds(condition) { return [] }
        switch element.exposure {
        case .element: return [leaf(index, element)]
        case .container: return container(index, element)
        case .alternatives: return chosen(index, element)
        case .branch: return nodes(in: (index + 1)..<Int(element.end))
        }
    }

    private mutating func leaf(_ index: Int, _ element: PerceivedElement) -> AccessibilityNode {
        var node = ElementNode(element, index: index, tree: tree, properties: properties).node
        for condition in element.dimming where answers.holds(condition) { node.traits.insert(.notEnabled) }
        node.isOfMac = isOfMac
        return node
    }

    private mutating func container(_ index: Int, _ element: PerceivedElement) -> [AccessibilityNode] {
        let declared = tree.screen.tree[element.declared]
        let inside = (index + 1)..<Int(element.end)
        switch declared.slot {
        // What opens from elsewhere is not on the screen; its buttons are actions already.
        case .contextMenu, .swipeActions: return []
        case .toolbar where declared.kind != .tabView:
            keepForBars(inside, of: declared)
            return []
        default: break
        }
        if openers.contains(element.declared) { return [] }
        if declared.kind == .tabView { return tabs(index, element) }
        var node = ElementNode(element, index: index, tree: tree, properties: properties).container
        node.children = nodes(in: inside)
        return [node]
    }

    private mutating func keepForBars(_ range: Range<Int>, of bar: ElementView) {
        var index = range.lowerBound
        while index < range.upperBound {
            for node in nodes(at: index) { bars.add(node, declared: tree.elements[index].declared, of: bar) }
            index = Int(tree.elements[index].end)
        }
    }

    /// The tabs of a bar, what each opens, and what else stands there.
    private struct Tabs {
        var tabs: [AccessibilityNode] = []
        /// The position of the tab that is chosen at first.
        var first: Int?
        /// Where what each of them opens stands.
        var contents: [Range<Int>] = []
        var others: [AccessibilityNode] = []
    }

    // The content of the tab that is chosen at first, then the bar.
    private mutating func tabs(_ index: Int, _ element: PerceivedElement) -> [AccessibilityNode] {
        var found = Tabs()
        gather(tree[index].children, into: &found)
        let first = found.first ?? 0
        let shown = found.contents.indices.contains(first) ? nodes(in: found.contents[first]) : []
        guard !found.tabs.isEmpty else { return found.others }
        found.tabs[first].traits.insert(.selected)
        if bars.isHidden(.tabs) { return shown + found.others }
        var bar = ElementNode(element, index: index, tree: tree, properties: properties).container
        bar.container = .tabBar(.items)
        bar.deniesElements = found.tabs.contains(where: \.isRepeated)
        bar.children = found.tabs
        return shown + found.others + [bar]
    }

    /// Tabs that stand there in some cases only are tabs of the same bar.
    private mutating func gather(_ children: [PerceivedView], into found: inout Tabs) {
        for child in children {
            let inside = tree.elements[child.index]
            if inside.exposure == .element, inside.traits.contains(.tab) {
                if found.first == nil, inside.possibleTraits.contains(.selected) { found.first = found.tabs.count }
                found.tabs.append(leaf(child.index, inside))
            } else if inside.exposure == .container, openers.contains(inside.declared) {
                found.contents.append((child.index + 1)..<Int(inside.end))
            } else if inside.exposure == .alternatives {
                if let taken = taken(child.index, inside) { gather(taken.children, into: &found) }
            } else {
                found.others += nodes(at: child.index)
            }
        }
    }

    // MARK: Choices

    private mutating func chosen(_ index: Int, _ element: PerceivedElement) -> [AccessibilityNode] {
        taken(index, element).map { nodes(at: $0.index) } ?? []
    }

    /// The branch that is taken; `nil` for one without anything.
    private mutating func taken(_ index: Int, _ element: PerceivedElement) -> PerceivedView? {
        let branches = tree[index].children
        let number = numbers[index] ?? 0
        var cases = branches.map { branch in
            ScreenChoice.Case(
                text: branch.element.condition?.fulfilledText ?? "else", condition: branch.element.condition,
                isEmpty: Int(branch.element.end) == branch.index + 1)
        }
        if branches.allSatisfy({ $0.element.condition != nil }) {
            cases.append(ScreenChoice.Case(text: "else", isEmpty: true))
        }
        let conditions = branches.map(\.element.condition)
        let wanted = picks[number] ?? usual(branches, of: cases.count) ?? answers.choose(conditions, count: cases.count)
        let picked = cases.indices.contains(wanted) ? wanted : 0
        choices.append(
            ScreenChoice(
                number: number, cases: cases, picked: picked, place: tree.screen.tree[element.declared].place))
        return branches.indices.contains(picked) ? branches[picked] : nil
    }

    /// The first case that is not meant for a platform which the app does not run on, where some are.
    private func usual(_ branches: [PerceivedView], of count: Int) -> Int? {
        let platforms = tree.screen.platforms.map(\.platform.rawValue)
        let others = branches.map { $0.element.condition?.asksForAnother(than: platforms) ?? false }
        guard others.contains(true) else { return nil }
        return others.firstIndex(of: false) ?? (count > branches.count ? branches.count : 0)
    }
}

extension ElementCondition {
    /// Whether it asks for one platform, `os(macOS)`, and the app runs on others; an app of which nothing is known is
    /// taken for one of iOS.
    fileprivate func asksForAnother(than platforms: [String]) -> Bool {
        guard case .platform = subject, !isNegated, text.hasPrefix("os("), text.hasSuffix(")") else { return false }
        let name = String(text.dropFirst("os(".count).dropLast())
        return !(platforms.isEmpty ? ["iOS"] : platforms).contains(name)
    }
}

extension ElementKind {
    /// Whether it is a stop that opens something which is kept beside it.
    fileprivate var opensSomething: Bool {
        switch self {
        case .menu, .tab, .picker: true
        default: false
        }
    }
}
