package import Foundation
package import HandrailModel
import HandrailSource

/// An app under `Samples/`, with what its comments promise.
///
/// `// expect: RULE` promises a violation of that rule on its line, `// expect: RULE review` a review; several stand
/// behind commas. A comment with a line of its own speaks of the next line that holds code. Interface files have
/// comments too: `<!-- expect: RULE -->`.
package struct Sample {
    /// A finding as the specifications compare it.
    package struct Entry: Hashable, Comparable, CustomStringConvertible {
        /// Relative to the folder of the app.
        package let file: String
        /// Counted from 1.
        package let line: Int
        package let rule: String
        package let outcome: String

        package var description: String { "\(file):\(line) \(rule) \(outcome)" }

        package static func < (a: Entry, b: Entry) -> Bool { (a.file, a.line, a.rule) < (b.file, b.line, b.rule) }
    }

    /// The folder under `Samples/`.
    package let folder: URL

    /// The app in the folder `name`.
    package init(_ name: String) {
        folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples").appendingPathComponent(name)
    }

    /// Paths of all files, relative to the folder, sorted.
    package var files: [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.hasSuffix(".DS_Store")
        }.sorted()
    }

    /// The bytes of a file.
    package func data(of file: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(file)) }

    /// What the comments promise.
    package func expected() throws -> [Entry] {
        try comments("expect: ").flatMap { file, line, text in
            text.split(separator: ",").map { part in
                let words = part.split(separator: " ").map(String.init)
                return Entry(
                    file: file, line: line, rule: words.first ?? "",
                    outcome: words.count > 1 ? words[1] : Outcome.violation.rawValue)
            }
        }.sorted()
    }

    /// Rules that the comments name for places that only look wrong.
    package func quietRules() throws -> [String] {
        try comments("quiet: ").compactMap { $0.text.split(separator: " ").first.map(String.init) }
    }

    /// What an audit found, in the terms of the comments.
    package static func entries(of audit: Audit) -> [Entry] {
        audit.findings.map { finding in
            let file = audit.file(of: finding.place)
            return Entry(
                file: file.path, line: file.lines.position(of: finding.place.range.lower).line, rule: finding.rule,
                outcome: finding.outcome.rawValue)
        }.sorted()
    }

    // What follows `marker`, with the line it speaks of.
    private func comments(_ marker: String) throws -> [(file: String, line: Int, text: String)] {
        try files.flatMap { file -> [(file: String, line: Int, text: String)] in
            let isInterface = file.hasSuffix(".storyboard") || file.hasSuffix(".xib")
            guard isInterface || file.hasSuffix(".swift") else { return [] }
            let opening = (isInterface ? "<!-- " : "// ") + marker
            let lines = String(decoding: try data(of: file), as: UTF8.self)
                .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            return lines.indices.compactMap { index -> (file: String, line: Int, text: String)? in
                guard let range = lines[index].range(of: opening) else { return nil }
                let isAlone = Self.isComment(lines[index])
                let code = isAlone ? lines[index...].firstIndex { !Self.isComment($0) } ?? index : index
                let text = String(lines[index][range.upperBound...]).replacingOccurrences(of: " -->", with: "")
                return (file, code + 1, text)
            }
        }
    }

    private static func isComment(_ line: String) -> Bool {
        let text = line.drop(while: \.isWhitespace)
        return text.hasPrefix("//") || text.hasPrefix("<!--")
    }
}
