import HandrailModel
import HandrailSource
import Testing

/// Code that is compiled for some platforms only.
@Suite("Code that is not there everywhere") struct AvailableCodeTests {
    private static let file = FileIndex(0)

    private static func missing(_ clauses: [(Range<Int>, Set<Platform>)], at offset: Int) -> Set<Platform> {
        let all = clauses.map { range, missing in
            AvailableCode.Clause(range: ByteRange(range.lowerBound, range.upperBound), missing: missing)
        }
        return AvailableCode(clauses: [file: all]).missing(
            at: SourcePlace(file: file, range: ByteRange(offset, offset + 1)))
    }

    @Test("A clause in another misses what both miss, and what follows it misses what the outer one does")
    func nested() {
        let clauses: [(Range<Int>, Set<Platform>)] = [
            (10..<50, [.macOS]), (20..<30, [.iOS]), (60..<70, [.tvOS]), (70..<80, [.iOS]),
        ]
        let expected: [(Int, Set<Platform>)] = [
            (0, []), (10, [.macOS]), (20, [.macOS, .iOS]), (29, [.macOS, .iOS]), (30, [.macOS]), (49, [.macOS]),
            (50, []), (60, [.tvOS]), (70, [.iOS]), (80, []),
        ]
        for (offset, missing) in expected { #expect(Self.missing(clauses, at: offset) == missing, "\(offset)") }
        for (offset, missing) in expected {
            #expect(Self.missing(clauses.reversed(), at: offset) == missing, "\(offset)")
        }
    }

    @Test("Two clauses of the same extent miss what either misses; without clauses nothing is missing")
    func edges() {
        #expect(Self.missing([(5..<9, [.iOS]), (5..<9, [.macOS])], at: 5) == [.iOS, .macOS])
        #expect(Self.missing([], at: 5) == [])
        #expect(!AvailableCode().hasClauses)
    }
}
