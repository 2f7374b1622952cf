import Foundation

/// Recorded cases in the project's own form, as the lines that `CaseFile` reads.
///
/// A case begins with `utterance: name` or `order: name`; what was heard stands above `views`, the views below;
/// `the same views` are those of the case before.
struct RecordedText {
    /// One JSON object a line.
    let lines: [String]

    /// Reads a text.
    init(_ text: String) {
        var lines: [String] = []
        var views = "{}"
        for block in text.split(separator: "\n\n") {
            let rows = block.split(separator: "\n")
            guard let title = rows.first, let colon = title.firstIndex(of: ":") else { continue }
            let split = rows.firstIndex { $0 == "  views" || $0 == "  the same views" } ?? rows.endIndex
            if split < rows.endIndex, rows[split] == "  views" {
                views = RecordedViews(Array(rows[(split + 1)...]), depth: 2).json
            }
            var members = [
                "\"kind\":\"\(title[..<colon])\"",
                "\"id\":\"\(title[title.index(colon, offsetBy: 2)...])\"", "\"input\":\(views)",
            ]
            members += Self.members(Array(rows[1..<split]))
            lines.append("{" + members.joined(separator: ",") + "}")
        }
        self.lines = lines
    }

    /// Reads a file beside the tests.
    init(file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Recorded")
        self.init(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
    }

    /// The lines as a file.
    var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

    private static func members(_ rows: [Substring]) -> [String] {
        var members: [String] = []
        var elements: [String] = []
        for row in rows {
            let words = RecordedViews.words(in: row)
            guard let first = words.first, let rest = words.dropFirst().first else { continue }
            switch first {
            case "says", "meets": members.append("\"expected\":\(rest)")
            case "hint": members.append("\"expectedHint\":\(rest == "none" ? "null" : rest)")
            case "inside": members.append("\"expectedContainers\":\(rest)")
            case "of": members.append("\"target\":\"\(rest.dropFirst())\"")
            case "style":
                members.append("\"format\":\"\(rest == "designer" ? "vodesigner-en" : "spoken-en")\"")
            case "on":
                members.append("\"platform\":{\"idiom\":\"\(rest)\",\"direction\":\"\(words.last ?? "ltr")\"}")
            case "element": elements.append(element(words))
            default: members.append("\"unknown\":\"\(first)\"")
            }
        }
        if !elements.isEmpty { members.append("\"expectedElements\":[" + elements.joined(separator: ",") + "]") }
        return members
    }

    private static func element(_ words: [String]) -> String {
        var members = ["\"label\":\(words[1])"]
        for word in words.dropFirst(2) {
            guard let sign = word.firstIndex(of: "=") else { continue }
            members.append("\"\(word[..<sign])\":\(word[word.index(after: sign)...])")
        }
        return "{" + members.joined(separator: ",") + "}"
    }
}
