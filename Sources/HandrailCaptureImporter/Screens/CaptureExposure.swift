import HandrailModel

/// Which elements of a capture people meet, and which only hold others.
struct CaptureExposure {
    /// What becomes of an element.
    enum Part: Hashable {
        /// People meet it, as one element.
        case stop
        /// It holds others.
        case container
        /// Nobody meets it, nor anything in it.
        case nothing
    }

    private let tree: CapturedTree
    /// Whether anything inside has words, by position.
    private let holdsWords: [Bool]
    /// Whether anything inside is said to be an element, by position.
    private let holdsElements: [Bool]

    /// The exposure of a capture.
    init(_ tree: CapturedTree) {
        self.tree = tree
        var words = [Bool](repeating: false, count: tree.elements.count)
        var elements = words
        for index in tree.elements.indices.reversed() {
            let element = tree.elements[index]
            guard let parent = element.parent, !element.isOfSystem else { continue }
            let isSeen = element.isVisible != false
            if words[index] || isSeen && element.hasWords { words[parent] = true }
            if elements[index] || isSeen && element.isElement == true { elements[parent] = true }
        }
        (holdsWords, holdsElements) = (words, elements)
    }

    /// What becomes of the element at a position.
    func part(_ index: Int) -> Part {
        let element = tree.elements[index]
        let isLeaf = element.end == index + 1
        if element.isOfSystem || !holdsWords[index] && isScrollBar(element) { return .nothing }
        if element.isVisible == false { return isLeaf ? .nothing : .container }
        switch element.isElement {
        // Some tools say so of a cell although what is in it are elements.
        case true?: return holdsElements[index] ? .container : .stop
        case false?: return isLeaf ? .nothing : .container
        case nil: return guess(element, index, isLeaf)
        }
    }

    /// The format does not say what is an element: what people act on and what has words is, and what holds words is
    /// not.
    private func guess(_ element: CapturedElement, _ index: Int, _ isLeaf: Bool) -> Part {
        if element.role.isControl { return element.hasWords || !holdsWords[index] ? .stop : .container }
        switch element.role {
        case .text, .heading, .image: return element.label != nil ? .stop : isLeaf ? .nothing : .container
        case .progress, .pageIndicator: return .stop
        case .unknown, .group, .cell:
            if element.hasWords, !holdsWords[index] || element.role == .cell && speaks(for: index) { return .stop }
            return isLeaf ? .nothing : .container
        default: return isLeaf ? .nothing : .container
        }
    }

    /// Whether the label of a row says everything that stands in it, and nothing in it is acted on by itself: rows that
    /// speak for what is in them are made so.
    private func speaks(for row: Int) -> Bool {
        guard let label = tree.elements[row].label else { return false }
        return tree.elements[(row + 1)..<tree.elements[row].end].allSatisfy { part in
            part.isVisible == false || !part.role.isControl && (part.label.map(label.contains) ?? true)
        }
    }

    /// Whether it is one of the bars that show how far something is scrolled: the system draws them.
    private func isScrollBar(_ element: CapturedElement) -> Bool {
        guard element.role == .group || element.role == .unknown, let frame = element.frame,
            min(frame.width, frame.height) <= Self.scrollBar
        else { return false }
        let words = (element.label ?? "") + (element.value ?? "")
        return words.hasSuffix("%") || words.contains("scroll bar")
    }

    /// Points that the area of a scroll bar is wide at most.
    private static let scrollBar = 36.0
}
