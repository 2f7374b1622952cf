import UIKit

/// Texts of the app follow the text size that people choose: they are made again when it changes.
enum TextStyle {
    static func title(_ words: String) -> NSAttributedString {
        NSAttributedString(
            string: words,
            attributes: [.font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.black])
    }

    static func detail(_ words: String) -> NSAttributedString {
        NSAttributedString(
            string: words,
            attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.darkGray])
    }
}
