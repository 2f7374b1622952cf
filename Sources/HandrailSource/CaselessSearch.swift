/// Finds a word in bytes, whatever the case of its ASCII letters, and looks at few of them: how far it may leap is in
/// the byte that stands where the word would end.
///
/// Source: Horspool, "Practical fast searching in strings", 1980.
public struct CaselessSearch: Sendable {
    private let word: [UInt8]
    /// By each byte that may stand where the word would end, how far it is to the next place where it may.
    private let steps: [Int]

    /// A word in lower case that is not empty.
    public init(_ word: String) {
        self.word = Array(word.utf8)
        let length = self.word.count
        var steps = [Int](repeating: length, count: 256)
        for (index, byte) in self.word.dropLast().enumerated() {
            steps[Int(byte)] = length - 1 - index
            steps[Int(byte.uppercased)] = length - 1 - index
        }
        self.steps = steps
    }

    /// How many bytes the word takes.
    public var length: Int { word.count }

    /// Where the word begins next, at `start` or behind it.
    public func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        var end = start + word.count
        while end <= bytes.count {
            let last = bytes[end - 1]
            if last.lowercased == word[word.count - 1], stands(in: bytes, at: end - word.count) {
                return end - word.count
            }
            end += steps[Int(last)]
        }
        return nil
    }

    private func stands(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        word.indices.allSatisfy { bytes[start + $0].lowercased == word[$0] }
    }
}

extension UInt8 {
    /// The lower case of an ASCII letter; any other byte as it is.
    var lowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }

    /// The capital of an ASCII letter; any other byte as it is.
    fileprivate var uppercased: UInt8 { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") ? self & ~0x20 : self }
}
