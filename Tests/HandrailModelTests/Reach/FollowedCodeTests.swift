import HandrailModel
import HandrailSource
import Testing

@Suite("Code that was followed")
struct FollowedCodeTests {
    @Test("holds what was added, in any order and number, before and after it is put in order")
    func added() {
        var code = FollowedCode()
        for end in (0..<1_000).reversed() {
            code.insert(nameEndingAt: UInt32(end * 2), in: FileIndex(end % 3))
            code.insert(nameEndingAt: UInt32(end * 2), in: FileIndex(end % 3))
        }
        for _ in 0..<2 {
            for end in 0..<1_000 {
                #expect(code.contains(nameEndingAt: UInt32(end * 2), in: FileIndex(end % 3)))
                #expect(!code.contains(nameEndingAt: UInt32(end * 2 + 1), in: FileIndex(end % 3)))
                #expect(!code.contains(nameEndingAt: UInt32(end * 2), in: FileIndex(end % 3 + 1)))
            }
            code.settle()
        }
    }

    @Test("takes in what was followed elsewhere")
    func union() {
        var (one, other) = (FollowedCode(), FollowedCode())
        one.insert(nameEndingAt: 4, in: FileIndex(0))
        other.insert(nameEndingAt: 8, in: FileIndex(0))
        var both = FollowedCode()
        both.formUnion(one)
        both.formUnion(other)
        both.settle()
        #expect(both.contains(nameEndingAt: 4, in: FileIndex(0)) && both.contains(nameEndingAt: 8, in: FileIndex(0)))
        #expect(!one.contains(nameEndingAt: 8, in: FileIndex(0)))
    }
}
