/// A condition that decides between branches.
public struct ElementCondition: Hashable, Sendable {
    /// What a person chose in Settings, where the condition asks for nothing else.
    public enum Subject: Hashable, Sendable {
        /// Something of the app's own.
        case app
        /// A setting that the model knows, by the name of its environment key, such as `accessibilityReduceMotion`.
        case setting(String)
        /// The system's version or platform.
        case platform
    }

    /// What it asks about.
    public let subject: Subject
    /// Whether the branch is taken when the subject is *not* so.
    public let isNegated: Bool
    /// The condition as written, shortened, for people to read.
    public let text: String

    /// A condition.
    public init(subject: Subject, isNegated: Bool = false, text: String) {
        self.subject = subject
        self.isNegated = isNegated
        self.text = text
    }
}
