import HandrailMarkup
import HandrailSource

/// A readable face of one element of an interface file.
struct InterfaceElement {
    /// The file's elements.
    let document: InterfaceDocument
    /// The element's position among them.
    let index: Int

    /// The element's name.
    var name: String { document.nodes[index].name }
    /// The text directly inside.
    var text: String { document.nodes[index].text }
    /// Its attributes.
    var attributes: [XMLAttribute] { document.nodes[index].attributes }
    /// The elements directly inside.
    var children: InterfaceChildren { InterfaceChildren(document: document, positions: document.nodes[index].children) }
    /// The elements inside at any depth, in the order of the file.
    var descendants: some Sequence<InterfaceElement> {
        let (document, end) = (document, document.nodes[index].extent.upper)
        return document.nodes[(index + 1)...].indices.lazy.prefix { document.nodes[$0].tag.lower < end }
            .map { InterfaceElement(document: document, index: $0) }
    }
    /// The start tag.
    var place: SourcePlace { SourcePlace(file: document.file, range: document.nodes[index].tag) }
    /// All of it.
    var extent: SourcePlace { SourcePlace(file: document.file, range: document.nodes[index].extent) }

    /// The empty place right behind its name, where another attribute can stand.
    var nameEnd: SourcePlace {
        let end = Int(document.nodes[index].nameRange.upper)
        return SourcePlace(file: document.file, range: ByteRange(end, end))
    }

    /// The value of an attribute.
    subscript(name: String) -> String? { attribute(name)?.value }

    /// An attribute.
    func attribute(_ name: String) -> XMLAttribute? {
        let attributes = document.nodes[index].attributes
        // Names differ in length as a rule, which is seen faster than which letters they have.
        let length = name.utf8.count
        for position in attributes.indices
            where attributes[position].name.utf8.count == length && attributes[position].name == name
        {
            return attributes[position]
        }
        return nil
    }

    /// The place of an attribute: from its name to its closing quote.
    func place(of attribute: XMLAttribute) -> SourcePlace {
        let end = Int(attribute.valueRange.upper) + (attribute.valueRange.lower > attribute.nameRange.upper ? 1 : 0)
        return SourcePlace(file: document.file, range: ByteRange(Int(attribute.nameRange.lower), end))
    }

    /// The first element directly inside with that name.
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The element directly inside that is the value of a key.
    func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

    /// The identity that connections and constraints use.
    var identity: String { self["id"] ?? "#\(index)" }

    /// Whether an attribute says `YES`; `nil` where it is not there.
    func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

    /// The number of an attribute; `nil` where it is none.
    func number(_ name: String) -> Double? {
        guard let number = self[name].flatMap(Double.init), number.isFinite else { return nil }
        return number
    }
}
