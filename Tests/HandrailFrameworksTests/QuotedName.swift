import Foundation
import Testing

/// A name in quotation marks in the code of a room.
struct QuotedName {
    /// Path inside the room.
    let file: String
    /// The line, from 1.
    let line: Int
    /// The name.
    let name: String

    /// Where a room quotes a name that `matches`, comments left out.
    static func uses(in room: String, where matches: (String) -> Bool) throws -> [QuotedName] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources").appendingPathComponent(room)
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
        try #require(!paths.isEmpty)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { number, line -> [QuotedName] in
                if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") { return [] }
                // What stands between the first and the second quotation mark, the third and the fourth, and so on.
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                return parts.indices.filter { $0 % 2 == 1 && matches(String(parts[$0])) }
                    .map { QuotedName(file: path, line: number + 1, name: String(parts[$0])) }
            }
        }
    }
}
