/// What a finding is about.
public enum Subject: Hashable, Sendable {
    /// An element of a screen, or the screen itself.
    case element
    /// Two screens by name, such as two with the same title.
    case screens(String, String)
    /// An API that code uses.
    case codeUse(CodeUse)
    /// Something that the bundle holds.
    case bundleItem(BundleItem)
    /// A target, by name.
    case target(String)
    /// A comment that speaks to Handrail.
    case comment
}
