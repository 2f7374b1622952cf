extension CollectionDifference.Change {
    /// Where it was removed from, or inserted at.
    var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
