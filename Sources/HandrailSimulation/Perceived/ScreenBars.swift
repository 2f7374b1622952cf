import HandrailModel

/// The bars around the content of a screen, with what stands in each, in the order it is met.
///
/// Certainty: that the bar at the top comes before the content, and one at the bottom after it, follows from where they
/// are, as does the order inside: way back, leading items, title, trailing items. A field for searching stands below
/// the title.
struct ScreenBars {
    private let screen: Screen
    /// Where each bar is hidden: by the container whose bar it is; `nil` for the one that the screen itself stands in.
    private let hidden: [ScreenBar: Set<Int?>]
    private var items: [BarPlacement: [AccessibilityNode]] = [:]
    private var searchFields: [AccessibilityNode] = []

    /// The bars of a screen, without items yet.
    init(_ screen: Screen) {
        self.screen = screen
        hidden = Self.hiddenBars(of: screen.tree)
    }

    /// Whether the app hides a bar, whatever happens.
    func isHidden(_ bar: ScreenBar) -> Bool { hidden[bar] != nil }

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - declared: index of what declares it.
    ///   - bar: the outermost element of the bar that it is written in.
    mutating func add(_ node: AccessibilityNode, declared: Int, of bar: ElementView) {
        let isHidden = hidden[.navigation]?.contains(Self.container(around: bar)) ?? false
        if bar.kind == .searchField {
            if !isHidden { searchFields.append(node) }
            return
        }
        let placement = Self.placement(of: screen.tree[declared], in: bar)
        switch placement {
        case .wayBack, .leading, .title, .trailing: if isHidden { return }
        case .keyboard, .bottom: break
        }
        items[placement, default: []].append(node)
    }

    /// The bar at the top; `nil` where there is none.
    var top: AccessibilityNode? {
        let navigation = NavigationBar(screen)
        let isOwnHidden = hidden[.navigation]?.contains(nil) ?? false
        let title = items[.title] ?? []
        let middle = title.isEmpty && !isHidden(.navigation) ? [navigation.title].compactMap { $0 } : title
        let back = items[.wayBack] ?? (isOwnHidden ? [] : [navigation.back].compactMap { $0 })
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

    // A view hides the bar of the nearest container around it: what is further out has a bar of its own.
    private static func hiddenBars(of tree: ElementTree) -> [ScreenBar: Set<Int?>] {
        var bars: [ScreenBar: Set<Int?>] = [:]
        guard tree.attributeKinds.contains(.screen(.barHidden)) else { return bars }
        for index in tree.elements.indices {
            for use in tree[index].attributes {
                guard case .screen(.barHidden(let bar, let fact)) = use.attribute else { continue }
                if fact.isCertainlyTrue, use.condition == nil {
                    bars[bar, default: []].insert(container(around: tree[index]))
                }
            }
        }
        return bars
    }

    /// The container whose bar an element stands in or hides; `nil` for what is around the screen.
    private static func container(around element: ElementView) -> Int? {
        element.ancestors.first { $0.kind == .navigationContainer }?.index
    }
}
