import HandrailModel
package import HandrailReporting

/// A way between a screen and another one, as the map of screens prints it.
package struct ScreenWayV1: Sendable {
    private let screen: String?
    private let address: String?
    private let manner: String
    private let location: LocationV1?

    /// The wire form of a way.
    init(_ way: ScreenMap.Way, of map: ScreenMap, in audit: Audit) {
        screen = way.other.map { map.entries[$0].id }
        address = if case .outside(let address) = way.edge.target { address } else { nil }
        manner = Self.name(of: way.edge.manner)
        location = way.edge.action.flatMap { SourceLocation($0, in: audit.files) }.map(LocationV1.init)
    }

    private static func name(of manner: NavigationManner) -> String {
        switch manner {
        case .push: "push"
        case .sheet: "sheet"
        case .cover: "cover"
        case .popover: "popover"
        case .alert: "dialog"
        case .tab: "tab"
        case .window: "window"
        case .widget: "widget"
        case .segue: "segue"
        case .link: "link"
        }
    }
}

extension ScreenWayV1: WireObject {
    /// Its name in the schema.
    package static let name = "ScreenWay"
    /// What the schema says of it.
    package static let note = "A way between a screen and another one, or out of the app."
    /// Its members.
    package static let fields: [WireField<ScreenWayV1>] = [
        WireField("screen", "The id of the other screen; left out where it is not known or outside the app.") {
            $0.screen
        },
        WireField("address", "The address of the page outside the app, where it is known.") { $0.address },
        WireField(
            "manner",
            "`push`, `sheet`, `cover`, `popover`, `dialog`, `tab`, `window`, `widget`, `segue` or `link`."
        ) { $0.manner },
        WireField("location", "Where it is written what brings the screen up.") { $0.location },
    ]
}
