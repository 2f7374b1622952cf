import HandrailModel
import HandrailProgram
import HandrailSource

/// The shape that a view without content is drawn as.
enum DrawnOutline {
    /// What a view with rounded corners and nothing in it is drawn as, where it is called after a part of a switch: its
    /// size is only known while the app runs. `nil` for any other view.
    static func shape(of view: ViewDescription) -> String? {
        guard view.property("cornerRadius") != nil else { return nil }
        let names = view.connections.filter { $0.kind == .outlet }.map(\.name)
        if names.contains(where: knobs.occur) { return "Circle" }
        return names.contains(where: tracks.occur) ? "Capsule" : nil
    }

    private static let knobs = Fragments(["knob", "thumb"])
    private static let tracks = Fragments(["track", "background"])
}
