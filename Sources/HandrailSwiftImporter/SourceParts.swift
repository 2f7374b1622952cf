@_spi(RawSyntax) import SwiftSyntax

/// The parts of a node, or the elements of a list, in order.
struct SourceParts: Sequence {
    /// The parts; those that are not there are `nil`.
    let children: UnsafeBufferPointer<RawSyntax?>
    /// Offset of the first byte.
    let start: Int
    /// The first byte of the file; `nil` for a file without any.
    let source: UnsafePointer<UInt8>?

    /// No parts.
    static var none: SourceParts {
        SourceParts(children: UnsafeBufferPointer(start: nil, count: 0), start: 0, source: nil)
    }

    /// The parts of a node as they lie in memory, which belongs to the tree and outlives every node; `nil` for a token.
    @inline(__always)
    static func children(of node: RawSyntax) -> UnsafeBufferPointer<RawSyntax?>? {
        node.layoutView?.children.withContiguousStorageIfAvailable { $0 }
    }

    /// Number of elements, for a list.
    var count: Int { children.count }

    /// Whether there is no element, for a list.
    var isEmpty: Bool { children.isEmpty }

    /// The first element, for a list.
    var first: SourceNode? { self[0] }

    /// The part at a position; `nil` where it is not there.
    subscript(position: Int) -> SourceNode? {
        guard position < children.count, let raw = children[position] else { return nil }
        var offset = start
        for before in 0..<position {
            if let child = children[before] { offset += child.byteLength }
        }
        return SourceNode(raw: raw, start: offset, source: source)
    }

    /// Goes through the parts that are there.
    func makeIterator() -> Iterator { Iterator(children: children, source: source, offset: start) }

    /// A walk over parts.
    struct Iterator: IteratorProtocol {
        let children: UnsafeBufferPointer<RawSyntax?>
        let source: UnsafePointer<UInt8>?
        var offset: Int
        var position = 0

        /// The next part that is there.
        mutating func next() -> SourceNode? {
            while position < children.count {
                defer { position += 1 }
                guard let raw = children[position] else { continue }
                defer { offset += raw.byteLength }
                return SourceNode(raw: raw, start: offset, source: source)
            }
            return nil
        }
    }
}
