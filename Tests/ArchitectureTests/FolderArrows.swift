/// Which folders of a target name types that other folders of it declare.
struct FolderArrows {
    /// The folders that each folder names types of.
    let named: [String: Set<String>]

    /// Arrows that are known.
    init(_ named: [String: Set<String>]) { self.named = named }

    /// The arrows between the folders that hold `files`, which are those of one target.
    init(of files: [SourceTree.File]) {
        var homes: [Substring: String] = [:]
        for file in files {
            for (_, text) in file.code where text.first?.isWhitespace == false {
                if let type = Self.declaredType(in: text[...]) { homes[type] = file.topFolder }
            }
        }
        var named: [String: Set<String>] = [:]
        for file in files {
            // A type inside another may be called as one elsewhere; in its own file the word means it.
            let own = Set(file.code.compactMap { Self.declaredType(in: $0.text.drop(while: \.isWhitespace)) })
            for (_, text) in file.code {
                for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    guard let home = homes[word], home != file.topFolder, !own.contains(word) else { continue }
                    named[file.topFolder, default: []].insert(home)
                }
            }
        }
        self.named = named
    }

    /// Folders that lead back to one another, each circle as a whole.
    var circles: [Set<String>] {
        let reached = Dictionary(uniqueKeysWithValues: named.keys.map { ($0, reachable(from: $0)) })
        var circles: [Set<String>] = []
        for folder in named.keys.sorted() where reached[folder]?.contains(folder) == true {
            let circle = Set(
                named.keys.filter { reached[folder]?.contains($0) == true && reached[$0]?.contains(folder) == true })
            if !circles.contains(circle) { circles.append(circle) }
        }
        return circles
    }

    private func reachable(from folder: String) -> Set<String> {
        var found: Set<String> = []
        var open = Array(named[folder] ?? [])
        while let next = open.popLast() {
            if found.insert(next).inserted { open += named[next] ?? [] }
        }
        return found
    }

    /// The type that a line declares, read from its first word.
    private static func declaredType(in line: Substring) -> Substring? {
        var words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        while let first = words.first, modifiers.contains(first) { words.removeFirst() }
        guard words.count > 1, keywords.contains(words[0]) else { return nil }
        return words[1]
    }

    private static let modifiers: Set<Substring> = ["public", "package", "final", "indirect"]
    private static let keywords: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias", "actor"]
}

extension SourceTree.File {
    /// The folder right below the target's; a dot for a file beside the folders.
    fileprivate var topFolder: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : "."
    }
}
