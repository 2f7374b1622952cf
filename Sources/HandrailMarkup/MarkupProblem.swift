/// What a reader could not make sense of, and where.
public struct MarkupProblem: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// More containers stand inside one another than the limit.
        case tooDeep(limit: Int)
        /// The file ends in the middle of something.
        case endsEarly
        /// One of these symbols was expected.
        case missing(symbols: String)
        /// A key was expected.
        case missingKey
        /// A value was expected.
        case missingValue
        /// A backslash is followed by something that means nothing.
        case invalidEscape
        /// A number is not written as the format demands.
        case invalidNumber
        /// Data is not written as the format demands.
        case invalidData
        /// A string has no closing quote.
        case openString
        /// A comment has no end.
        case openComment
        /// A tag has no closing `>`.
        case openTag
        /// A CDATA section, processing instruction or document type has no end.
        case openSection
        /// Something follows after the end of the content.
        case trailingContent
        /// An entity that is neither predefined nor numeric; it is never expanded.
        case unknownEntity
        /// A `<` or `&` that begins nothing.
        case strayMarkup
        /// An attribute without a quoted value.
        case invalidAttribute
        /// An end tag that does not belong to the open element.
        case mismatchedTag
        /// An element that the format does not know.
        case unknownElement(String)
        /// A binary property list where text was expected.
        case binary
    }

    /// What is wrong.
    public let kind: Kind
    /// Where, in bytes from the start of the text that was read.
    public let offset: Int

    /// A problem at `offset`.
    public init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
