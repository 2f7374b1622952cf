import HandrailCode
import HandrailModel
import HandrailSource

/// Finds where Swift code uses APIs that rules ask for by name.
struct NamedUses: Sendable {
    /// The names, each in its parts, by the last part.
    private let names: [String: [(name: String, parts: [Substring])]]

    /// A search for some names; `nil` where there are none.
    init?(_ names: Set<String>) {
        guard !names.isEmpty else { return nil }
        let parts = names.sorted().map { (name: $0, parts: $0.split(separator: ".")) }
        self.names = Dictionary(grouping: parts, by: { String($0.parts.last ?? "") })
    }

    /// The uses in one file that is audited, one block for each declaration that has any, in the order of the file.
    func blocks(in file: FileIndex, of lowered: LoweredFiles) -> [CodeBlock] {
        guard lowered.read.isAudited[Int(file.value)], let code = lowered.code[file],
            // Hardly any file has one of the words at all.
            names.keys.contains(where: { code.index.token(of: $0) != nil })
        else { return [] }
        let spelling = CodeSpelling(lowered.read.texts[Int(file.value)])
        var reader = NamedUseReader(spelling: spelling, file: file, name: name)
        reader.read(code)
        return reader.blocks.sorted { ($0.uses.first?.place ?? .none) < ($1.uses.first?.place ?? .none) }
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
