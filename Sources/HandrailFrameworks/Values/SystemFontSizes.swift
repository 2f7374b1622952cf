/// The sizes of fonts that UIKit and AppKit have names for.
///
/// Source: Apple, documentation of `UIFont` and `NSFont`, "System font sizes", with the values that the systems return.
package enum SystemFontSizes {
    /// A size in points, on iPhone, iPad and Mac, that a class of fonts has a name for; `nil` for any other name.
    package static func size(_ name: String, of type: String) -> Double? { table[type]?[name] }

    private static let table: [String: [String: Double]] = [
        "UIFont": ["systemFontSize": 14, "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12],
        "NSFont": ["systemFontSize": 13, "labelFontSize": 10, "smallSystemFontSize": 11],
    ]
}
