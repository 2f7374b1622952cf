import Foundation
import Testing

/// The pages on what is read say the same in both languages.
@Suite struct ReadingPageTests {
    @Test func englishAndKoreanNameTheSameConstructs() throws {
        let english = try Self.names(in: "docs/reading.md")
        let korean = try Self.names(in: "docs/reading.ko.md")
        #expect(english.count > 200)
        #expect(english.subtracting(korean).sorted() == [], "in English only")
        #expect(korean.subtracting(english).sorted() == [], "in Korean only")
    }

    /// What stands in code voice on a page.
    private static func names(in path: String) throws -> Set<String> {
        let page = try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
        let parts = page.components(separatedBy: "`")
        return Set(parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] })
    }
}
