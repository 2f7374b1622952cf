/// A file of build settings (`.xcconfig`): `NAME = value` lines, `#include "other"` and `//` comments. A name may have
/// conditions, as in `NAME[sdk=iphoneos*]`, which stay part of it until it is known what is built.
struct ConfigurationFile {
    /// The settings, those of included files among them; later lines win.
    let settings: [String: String]

    /// Reads the file at `path`, relative to the root; files that are missing contribute nothing.
    init(path: String, tree: FileTree, limit: Int) {
        var seen: Set<String> = []
        settings = Self.settings(path: path, tree: tree, limit: limit, seen: &seen)
    }

    private static func settings(
        path: String, tree: FileTree, limit: Int, seen: inout Set<String>
    ) -> [String: String] {
        guard seen.count < 32, seen.insert(path).inserted, let bytes = try? tree.bytes(at: path, limit: limit) else {
            return [:]
        }
        var settings: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = trimmed(withoutComment(line))
            if text.hasPrefix("#include") {
                let included = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
                let folder = RelativePath.folder(of: path)
                guard let included, let path = RelativePath.resolve(String(included), from: folder) else { continue }
                settings.merge(self.settings(path: path, tree: tree, limit: limit, seen: &seen)) { $1 }
            } else if let equals = Self.equals(in: text) {
                let name = trimmed(text[..<equals])
                let value = trimmed(text[text.index(after: equals)...])
                settings[String(name)] = BuildSettings.substituting(
                    "inherited", in: String(value), with: settings[String(name)])
            }
        }
        return settings
    }

    /// The sign between a name, its conditions in brackets passed over, and its value.
    private static func equals(in text: Substring) -> Substring.Index? {
        var isInBrackets = false
        return text.firstIndex { character in
            if character == "[" || character == "]" { isInBrackets = character == "[" }
            return character == "=" && !isInBrackets
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var previous: Character?
        for index in line.indices {
            if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
            previous = line[index]
        }
        return line
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" || last == ";" { text.removeLast() }
        return text
    }
}
