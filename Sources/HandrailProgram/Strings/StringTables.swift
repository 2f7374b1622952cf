package import HandrailModel
import HandrailSource
import Synchronization

/// All string tables of a project, by key.
package final class StringTables: Sendable {
    private let list: [StringEntry]
    /// For each key its first entry.
    private let firsts: [String: Int32]
    /// Whether some key is made like a name with a dot, so that others may be as well.
    private let hasKeysLikeNames: Bool
    /// For each entry the next of the same key; -1 for the last.
    private let nexts: [Int32]
    private let formatKeys: [String: String]
    /// Words that stand in lists within keys, as tables of predicate editors have them.
    private let listedWords: Set<String>
    /// Words found so far, `nil` for keys without an entry: the same key is looked up on every screen that shows it.
    private let found = Mutex<[String: Words?]>([:])
    /// Languages that the app speaks, sorted; `Base` is not one, nor is one with a few of the texts.
    package let languages: [String]
    /// Tables that the project names and that are not there: nobody knows which keys they have.
    private let unread: Set<String>
    /// The language the app is developed in: what the project says, else as far as the tables tell.
    let developmentLanguage: String

    /// Tables.
    ///
    /// - Parameters:
    ///   - development: the language that the project says it is developed in.
    ///   - bases: the tables that go with interface files for all languages, which are written in that language.
    ///   - regions: the languages that the project names; empty where it names none.
    ///   - unread: tables that the project names and that are not there.
    init(
        _ list: [StringEntry], development: String? = nil, bases: Set<String> = [], regions: Set<String> = [],
        unread: Set<String> = []
    ) {
        var firsts: [String: Int32] = [:]
        var nexts = [Int32](repeating: -1, count: list.count)
        var formatKeys: [String: String] = [:]
        var listedWords: Set<String> = []
        var counts: [String: Int] = [:]
        var lastLanguage = "Base"
        var lastCount = 0
        var hasBase = false
        // From the end, so that each entry finds the one behind it.
        for index in list.indices.reversed() {
            let entry = list[index]
            if let next = firsts.updateValue(Int32(index), forKey: entry.key) {
                nexts[index] = next
            } else if entry.key.utf8.contains(UInt8(ascii: "%")) {
                let format = Self.normalize(entry.key)
                // Of several keys that differ in their specifiers only, the last one stands for all.
                if formatKeys[format] == nil { formatKeys[format] = entry.key }
                listedWords.formUnion(Self.listedWords(in: entry.key))
            }
            if entry.language != lastLanguage {
                counts[lastLanguage, default: 0] += lastCount
                (lastLanguage, lastCount) = (entry.language, 0)
                if lastLanguage == "Base" { hasBase = true }
            }
            if entry.isOfApp, entry.value != nil { lastCount += 1 }
            // Whoever translates an interface file has written it in another language.
            if !hasBase, bases.contains(entry.table), entry.language != "Base", entry.language != development {
                hasBase = true
            }
        }
        counts[lastLanguage, default: 0] += lastCount
        // Of the language that the app is written in a table may have a few texts only: the keys are the others.
        let listed = Set(counts.keys).subtracting(["Base"])
        let spoken = Self.spoken(counts, of: regions)
        self.list = list
        self.unread = unread
        self.firsts = firsts
        hasKeysLikeNames = firsts.keys.contains(where: Self.looksLikeName)
        self.nexts = nexts
        self.formatKeys = formatKeys
        self.listedWords = listedWords
        let said = development.flatMap { language in
            hasBase || listed.contains(language) || regions.contains(language) && Self.areTexts(firsts.keys)
                ? language : nil
        }
        developmentLanguage = said ?? Self.guess(among: listed, hasBase: hasBase)
        let isWritten = hasBase || listed.contains(developmentLanguage)
        let own: Set<String> = isWritten ? [developmentLanguage] : []
        let copied = Self.copies(
            among: spoken.filter { counts[$0] ?? 0 >= Self.fewestOfCopy }, of: developmentLanguage, list, firsts, nexts)
        languages = spoken.subtracting(copied).union(own).sorted()
    }

    /// Whether keys are themselves what people read in the language of the code: many of them have blanks.
    private static func areTexts(_ keys: some Collection<String>) -> Bool {
        keys.count { $0.utf8.contains(0x20) && !looksLikeKey($0) } * 3 > keys.count
    }

    /// The languages in which every text is that of another one: their tables were made and nobody has translated them.
    private static func copies(
        among languages: Set<String>, of development: String, _ list: [StringEntry], _ firsts: [String: Int32],
        _ nexts: [Int32]
    ) -> Set<String> {
        var left = languages.subtracting([development])
        // Nearly every table has a translated text among its first ones.
        for entry in list where !left.isEmpty && left.contains(entry.language) {
            guard let value = entry.value else { continue }
            var next = firsts[entry.key].map(Int.init) ?? -1
            var isSame = false
            var isWritten = false
            while next >= 0, !isSame {
                let other = list[next]
                if other.language == development || other.language == "Base", let own = other.value {
                    isWritten = true
                    isSame = own == value
                }
                next = Int(nexts[next])
            }
            // Where the first language has no text of its own, the key is its text.
            if !isSame, isWritten || value != entry.key { left.remove(entry.language) }
        }
        return left
    }

    /// Fewer texts may be the same in two languages by chance.
    private static let fewestOfCopy = 5

    /// The languages that a table has enough texts for, of those that the project names where it names any of them.
    private static func spoken(_ counts: [String: Int], of regions: Set<String>) -> Set<String> {
        let fullest = counts.values.max() ?? 0
        let languages = Set(
            counts.lazy.filter { $0.key != "Base" && $0.value > 0 && $0.value * leastShare >= fullest }.map(\.key))
        let named = languages.intersection(regions)
        return named.isEmpty ? languages : named
    }

    /// A language with less than this part of the texts of the fullest one has been begun, and is not spoken.
    private static let leastShare = 4

    private static func guess(among languages: Set<String>, hasBase: Bool) -> String {
        if languages.contains("en") { return "en" }
        let regional = languages.filter { $0.hasPrefix("en-") }.min()
        return regional ?? (hasBase ? "en" : languages.min() ?? "en")
    }

    /// Whether the project has any table.
    package var isEmpty: Bool { list.isEmpty }

    /// Whether a key stands in some table, or in one of that name.
    package func has(_ key: String, in table: String? = nil) -> Bool {
        guard let first = firsts[key] else { return false }
        return table.map { table in entries(from: first).contains { $0.table == table } } ?? true
    }

    /// The words a key stands for: its text in every language, or what is known of a key without one.
    ///
    /// - Parameters:
    ///   - key: the key, with `%@` for what an interpolation fills in.
    ///   - table: the table's name, where the code names one.
    ///   - shown: what is shown when no table has the key.
    ///   - value: what code says is shown in languages whose table does not have the key.
    package func words(
        for key: String, table: String? = nil, otherwise shown: [Words.Piece], value: String? = nil
    ) -> Words {
        var question = table.map { "\($0)\u{0}\(key)" } ?? key
        if let value { question += "\u{0}\u{0}\(value)" }
        if let known = found.withLock({ $0[question] }) { return known ?? missing(key, in: table, shown) }
        let words = entry(for: key, table: table, value: value)
        found.withLock { $0[question] = .some(words) }
        return words ?? missing(key, in: table, shown)
    }

    /// The words of a text of an interface file in every language that its table has; `nil` where no table has its key.
    ///
    /// - Parameter base: the text in the file itself, which the development language shows.
    package func words(forKey key: String, in table: String, base: String) -> Words? {
        guard let first = firsts[key] else { return nil }
        var translations: [String: String] = [:]
        for entry in entries(from: first) where entry.table == table && entry.language != "Base" {
            if let value = entry.value { translations[entry.language] = value }
        }
        guard !translations.isEmpty else { return nil }
        if translations[developmentLanguage] == nil { translations[developmentLanguage] = base }
        return Words(base, origin: .localized(key: key), translations: translations)
    }

    private func entry(for key: String, table: String?, value: String? = nil) -> Words? {
        guard let first = firsts[key] ?? formatKeys[Self.normalize(key)].flatMap({ firsts[$0] }) else { return nil }
        var candidates = entries(from: first)
        if let table, candidates.contains(where: { $0.table == table }) {
            candidates = candidates.filter { $0.table == table }
        } else if candidates.contains(where: { $0.table == "Localizable" }) {
            candidates = candidates.filter { $0.table == "Localizable" }
        }
        var translations: [String: String] = [:]
        for entry in candidates {
            let language = entry.language == "Base" ? developmentLanguage : entry.language
            if let value = entry.value, translations[language] == nil { translations[language] = value }
        }
        // A key that is itself a text needs no entry in the language it is written in.
        let isText = !Self.looksLikeKey(key)
        let related = translations.filter { $0.key.hasPrefix("\(developmentLanguage)-") }.min { $0.key < $1.key }?.value
        let fallback = isText ? value ?? key : related ?? value ?? translations.min { $0.key < $1.key }?.value
        guard let text = translations[developmentLanguage] ?? fallback else { return nil }
        if isText || value != nil, translations[developmentLanguage] == nil { translations[developmentLanguage] = text }
        return Words(pieces: Self.pieces(of: text), origin: .localized(key: key), translations: translations)
    }

    /// An entry and all others of its key, in order.
    private func entries(from first: Int32) -> [StringEntry] {
        var result: [StringEntry] = []
        var next = first
        while next >= 0 {
            result.append(list[Int(next)])
            next = nexts[Int(next)]
        }
        return result
    }

    /// A key without an entry is shown as it stands. Where it is made like a key, nobody was meant to read it; of one
    /// that is put together while the app runs nobody knows whether a table has it, nor of any key of a table that is
    /// not there.
    private func missing(_ key: String, in table: String?, _ shown: [Words.Piece]) -> Words {
        let isRead = table.map { !unread.contains($0) } ?? unread.isEmpty
        guard !isEmpty, isRead else { return Words(pieces: shown) }
        if !Self.looksLikeKey(key) { return unlocalized(Words(pieces: shown)) }
        // A name with a dot, such as that of a site, is shown as it stands; no table has keys that are made like it.
        if Self.looksLikeName(key), !hasKeysLikeNames { return Words(pieces: shown) }
        if Self.looksLikeAddress(key) { return Words(pieces: shown) }
        let isWhole = shown.allSatisfy { $0 != .runtime }
        return Words(pieces: shown, origin: isWhole ? .missingKey(key) : .literal)
    }

    /// Words of the code that are shown or heard as they stand, in whatever language, where they are written for people
    /// and no table has them as a key; the same words where a table has or may have, or where nothing in them is to
    /// translate.
    package func unlocalized(_ words: Words) -> Words {
        guard words.origin == .literal, !isEmpty, unread.isEmpty, words.pieces.contains(where: Self.isForPeople)
        else { return words }
        if let text = words.text, Self.looksLikeKey(text) || has(text) || listedWords.contains(text) { return words }
        return Words(pieces: words.pieces, origin: .unlocalized, link: words.link)
    }

    /// The words that a key lists as what a menu in it offers: `is` and `is not` of `%[Pier]@ %[is, is not]@ %@`. A
    /// predicate editor shows each of them in the language of the table.
    ///
    /// Source: Apple, documentation of AppKit, “NSRuleEditor.formattingStringsFilename”.
    private static func listedWords(in key: String) -> [String] {
        var words: [String] = []
        var rest = key[...]
        while let start = rest.firstRange(of: "%["), let end = rest[start.upperBound...].firstRange(of: "]@") {
            words += rest[start.upperBound..<end.lowerBound].split(separator: ",").map { word in
                String(word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
            }
            rest = rest[end.upperBound...]
        }
        return words
    }

    /// Whether there is a word in a piece: letters in a row that are more than a unit or an abbreviation, and no name
    /// with a capital inside or, where it is all there is, without one.
    private static func isForPeople(_ piece: Words.Piece) -> Bool {
        guard case .text(let text) = piece else { return false }
        return text.split { !$0.isLetter }.contains { word in
            if word.contains(where: { !$0.isASCII }) { return true }
            let isMixed = word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
            return word.count > 2 && !isMixed && (word.count < text.count || word.first?.isUppercase == true)
        }
    }

    /// Whether a string is made like an identifier of a text rather than like a text: no blank, and words joined by
    /// dots, underscores, hyphens or capitals.
    static func looksLikeKey(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), bytes.contains(where: isLetter)
        else { return false }
        for index in bytes.indices.dropFirst().dropLast() {
            guard bytes[index] == UInt8(ascii: "_") || bytes[index] == UInt8(ascii: ".") else { continue }
            if isLetter(bytes[index - 1]) || isDigit(bytes[index - 1]), isLetter(bytes[index + 1]) { return true }
        }
        return isLower(first) && bytes.contains { isLetter($0) && !isLower($0) }
    }

    /// Whether a string may as well be a name: two parts with one dot between them, with a capital in front.
    private static func looksLikeName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && text.first?.isUppercase == true && parts[1].count > 1
            && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
    }

    /// Whether a string is an address of mail, of a page or of a host, which is the same in every language.
    private static func looksLikeAddress(_ text: String) -> Bool {
        if text.holds("://") { return true }
        let sides = text.split(separator: "@", omittingEmptySubsequences: false)
        let host = sides.count == 2 && !text.contains("%") ? sides[1] : text.prefix { $0 != "/" }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1,
            parts.allSatisfy({ part in
                !part.isEmpty && part.allSatisfy { $0.isNumber || $0 == "-" || $0.isLetter && $0.isLowercase }
            })
        else { return false }
        // Ends such as “de” are the languages or countries of a key, unless a company stands before them.
        return sides.count == 2 || generalDomains.contains(parts[parts.count - 1])
            || parts.count > 2 && companyDomains.contains(parts[parts.count - 2])
    }

    /// Ends of hosts, whatever their country, with which keys do not end.
    private static let generalDomains: Set<Substring> = ["com", "edu", "gov", "net", "org"]
    /// What stands before the country in hosts of companies and schools.
    private static let companyDomains: Set<Substring> = ["ac", "co", "com"]

    private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    private static func isLetter(_ byte: UInt8) -> Bool { isLower(byte | 0x20) }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Text with its format specifiers as run-time pieces.
    package static func pieces(of format: String) -> [Words.Piece] {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return [.text(format)] }
        var pieces: [Words.Piece] = []
        var text = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            let after = rest[rest.index(after: percent)...]
            if after.first == "%" {
                text += "%"
                rest = after.dropFirst()
            } else if let end = specifierEnd(after) {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(.runtime)
                rest = end
            } else {
                text += "%"
                rest = after
            }
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
        return pieces
    }

    private static func specifierEnd(_ text: Substring) -> Substring? {
        var rest = text
        if rest.first == "#", let at = rest.dropFirst().first, at == "@" {
            guard let close = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
            return rest[rest.index(after: close)...]
        }
        while let character = rest.first {
            rest = rest.dropFirst()
            if "@dDiuUxXoOfeEgGcCsSpaAF".contains(character) { return rest }
            guard character.isNumber || "$.+-lhqLzt".contains(character) else { return nil }
        }
        return nil
    }

    private static func normalize(_ key: String) -> String {
        pieces(of: key).map { piece in
            switch piece {
            case .text(let text): text
            case .runtime: "%@"
            }
        }.joined()
    }
}
