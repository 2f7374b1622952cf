/// What a modifier on something speaks of.
enum ModifierTarget: Equatable {
    /// There is nothing.
    case none
    /// There is just one element, container or choice, at this position.
    case one(Int)
    case several
}

extension [PendingElement] {
    /// What a modifier on these speaks of. What is only drawn counts only where nothing else is there.
    var target: ModifierTarget {
        var found: Int?
        for index in indices where self[index].isCountable {
            guard found == nil else { return .several }
            found = index
        }
        if let found { return .one(found) }
        let drawn = indices.filter { !self[$0].isAside }
        guard let first = drawn.first else { return .none }
        return drawn.count == 1 ? .one(first) : .several
    }
}
