import HandrailMarkup
import HandrailSource
import Testing

@Suite("Binary property lists")
struct BinaryPropertyListReaderTests {
    /// A list of some objects, each at most 15 members long, whose first is the top.
    private func list(_ objects: [[UInt8]], table: Int? = nil, count: Int? = nil, top: Int = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let numbers = [count ?? objects.count, top, table ?? bytes.count].map(UInt64.init)
        let trailer = numbers.flatMap { number in
            (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + trailer
    }

    private func text(_ word: String) -> [UInt8] { [0x50 + UInt8(word.utf8.count)] + word.utf8 }

    private func problem(_ bytes: [UInt8]) -> MarkupProblem.Kind? {
        do throws(MarkupProblem) {
            _ = try BinaryPropertyListReader().read(bytes)
            return nil
        } catch {
            return error.kind
        }
    }

    @Test("hold dictionaries, arrays, texts, numbers and truth values")
    func values() throws {
        let bytes = list([
            [0xD3, 1, 2, 3, 4, 5, 6], text("Camera"), text("On"), text("Modes"), [0x62, 0xCE, 0x74, 0xBA, 0x54], [0x09],
            [0xA2, 7, 8], [0x11, 0x01, 0x02], [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE],
        ])
        let root = try BinaryPropertyListReader().read(bytes)
        #expect(root["Camera"]?.stringValue == "카메")
        #expect(root["On"]?.boolValue == true)
        #expect(root["Modes"]?.elements?.map(\.doubleValue) == [258, -2])
        #expect(root.range == .zero)
    }

    @Test("that name themselves, or one another without end, are given up")
    func circles() {
        #expect(problem(list([[0xA1, 0]])) == .tooDeep(limit: 64))
        #expect(problem(list([[0xA1, 1], [0xA1, 0]])) == .tooDeep(limit: 64))
        // Every level names the next one twice: 2^30 values in 90 bytes.
        let levels = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] } + [[0x09]]
        #expect(problem(list(levels)) == .invalidData)
    }

    @Test("that name one long text again and again are given up before they fill the memory")
    func repetition() {
        // A text of 64 KB in arrays of arrays: a file that is hardly longer than the text.
        let text: [UInt8] = [0x5F, 0x11, 0xFF, 0xFF] + [UInt8](repeating: 0x61, count: 0xFFFF)
        let naming = { (object: UInt8, times: UInt8) -> [UInt8] in
            [0xAF, 0x10, times] + [UInt8](repeating: object, count: Int(times))
        }
        #expect(problem(list([naming(1, 15), naming(2, 15), text])) == nil)
        #expect(problem(list([naming(1, 18), naming(2, 15), text])) == .tooMuchContent(limit: 16 << 20))
    }

    @Test("whose offsets and lengths lead elsewhere are given up")
    func offsets() {
        let one = list([[0x09]])
        #expect(problem(one) == nil)
        #expect(problem(list([[0x09]], table: 1 << 62)) == .invalidData)
        #expect(problem(list([[0x09]], count: 1 << 60)) == .invalidData)
        #expect(problem(list([[0x09]], top: 1)) == .invalidData)
        #expect(problem(list([[0xA1, 9]])) == .invalidData)
        #expect(problem(list([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) == .endsEarly)
        #expect(problem(list([[0xD1, 1, 1], [0x09]])) == .missingKey)
        #expect(problem(Array("bplist00".utf8)) == .endsEarly)
        for length in 0..<one.count { #expect(problem(Array(one.prefix(length))) != nil) }
        for index in one.indices {
            for byte in [0, 0x5F, 0xAF, 0xFF] as [UInt8] {
                var changed = one
                changed[index] = byte
                // Whatever comes of it, it comes to an end.
                _ = problem(changed)
            }
        }
    }
}
