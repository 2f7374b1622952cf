import HandrailSource

/// The open arrays and dictionaries while a property list is read, so that depth costs no call stack.
struct PropertyListStack {
    private struct Container {
        let start: Int
        let isDictionary: Bool
        var members: [PropertyListMember] = []
        var elements: [PropertyListNode] = []
        var key: String?
        var keyRange = ByteRange.zero
        var isConditional = false
    }

    private var open: [Container] = []
    private let maximumDepth: Int

    /// An empty stack.
    init(maximumDepth: Int) {
        self.maximumDepth = maximumDepth
    }

    /// Whether no container is open.
    var isEmpty: Bool { open.isEmpty }

    /// Whether the innermost container is a dictionary.
    var isInDictionary: Bool { open.last?.isDictionary ?? false }

    /// Whether the innermost container is a dictionary whose next value has its key.
    var hasKey: Bool { open.last?.key != nil }

    /// Opens a container that begins at `start`.
    mutating func begin(isDictionary: Bool, at start: Int) throws(MarkupProblem) {
        guard open.count < maximumDepth else { throw MarkupProblem(.tooDeep(limit: maximumDepth), at: start) }
        open.append(Container(start: start, isDictionary: isDictionary))
    }

    /// Sets the key of the next value in the innermost container.
    ///
    /// - Parameter isConditional: whether only some builds have it.
    mutating func setKey(_ key: String, range: ByteRange, isConditional: Bool = false) {
        guard !open.isEmpty else { return }
        open[open.count - 1].isConditional = isConditional
        open[open.count - 1].key = key
        open[open.count - 1].keyRange = range
    }

    /// Puts a value into the innermost container.
    ///
    /// A dictionary's value without a key is dropped; readers refuse it before.
    mutating func add(_ node: PropertyListNode) {
        guard !open.isEmpty else { return }
        let last = open.count - 1
        guard open[last].isDictionary else { return open[last].elements.append(node) }
        guard let key = open[last].key else { return }
        open[last].members.append(
            PropertyListMember(
                key: key, keyRange: open[last].keyRange, value: node, isConditional: open[last].isConditional))
        open[last].key = nil
    }

    /// Closes the innermost container, which ends before `end`.
    mutating func close(end: Int) -> PropertyListNode? {
        guard let container = open.popLast() else { return nil }
        let kind: PropertyListNode.Kind =
            container.isDictionary ? .dictionary(container.members) : .array(container.elements)
        return PropertyListNode(kind, range: ByteRange(container.start, end))
    }
}
