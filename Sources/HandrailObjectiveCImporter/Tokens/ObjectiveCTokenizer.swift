import HandrailSource

/// Cuts Objective-C into tokens. Comments and preprocessor lines are left out; macros are not expanded.
///
/// Both sides of an `#if` are read, as what holds depends on the build. Bytes that begin nothing are skipped, so that
/// every file is read to its end.
struct ObjectiveCTokenizer {
    private let bytes: [UInt8]
    private let end: Int
    private var offset: Int
    private var tokens: [ObjectiveCToken] = []
    private var isAtLineStart = true

    /// Bytes above which a file is not read.
    static let maximumBytes = 8 << 20

    /// Where the value of each macro stands that has a name and no parameters.
    private(set) var macros: [(name: String, value: Range<Int>)] = []
    /// The headers that are imported, each behind the mark that its name stands in: `<UIKit/UIKit.h`, `"Pier.h`, and
    /// `*` for one that a macro names.
    private(set) var headers: [String] = []
    /// Where each comment stands.
    private(set) var comments: [Range<Int>] = []

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// Every token in order.
    static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
        var tokenizer = ObjectiveCTokenizer(bytes, bytes.indices)
        tokenizer.run()
        return tokenizer.tokens
    }

    /// What a file holds: every token in order, the tokens of the macros that are constants (`#define MARGIN 8`), where
    /// comments stand, and which headers it imports.
    typealias Parts = (
        tokens: [ObjectiveCToken], macros: [(name: String, value: [ObjectiveCToken])], comments: [Range<Int>],
        headers: [String]
    )

    /// What a file holds.
    static func parts(of bytes: [UInt8]) -> Parts {
        var tokenizer = ObjectiveCTokenizer(bytes, bytes.indices)
        tokenizer.run()
        let macros = tokenizer.macros.map { macro -> (name: String, value: [ObjectiveCToken]) in
            var inner = ObjectiveCTokenizer(bytes, macro.value)
            // A backslash at the end of a line is a sign like any other here.
            inner.isAtLineStart = false
            inner.run()
            return (macro.name, inner.tokens.filter { !$0.is("\\") })
        }
        return (tokenizer.tokens, macros, tokenizer.comments, tokenizer.headers)
    }

    private mutating func run() {
        while offset < end {
            let byte = bytes[offset]
            switch byte {
            case 0x0A, 0x0D:
                isAtLineStart = true
                offset += 1
            case 0x20, 0x09, 0x0B, 0x0C: offset += 1
            case UInt8(ascii: "#") where isAtLineStart: skipDirectiveLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipComment { $0.skipLine() }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment { $0.skipBlockComment() }
            default:
                isAtLineStart = false
                token(byte)
            }
        }
    }

    private mutating func token(_ byte: UInt8) {
        let start = offset
        switch byte {
        case UInt8(ascii: "@"): at(start)
        case UInt8(ascii: "\""): add(.string(quoted(), isObject: false), from: start)
        case UInt8(ascii: "'"):
            _ = quoted()
            add(.number("0"), from: start)
        case _ where Self.isDigit(byte): add(.number(run(of: Self.isNumber)), from: start)
        case _ where Self.isNameStart(byte): add(.name(run(of: Self.isName)), from: start)
        default: sign(byte)
        }
    }

    private mutating func at(_ start: Int) {
        offset += 1
        if peek(0) == UInt8(ascii: "\"") {
            add(.string(quoted(), isObject: true), from: start)
        } else if Self.isNameStart(peek(0)) {
            add(.directive(run(of: Self.isName)), from: start)
        } else {
            add(.sign(UInt8(ascii: "@")), from: start)
        }
    }

    private mutating func sign(_ byte: UInt8) {
        let start = offset
        let two = String(decoding: [byte, peek(1)], as: UTF8.self)
        if let known = ObjectiveCToken.Operator(rawValue: two) {
            offset += 2
            add(.compound(known), from: start)
        } else {
            offset += 1
            add(.sign(byte), from: start)
        }
    }

    /// The text of a quoted run, unescaped as C does it; the offset stands on the opening quote. A line end closes it,
    /// so that a stray quote spoils one line and not the file.
    private mutating func quoted() -> String {
        let quote = bytes[offset]
        offset += 1
        var text: [UInt8] = []
        while offset < end, bytes[offset] != quote, bytes[offset] != 0x0A {
            if bytes[offset] == UInt8(ascii: "\\") { escape(into: &text) } else {
                text.append(bytes[offset])
                offset += 1
            }
        }
        if peek(0) == quote { offset += 1 }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) {
        let letter = peek(1)
        offset += 2
        switch letter {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case 0x0A, 0: break
        case UInt8(ascii: "u"): hexadecimal(digits: 4, into: &text)
        case UInt8(ascii: "U"): hexadecimal(digits: 8, into: &text)
        default: text.append(letter)
        }
    }

    private mutating func hexadecimal(digits: Int, into text: inout [UInt8]) {
        let end = min(offset + digits, end)
        let written = String(decoding: bytes[min(offset, end)..<end], as: UTF8.self)
        guard let value = UInt32(written, radix: 16), let scalar = Unicode.Scalar(value) else { return }
        offset = end
        text += Array(String(Character(scalar)).utf8)
    }

    // MARK: Skipping

    private mutating func skipLine() {
        while offset < end, bytes[offset] != 0x0A { offset += 1 }
    }

    /// A preprocessor line goes on after a backslash at its end.
    private mutating func skipDirectiveLine() {
        let start = offset
        defer { noteMacro(in: start..<min(offset, end)) }
        repeat {
            skipLine()
            let last = offset - 1
            let isContinued = last >= 0
                && (bytes[last] == 0x5C || (bytes[last] == 0x0D && last > 0 && bytes[last - 1] == 0x5C))
            offset += 1
            if !isContinued { return }
        } while offset < end
    }

    /// Keeps a macro that has a name, no parameters and a value, or the header that is imported.
    private mutating func noteMacro(in line: Range<Int>) {
        let words = bytes[line].dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        guard words.starts(with: Self.definition) else { return noteHeader(in: words) }
        let name = words.dropFirst(Self.definition.count).drop { $0 == 0x20 || $0 == 0x09 }
        guard let first = name.first, Self.isNameStart(first) else { return }
        let value = name.drop(while: Self.isName)
        guard let next = value.first, next == 0x20 || next == 0x09 else { return }
        macros.append((String(decoding: name[..<value.startIndex], as: UTF8.self), value.startIndex..<line.upperBound))
    }

    private static let definition = Array("define".utf8)

    /// Keeps the header that a line imports.
    private mutating func noteHeader(in line: ArraySlice<UInt8>) {
        guard let word = Self.importing.first(where: line.starts) else { return }
        let name = line.dropFirst(word.count).drop { $0 == 0x20 || $0 == 0x09 }
        guard let mark = name.first, let closing = Self.closing[mark] else { return headers.append("*") }
        headers.append(String(decoding: [mark] + name.dropFirst().prefix { $0 != closing }, as: UTF8.self))
    }

    private static let importing = ["import", "include"].map { Array($0.utf8) }
    private static let closing = [
        UInt8(ascii: "<"): UInt8(ascii: ">"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    ]

    private mutating func skipComment(_ skip: (inout ObjectiveCTokenizer) -> Void) {
        let start = offset
        skip(&self)
        comments.append(start..<min(offset, end))
    }

    private mutating func skipBlockComment() {
        offset += 2
        while offset < end {
            if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                offset += 2
                return
            }
            offset += 1
        }
    }

    // MARK: Bytes

    private mutating func add(_ kind: ObjectiveCToken.Kind, from start: Int) {
        tokens.append(ObjectiveCToken(kind: kind, range: ByteRange(start, offset)))
    }

    private mutating func run(of isPart: (UInt8) -> Bool) -> String {
        let start = offset
        while offset < end, isPart(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private func peek(_ distance: Int) -> UInt8 {
        offset + distance < end ? bytes[offset + distance] : 0
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Letters of every script may begin a name: all bytes outside ASCII count as such.
    private static func isNameStart(_ byte: UInt8) -> Bool {
        (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F || byte == 0x24 || byte >= 0x80
    }

    private static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

    private static func isNumber(_ byte: UInt8) -> Bool { isName(byte) || byte == UInt8(ascii: ".") }
}
