extension String {
    /// Whether a part stands somewhere in it, as `contains` says.
    ///
    /// Most texts and parts are ASCII, of which bytes say it: `contains` makes a table of the part first, which takes a
    /// hundred times as long as to look through a name.
    public func holds(_ part: String) -> Bool {
        var (text, sought) = (self, part)
        let answer = text.withUTF8 { bytes in sought.withUTF8 { Self.stands($0, in: bytes) } }
        return answer ?? contains(part)
    }

    /// Whether bytes stand among others; `nil` where bytes do not tell: beyond ASCII a letter may take several, and a
    /// line end may take two.
    private static func stands(
        _ part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool? {
        guard part.allSatisfy({ $0 < 0x80 && $0 != 0x0A && $0 != 0x0D }) else { return nil }
        guard let first = part.first else { return true }
        var start = 0
        while start + part.count <= bytes.count {
            if bytes[start] == first, part.indices.allSatisfy({ bytes[start + $0] == part[$0] }) {
                return bytes.allSatisfy { $0 < 0x80 } ? true : nil
            }
            start += 1
        }
        return false
    }
}
