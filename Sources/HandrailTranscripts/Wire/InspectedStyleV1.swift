/// How a text or symbol is shown under a setting, as `inspect --format json` prints it.
struct InspectedStyleV1: Encodable {
    /// Its words or the name of the symbol, where they are known.
    let shows: String?
    /// Its size in points.
    let pointSize: Double?
    /// The name of its weight.
    let weight: String?
    /// Its color as `#RRGGBB`, with an opacity where it has one.
    let foreground: String?
    /// The color behind it as `#RRGGBB`.
    let background: String?
    /// The ratio of the two, cut to one decimal.
    let ratio: Double?

    /// The wire form of a style.
    init(_ style: InspectedStyle) {
        shows = style.shows
        pointSize = style.pointSize
        weight = style.weight
        foreground = style.foreground
        background = style.background
        ratio = style.ratio
    }

    private enum CodingKeys: String, CodingKey {
        case shows = "shows"
        case pointSize = "pointSize"
        case weight = "weight"
        case foreground = "foreground"
        case background = "background"
        case ratio = "ratio"
    }
}
