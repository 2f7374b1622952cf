import HandrailModel

/// The keyboard in a capture of a simulator, where nothing but its keys tells what it is.
enum SimulatorKeyboard {
    /// Gives the keys, and what lies at and below their upper edge, to the system.
    static func mark(in tree: inout CapturedTree) {
        let outermost = tree.children(of: nil)
        for parent in outermost.map(Optional.some) + [nil] {
            let parts = tree.children(of: parent)
            let keys = parts.filter { tree.elements[$0].identifier.map(identifiers.contains) ?? false }
            let buttons = parts.filter { tree.elements[$0].role == .button }
            guard keys.count >= 3, buttons.count >= 12 else { continue }
            let tops = keys.compactMap { tree.elements[$0].frame?.y }
            guard let first = tops.min(), let last = tops.max() else { continue }
            // The keys of letters have no identifiers, and stand in up to three rows above those that have; above them
            // are the words that the system suggests.
            let rows = last - first > 100 ? 0.0 : 170.0
            let top = first - rows - suggestions
            for part in parts where (tree.elements[part].frame?.y ?? 0) >= top { tree.giveToSystem(part) }
        }
    }

    /// Identifiers of keys, the same in every language.
    private static let identifiers: Set<String> = [
        "delete", "space", "emoji", "dictation", "shift", "more", "Return", "Search", "Go", "Next", "Done", "Send",
        "Join", "Route", "Yahoo", "Emergency Call",
    ]

    /// Points that the suggested words take up, and what is left above the first row.
    private static let suggestions = 58.0
}
