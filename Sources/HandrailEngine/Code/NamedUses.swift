import HandrailCode
import HandrailModel
import HandrailSource

/// Finds where code, Swift and Objective-C alike, uses APIs that rules ask for by name.
struct NamedUses: Sendable {
    /// The names, each in its parts, by the last part.
    private let names: [String: [(name: String, parts: [Substring])]]
    /// What texts that rules ask for begin with, and any of it in lower case.
    private let beginnings: [String]
    private let anyBeginning: Fragments
    private let readsTexts: Bool
    /// The words of which a file has to have one.
    private let words: [String]

    /// A search for some names, and for the texts that code makes for people; `nil` where nothing is asked for.
    init?(_ names: Set<String>, texts readsTexts: Bool) {
        guard !names.isEmpty || readsTexts else { return nil }
        self.readsTexts = readsTexts
        beginnings = names.filter { $0.hasPrefix("\"") }.map { String($0.dropFirst()) }.sorted()
        anyBeginning = Fragments(beginnings.map { $0.lowercased() })
        // Over bytes: telling characters apart would take longer than everything else.
        let parts = names.lazy.filter { !$0.hasPrefix("\"") }.map { name in
            (name: name, parts: name.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) })
        }
        self.names = Dictionary(grouping: parts, by: { String($0.parts.last ?? "") })
        words = self.names.keys.map { $0.hasPrefix("=") ? String($0.dropFirst()) : $0 }
    }

    /// The uses in one file that is audited, one block for each declaration that has any, in the order of the file.
    ///
    /// - Parameter launch: which code runs while the app starts.
    func blocks(in file: FileIndex, of lowered: LoweredFiles, launch: LaunchPaths) -> [CodeBlock] {
        guard lowered.read.isAudited[Int(file.value)], let code = lowered.code[file],
            // Hardly any file has one of the words at all.
            readsTexts || words.contains(where: { code.index.token(of: $0) != nil })
                || hasBeginning(code, length: lowered.read.texts[Int(file.value)].length)
        else { return [] }
        let spelling = CodeSpelling(lowered.read.texts[Int(file.value)])
        var reader = NamedUseReader(
            spelling: spelling, file: file, name: name, beginning: beginning, readsTexts: readsTexts,
            launch: launch)
        reader.read(code)
        return reader.blocks.sorted { ($0.uses.first?.place ?? .none) < ($1.uses.first?.place ?? .none) }
    }

    /// Whether a text of a file may be one that rules ask for.
    private func hasBeginning(_ code: CodeFile, length: Int) -> Bool {
        !beginnings.isEmpty
            && code.index.hasString(containing: anyBeginning, in: ByteRange(0, length))
    }

    /// The name that a rule has for a text, by what it begins with.
    @Sendable private func beginning(of text: String) -> String? {
        beginnings.last { text.hasPrefix($0) }.map { "\"" + $0 }
    }

    /// The name that a rule has for a chain of names as written, such as `UIScreen.main.bounds`; the longest of
    /// several.
    @Sendable private func name(of chain: [Substring]) -> String? {
        guard let last = chain.last, let candidates = names[String(last)] else { return nil }
        return candidates.filter { chain.suffix($0.parts.count).elementsEqual($0.parts) }
            .max { $0.parts.count < $1.parts.count }?.name
    }
}

extension SourcePlace {
    /// Before all places.
    fileprivate static let none = SourcePlace(file: FileIndex(0), range: .zero)
}
