import HandrailMarkup
import HandrailModel

/// The drawing of a custom symbol, read for what its template demands and not for what it shows.
///
/// Source: templates that the SF Symbols app exports.
enum SymbolSet {
    /// Bytes of a drawing that are read: templates with all 27 drawings rarely have more.
    static let length = 2 << 20

    /// The file that a `Contents.json` names.
    static func fileName(_ contents: JSONNode) -> String? {
        contents["symbols"]?.elements?.lazy.compactMap { $0["filename"]?.stringValue }.first
    }

    /// What a drawing holds; `nil` where it is no SVG, or is longer than what is read.
    static func template(_ bytes: [UInt8]) -> SymbolTemplate? {
        guard bytes.count < length else { return nil }
        var parts: Set<String> = []
        var version: Int?
        var isDrawing = false
        for token in XMLTokenizer().read(bytes).tokens {
            switch token.kind {
            case .startTag(let tag), .emptyTag(let tag):
                isDrawing = isDrawing || tag.name == "svg"
                if let id = tag["id"], id.utf8.count < 64, id.contains("-") || id.contains("margin") {
                    parts.insert(id)
                }
            case .text(let text):
                if version == nil { version = number(in: text) }
            default: break
            }
        }
        return isDrawing ? SymbolTemplate(version: version, parts: parts) : nil
    }

    private static func number(in text: String) -> Int? {
        guard let start = text.firstRange(of: "Template v.") else { return nil }
        return Int(text[start.upperBound...].prefix { $0.isNumber })
    }
}
