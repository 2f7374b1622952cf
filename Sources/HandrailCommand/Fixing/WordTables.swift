import HandrailMarkup
import HandrailModel
import HandrailReporting
import HandrailSource

/// The tables of texts that belong to a file of code, which get the words that people write for it.
struct WordTables {
    /// A table with the language that it is in; a catalog stands here once for each of its languages.
    private struct Table {
        let language: String
        let file: FileIndex
        let text: SourceText
        let isCatalog: Bool
    }

    private let tables: [Table]

    /// The tables that lie nearest to a file.
    init(of audit: Audit, near path: String) {
        let all = audit.files.enumerated().flatMap { index, text in
            Self.tables(text, FileIndex(index))
        }
        let depths = all.map { Self.common(Self.home(of: $0.text.path), path) }
        let deepest = depths.max() ?? 0
        let near = zip(all, depths).filter { $0.1 == deepest }.map(\.0)
        // Of several projects side by side it is not known which one has the words of a file.
        let homes = Set(near.map { Self.home(of: $0.text.path) })
        tables = homes.count == 1 ? near : []
    }

    private init(_ tables: [Table]) { self.tables = tables }

    /// The same tables where all of their files may be changed, else none: words in some languages alone would leave
    /// the others without.
    func writable(_ mayChange: (SourceText) -> Bool) -> WordTables {
        let files = tables.map { mayChange($0.text) }
        return files.allSatisfy { $0 } ? self : WordTables([])
    }

    /// The languages that words are asked for; empty where there are no tables to write to.
    var languages: [String] { Set(tables.map(\.language)).sorted { Self.rank($0) < Self.rank($1) } }

    /// English first, whose words are the keys.
    private static func rank(_ language: String) -> (Int, String) { (language == "en" ? 0 : 1, language) }

    /// The files that get words.
    var paths: [String] { tables.map(\.text.path) }

    /// The edits that add words, one for each file. Each entry has the same thing by language, and its key is what
    /// stands there for the first of the languages; a key that is there already stays as it is.
    func edits(adding entries: [[String: String]]) -> [SourceEdit] {
        guard let main = languages.first else { return [] }
        var (seen, keyed): (Set<String>, [(key: String, words: [String: String])]) = ([], [])
        for words in entries {
            guard let key = words[main], seen.insert(key).inserted else { continue }
            keyed.append((key, words))
        }
        return Dictionary(grouping: tables, by: \.file).sorted { $0.key < $1.key }.compactMap { file, tables in
            guard let first = tables.first else { return nil }
            return first.isCatalog
                ? Self.catalogEdit(first.text, file, keyed, Set(tables.map(\.language)))
                : Self.tableEdit(first.text, file, keyed, first.language)
        }
    }

    // MARK: Which tables there are

    private static let name = "Localizable"

    private static func tables(_ text: SourceText, _ file: FileIndex) -> [Table] {
        let parts = text.path.split(separator: "/")
        guard let last = parts.last else { return [] }
        if last == "\(name).xcstrings" {
            return languages(ofCatalog: text).map { Table(language: $0, file: file, text: text, isCatalog: true) }
        }
        guard last == "\(name).strings", let folder = parts.dropLast().last, folder.hasSuffix(".lproj"),
            folder != "Base.lproj"
        else { return [] }
        return [Table(language: String(folder.dropLast(6)), file: file, text: text, isCatalog: false)]
    }

    private static func languages(ofCatalog text: SourceText) -> [String] {
        guard let root = try? JSONReader().read(text.bytes), let source = root["sourceLanguage"]?.stringValue else {
            return []
        }
        let entries = root["strings"]?.members ?? []
        let others = entries.flatMap { $0.value["localizations"]?.members?.map(\.key) ?? [] }
        return Set(others).union([source]).sorted()
    }

    /// The folder that a table speaks for: the one around its folder of a language.
    private static func home(of path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        let home = parts.last?.hasSuffix(".lproj") ?? false ? parts.dropLast() : parts
        return home.joined(separator: "/")
    }

    /// How many folders of `home` a path lies in, or shares with it.
    private static func common(_ home: String, _ path: String) -> Int {
        zip(home.split(separator: "/"), path.split(separator: "/")).prefix { $0 == $1 }.count
    }

    // MARK: What is added

    private static func tableEdit(
        _ text: SourceText, _ file: FileIndex, _ entries: [(key: String, words: [String: String])], _ language: String
    ) -> SourceEdit? {
        let table = StringsReader().read(text.bytes)
        let known = Set(table.entries.map(\.key))
        let lines = entries.filter { !known.contains($0.key) }.compactMap { entry in
            entry.words[language].map { "\(quoted(entry.key)) = \(quoted($0));\n" }
        }
        guard !lines.isEmpty, table.problems.isEmpty else { return nil }
        let end = text.bytes.count
        let isClosed = text.bytes.isEmpty || text.bytes.last == 0x0A
        return SourceEdit(
            place: SourcePlace(file: file, range: ByteRange(end, end)), text: (isClosed ? "" : "\n") + lines.joined())
    }

    /// Quoted as tables of texts and Swift have it.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func catalogEdit(
        _ text: SourceText, _ file: FileIndex, _ entries: [(key: String, words: [String: String])],
        _ languages: Set<String>
    ) -> SourceEdit? {
        guard let root = try? JSONReader().read(text.bytes), let strings = root["strings"], let old = strings.members
        else { return nil }
        let known = Set(old.map(\.key))
        let source = root["sourceLanguage"]?.stringValue
        let added = entries.filter { !known.contains($0.key) }.map { entry in
            let spoken = entry.words.filter { language, value in
                languages.contains(language) && (language != source || value != entry.key)
            }
            return catalogEntry(entry.key, spoken.sorted { $0.key < $1.key })
        }
        guard !added.isEmpty else { return nil }
        // Behind the last entry, or into the empty braces.
        let offset = old.last.map { Int($0.value.range.upper) } ?? Int(strings.range.lower) + 1
        return SourceEdit(
            place: SourcePlace(file: file, range: ByteRange(offset, offset)),
            text: (old.isEmpty ? "" : ",") + added.joined(separator: ",") + (old.isEmpty ? "\n  " : ""))
    }

    /// An entry as Xcode writes it.
    private static func catalogEntry(_ key: String, _ words: [(key: String, value: String)]) -> String {
        let localizations = words.map { language, value in
            """
                    \(json(language)) : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : \(json(value))
                      }
                    }
            """
        }
        let inner = localizations.isEmpty
            ? "" : "\n      \"localizations\" : {\n\(localizations.joined(separator: ",\n"))\n      }"
        return "\n    \(json(key)) : {\(inner)\n    }"
    }

    private static func json(_ text: String) -> String {
        JSONWriter.text(.string(text)).split(separator: "\n").joined()
    }
}
