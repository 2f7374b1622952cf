import HandrailModel
import HandrailSemantics
import HandrailSource

/// How a text or symbol is shown under a setting, in the numbers that people read.
struct InspectedStyle {
    /// Its words or the name of the symbol, where they are known.
    let shows: String?
    /// Its size in points, to one decimal.
    let pointSize: Double?
    /// The name of its weight.
    let weight: String?
    /// Its color as `#RRGGBB`, with an opacity where it has one.
    let foreground: String?
    /// The color behind it as `#RRGGBB`.
    let background: String?
    /// The ratio of the two, cut to one decimal.
    let ratio: Double?

    /// What is told of a style.
    init(_ style: RenderedStyle) {
        switch style.element.content {
        case .words(let words): shows = words.value?.display
        case .image(.symbol(let name)): shows = name.value
        case .image, .none, .type, .condition: shows = nil
        }
        pointSize = style.pointSize.map { Double(Int(clamping: $0 * 10 + 0.5)) / 10 }
        weight = style.weight?.rawValue
        foreground = style.foreground?.hexadecimal
        background = style.background?.hexadecimal
        ratio = style.ratio.map { Double(Int(clamping: $0 * 10 + 1e-9)) / 10 }
    }

    /// The styles of what a perceived element shows.
    static func all(of index: Int, on tree: PerceivedTree, in setting: Setting) -> [InspectedStyle] {
        RenderedStyle.styles(of: index, on: tree, in: setting).map(InspectedStyle.init)
    }

    /// The style in a line: `“Total”: 53 pt bold · #000000 on #FFFFFF · 21.0:1`.
    func line(in language: ReportLanguage) -> String {
        let open = Bilingual(en: "not known", ko: "알 수 없음")[language]
        var parts: [String] = []
        if pointSize != nil || weight != nil {
            let size = pointSize.map { ($0 == $0.rounded() ? String(Int(clamping: $0)) : String($0)) + " pt" }
            parts.append([size, weight].compactMap { $0 }.joined(separator: " "))
        }
        let (front, behind) = (foreground ?? open, background ?? open)
        parts.append(Bilingual(en: "\(front) on \(behind)", ko: "\(behind) 위에 \(front)")[language])
        if let ratio { parts.append("\(ratio):1") }
        return (shows.map { "“\($0)”: " } ?? "") + parts.joined(separator: " · ")
    }
}
