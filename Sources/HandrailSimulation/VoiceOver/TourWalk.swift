import HandrailModel

/// Finds the elements of a tree and what keeps them together.
struct TourWalk {
    /// The device.
    let settings: ReadingSettings
    /// What was left out and why.
    private(set) var trace = Trace()
    private let order: ReadingOrder

    /// A walk on a device.
    init(settings: ReadingSettings) {
        self.settings = settings
        order = ReadingOrder(settings)
    }

    /// What a node contributes to its surroundings; not yet sorted, because unsorted elements are sorted with those
    /// around.
    mutating func tourItems(of node: AccessibilityNode, depth: Int, isInTabBar: Bool = false) -> [TourItem] {
        guard depth < VoiceOverTour.depthLimit, isThere(node) else { return [] }
        guard !node.isElement else { return [.stop(node)] }
        let holdsTabs = node.isTabBar
        var items: [TourItem] = []
        for child in walkedChildren(of: node) {
            let inside = tourItems(of: child, depth: depth + 1, isInTabBar: holdsTabs)
            // In an order that was given each item keeps what is inside it together.
            items += node.isOrderExplicit ? order.sorted(inside) : inside
        }
        guard node.isKept else { return items }
        let frame = isInTabBar ? node.frame : order.firstFrame(of: items)
        if !node.isOrderExplicit { items = order.sorted(items) }
        var alone = node
        alone.children = []
        return [.group(alone, items, frame: frame)]
    }

    private mutating func isThere(_ node: AccessibilityNode) -> Bool {
        if node.isHidden { return leave(node, .init(en: "hidden or transparent", ko: "숨겨져 있거나 투명하기")) }
        if node.hidesElements {
            return leave(node, .init(en: "hidden from assistive technologies", ko: "손쉬운 사용에서 숨겨져 있기"))
        }
        let takesPart = node.isElement || node.isClipping || (node.isOrderExplicit && !node.children.isEmpty)
        if node.frame?.isPoint == true, takesPart {
            return leave(node, .init(en: "without any size", ko: "크기가 없기"))
        }
        return true
    }

    private mutating func walkedChildren(of node: AccessibilityNode) -> [AccessibilityNode] {
        guard !node.isOrderExplicit, let modal = node.children.last(where: { $0.isModal && !$0.isHidden }) else {
            return node.children
        }
        for child in node.children where child.id != modal.id {
            _ = leave(child, .init(en: "silenced by a modal view beside it", ko: "옆에 있는 모달 뷰가 가리기"))
        }
        return [modal]
    }

    private mutating func leave(_ node: AccessibilityNode, _ reason: Bilingual) -> Bool {
        let name = node.label.map { "“\($0.text.en)”" } ?? node.identifier ?? "#\(node.id)"
        let nameKo = node.label.map { "‘\($0.text.ko)’" } ?? node.identifier ?? "#\(node.id)"
        trace.add(
            Bilingual(en: "\(name) is left out: it is \(reason.en).", ko: "\(nameKo): \(reason.ko) 때문에 읽지 않습니다."),
            place: node.place)
        return false
    }
}

extension AccessibilityNode {
    /// Whether it is a bar of tabs.
    var isTabBar: Bool {
        if case .tabBar = container { true } else { traits.contains(.tabBar) }
    }

    /// Whether what is inside is read as a whole.
    var isKept: Bool {
        if keepsTogether || isOrderExplicit || isTabBar { return true }
        switch container {
        case .list, .landmark, .dataTable, .series, .tabBar: return true
        // A group that is called nothing is dissolved.
        case .semanticGroup: return [label, value].contains { $0?.isEmpty == false } || identifier?.isEmpty == false
        case nil: return false
        }
    }
}
