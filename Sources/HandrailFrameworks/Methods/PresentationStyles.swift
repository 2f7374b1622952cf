package import HandrailModel

/// The styles in which controllers come up.
package enum PresentationStyles {
    /// How a presented controller comes up in a style.
    package static func presented(as style: String?) -> Screen.Presentation {
        switch style {
        case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .cover
        case "popover": .popover
        default: .sheet
        }
    }
}
