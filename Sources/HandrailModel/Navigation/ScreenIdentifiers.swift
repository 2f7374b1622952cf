import HandrailSource

/// What tells each screen of an audit from all others.
///
/// An identifier is the path of the screen's file and its name, such as `Pier/Ticket.swift#Ticket`. Where several
/// screens share both, as a view does that is brought up from several places, those after the first are numbered:
/// `Pier/Ticket.swift#Ticket-2`. Lines may be added and other files may change without changing it.
public struct ScreenIdentifiers: Sendable {
    /// The identifiers, by the positions of the screens.
    public let all: [String]
    /// What people call the screens, by their positions: the name where no other screen has it, otherwise as much of
    /// the end of the identifier as no other has.
    public let labels: [String]
    private let positions: [ObjectIdentifier: Int]

    /// The identifiers of the screens of an audit, whose places are in `files`.
    init(_ screens: [PerceivedTree], files: [SourceText]) {
        let all = Self.identifiers(of: screens, files)
        let names = Self.counted(screens.map(\.screen.name))
        let ends = Self.counted(all.map(Self.withoutFolders))
        self.all = all
        labels = screens.indices.map { position in
            let name = screens[position].screen.name
            let end = Self.withoutFolders(all[position])
            return names[name] == 1 ? name : ends[end] == 1 ? end : all[position]
        }
        positions = Dictionary(
            screens.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The identifier of a screen of the audit; `nil` for any other tree.
    public func identifier(of tree: PerceivedTree) -> String? { positions[ObjectIdentifier(tree)].map { all[$0] } }

    /// What people call a screen of the audit; `nil` for any other tree.
    public func label(of tree: PerceivedTree) -> String? { positions[ObjectIdentifier(tree)].map { labels[$0] } }

    /// The position of the screen that has an identifier, or is the only one whose identifier ends with whole
    /// components like it; `nil` where there is none.
    public func position(of text: String) -> Int? {
        if let exact = all.firstIndex(of: text) { return exact }
        let ending = all.indices.filter { all[$0].hasSuffix("/" + text) }
        return ending.count == 1 && text.contains("#") ? ending[0] : nil
    }

    private static func identifiers(of screens: [PerceivedTree], _ files: [SourceText]) -> [String] {
        var counts: [String: Int] = [:]
        return screens.map { tree in
            let screen = tree.screen
            let isKnown = files.indices.contains(Int(screen.place.file.value))
            let base = (isKnown ? files[Int(screen.place.file.value)].path : "") + "#" + screen.name
            let count = counts[base, default: 0] + 1
            counts[base] = count
            return count == 1 ? base : "\(base)-\(count)"
        }
    }

    private static func counted(_ texts: [String]) -> [String: Int] {
        texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static func withoutFolders(_ identifier: String) -> String {
        identifier.lastIndex(of: "/").map { String(identifier[identifier.index(after: $0)...]) } ?? identifier
    }
}
