/// A value of a property of a UIKit, AppKit or WatchKit view.
public indirect enum ViewValue: Hashable, Sendable {
    /// Words that are read or heard.
    case words(Words)
    /// A Boolean.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// A case of an enumeration or an identifier, as UIKit spells it in Swift: `scaleAspectFill`, `submit-button`.
    case name(String)
    /// Accessibility traits.
    case traits(Traits)
    /// A font.
    case font(FontUse)
    /// A color.
    case color(ColorUse)
    /// An image.
    case image(ImageSource)
    /// Several values, such as the titles of segments.
    case list([ViewValue])
    /// `nil`, set on purpose.
    case nothing
}
