import HandrailMarkup
import HandrailModel
import HandrailSource

/// The drawing of a custom symbol, read for what its template demands and not for what it shows.
///
/// Source: templates that the SF Symbols app exports.
enum SymbolSet {
    /// Bytes of a drawing that are read: templates with all 27 drawings rarely have more.
    static let length = 2 << 20

    /// The entry of a `Contents.json` that names a file, and the file.
    static func entry(_ contents: JSONNode) -> (fileName: String, node: JSONNode)? {
        contents["symbols"]?.elements?.lazy
            .compactMap { node in node["filename"]?.stringValue.map { ($0, node) } }.first
    }

    /// What a drawing holds; `nil` where it is no SVG, or is longer than what is read.
    ///
    /// - Parameter place: the entry of `Contents.json` that names it.
    static func template(_ bytes: [UInt8], place: SourcePlace? = nil) -> SymbolTemplate? {
        guard bytes.count < length else { return nil }
        var reader = SymbolTemplateReader()
        for token in XMLTokenizer().read(bytes).tokens {
            switch token.kind {
            case .startTag(let tag): reader.open(tag)
            case .emptyTag(let tag):
                reader.open(tag)
                reader.close(tag.name)
            case .endTag(let name, _): reader.close(name)
            case .text(let text), .cdata(let text): reader.read(text)
            default: break
            }
        }
        return reader.template(at: place)
    }
}
