import HandrailModel

/// Which elements of a capture others lie over, so that a picture does not show them alone.
struct CoveredElements {
    private let tree: CapturedTree
    private let bounds: ViewFrame?
    /// What can be seen of each element through whatever scrolls around it, by position; `nil` where nothing can, or
    /// where it has no frame.
    private let seen: [ViewFrame?]
    private let others: [(index: Int, frame: ViewFrame)]

    /// What lies over what in a capture.
    ///
    /// - Parameter stops: the elements that people meet.
    init(_ tree: CapturedTree, stops: [Int]) {
        self.tree = tree
        bounds = tree.isWhole ? tree.bounds : nil
        let seen = Self.seen(of: tree)
        self.seen = seen
        let drawn = stops.filter { tree.elements[$0].role != .image }
        let covers = tree.elements.indices.filter {
            [.keyboard, .alert, .tabBar, .toolbar].contains(tree.elements[$0].role)
        }
        others = Set(drawn + covers).sorted().compactMap { index in
            seen[index].map { (index, $0) }
        }
    }

    /// The frames as far as the lists and the scroll views around them let them be seen.
    private static func seen(of tree: CapturedTree) -> [ViewFrame?] {
        var windows: [ViewFrame?] = []
        var seen: [ViewFrame?] = []
        for element in tree.elements {
            let window = element.parent.flatMap { windows[$0] }
            let part = element.frame.flatMap { frame in window.map { frame.part(in: $0) } ?? frame }
            seen.append(part)
            let scrolls = [.list, .scrollView, .webView].contains(element.role) && (element.frame?.area ?? 0) > 0
            windows.append(scrolls ? part ?? .nothing : window)
        }
        return seen
    }

    /// Why a picture does not show an element alone and whole; `nil` where it does.
    func doubt(about index: Int) -> Bilingual? {
        guard let frame = tree.elements[index].frame, frame.area > 0 else { return nil }
        if (seen[index]?.area ?? 0) < frame.area * 0.97 {
            return Bilingual(en: "part of it is scrolled out of sight", ko: "일부가 스크롤되어 보이지 않습니다")
        }
        if let bounds, frame.area(sharedWith: bounds) < frame.area * 0.97 {
            return Bilingual(en: "part of it lies off the screen", ko: "일부가 화면 밖에 있습니다")
        }
        let inside = index..<max(tree.elements[index].end, index + 1)
        let isCovered = others.contains { other in
            guard !inside.contains(other.index), !(other.index..<tree.elements[other.index].end).contains(index) else {
                return false
            }
            return frame.area(sharedWith: other.frame) > min(frame.area, other.frame.area) * 0.12
        }
        return isCovered ? Bilingual(en: "another element lies in the same place", ko: "같은 자리에 다른 요소가 있습니다") : nil
    }
}

extension ViewFrame {
    /// Where nothing can be seen.
    fileprivate static let nothing = ViewFrame(x: 0, y: 0, width: 0, height: 0)

    /// What of it lies in another; `nil` where nothing does.
    fileprivate func part(in other: ViewFrame) -> ViewFrame? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
        guard right > left, bottom > top else { return nil }
        return ViewFrame(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Square points that both cover.
    fileprivate func area(sharedWith other: ViewFrame) -> Double {
        let across = min(x + width, other.x + other.width) - max(x, other.x)
        let down = min(y + height, other.y + other.height) - max(y, other.y)
        return max(across, 0) * max(down, 0)
    }
}
