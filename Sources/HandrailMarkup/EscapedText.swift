/// Text under construction from plain bytes and escaped UTF-16 code units.
///
/// Half of a surrogate pair without the other becomes the replacement character.
struct EscapedText {
    private var bytes: [UInt8] = []
    private var highSurrogate: UInt16?

    /// Takes in a run of bytes.
    mutating func append(_ run: ArraySlice<UInt8>) {
        guard !run.isEmpty else { return }
        flush()
        bytes.append(contentsOf: run)
    }

    /// Takes in one byte.
    mutating func append(byte: UInt8) {
        flush()
        bytes.append(byte)
    }

    /// Takes in a character.
    mutating func append(_ scalar: Unicode.Scalar) {
        flush()
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// Takes in a UTF-16 code unit; a low surrogate joins the high one just before it.
    mutating func append(unit: UInt16) {
        if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
            highSurrogate = nil
            let value = 0x10000 + (UInt32(high - 0xD800) << 10) + UInt32(unit - 0xDC00)
            append(Unicode.Scalar(value) ?? "\u{FFFD}")
        } else if UTF16.isLeadSurrogate(unit) {
            flush()
            highSurrogate = unit
        } else {
            append(Unicode.Scalar(unit) ?? "\u{FFFD}")
        }
    }

    /// The text so far.
    mutating func finish() -> String {
        flush()
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func flush() {
        guard highSurrogate != nil else { return }
        highSurrogate = nil
        bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
}
