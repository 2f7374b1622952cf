public import HandrailSource

/// An image set or symbol set of an asset catalog, or an image file beside the catalogs.
public struct ImageAsset: Hashable, Sendable {
    /// What kind of image it is.
    public enum Kind: Hashable, Sendable {
        case image, symbol, appIcon
    }

    /// The name code uses, with the namespaces of folders that provide one.
    public let name: String
    /// Its kind.
    public let kind: Kind
    /// Where it stands.
    public let place: SourcePlace
    /// How large it is by itself; `nil` where that is not known, or where it is sliced to be stretched.
    public let size: PictureSize?
    /// Its slots; `nil` for symbols, for files beside catalogs, and where they could not be read.
    public let set: PictureSet?
    /// What a custom symbol holds of its template; `nil` for others, and where its drawing could not be read.
    public let template: SymbolTemplate?
    /// The most flashes in any second of an animated picture, each over a large part of what is seen; `nil` where it
    /// does not move, is small, or could not be read.
    public let flashes: Int?

    /// An image.
    public init(
        name: String, kind: Kind, place: SourcePlace, size: PictureSize? = nil, set: PictureSet? = nil,
        template: SymbolTemplate? = nil, flashes: Int? = nil
    ) {
        self.name = name
        self.kind = kind
        self.place = place
        self.size = size
        self.set = set
        self.template = template
        self.flashes = flashes
    }
}
