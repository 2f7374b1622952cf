import HandrailModel
package import HandrailReporting

/// A screen on the map of screens.
package struct MappedScreenV1: Sendable {
    private let entry: ScreenMap.Entry
    private let location: LocationV1?
    private let parents: [ScreenWayV1]
    private let children: [ScreenWayV1]

    /// The wire form of a screen of a map.
    init(_ entry: ScreenMap.Entry, of map: ScreenMap, in audit: Audit) {
        self.entry = entry
        location = SourceLocation(entry.tree.screen.place, in: audit.files).map(LocationV1.init)
        parents = entry.parents.map { ScreenWayV1($0, of: map, in: audit) }
        children = entry.children.map { ScreenWayV1($0, of: map, in: audit) }
    }

    private static func name(of kind: ScreenKind) -> String {
        switch kind {
        case .entry: "entry"
        case .pushed: "pushed"
        case .sheet: "sheet"
        case .cover: "cover"
        case .popover: "popover"
        case .dialog: "dialog"
        case .tab: "tab"
        case .widget: "widget"
        case .part: "part"
        case .screen: "screen"
        case .view: "view"
        case .cell: "cell"
        case .bar: "bar"
        case .menu: "menu"
        }
    }
}

extension MappedScreenV1: WireObject {
    /// Its name in the schema.
    package static let name = "MappedScreen"
    /// What the schema says of it.
    package static let note = "A screen, or a view that no screen is known to show."
    /// Its members.
    package static let fields: [WireField<MappedScreenV1>] = [
        WireField("id", "What tells it from all others; `--screen` takes it.") { $0.entry.id },
        WireField("name", "The name of its outermost view.") { $0.entry.tree.screen.name },
        WireField(
            "kind",
            """
            `entry`, `pushed`, `sheet`, `cover`, `popover`, `dialog`, `tab`, `widget` or `screen`; `part`, `view`, \
            `cell`, `bar` or `menu` where it is no whole screen.
            """
        ) { name(of: $0.entry.kind) },
        WireField("platforms", "The platforms of its target; empty where unknown.") {
            Set($0.entry.tree.screen.platforms.map(\.platform.rawValue)).sorted()
        },
        WireField("stops", "How many elements VoiceOver stops at.") { $0.entry.tree.stops.count },
        WireField("location", "Where its outermost view is declared.") { $0.location },
        WireField("parents", "The ways that lead to it.") { $0.parents },
        WireField("children", "The ways that lead from it.") { $0.children },
    ]
}
