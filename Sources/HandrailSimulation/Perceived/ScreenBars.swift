import HandrailModel

/// The bars around the content of a screen, with what stands in each, in the order it is met.
///
/// Certainty: that the bar at the top comes before the content, and one at the bottom after it, follows from where they
/// are, as does the order inside: way back, leading items, title, trailing items. A field for searching stands below
/// the title.
struct ScreenBars {
    private let screen: Screen
    private let hidden: Set<ScreenBar>
    private var items: [BarPlacement: [AccessibilityNode]] = [:]
    private var searchFields: [AccessibilityNode] = []

    /// The bars of a screen, without items yet.
    init(_ screen: Screen) {
        self.screen = screen
        hidden = Self.hiddenBars(of: screen.tree)
    }

    /// Whether the app hides a bar, whatever happens.
    func isHidden(_ bar: ScreenBar) -> Bool { hidden.contains(bar) }

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - declared: index of what declares it.
    ///   - bar: the outermost element of the bar that it is written in.
    mutating func add(_ node: AccessibilityNode, declared: Int, of bar: ElementView) {
        if bar.kind == .searchField {
            searchFields.append(node)
        } else {
            items[Self.placement(of: screen.tree[declared], in: bar), default: []].append(node)
        }
    }

    /// The bar at the top; `nil` where there is none.
    var top: AccessibilityNode? {
        guard !isHidden(.navigation) else { return nil }
        let navigation = NavigationBar(screen)
        let title = items[.title] ?? []
        let middle = title.isEmpty ? [navigation.title].compactMap { $0 } : title
        let back = items[.wayBack] ?? [navigation.back].compactMap { $0 }
        let nodes = back + (items[.leading] ?? []) + middle + (items[.trailing] ?? [])
        return Self.bar(-3, nodes + searchFields, of: screen, at: -Self.farAway)
    }

    /// What stands above the keyboard and the bar at the bottom; `nil` where there is neither.
    var bottom: AccessibilityNode? {
        let above = items[.keyboard] ?? []
        return Self.bar(-6, isHidden(.bottom) ? above : above + (items[.bottom] ?? []), of: screen, at: Self.farAway)
    }

    /// Above or below everything that lies on a screen, in points.
    private static let farAway = 1_000_000.0

    // Where frames decide the order, bars need theirs.
    private static func bar(
        _ id: Int, _ nodes: [AccessibilityNode], of screen: Screen, at y: Double
    ) -> AccessibilityNode? {
        guard !nodes.isEmpty else { return nil }
        var nodes = nodes
        if screen.toolkit == .interfaceFile {
            for index in nodes.indices { nodes[index].frame = NodeFrame(x: Double(index), y: y, width: 1, height: 1) }
        }
        var bar = AccessibilityNode(id: id, place: screen.place)
        bar.keepsTogether = true
        bar.children = nodes
        return bar
    }

    // The innermost element that says so; what says nothing stands after the title.
    private static func placement(of item: ElementView, in bar: ElementView) -> BarPlacement {
        var level: ElementView? = item
        while let current = level, current.index >= bar.index {
            for use in current.attributes {
                if case .screen(.barPlacement(let placement)) = use.attribute { return placement }
            }
            level = current.parent
        }
        return .trailing
    }

    private static func hiddenBars(of tree: ElementTree) -> Set<ScreenBar> {
        var bars: Set<ScreenBar> = []
        guard tree.attributeKinds.contains(.screen(.barHidden)) else { return bars }
        for index in tree.elements.indices {
            for use in tree[index].attributes {
                guard case .screen(.barHidden(let bar, let fact)) = use.attribute else { continue }
                if fact.isCertainlyTrue, use.condition == nil { bars.insert(bar) }
            }
        }
        return bars
    }
}
