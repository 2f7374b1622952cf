package import HandrailCode
package import HandrailFrameworks
package import HandrailModel

/// What an argument of a view was found to be, by the view's line in the view table.
package struct AssignedPart {
    /// What it is.
    package let part: ViewEntry.Part
    /// The argument.
    package let value: Expression

    /// The parts that arguments are: those in parentheses in their order, then the closures behind them, each of which
    /// fills the first part that is still open.
    package static func all(in arguments: [Argument], by entry: ViewEntry) -> [AssignedPart] {
        var parts: [AssignedPart] = []
        parts.reserveCapacity(arguments.count)
        // At most three: a list is quicker than a set.
        var filled: [FilledPart] = []
        func take(_ part: ViewEntry.Part, _ value: Expression) {
            parts.append(AssignedPart(part: part, value: value))
            if let key = filledPart(by: part) { filled.append(key) }
        }
        var isFirst = true
        for argument in arguments where !argument.isTrailing {
            if let label = argument.label {
                take(entry.labeled[label] ?? .ignored, argument.value)
            } else if isFirst {
                isFirst = false
                if case .closure = argument.value.kind, let part = entry.closures.first { take(part, argument.value) }
                else { take(entry.first, argument.value) }
            }
        }
        for argument in arguments where argument.isTrailing {
            if let label = argument.label, let part = entry.labeled[label] {
                take(part, argument.value)
            } else if let part = entry.closures.first(where: { part in
                filledPart(by: part).map { !filled.contains($0) } ?? true
            }) {
                take(part, argument.value)
            }
        }
        return parts
    }

    private enum FilledPart: Equatable {
        case slot(Slot)
        case action
    }

    private static func filledPart(by part: ViewEntry.Part) -> FilledPart? {
        switch part {
        case .slot(let slot), .title(let slot), .fills(let slot): .slot(slot)
        case .action, .fillsAction: .action
        case .destination: .slot(.content)
        case .symbol, .asset, .binding, .role, .data, .spacing, .columns, .axes, .placement, .ignored: nil
        }
    }
}

extension ViewEntry.Part {
    /// The slot that it stands in; `nil` for what is not shown.
    package var slot: Slot? {
        switch self {
        case .slot(let slot), .title(let slot), .symbol(let slot), .asset(let slot): slot
        case .action, .destination, .binding, .role, .data, .spacing, .columns, .axes, .placement, .fills, .fillsAction,
            .ignored: nil
        }
    }
}
