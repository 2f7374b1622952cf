import HandrailModel

/// One string table of a target, in all languages.
struct TargetTable {
    /// Its name.
    let name: String
    /// Its texts in the language that the target is written in.
    let written: [StringEntry]
    /// Those of the other languages, as parts of the list of all texts, which are not copied.
    let others: [String: [ArraySlice<StringEntry>]]

    /// The tables of a target that are there in its own language and in others, by name.
    static func all(of target: TargetFacts) -> [TargetTable] {
        let own = ownLanguage(of: target)
        let tables = Dictionary(grouping: target.declared.tables.filter { !$0.isEmpty }, by: { $0.first?.table ?? "" })
        return tables.sorted { $0.key < $1.key }.compactMap { name, files in
            var others = byLanguage(files)
            guard let written = others.removeValue(forKey: own) ?? others.removeValue(forKey: "Base") else {
                return nil
            }
            others["Base"] = nil
            return others.isEmpty ? nil : TargetTable(name: name, written: Array(written.joined()), others: others)
        }
    }

    /// The texts of each language: most files have one only, and in others many texts of one follow each other.
    private static func byLanguage(_ files: [ArraySlice<StringEntry>]) -> [String: [ArraySlice<StringEntry>]] {
        var byLanguage: [String: [ArraySlice<StringEntry>]] = [:]
        for file in files {
            var rest = file
            while let language = rest.first?.language {
                let own = rest.prefix { $0.language == language }
                byLanguage[language, default: []].append(own)
                rest = rest.dropFirst(own.count)
            }
        }
        return byLanguage
    }

    private static func ownLanguage(of target: TargetFacts) -> String {
        if let language = target.developmentLanguage, target.declared.spoken.contains(language) { return language }
        if target.declared.spoken.contains("Base") { return "Base" }
        return target.declared.spoken.contains("en") ? "en" : target.developmentLanguage ?? "en"
    }
}

extension TargetFacts {
    /// Whether its texts are really there in more than one language: of the first texts of a table some differ.
    var speaksSeveralLanguages: Bool {
        guard declared.spoken.count > 1 else { return false }
        let files = Dictionary(grouping: declared.tables, by: { $0.first?.table ?? "" })
        return files.values.contains { files in
            // Any two languages will do: a table that was only copied has the same texts in both.
            var texts: [String: (language: String, value: String)] = [:]
            var (same, different) = (0, 0)
            for entry in files.lazy.map({ $0.prefix(Self.sample) }).joined() {
                guard let value = entry.value, value.contains(where: \.isLetter) else { continue }
                guard let known = texts[entry.key] else {
                    texts[entry.key] = (entry.language, value)
                    continue
                }
                guard known.language != entry.language else { continue }
                if known.value == value { same += 1 } else { different += 1 }
            }
            return different > 0 && different * 3 > same
        }
    }

    private static let sample = 200
}
