import Foundation
import HandrailFrameworks
import Testing

/// The name of a framework's class stands in its row and nowhere else: other rooms ask for marks of the row.
@Suite struct ClassNameTests {
    /// Rooms that name no class.
    static let rooms = [
        "HandrailProgram", "HandrailValues", "HandrailViewElements", "HandrailSwiftUI", "HandrailScenes",
    ]

    @Test(arguments: rooms)
    func namesNoClass(room: String) throws {
        let found = try Self.uses(in: room)
        #expect(found.isEmpty, "\(found.map { "\($0.file):\($0.line): \($0.name)" })")
    }

    /// How many names of classes this room still has, in how many files. Both numbers only shrink.
    @Test func theReaderOfViewCodeNamesNoMoreClassesThanBefore() throws {
        let found = try Self.uses(in: "HandrailViewCode")
        #expect(found.count <= 232)
        #expect(Set(found.map(\.file)).count <= 42)
    }

    /// A name of a class in quotation marks.
    private struct Use {
        let file: String
        let line: Int
        let name: String
    }

    private static func uses(in room: String) throws -> [Use] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources").appendingPathComponent(room)
        let names = Set(SystemClasses.rows.map(\.name))
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
        try #require(!paths.isEmpty)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { number, line -> [Use] in
                if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") { return [] }
                // What stands between the first and the second quotation mark, the third and the fourth, and so on.
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                return parts.indices.filter { $0 % 2 == 1 && names.contains(String(parts[$0])) }
                    .map { Use(file: path, line: number + 1, name: String(parts[$0])) }
            }
        }
    }
}
