import HandrailModel
import HandrailSource

/// Looks for names in texts of any language: as a whole between quotation marks or tags, as a word of code that a
/// generator makes of a name, or by the beginning and end of a text that is put together while the app runs.
struct NameMentions {
    /// The names by how they are written.
    private let whole: [String: String]
    /// The names by their letters and digits alone, in lower case.
    private let words: [String: [String]]
    /// Which lengths and first letters any of these have, so that few pieces of a text are looked at twice.
    private var wholeShapes = Shapes()
    private var wordShapes = Shapes()
    private var found: Set<String> = []
    /// Those of the found names that stand somewhere without the name of the app behind them.
    private var varying: Set<String> = []
    /// What texts that are put together begin and end with.
    private var beginnings: Set<String> = []
    private var endings: Set<String> = []

    /// Those of some names that stand in some texts, of some also as words of code.
    static func found(_ names: Set<String>, orAsWords words: Set<String>, in texts: [SourceText]) -> Set<String> {
        var search = NameMentions(names.union(words), words)
        // A catalog names its own files, and what stands there uses nothing.
        for text in texts where !text.bytes.isEmpty && !text.path.contains(".xcassets/") {
            let isCode = Self.code.contains { text.path.hasSuffix($0) }
            text.bytes.withUnsafeBufferPointer { search.read($0, words: isCode) }
        }
        return search.result
    }

    /// Those of some keys of texts that stand in some texts besides tables, and in code that no generator made of them.
    ///
    /// A key is looked for as it is written, as one word of code, and by the last of its parts: `menu.open` as
    /// `menuOpen` and as `open`.
    static func mentions(ofKeys keys: Set<String>, in texts: [SourceText]) -> KeyMentions {
        // What is cut in pieces where it stands is not found, and may be there.
        let whole = keys.filter { key in key.utf8.count < longest && !key.utf8.contains(where: isCut) }
        let parts = Dictionary(grouping: whole) { key in key.split(separator: ".").last.map(String.init) ?? key }
        var search = NameMentions(whole, whole.union(parts.keys))
        for text in texts where !text.bytes.isEmpty && !isTable(text.path) && !isGenerated(text) {
            let isCode = Self.code.contains { text.path.hasSuffix($0) }
            text.bytes.withUnsafeBufferPointer { search.read($0, words: isCode) }
        }
        let found = search.result
        let joined = found.subtracting(search.found)
        func named(by names: Set<String>) -> Set<String> {
            whole.intersection(names).union(names.flatMap { parts[$0] ?? [] })
        }
        let others = keys.subtracting(whole)
        return KeyMentions(
            found: named(by: found).union(others),
            varying: named(by: search.varying).union(named(by: joined)).union(others))
    }

    /// Whether a piece of a text may end within it: at a mark, at what is put in, at what is written otherwise in code.
    private static func isCut(_ byte: UInt8) -> Bool {
        isMark(byte) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&")
    }

    private static func isTable(_ path: String) -> Bool {
        path.contains(".xcassets/")
            || [".strings", ".xcstrings", ".stringsdict", ".xliff", ".json"].contains { path.hasSuffix($0) }
    }

    /// Whether a file says at its beginning that a program wrote it, which names all keys.
    private static func isGenerated(_ text: SourceText) -> Bool {
        String(decoding: text.bytes.prefix(300), as: UTF8.self).lowercased().contains("generated")
    }

    /// How files end in which names may be words.
    private static let code = [".swift", ".m", ".mm", ".h"]

    private init(_ names: Set<String>, _ asWords: Set<String>) {
        whole = Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
        words = Dictionary(grouping: asWords.sorted(), by: Self.word).filter { !$0.key.isEmpty }
        for name in whole.keys { wholeShapes.insert(name.utf8.count, name.utf8.first ?? 0) }
        for word in words.keys { wordShapes.insert(word.utf8.count, word.utf8.first ?? 0) }
    }

    private var result: Set<String> {
        found.union(
            whole.keys.filter { name in
                beginnings.contains { name.hasPrefix($0) } || endings.contains { name.hasSuffix($0) }
            })
    }

    private static func word(_ name: String) -> String {
        String(decoding: name.utf8.compactMap(letter), as: UTF8.self)
    }

    /// A letter or digit in lower case; `nil` for anything else.
    private static func letter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        default: nil
        }
    }

    // MARK: Reading

    /// Pieces that are longer are no names.
    private static let longest = 256

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, words hasWords: Bool) {
        var piece = 0
        var word = 0
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
            if hasWords, Self.letter(byte) == nil, byte != UInt8(ascii: "_") {
                if index > word { note(word: bytes[word..<index]) }
                word = index + 1
            }
            guard Self.isMark(byte) else { continue }
            if index > piece, index - piece <= Self.longest { note(piece: bytes[piece..<index]) }
            piece = index + 1
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\n"), UInt8(ascii: "'"): true
        default: false
        }
    }

    private mutating func note(word bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        if let constant = CatalogConstant.end(of: bytes) { note(word: constant) }
        var (count, first) = (0, UInt8(0))
        for byte in bytes where byte != UInt8(ascii: "_") {
            if count == 0 { first = Self.letter(byte) ?? 0 }
            count += 1
        }
        guard count <= Self.longest, wordShapes.contains(count, first) else { return }
        let text = String(decoding: bytes.compactMap(Self.letter), as: UTF8.self)
        guard let names = words[text] else { return }
        found.formUnion(names)
        noteVarying(names, behind: bytes)
    }

    private mutating func note(piece bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let first = bytes.first, let last = bytes.last else { return }
        if wholeShapes.contains(bytes.count, first),
            let name = whole[String(decoding: bytes, as: UTF8.self)]
        {
            found.insert(name)
            noteVarying([name], behind: bytes)
        }
        // What a name is put together of: `icon_\(number)`, `icon_%d`, and `"icon_" + number`.
        if Self.joints.contains(last) { join(bytes, isBeginning: true) }
        if Self.joints.contains(first) { join(bytes, isBeginning: false) }
        guard let opening = bytes.firstIndex(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%") }) else {
            return
        }
        join(bytes[..<opening], isBeginning: true)
        if let closing = bytes.lastIndex(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "@") }) {
            join(bytes[bytes.index(after: closing)...], isBeginning: false)
        }
    }

    /// Once is enough: a name that is a common word stands in many places, and each of them would be read for nothing.
    private mutating func noteVarying(_ names: [String], behind bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard !names.allSatisfy(varying.contains), !Self.isNameOfApp(behind: bytes) else { return }
        varying.formUnion(names)
    }

    /// Whether the name of the app is what is put into a text, as far as what follows its key says.
    private static func isNameOfApp(behind bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let rest = bytes.base[bytes.endIndex..<min(bytes.base.count, bytes.endIndex + 120)]
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: line, as: UTF8.self)
        // All of them have this in common, and most lines do not.
        guard text.holds("ame") || text.holds("AME") else { return false }
        let lowercased = text.lowercased()
        return namesOfApp.contains(where: lowercased.holds)
    }

    private static let namesOfApp = [
        "appname", "applicationname", "bundlename", "bundledisplayname", "appdisplayname", "productname",
        "appinfo.current.displayname", "appinfo.displayname",
    ]

    private static let joints = Set("_-/.".utf8)

    private mutating func join(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, isBeginning: Bool) {
        guard bytes.count >= Self.shortestPart, bytes.count < 64 else { return }
        let text = String(decoding: bytes, as: UTF8.self)
        if isBeginning { beginnings.insert(text) } else { endings.insert(text) }
    }

    /// Letters of a part from which on it says anything.
    private static let shortestPart = 3
}

/// Pairs of a length and a first byte, one bit each: they are asked about for every word of all code.
private struct Shapes {
    private var bits = [UInt64](repeating: 0, count: 1 << 10)

    mutating func insert(_ length: Int, _ first: UInt8) {
        let number = Self.number(length, first)
        bits[number >> 6] |= 1 << (number & 63)
    }

    /// Whether the pair was put in, or one of a length that is 256 bytes more or less.
    func contains(_ length: Int, _ first: UInt8) -> Bool {
        let number = Self.number(length, first)
        return bits[number >> 6] & 1 << (number & 63) != 0
    }

    private static func number(_ length: Int, _ first: UInt8) -> Int { (length & 0xFF) << 8 | Int(first) }
}
