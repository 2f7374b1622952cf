extension Screen {
    /// Whether people meet the same on it as on another screen: all is the same but the place in the code that brings it
    /// up. A view that is presented from several places is as many screens.
    public func isTwin(of other: Screen) -> Bool {
        name == other.name && place == other.place && presentation == other.presentation
            && platforms == other.platforms && languages == other.languages && isEntry == other.isEntry
            && appIsDark == other.appIsDark && tree.isTwin(of: other.tree)
    }
}
