public import HandrailModel

/// What a rule looks at.
public enum RuleSubject: Hashable, Sendable {
    /// Elements as assistive technologies meet them, made of elements of these kinds; of any kind for `nil`.
    case perceived(Set<ElementKind>?)
    /// Elements of these kinds as they are declared; of any kind for `nil`.
    case declared(Set<ElementKind>?)
    /// Each screen as a whole.
    case screens
    /// All screens together, and what the project holds besides.
    case project
    /// The uses of APIs in code.
    case codeUses
    /// What bundles hold, of these kinds.
    case bundleItems(Set<BundleItem.Kind>)
    /// What screens use of what bundles hold.
    case bundleUses
    /// Each target.
    case targets
    /// Comments for the tool itself.
    case comments

    /// The kinds of elements, in the order of the model; `nil` where they do not matter.
    public var kinds: [ElementKind]? {
        switch self {
        case .perceived(let kinds), .declared(let kinds): kinds?.sorted { $0.rawValue < $1.rawValue }
        case .screens, .project, .codeUses, .bundleItems, .bundleUses, .targets, .comments: nil
        }
    }
}
