/// Why a view that code makes is met on no screen.
public enum UnreachedReason: Hashable, Sendable, CaseIterable {
    /// The view around it is met, but this part of it was not followed.
    case partNotFollowed
    /// The declaration around it was followed, but not up to this view: it stands on a side that is left out, or
    /// behind a call that could not be followed.
    case pathNotFollowed
    /// Nothing that was followed leads to the declaration around it.
    case declarationNotReached
}
