import HandrailMarkup
import HandrailSource

/// One element of an interface file, with the places of its tag and of all of it.
struct InterfaceNode {
    /// The element's name, such as `button`.
    let name: String
    /// Where the name stands in the start tag.
    let nameRange: ByteRange
    /// Its attributes in the order of the file.
    let attributes: [XMLAttribute]
    /// The start tag.
    let tag: ByteRange
    /// From the start tag to the end tag.
    var extent: ByteRange
    /// Positions of the elements directly inside.
    var children: [Int] = []
    /// The text directly inside, where there is more than white space.
    var text = ""
}
