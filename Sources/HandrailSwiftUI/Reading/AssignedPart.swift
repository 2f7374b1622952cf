import HandrailCode
import HandrailFrameworks
import HandrailModel

/// What an argument of a view was found to be, by the row of the view.
struct AssignedPart {
    /// What it means.
    let part: ViewEntry.Part
    /// What it is.
    let value: Expression

    /// Assigns the arguments of a view to the parts that its row names: those in parentheses in their order, then the
    /// closures behind them, each of which fills the first part that is still open.
    static func assign(_ arguments: [Argument], by entry: ViewEntry) -> [AssignedPart] {
        var parts: [AssignedPart] = []
        parts.reserveCapacity(arguments.count)
        // At most three: a list is quicker than a set.
        var filled: [FilledPart] = []
        func take(_ part: ViewEntry.Part, _ value: Expression) {
            parts.append(AssignedPart(part: part, value: value))
            if let key = FilledPart(by: part) { filled.append(key) }
        }
        var isFirst = true
        for argument in arguments where !argument.isTrailing {
            if let label = argument.label {
                take(entry.labeled[label] ?? .ignored, argument.value)
            } else if isFirst {
                isFirst = false
                if case .closure = argument.value.kind, let part = entry.closures.first {
                    take(part, argument.value)
                } else {
                    take(entry.first, argument.value)
                }
            }
        }
        for argument in arguments where argument.isTrailing {
            if let label = argument.label, let part = entry.labeled[label] {
                take(part, argument.value)
            } else if let part = entry.closures.first(where: { part in
                FilledPart(by: part).map { !filled.contains($0) } ?? true
            }) {
                take(part, argument.value)
            }
        }
        return parts
    }

    /// The slot in which it stands; `nil` for what is no view.
    var slot: Slot? {
        switch part {
        case .slot(let slot), .title(let slot), .symbol(let slot), .asset(let slot): slot
        case .action, .destination, .binding, .role, .data, .spacing, .columns, .axes, .placement, .fills, .fillsAction,
            .ignored: nil
        }
    }

    /// Whether it is the name of a picture.
    var isPicture: Bool {
        switch part {
        case .symbol, .asset: true
        default: false
        }
    }

    /// Whether it becomes an attribute.
    var setsAttribute: Bool {
        switch part {
        case .action, .binding, .role, .data, .spacing, .columns, .axes, .placement: true
        case .slot, .destination, .title, .symbol, .asset, .fills, .fillsAction, .ignored: false
        }
    }
}

/// What an argument fills, so that no closure stands for it any more.
private enum FilledPart: Equatable {
    case slot(Slot)
    case action

    init?(by part: ViewEntry.Part) {
        switch part {
        case .slot(let slot), .title(let slot), .fills(let slot): self = .slot(slot)
        case .action, .fillsAction: self = .action
        case .destination: self = .slot(.content)
        case .symbol, .asset, .binding, .role, .data, .spacing, .columns, .axes, .placement, .ignored: return nil
        }
    }
}
