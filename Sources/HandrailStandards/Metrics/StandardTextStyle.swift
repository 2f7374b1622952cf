/// A text style of the system, named as SwiftUI does.
public enum StandardTextStyle: String, Hashable, Sendable, CaseIterable {
    /// On visionOS.
    case extraLargeTitle
    /// On visionOS.
    case extraLargeTitle2
    case largeTitle
    /// `title1` in UIKit and AppKit.
    case title
    case title2, title3, headline, subheadline, body, callout, footnote
    /// `caption1` in UIKit and AppKit.
    case caption
    case caption2

    /// Reads the name of a style as SwiftUI, UIKit or AppKit spell it, with or without a leading dot; `nil` for another
    /// name.
    public init?(name: String) {
        let bare = name.split(separator: ".").last.map(String.init) ?? ""
        switch bare {
        case "title1": self = .title
        case "caption1": self = .caption
        default: self.init(rawValue: bare)
        }
    }
}
