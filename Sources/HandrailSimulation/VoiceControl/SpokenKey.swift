/// What is left of a text when it is spoken: letters and digits in lower case, with single spaces between words.
public enum SpokenKey {
    /// The key of a text; empty where nothing in it can be said.
    public static func of(_ text: String) -> String {
        if let ascii = ascii(text) { return ascii }
        return text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    /// The key of a text of ASCII alone, which most are; asking Unicode is expensive.
    private static func ascii(_ text: String) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var isApart = false
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            let lower = byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte
            guard (0x61...0x7A).contains(lower) || (0x30...0x39).contains(lower) else {
                isApart = !bytes.isEmpty
                continue
            }
            if isApart { bytes.append(0x20) }
            isApart = false
            bytes.append(lower)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
