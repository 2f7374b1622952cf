import HandrailModel

/// A number drawn as a row of symbols, such as stars of which some are filled.
///
/// The rule about values speaks for the row as a whole; a rule about a single picture asks `init?(holding:)` first and
/// is silent where there is one.
struct RatingRow: Sendable {
    /// The plain form of the symbol that is shown again and again: `star`, not `star.fill`.
    let symbol: String

    /// The rating that an element is: a loop around one symbol, or a row with at least three of the same.
    init?(_ element: ElementView) {
        switch element.kind {
        case .repeated:
            let shown = element.children.filter { $0.slot == .content }
            guard shown.count == 1, let symbol = shown[0].fillableSymbol else { return nil }
            self.symbol = symbol
        case .horizontalStack:
            let symbols = element.children.compactMap(\.fillableSymbol)
            guard let first = symbols.first, symbols.count >= 3, Set(symbols).count == 1 else { return nil }
            symbol = first
        default: return nil
        }
    }

    /// The rating that an image is a part of.
    init?(holding image: ElementView) {
        var current = image
        for _ in 0..<Self.levels {
            guard let parent = current.parent else { return nil }
            if let row = RatingRow(parent) {
                self = row
                return
            }
            guard parent.kind.isTransparent, parent.kind != .repeated else { return nil }
            current = parent
        }
        return nil
    }

    private static let levels = 8
}

extension ElementView {
    /// The plain form of a rating's symbol that an image, or the only view inside, shows filled or not.
    fileprivate var fillableSymbol: String? {
        if kind == .image, let names = alternativeSymbols {
            let bases = Set(names.map { $0.split(separator: ".").first.map(String.init) ?? $0 })
            guard bases.count == 1, let base = bases.first, Self.ratingBases.contains(base) else { return nil }
            return base
        }
        if kind == .alternatives {
            let symbols = Set(children.compactMap { $0.plainRatingSymbol })
            return symbols.count == 1 && children.allSatisfy { $0.plainRatingSymbol != nil } ? symbols.first : nil
        }
        guard kind.isTransparent, kind != .repeated else { return nil }
        let shown = Array(children)
        return shown.count == 1 ? shown[0].fillableSymbol : nil
    }

    /// The base of the one symbol a branch shows.
    private var plainRatingSymbol: String? {
        let inside = descendants
        guard inside.count == 1, case .image(.symbol(.known(let name))) = inside[0].content else { return nil }
        let base = name.split(separator: ".").first.map(String.init) ?? name
        return Self.ratingBases.contains(base) ? base : nil
    }

    private static let ratingBases: Set<String> = [
        "star", "heart", "circle", "flame", "bolt", "dollarsign", "drop", "hand",
    ]
}
