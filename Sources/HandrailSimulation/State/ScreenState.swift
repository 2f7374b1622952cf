/// The state that a screen is shown in where the code knows several.
public enum ScreenState: Hashable, Sendable, CaseIterable {
    /// What people came for is there.
    case content
    /// It is on its way.
    case loading
    /// There is nothing yet.
    case empty
    /// It could not be had.
    case error
    /// People are looking for something.
    case search

    /// What people ask for it by.
    public var name: String {
        switch self {
        case .content: "content"
        case .loading: "loading"
        case .empty: "empty"
        case .error: "error"
        case .search: "search"
        }
    }
}
