import Foundation

/// The Swift files under `Sources/` and `Tests/`.
enum SourceTree {
    /// One file.
    struct File {
        /// Path relative to `Sources/` or `Tests/`.
        let path: String
        /// Its lines without line ends.
        let lines: [String]

        /// The folder right below, which is the target.
        var target: String { String(path.prefix { $0 != "/" }) }
        /// The folder it lies in.
        var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    }

    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every Swift file of the rooms, sorted by path.
    static let files = swiftFiles(under: "Sources")

    /// Every Swift file of the specifications, sorted by path.
    static let specifications = swiftFiles(under: "Tests")

    private static func swiftFiles(under name: String) -> [File] {
        let folder = root.appendingPathComponent(name)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let data = (try? Data(contentsOf: folder.appendingPathComponent(path))) ?? Data()
            return File(
                path: path,
                lines: String(decoding: data, as: UTF8.self)
                    .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
        }
    }
}

extension SourceTree.File {
    /// The lines with numbers, without comments and without what stands in string literals of several lines.
    var code: [(number: Int, text: String)] {
        var isInString = false
        var code: [(Int, String)] = []
        for (index, line) in lines.enumerated() {
            let quotes = line.components(separatedBy: "\"\"\"").count - 1
            if isInString || quotes > 0 {
                let wasInString = isInString
                if !quotes.isMultiple(of: 2) { isInString.toggle() }
                let part = line.components(separatedBy: "\"\"\"")
                code.append((index + 1, (wasInString ? part.last : part.first) ?? ""))
                if wasInString, isInString { code.removeLast() }
                continue
            }
            code.append((index + 1, Self.withoutComment(line)))
        }
        return code
    }

    /// What it imports, with the lines.
    var imports: [(number: Int, module: String)] {
        code.compactMap { number, text in
            var words = text.split(separator: " ").map(String.init)
            while let first = words.first, first.hasPrefix("@") || Self.accessLevels.contains(first) {
                words.removeFirst()
            }
            guard words.count >= 2, words[0] == "import" else { return nil }
            let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
            return (number, String(name.prefix { $0 != "." }))
        }
    }

    /// The types that it declares or extends outside of all others.
    var extendedTypes: [String] { lines.compactMap { Self.name(in: $0, after: Self.declaring.union(["extension"])) } }

    /// Whether it declares a type outside of all others.
    func declares(_ name: String) -> Bool {
        lines.contains { Self.name(in: $0, after: Self.declaring) == name }
    }

    private static let declaring: Set<String> = ["struct", "enum", "class", "protocol", "actor"]

    private static func name(in line: String, after keywords: Set<String>) -> String? {
        guard line.first?.isLetter == true else { return nil }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        guard let keyword = words.firstIndex(where: { keywords.contains(String($0)) }), keyword < 3,
            keyword + 1 < words.count
        else { return nil }
        return String(words[keyword + 1])
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    // A string literal's words are taken out too: they are text, not code.
    private static func withoutComment(_ line: String) -> String {
        var code = ""
        var isInString = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" { isInString.toggle() }
            if !isInString, character == "/", previous == "/" { return String(code.dropLast()) }
            if !isInString || character == "\"" { code.append(character) }
            previous = previous == "\\" && character == "\\" ? " " : character
        }
        return code
    }
}
