import HandrailModel

/// One string table of a target, in all languages.
struct TargetTable {
    /// Its name.
    let name: String
    /// Its texts in the language that the target is written in.
    let written: [StringEntry]
    /// Those of the other languages.
    let others: [String: [StringEntry]]

    /// The tables of a target that are there in its own language and in others, by name.
    static func all(of target: TargetFacts) -> [TargetTable] {
        let own = ownLanguage(of: target)
        var tables: [String: [StringEntry]] = [:]
        for file in target.declared.tables {
            guard let name = file.first?.table else { continue }
            tables[name, default: []] += file
        }
        return tables.sorted { $0.key < $1.key }.compactMap { name, entries in
            var others = Dictionary(grouping: entries, by: \.language)
            guard let written = others.removeValue(forKey: own) ?? others.removeValue(forKey: "Base") else {
                return nil
            }
            others["Base"] = nil
            return others.isEmpty ? nil : TargetTable(name: name, written: written, others: others)
        }
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
            for entry in files.lazy.flatMap({ $0.prefix(Self.sample) }) {
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
