package import HandrailModel

/// How methods and styles of controllers bring up screens.
package enum PresentingMethods {
    /// Methods that show a controller, with how it comes up.
    package static let presentations: [String: Screen.Presentation] = [
        "present": .sheet, "pushViewController": .navigation, "show": .navigation,
        "showDetailViewController": .navigation,
        "presentAsSheet": .sheet, "presentAsModalWindow": .sheet,
    ]

    /// How a presented controller comes up in a style.
    package static func presented(as style: String?) -> Screen.Presentation {
        switch style {
        case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .cover
        case "popover": .popover
        default: .sheet
        }
    }
}
