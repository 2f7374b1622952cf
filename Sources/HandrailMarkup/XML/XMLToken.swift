public import HandrailSource

/// A piece of an XML document and where it stands.
public struct XMLToken: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
        /// `<name a="b">`.
        case startTag(XMLTag)
        /// `<name a="b"/>`.
        case emptyTag(XMLTag)
        /// `</name>`, with where the name stands.
        case endTag(name: String, nameRange: ByteRange)
        /// Text between tags, with entities decoded and line ends made `\n`; white space is text too.
        case text(String)
        /// `<![CDATA[…]]>`, the text inside, with line ends made `\n`.
        case cdata(String)
        /// `<!-- … -->`.
        case comment
        /// `<? … ?>`, the XML declaration included.
        case processingInstruction
        /// `<!DOCTYPE … >` with all it declares, which is skipped.
        case doctype
        /// A UTF-8 byte order mark.
        case byteOrderMark
    }

    /// What it is.
    public let kind: Kind
    /// Where it stands, brackets included.
    public let range: ByteRange

    /// A token at `range`.
    public init(_ kind: Kind, range: ByteRange) {
        self.kind = kind
        self.range = range
    }
}
