import HandrailModel

/// What is declared of elements besides what is perceived of them.
struct DeclaredProperties {
    private let tree: ElementTree
    /// Whether an element stands for any number of equal ones, by its index.
    private let repeated: [Bool]
    /// Where each element lies, or what it is in; empty where no frames are known.
    private let frames: [NodeFrame?]

    /// What is declared of a screen.
    init(_ screen: Screen) {
        let tree = screen.tree
        self.tree = tree
        // What was captured in the order of reading is not put into another by where it lies.
        let isInOrder = screen.capture.map { !$0.unknown.contains(.order) } ?? false
        frames = tree.attributeKinds.contains(.layout(.placed)) && !isInOrder ? Self.frames(of: tree) : []
        var repeated = [Bool](repeating: false, count: tree.elements.count)
        for (index, element) in tree.elements.enumerated() where element.kind == .repeated {
            for inside in (index + 1)..<max(index + 1, Int(element.end)) { repeated[inside] = true }
        }
        self.repeated = repeated
    }

    /// Whether the element stands for any number of equal ones.
    func isRepeated(_ index: Int) -> Bool { repeated.indices.contains(index) && repeated[index] }

    /// Where the element lies as designed; `nil` where that is not known.
    func frame(of index: Int) -> NodeFrame? { frames.indices.contains(index) ? frames[index] : nil }

    private static func frames(of tree: ElementTree) -> [NodeFrame?] {
        var frames: [NodeFrame?] = []
        frames.reserveCapacity(tree.elements.count)
        for (index, element) in tree.elements.enumerated() {
            let own = tree[index].outermost { attribute -> ViewFrame? in
                if case .layout(.placed(let frame)) = attribute { frame } else { nil }
            }
            // A view without a size in a design gets one while the app runs.
            let frame = own.map {
                NodeFrame(x: $0.value.x, y: $0.value.y, width: max($0.value.width, 1), height: max($0.value.height, 1))
            }
            frames.append(frame ?? (element.parent >= 0 ? frames[Int(element.parent)] : nil))
        }
        return frames
    }

    /// Attributes that speak of the element: its own and those of wrappers that hold nothing else, innermost first.
    func attributes(of index: Int) -> [AttributeUse] {
        var result = Array(tree[index].attributes)
        var current = tree[index]
        while let parent = current.parent, parent.kind.isTransparent, parent.kind != .alternatives {
            guard parent.children.makeIterator().isSingle else { break }
            result += parent.attributes
            current = parent
        }
        return result
    }
}

extension ElementChildren.Iterator {
    /// Whether there is just one more.
    fileprivate var isSingle: Bool {
        var copy = self
        return copy.next() != nil && copy.next() == nil
    }
}
