/// The elements directly inside one of an interface file, in order.
struct InterfaceChildren: RandomAccessCollection {
    /// The file's elements.
    let document: InterfaceDocument
    /// Their positions among them.
    let positions: [Int]

    /// The first position.
    var startIndex: Int { 0 }
    /// The position behind the last.
    var endIndex: Int { positions.count }

    /// The element at a position.
    subscript(index: Int) -> InterfaceElement { InterfaceElement(document: document, index: positions[index]) }
}
