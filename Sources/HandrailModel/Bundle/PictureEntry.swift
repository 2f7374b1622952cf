public import HandrailSource

/// A slot of an image set or icon: which devices and settings it is for, and the file in it.
public struct PictureEntry: Hashable, Sendable {
    /// What a slot is for. Slots of one use differ in scale alone.
    public struct Use: Hashable, Sendable {
        /// `universal`, `iphone`, `ipad`, `mac` and so on.
        public let idiom: String
        /// The platform of an icon in one size.
        public let platform: String?
        /// Such as `luminosity dark` or `contrast high`, sorted.
        public let appearances: [String]
        /// `sRGB` or `display-P3`; `nil` for every display.
        public let gamut: String?
        /// `left-to-right` or `right-to-left`; `nil` for both.
        public let direction: String?
        /// The language; `nil` for all.
        public let locale: String?
        /// What else it is for: size classes, memory, kinds of devices.
        public let others: [String]

        /// A use.
        public init(
            idiom: String, platform: String? = nil, appearances: [String] = [], gamut: String? = nil,
            direction: String? = nil, locale: String? = nil, others: [String] = []
        ) {
            self.idiom = idiom
            self.platform = platform
            self.appearances = appearances
            self.gamut = gamut
            self.direction = direction
            self.locale = locale
            self.others = others
        }

        /// The same for another idiom or gamut.
        public func with(idiom: String? = nil, gamut: String?) -> Use {
            Use(
                idiom: idiom ?? self.idiom, platform: platform, appearances: appearances, gamut: gamut,
                direction: direction, locale: locale, others: others)
        }
    }

    /// Whether the file is there.
    public enum Presence: Hashable, Sendable {
        /// The slot names none.
        case unnamed
        case there
        case missing
        /// It is of a kind that is not looked for.
        case unknown
    }

    /// What it is for.
    public let use: Use
    /// Pixels a point; `nil` where one file is for all.
    public let scale: Int?
    /// The size in points that an icon has in this slot.
    public let points: PictureSize?
    /// The file's name.
    public let fileName: String?
    /// Whether the file is there.
    public let presence: Presence
    /// What its head says; `nil` where it is not there or says nothing.
    public let picture: PictureFacts?
    /// The slot in `Contents.json`.
    public let place: SourcePlace

    /// A slot.
    public init(
        use: Use, scale: Int?, points: PictureSize? = nil, fileName: String?, presence: Presence,
        picture: PictureFacts?, place: SourcePlace
    ) {
        self.use = use
        self.scale = scale
        self.points = points
        self.fileName = fileName
        self.presence = presence
        self.picture = picture
        self.place = place
    }

    /// How large its picture is in points; `nil` where that is not known.
    public var size: PictureSize? { picture?.pixels?.scaled(by: Double(scale ?? 1)) }
}
