import HandrailModel

/// Which elements of a capture others lie over, so that a picture does not show them alone.
struct CoveredElements {
    private let tree: CapturedTree
    private let bounds: ViewFrame?
    private let others: [(index: Int, frame: ViewFrame)]

    /// What lies over what in a capture.
    ///
    /// - Parameter stops: the elements that people meet.
    init(_ tree: CapturedTree, stops: [Int]) {
        self.tree = tree
        bounds = tree.isWhole ? tree.bounds : nil
        let drawn = stops.filter { tree.elements[$0].role != .image }
        let covers = tree.elements.indices.filter {
            [.keyboard, .alert, .tabBar, .toolbar].contains(tree.elements[$0].role)
        }
        others = Set(drawn + covers).sorted().compactMap { index in
            tree.elements[index].frame.map { (index, $0) }
        }
    }

    /// Why a picture does not show an element alone and whole; `nil` where it does.
    func doubt(about index: Int) -> Bilingual? {
        guard let frame = tree.elements[index].frame, frame.area > 0 else { return nil }
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
    /// Square points that both cover.
    fileprivate func area(sharedWith other: ViewFrame) -> Double {
        let across = min(x + width, other.x + other.width) - max(x, other.x)
        let down = min(y + height, other.y + other.height) - max(y, other.y)
        return max(across, 0) * max(down, 0)
    }
}
