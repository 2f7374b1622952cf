/// What a reader could not make sense of, and where.
public struct MarkupProblem: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// More containers stand inside one another than the limit.
        case tooDeep(limit: Int)
        /// Its parts are named so often that they have more bytes in all than the limit.
        case tooMuchContent(limit: Int)
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
        case unexpectedMarkup
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

extension MarkupProblem.Kind {
    /// One English sentence on what is wrong.
    public var english: String { sentences.english }

    /// One Korean sentence on what is wrong.
    public var korean: String { sentences.korean }

    private var sentences: (english: String, korean: String) {
        switch self {
        case .tooLarge(let limit):
            ("The file is larger than \(limit) bytes.", "파일이 \(limit)바이트보다 큽니다.")
        case .tooDeep(let limit):
            ("It nests more than \(limit) levels deep.", "중첩이 \(limit)단계를 넘습니다.")
        case .tooMuchContent(let limit):
            (
                "Its parts are used so often that it holds more than \(limit) bytes.",
                "같은 항목이 너무 많이 쓰여 내용이 \(limit)바이트를 넘습니다."
            )
        case .endsEarly:
            ("The file ends too early.", "파일이 도중에 끝납니다.")
        case .missing(let symbols):
            ("Expected here: \(symbols).", "여기에 필요한 기호가 없습니다: \(symbols).")
        case .missingKey:
            ("Expected a key here.", "여기에 키가 있어야 합니다.")
        case .missingValue:
            ("Expected a value here.", "여기에 값이 있어야 합니다.")
        case .invalidEscape:
            ("This escape sequence is not valid.", "이스케이프 표기가 올바르지 않습니다.")
        case .invalidNumber:
            ("This number is not valid.", "숫자 표기가 올바르지 않습니다.")
        case .invalidData:
            ("This data is not valid.", "데이터 표기가 올바르지 않습니다.")
        case .openString:
            ("This string has no closing quote.", "문자열을 닫는 따옴표가 없습니다.")
        case .openComment:
            ("This comment is never closed.", "주석이 닫히지 않았습니다.")
        case .openTag:
            ("This tag has no closing “>”.", "태그를 닫는 ‘>’가 없습니다.")
        case .openSection:
            ("This section is never closed.", "이 구역이 닫히지 않았습니다.")
        case .trailingContent:
            ("Something follows after the end of the content.", "내용이 끝난 뒤에 다른 것이 더 있습니다.")
        case .unknownEntity:
            ("Only predefined and numeric entities are read.", "미리 정의된 엔티티와 숫자 엔티티만 읽습니다.")
        case .unexpectedMarkup:
            ("A “<” or “&” stands here without meaning.", "의미 없는 ‘<’ 또는 ‘&’가 있습니다.")
        case .invalidAttribute:
            ("This attribute has no quoted value.", "속성 값이 따옴표로 묶여 있지 않습니다.")
        case .mismatchedTag:
            ("This end tag does not match the open element.", "닫는 태그가 열린 요소와 맞지 않습니다.")
        case .unknownElement(let name):
            ("A property list has no element “\(name)”.", "프로퍼티 리스트에 없는 요소입니다: ‘\(name)’.")
        case .binary:
            ("This is a binary property list; convert it to XML.", "바이너리 프로퍼티 리스트입니다. XML로 변환하세요.")
        }
    }
}
