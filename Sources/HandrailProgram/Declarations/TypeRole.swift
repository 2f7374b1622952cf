import HandrailFrameworks

/// What a type of the project is to SwiftUI.
package enum TypeRole: Sendable {
    case view, modifier, app, scene, widget, buttonStyle, labelStyle, otherStyle, representable, shape, preview, other

    /// The role of a type that names `inherited` among what it inherits from, as far as these tell.
    init?(of inherited: [String]) {
        guard let first = inherited.lazy.compactMap({ Self.positions[$0] }).min() else { return nil }
        self = Self.protocols[first].role
    }

    /// Positions in the list of protocols, by name.
    private static let positions: [String: Int] = Dictionary(
        protocols.enumerated().flatMap { position, entry in entry.names.map { ($0, position) } },
        uniquingKeysWith: min)

    /// The role by the protocols a type conforms to; the first that matches.
    private static let protocols: [(names: Set<String>, role: TypeRole)] = [
        (SwiftUIProtocols.previews, .preview), (SwiftUIProtocols.representables, .representable),
        (SwiftUIProtocols.shapes, .shape), (SwiftUIProtocols.views, .view), (SwiftUIProtocols.modifiers, .modifier),
        (SwiftUIProtocols.apps, .app), (SwiftUIProtocols.scenes, .scene), (SwiftUIProtocols.widgets, .widget),
        (SwiftUIProtocols.buttonStyles, .buttonStyle), (SwiftUIProtocols.labelStyles, .labelStyle),
        (SwiftUIProtocols.otherStyles, .otherStyle),
    ]
}
