import HandrailModel
import HandrailTranscripts

/// Where in a project the guidelines under a heading can be looked at, though no rule found anything there.
struct ChecklistPlaces {
    private let audit: Audit

    /// The places of an audit.
    init(_ audit: Audit) { self.audit = audit }

    /// The first screens that have what a heading is about, or the lists of the apps; none where every screen will do.
    func places(under heading: String, most: Int) -> [String] {
        if heading == "privacy" {
            return audit.targets.filter { $0.kind != .other }.prefix(most)
                .compactMap { SourceLocation($0.place, in: audit.files)?.text }.map { "`\($0)`" }
        }
        guard let isWanted = Self.subjects[heading] else { return [] }
        let screens = audit.screens.lazy.map(\.screen).filter { $0.presentation != .component && isWanted($0) }
        return screens.prefix(most).map { screen in
            screen.name + (SourceLocation(screen.place, in: audit.files).map { " (`\($0.text)`)" } ?? "")
        }
    }

    /// What tells whether a screen has anything to do with a heading.
    private static let subjects: [String: @Sendable (Screen) -> Bool] = [
        "accessibility · gestures": { $0.tree.attributeKinds.contains(.interaction(.gesture)) },
        "accessibility · buttons and controls": { screen in screen.has { $0.isControl } },
        "accessibility · user input": { screen in screen.has { $0 == .textField || $0 == .secureField } },
        "accessibility · haptics": { $0.tree.attributeKinds.contains(.code(.action)) },
        "images": { screen in screen.has { $0 == .image } },
        "SF Symbols": { screen in screen.has { $0 == .image } },
        "typography": { screen in screen.has { $0 == .text || $0 == .label } },
        "accessibility · text display": { screen in screen.has { $0 == .text || $0 == .label } },
    ]
}

extension Screen {
    /// Whether an element of some kind is on it.
    fileprivate func has(_ isWanted: (ElementKind) -> Bool) -> Bool {
        tree.elements.indices.contains { isWanted(tree.elements[$0].kind) }
    }
}
