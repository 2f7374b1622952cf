/// What a place in the code, or in an interface file, does to a view.
public enum SiteKind: Hashable, Sendable, CaseIterable {
    /// A call makes one.
    case view
    /// An interface file holds one.
    case designed
    /// A modifier, or a function called on a view when it is made, changes one.
    case modifier
    /// A property or function of the app that gives one back is used.
    case member
    /// A property of one is set.
    case property
    /// A function is called on one that adds something to it or sets something on it, such as a target.
    case call
    /// An outlet stands for one of an interface file.
    case outlet

    /// Whether a view comes to be there.
    public var makesView: Bool {
        switch self {
        case .view, .designed: true
        case .modifier, .member, .property, .call, .outlet: false
        }
    }
}
