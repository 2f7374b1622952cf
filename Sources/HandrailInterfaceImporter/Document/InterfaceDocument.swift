import HandrailMarkup
import HandrailSource

/// The elements of an interface file as a tree, built without recursion and without trust in matching tags.
///
/// One object, because every element that is looked at holds on to it.
final class InterfaceDocument: Sendable {
    /// All elements in the order of their start tags.
    let nodes: [InterfaceNode]
    /// Positions of the elements that stand in no other.
    let roots: [Int]
    /// What was broken.
    let problems: [MarkupProblem]
    /// The file.
    let file: FileIndex

    /// Elements deeper than this are left out.
    static let maximumDepth = 256
    /// Elements beyond this number are left out.
    static let maximumElements = 2_000_000

    /// Reads the bytes of a file.
    init(_ bytes: [UInt8], file: FileIndex) {
        self.file = file
        var tree = InterfaceTree(XMLTokenizer().read(Transcoding.utf8(bytes)))
        tree.endOpenElements()
        (nodes, roots, problems) = (tree.nodes, tree.roots, tree.problems)
    }
}
