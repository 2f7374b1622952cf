import HandrailMarkup
import Testing

@Suite struct TranscodingTests {
    @Test(arguments: [true, false])
    func utf16LosesItsMarkAndBecomesUTF8(isBigEndian: Bool) {
        #expect(Transcoding.utf8(utf16("가 😀", isBigEndian: isBigEndian)) == utf8("가 😀"))
    }

    @Test(arguments: [[], [0xFF], [0xEF, 0xBB, 0xBF, 0x61], [0x61, 0xFF, 0xFE]])
    func everythingElseStays(bytes: [UInt8]) {
        #expect(Transcoding.utf8(bytes) == bytes)
    }

    @Test func halfACharacterIsDroppedAndHalfAPairReplaced() {
        #expect(Transcoding.utf8([0xFF, 0xFE]) == [])
        #expect(Transcoding.utf8([0xFF, 0xFE, 0x61, 0x00, 0x62]) == utf8("a"))
        #expect(Transcoding.utf8([0xFE, 0xFF, 0xD8, 0x3D]) == utf8("\u{FFFD}"))
    }
}
