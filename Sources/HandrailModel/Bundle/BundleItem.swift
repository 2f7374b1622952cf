public import HandrailSource

/// One thing that the bundle of an app holds besides code.
public enum BundleItem: Hashable, Sendable {
    case picture(ImageAsset)
    case symbol(ImageAsset)
    case color(ColorAsset)
    /// A key of an `Info.plist`.
    case key(BundleKey)
    /// A text in one language.
    case string(StringEntry)
    case font(BundleFont)

    /// Which sort of thing it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case picture, symbol, color, key, string, font
    }

    /// Which sort of thing it is.
    public var kind: Kind {
        switch self {
        case .picture: .picture
        case .symbol: .symbol
        case .color: .color
        case .key: .key
        case .string: .string
        case .font: .font
        }
    }

    /// The name that code, or the system, knows it by; for a text its table, key and language.
    public var name: String {
        switch self {
        case .picture(let image), .symbol(let image): image.name
        case .color(let color): color.name
        case .key(let key): key.name
        case .string(let entry): "\(entry.table)/\(entry.key)/\(entry.language)"
        case .font(let font): font.name
        }
    }

    /// Where it stands.
    public var place: SourcePlace {
        switch self {
        case .picture(let image), .symbol(let image): image.place
        case .color(let color): color.place
        case .key(let key): key.place
        case .string(let entry): entry.place
        case .font(let font): font.place
        }
    }
}
