/// Views written one a line, as a JSON tree.
///
/// `UIButton 0 0 44 44 element #save label="Save"`: the class; the frame where it is known; whether it is an element
/// (`element`) or not (`-`), where that was recorded; its identifier; everything else as JSON. Views inside stand two
/// blanks further in; `header:`, `footer:` and `accessibilityChildren:` before a view say where it belongs.
struct RecordedViews {
    /// The outermost view as JSON.
    let json: String

    /// Reads lines that begin at `depth` levels of two blanks.
    init(_ lines: [Substring], depth: Int) {
        var position = 0
        json = Self.view(lines, &position, depth: depth)?.json ?? "{}"
    }

    private struct View {
        let slot: String
        let json: String
    }

    private static func view(_ lines: [Substring], _ position: inout Int, depth: Int) -> View? {
        guard position < lines.count, lines[position].prefix(while: { $0 == " " }).count == depth * 2 else {
            return nil
        }
        var words = words(in: lines[position].dropFirst(depth * 2))
        position += 1
        var slot = "children"
        if let first = words.first, first.hasSuffix(":") {
            slot = String(first.dropLast())
            words.removeFirst()
        }
        var members = members(words)
        var inside: [(String, [String])] = []
        while let child = view(lines, &position, depth: depth + 1) {
            if inside.last?.0 != child.slot { inside.append((child.slot, [])) }
            if child.json != "\"none\"" { inside[inside.count - 1].1.append(child.json) }
        }
        members += inside.map { "\"\($0.0)\":[" + $0.1.joined(separator: ",") + "]" }
        return View(slot: slot, json: words == ["none"] ? "\"none\"" : "{" + members.joined(separator: ",") + "}")
    }

    private static func members(_ words: [String]) -> [String] {
        guard let type = words.first else { return [] }
        var members = ["\"class\":\"\(type)\""]
        var numbers: [String] = []
        for word in words.dropFirst() {
            if word == "element" || word == "-" {
                members.append("\"isAccessibilityElement\":\(word == "element")")
            } else if word.hasPrefix("#") {
                members.append("\"identifier\":\"\(word.dropFirst())\"")
            } else if Double(word) != nil {
                numbers.append(word)
            } else if let sign = word.firstIndex(of: "=") {
                members.append("\"\(word[..<sign])\":\(word[word.index(after: sign)...])")
            }
        }
        if numbers.count == 4 {
            let sides = zip(["x", "y", "w", "h"], numbers).map { "\"\($0)\":\($1)" }
            members.append("\"frame\":{" + sides.joined(separator: ",") + "}")
        }
        return members
    }

    /// The words of a line; blanks within quotes and brackets divide nothing.
    static func words(in line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var (isQuoted, depth) = (false, 0)
        for character in line {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted { depth += "[{".contains(character) ? 1 : "]}".contains(character) ? -1 : 0 }
            if character == " ", !isQuoted, depth == 0 {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
