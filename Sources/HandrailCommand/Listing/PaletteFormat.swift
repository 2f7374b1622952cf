import ArgumentParser
import HandrailReporting

/// A form in which a palette is printed.
enum PaletteFormat: String, WordChoice {
    case text, json, html, svg

    /// Writes a palette down; text for people goes on a page.
    func bytes(of palette: PaletteListing, on page: TextPage) throws -> [UInt8] {
        switch self {
        case .text: try ListFormat.text.bytes(palette, page)
        case .json: try ListFormat.json.bytes(palette, page)
        case .html: Array(PaletteDrawing(palette).html.utf8)
        case .svg: Array(PaletteDrawing(palette).svg.utf8)
        }
    }
}
