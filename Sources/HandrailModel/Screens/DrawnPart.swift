public import HandrailSource

/// Something that the screenshot of a capture shows and that is no element people meet.
public struct DrawnPart: Hashable, Sendable {
    /// Where the capture has it.
    public let place: SourcePlace
    /// What the capture calls it.
    public let name: String?
    /// What it is.
    public let noun: Bilingual
    /// Whether it is a picture, which may be there for decoration.
    public let isPicture: Bool
    /// Whether it is all of the screen.
    public let isScreen: Bool

    /// Something that is shown.
    public init(place: SourcePlace, name: String?, noun: Bilingual, isPicture: Bool, isScreen: Bool) {
        self.place = place
        self.name = name
        self.noun = noun
        self.isPicture = isPicture
        self.isScreen = isScreen
    }
}
