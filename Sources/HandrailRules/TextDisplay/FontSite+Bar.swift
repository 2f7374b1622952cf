extension FontSite {
    /// Whether all it reaches are titles of a bar that the app makes itself, or stand in one of the system's, whose own
    /// titles do not grow either.
    var isInBar: Bool { texts.allSatisfy { $0.standsInBar || BarSite(around: $0) != nil } }
}
