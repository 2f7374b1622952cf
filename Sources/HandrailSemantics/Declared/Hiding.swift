public import HandrailModel

/// Whether something declared is kept from assistive technologies.
public enum Hiding: Sendable {
    /// Nothing hides it.
    case none
    /// In some cases this modifier hides it, or it is not known whether it does.
    case possibly(AttributeUse)
    /// This modifier hides it in every case.
    case certainly(AttributeUse)
    /// It is an image declared as decoration.
    case decorative

    /// Whether it is hidden in every case.
    public var isCertain: Bool {
        switch self {
        case .certainly, .decorative: true
        case .none, .possibly: false
        }
    }
}
