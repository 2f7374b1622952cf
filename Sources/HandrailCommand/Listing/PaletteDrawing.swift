import HandrailModel
import HandrailReport
import HandrailReporting
import HandrailTranscripts

/// A palette as a page for browsers and as a picture: every color beside what people who are color blind see of it.
///
/// Both can be read without seeing colors: each swatch stands beside its components as text. Nothing is loaded from
/// anywhere.
struct PaletteDrawing {
    private let palette: PaletteListing

    /// A drawing of a palette.
    init(_ palette: PaletteListing) {
        self.palette = palette
    }

    /// What the swatches of a row show, in the order of `PaletteLook.seen`.
    static let headings = [
        Bilingual(en: "as it is", ko: "원래 색"), Bilingual(en: "protanopia", ko: "제1색각 이상"),
        Bilingual(en: "deuteranopia", ko: "제2색각 이상"), Bilingual(en: "tritanopia", ko: "제3색각 이상"),
        Bilingual(en: "achromatopsia", ko: "전색맹"),
    ]

    private var title: String { Bilingual(en: "Palette", ko: "팔레트")[palette.language] }

    // MARK: HTML

    /// A page with a table.
    var html: String {
        let language = palette.language == .korean ? "ko" : "en"
        let last = [
            Bilingual(en: "Color", ko: "색"), Bilingual(en: "Appearance", ko: "화면 모드"),
        ].map { $0[palette.language] }
        let contrast = Bilingual(en: "Lowest contrast of a text", ko: "텍스트의 가장 낮은 대비")[palette.language]
        let places = Bilingual(en: "Used at", ko: "쓰인 위치")[palette.language]
        let headings = last + Self.headings.map { $0[palette.language] } + [contrast, places]
        let head = headings.map { "<th scope=\"col\">\(XMLText.escaped($0))</th>" }.joined()
        return """
            <!DOCTYPE html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
            table { border-collapse: collapse }
            th, td { padding: .5em; text-align: start; vertical-align: top; border-bottom: 1px solid }
            svg { width: 3em; height: 2em; display: block; border: 1px solid }
            ul { margin: 0; padding-inline-start: 1em }
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            <table>
            <thead><tr>\(head)</tr></thead>
            <tbody>
            \(palette.colors.flatMap(rows).joined(separator: "\n"))
            </tbody>
            </table>
            </body>
            </html>

            """
    }

    private func rows(of color: Palette.Entry) -> [String] {
        color.looks.enumerated().map { index, look in
            let swatches = look.seen.map { seen in
                """
                <td><svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" \
                fill="\(seen)" fill-opacity="\(look.opacity)"/></svg>\(seen)</td>
                """
            }
            let contrast = color.lowestContrast.map { "\($0):1" } ?? ""
            let items = color.places.map { "<li>\(XMLText.escaped($0.text))</li>" }.joined()
            let places = items.isEmpty ? "" : "<ul>\(items)</ul>"
            let end = index == 0 ? "<td>\(contrast)</td><td>\(places)</td>" : "<td></td><td></td>"
            let name = "<th scope=\"row\">\(XMLText.escaped(color.name))</th>"
            let appearance = "<td>\(XMLText.escaped(look.appearance?[palette.language] ?? ""))</td>"
            return "<tr>\(name)\(appearance)\(swatches.joined())\(end)</tr>"
        }
    }

    // MARK: SVG

    /// A picture with a row for each color and appearance.
    var svg: String {
        let rows = palette.colors.flatMap { color in color.looks.map { (color.name, $0) } }
        let width = Self.nameWidth + Self.cell * Double(Self.headings.count)
        let height = Self.row * Double(rows.count + 1)
        let headings = Self.headings.enumerated().map { index, words in
            text(words[palette.language], at: Self.nameWidth + Double(index) * Self.cell, 24)
        }
        let drawn = rows.enumerated().map { index, row in
            drawing(of: row.0, row.1, from: Double(index + 1) * Self.row)
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="sans-serif" font-size="12">
            <title>\(title)</title>
            <rect width="100%" height="100%" fill="#FFFFFF"/>
            \((headings + drawn).joined(separator: "\n"))
            </svg>

            """
    }

    private func drawing(of name: String, _ look: PaletteLook, from top: Double) -> String {
        let swatches = look.seen.enumerated().map { index, seen in
            let left = Self.nameWidth + Double(index) * Self.cell
            return """
                <rect x="\(left)" y="\(top)" width="\(Self.cell - 12)" height="26" fill="\(seen)" \
                fill-opacity="\(look.opacity)" stroke="#6E6E73"/>
                """ + text(seen, at: left, top + 42)
        }
        let words = [text(name, at: 12, top + 18), text(look.appearance?[palette.language] ?? "", at: 12, top + 38)]
        return (words + swatches).joined(separator: "\n")
    }

    // Points.
    private static let nameWidth = 240.0
    private static let cell = 120.0
    private static let row = 56.0

    private func text(_ words: String, at left: Double, _ bottom: Double) -> String {
        "<text x=\"\(left)\" y=\"\(bottom)\" fill=\"#000000\">\(XMLText.escaped(words))</text>"
    }
}
