public import HandrailModel

/// A value that Objective-C code gives to a property of a view.
public indirect enum ObjectiveCValue: Hashable, Sendable {
    /// A string in the code.
    case words(String)
    /// A key of a string table, with the table's name where it is not the usual one.
    case localized(key: String, table: String?)
    /// `YES` or `NO`.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// Accessibility traits.
    case traits(Traits)
    /// A constant by its name.
    case constant(String)
    /// An image of the asset catalog, by name.
    case image(String)
    /// A system symbol, by name.
    case symbol(String)
    /// A font of a text style, by the style's constant.
    case textStyle(String)
    /// A font of the system in a size in points, that does not follow the chosen text size.
    case fixedFont(Double)
    /// A font by its name, where that is written out, in a size in points.
    case customFont(String?, Double)
    /// A font that grows with a text style, by the style's constant; in a size in points where that is written out.
    case scalingFont(Double?, style: String?)
    /// Views of the class, by name, in order.
    case views([String])
    /// `nil`, set on purpose.
    case nothing
    /// One of these, by a condition.
    case oneOf([ObjectiveCValue])
    /// Computed while the app runs.
    case computed
}
