import UIKit

/// The company's colors and fonts.
enum Appearance {
    static let ink = UIColor(named: "ink")
    static let caption = UIFont.preferredFont(forTextStyle: .caption1)

    static func install() {
        UINavigationBar.appearance().prefersLargeTitles = true
    }

    /// A label that follows the chosen text size and takes the lines it needs.
    static func label(_ style: UIFont.TextStyle, _ text: String? = nil) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.text = text
        return label
    }
}
