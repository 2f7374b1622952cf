/// A piece of text that is repeated in a file of a small app.
package struct Repetition: Sendable, Hashable {
    /// The app, with a mark where the text goes.
    package let host: RepetitionHost
    /// What is repeated.
    package let pattern: RepetitionPattern
    /// How often.
    package let count: Int

    /// A repetition.
    package init(host: RepetitionHost, pattern: RepetitionPattern, count: Int) {
        self.host = host
        self.pattern = pattern
        self.count = count
    }

    /// What it is, in words.
    package var name: String {
        "\(pattern.name) \(count) times in \(host.name)".replacing("\n", with: "\\n")
    }

    /// The app with the text in its place.
    package var project: FuzzProject {
        var bytes = Array(host.before.utf8)
        let opened = Array(pattern.open.utf8)
        let closed = Array(pattern.close.utf8)
        bytes.reserveCapacity(bytes.count + count * (opened.count + closed.count) + host.after.utf8.count)
        for _ in 0..<count { bytes += opened }
        bytes += Array(pattern.middle.utf8)
        for _ in 0..<count { bytes += closed }
        bytes += Array(host.after.utf8)
        return FuzzProject(name: host.name, files: host.others + [FuzzFile(path: host.path, bytes: bytes)])
    }

    /// The same with another count.
    package func times(_ count: Int) -> Repetition { Repetition(host: host, pattern: pattern, count: count) }
}

/// A text that is repeated: all beginnings, the middle, all ends.
package struct RepetitionPattern: Sendable, Hashable {
    /// What it is, in words.
    package let name: String
    /// Repeated before the middle.
    package let open: String
    /// Once.
    package let middle: String
    /// Repeated after the middle; nothing for what stands in a row.
    package let close: String

    /// Something in a row.
    package static func row(_ text: String) -> RepetitionPattern {
        RepetitionPattern(name: "“\(text)” in a row", open: text, middle: "", close: "")
    }

    /// Something around itself.
    package static func nested(_ open: String, _ middle: String, _ close: String) -> RepetitionPattern {
        RepetitionPattern(name: "“\(open)…\(close)” nested", open: open, middle: middle, close: close)
    }
}

/// A file, and others beside it, in which something is repeated.
package struct RepetitionHost: Sendable, Hashable {
    /// What it is, in words.
    package let name: String
    /// The path of the file.
    package let path: String
    /// Its text before what is repeated.
    package let before: String
    /// Its text after that.
    package let after: String
    /// The other files.
    package let others: [FuzzFile]

    /// The language of the file.
    package var language: FuzzLanguage { FuzzFile(path: path, bytes: []).language }

    /// A host whose text has § where something is repeated.
    package init(_ name: String, _ path: String, _ text: String, others: [FuzzFile] = []) {
        let parts = text.split(separator: "§", maxSplits: 1, omittingEmptySubsequences: false)
        self.name = name
        self.path = path
        before = String(parts[0])
        after = parts.count > 1 ? String(parts[1]) : ""
        self.others = others
    }
}
