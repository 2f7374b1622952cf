import HandrailMarkup
import HandrailModel
import HandrailSource

/// A `capture.yml` beside captures: how the device was set when they were taken, for all of the folder or by file.
///
/// ```yaml
/// language: ko
/// files:
///   first.xml:
///     screen: Login
///   second.xml:
///     screen: Login
///     appearance: dark
///     text-size: AX5
/// ```
///
/// It is a small part of YAML: names, colons and values, each on a line of its own, indented below what they belong to.
struct CaptureSheet {
    /// What it is called.
    static let names: Set<String> = ["capture.yml", "capture.yaml"]
    /// Files that may be one.
    static let kind = FileKind(
        name: "captureSheet", extensions: ["yml", "yaml"], recognizes: { maySayHow($0) })

    private var common = CaptureVariant()
    private var byFile: [String: CaptureVariant] = [:]
    /// Lines that say nothing that is known, by their numbers from 1 on.
    private(set) var unknownLines: [Int] = []

    /// More lines than this are not read.
    private static let mostLines = 10_000

    /// What a text says.
    init(_ bytes: [UInt8]) {
        var file: (name: String, indent: Int)?
        var isInFiles = false
        for (number, line) in Self.lines(of: bytes).prefix(Self.mostLines).enumerated() {
            guard let (indent, key, value) = Self.parts(of: line) else { continue }
            if indent == 0 { (isInFiles, file) = (key == "files", nil) }
            if indent == 0, isInFiles { continue }
            if let open = file, indent <= open.indent { file = nil }
            if isInFiles, file == nil {
                file = (key, indent)
                continue
            }
            var said = file.map { byFile[$0.name] ?? CaptureVariant() } ?? common
            if !Self.set(key.lowercased(), to: value, of: &said) { unknownLines.append(number + 1) }
            if let file { byFile[file.name] = said } else { common = said }
        }
    }

    /// What it says of the file of a name in its folder.
    ///
    /// - Parameter folder: the path of the folder, in which screens are told apart.
    func variant(of name: String, in folder: String) -> CaptureVariant {
        var variant = common.overridden(by: byFile[name] ?? CaptureVariant())
        variant.series = variant.series.map { PicturePairing.joined(folder, $0) }
        return variant
    }

    private static func lines(of bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The indentation, the key and the value of a line; `nil` where there is none.
    private static func parts(of line: Substring) -> (indent: Int, key: String, value: String)? {
        let indent = line.prefix { $0 == " " }.count
        var text = line.dropFirst(indent)
        if text.first == "#" || text.hasPrefix("---") { return nil }
        if let comment = text.firstRange(of: " #") { text = text[..<comment.lowerBound] }
        guard let colon = text.lastIndex(where: { $0 == ":" }) else { return nil }
        let strip = { (part: Substring) in
            String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
                .filter { $0 != "\"" && $0 != "'" }
        }
        return (indent, strip(text[..<colon]), strip(text[text.index(after: colon)...]))
    }

    /// Says one thing; `false` where it is not known.
    private static func set(_ key: String, to value: String, of said: inout CaptureVariant) -> Bool {
        let low = value.lowercased()
        switch key {
        case "screen": said.series = value.unlessEmpty
        case "language": said.language = value.unlessEmpty
        case "appearance": said.isDark = ["dark": true, "light": false][low]
        case "text-size": said.contentSize = ContentSize(shortName: value) ?? (low == "default" ? .large : nil)
        case "contrast": said.isContrastIncreased = ["increased": true, "standard": false][low]
        case "bold-text": said.isBold = ["true": true, "yes": true, "false": false, "no": false][low]
        case "direction": said.isRightToLeft = ["right-to-left": true, "left-to-right": false][low]
        default: return false
        }
        return true
    }

    private static let keys: Set<String> = [
        "screen", "language", "appearance", "text-size", "contrast", "bold-text", "direction", "files",
    ]

    /// Whether a text that begins so has keys of a sheet alone at its outermost level.
    private static func maySayHow(_ bytes: [UInt8]) -> Bool {
        let keys = lines(of: bytes).lazy.compactMap { parts(of: $0) }.filter { $0.indent == 0 }.map(\.key)
        return !keys.isEmpty && keys.allSatisfy(Self.keys.contains)
    }
}
