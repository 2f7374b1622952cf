/// A 128-bit hash that is the same on every machine, run and version: FNV-1a over UTF-8 bytes.
///
/// It names things in fingerprints and baselines; it is no protection against forgery.
/// Source: Fowler, Noll and Vo, <http://www.isthe.com/chongo/tech/comp/fnv/>.
public struct StableHash: Sendable {
    private var high: UInt64 = 0x6c62_272e_07bb_0142
    private var low: UInt64 = 0x62b8_2175_6295_c58d

    /// The hash of nothing.
    public init() {}

    /// Takes in the bytes of `text` and a separator, so that `"ab", "c"` and `"a", "bc"` differ.
    public mutating func combine(_ text: String) {
        combine(piece: text)
        end()
    }

    /// Takes in the bytes of a text that goes on.
    public mutating func combine(piece text: String) {
        for byte in text.utf8 { combine(byte: byte) }
    }

    /// Takes in the bytes of a text that goes on.
    public mutating func combine(bytes: [UInt8]) {
        for byte in bytes { combine(byte: byte) }
    }

    /// Ends a text that was taken in piece by piece.
    public mutating func end() { combine(byte: 0xFF) }

    /// 32 hexadecimal digits.
    public var hexadecimal: String {
        String(unsafeUninitializedCapacity: 32) { digits in
            for place in 0..<16 {
                let shift = UInt64(60 - 4 * place)
                digits[place] = Self.digit((high >> shift) & 0xF)
                digits[place + 16] = Self.digit((low >> shift) & 0xF)
            }
            return 32
        }
    }

    /// Takes in one byte of a text that goes on.
    public mutating func combine(byte: UInt8) {
        low ^= UInt64(byte)
        // The prime is 2^88 + 0x13B: the product modulo 2^128 is a small product plus a shift by 88 bits.
        let product = low.multipliedFullWidth(by: 0x13B)
        high = (high &* 0x13B) &+ product.high &+ (low << 24)
        low = product.low
    }

    private static func digit(_ value: UInt64) -> UInt8 {
        UInt8(value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }
}
