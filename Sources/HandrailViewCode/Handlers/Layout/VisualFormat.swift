/// A layout written in the visual format language: `V:|-16-[title(30)]-(>=8@750)-|`.
struct VisualFormat {
    /// Something that the format holds to a size or a place.
    enum Part: Equatable {
        /// The size of a view along the axis.
        case size(view: String, Length)
        /// The distance from one view to the next; `nil` stands for the view that holds them.
        case gap(from: String?, to: String?, [Length])
    }

    /// A length with what it is measured against.
    struct Length: Equatable {
        /// How it relates to the amount: `==`, `>=` or `<=`.
        let relation: String
        /// A number, the name of a metric, or the name of a view that is as large.
        let amount: String
        /// A number or the name of a metric; `nil` where it is required.
        let priority: String?
    }

    /// Whether it runs from top to bottom.
    let isVertical: Bool
    /// What it says, in the order written.
    package let parts: [Part]

    private static let maximumLength = 2_000

    /// Reads a format; `nil` for one that is not well formed.
    init?(_ text: String) {
        guard text.utf8.count <= Self.maximumLength else { return nil }
        var rest = text.filter { !$0.isWhitespace }[...]
        isVertical = rest.hasPrefix("V:")
        if rest.hasPrefix("V:") || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
        var parts: [Part] = []
        // What stands before a gap: nothing yet, the view around (`nil` inside), or a view.
        var before: String??
        var gap: [Length]?
        while let next = rest.first {
            switch next {
            case "|":
                rest = rest.dropFirst()
                if let before { parts.append(.gap(from: before, to: nil, gap ?? [Self.none])) }
                before = .some(nil)
                gap = nil
            case "[":
                guard let end = rest.firstIndex(of: "]") else { return nil }
                let inside = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                let name = String(inside.prefix { $0 != "(" })
                guard !name.isEmpty else { return nil }
                if let before { parts.append(.gap(from: before, to: name, gap ?? [Self.none])) }
                if inside.count > name.count {
                    guard let sizes = Self.lengths(inside.dropFirst(name.count)) else { return nil }
                    parts += sizes.map { .size(view: name, $0) }
                }
                before = .some(name)
                gap = nil
            case "-":
                guard before != nil, gap == nil else { return nil }
                rest = rest.dropFirst()
                let written = rest.prefix { $0 != "[" && $0 != "|" }
                // A minus at the end closes what stands between two; alone it is the system's own distance.
                guard !written.isEmpty else {
                    gap = []
                    continue
                }
                guard written.last == "-", let found = Self.lengths(written.dropLast()) else { return nil }
                gap = found
                rest = rest[written.endIndex...]
            default: return nil
            }
        }
        guard gap == nil else { return nil }
        self.parts = parts
    }

    private static let none = Length(relation: "==", amount: "0", priority: nil)

    /// `16`, `margin`, or several in parentheses: `(>=16,<=40@750)`.
    private static func lengths(_ text: Substring) -> [Length]? {
        var text = text
        if text.first == "(" {
            guard text.last == ")" else { return nil }
            text = text.dropFirst().dropLast()
        }
        let found = text.split(separator: ",", omittingEmptySubsequences: false).map(length)
        let known = found.compactMap { $0 }
        return known.count == found.count ? known : nil
    }

    private static func length(_ text: Substring) -> Length? {
        let relation = ["==", ">=", "<="].first { text.hasPrefix($0) }
        let parts = text.dropFirst(relation?.count ?? 0).split(separator: "@", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        return Length(
            relation: relation ?? "==", amount: String(parts[0]), priority: parts.count == 2 ? String(parts[1]) : nil)
    }
}
