/// What the tables of a font say of one of its faces.
public struct FontFace: Hashable, Sendable {
    /// How far a variable face goes in one direction, such as `wght` from 100 to 900.
    public struct Axis: Hashable, Sendable {
        /// Four letters: `wght`, `wdth`, `opsz`.
        public let tag: String
        /// Its least value.
        public let least: Double
        /// Its greatest value.
        public let most: Double

        /// An axis.
        public init(tag: String, least: Double, most: Double) {
            self.tag = tag
            self.least = least
            self.most = most
        }
    }

    /// How much of a script it can draw.
    public enum Coverage: String, Hashable, Sendable {
        case none, partly, wholly
    }

    /// Its family in English, or in the first language there is.
    public let family: String?
    /// Its own name as systems know it, such as `Lato-Bold`.
    public let postScriptName: String?
    /// Its names, in all languages: of the family, of the face, and the one of PostScript.
    public let names: Set<String>
    /// From 1 to 1000, where 400 is regular; `nil` where it does not say.
    public let weight: Int?
    /// From 1, the narrowest, to 9; `nil` where it does not say.
    public let width: Int?
    /// Whether it is italic.
    public let isItalic: Bool
    /// In which directions it can be varied.
    public let axes: [Axis]
    /// What it can draw of each script; empty where its characters could not be read.
    public let coverage: [FontScript: Coverage]

    /// A face.
    public init(
        family: String?, postScriptName: String? = nil, names: Set<String> = [], weight: Int? = nil,
        width: Int? = nil, isItalic: Bool = false, axes: [Axis] = [], coverage: [FontScript: Coverage] = [:]
    ) {
        self.family = family
        self.postScriptName = postScriptName
        self.names = names
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.axes = axes
        self.coverage = coverage
    }
}
