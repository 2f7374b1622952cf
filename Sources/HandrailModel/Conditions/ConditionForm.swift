/// What a condition of the app says, as far as its words tell: it is read from the text of the condition and knows
/// nothing of the program around it.
public indirect enum ConditionForm: Hashable, Sendable {
    /// Something that is on or off: `isOpen`, `model.isOpen`.
    case flag(String)
    /// There is a value: `let error`, `error != nil`.
    case exists(String)
    /// A text or a list holds nothing: `items.isEmpty`, `items.count == 0`.
    case isEmpty(String)
    /// Something is one of several: `state == .loading`, `state = .loading, .idle`.
    case isOne(String, of: [String])
    /// The opposite.
    case not(ConditionForm)
    /// Both hold.
    case both(ConditionForm, ConditionForm)
    /// One of them holds, or both do.
    case either(ConditionForm, ConditionForm)
    /// It cannot be told.
    case unknown

    /// The form of a condition's text as it is written in the code.
    public init(_ text: String) { self = ConditionText(text).form }

    /// The same, without what turns it into its opposite.
    public var withoutNegation: ConditionForm { if case .not(let inner) = self { inner.withoutNegation } else { self } }
}

extension ElementCondition {
    /// What it says: that its branch is taken.
    public var form: ConditionForm { holdsAsWritten ? ConditionForm(text) : .not(ConditionForm(text)) }

    /// Whether the branch is taken where the text holds as it is written; `!isOpen` is negated, and written so.
    public var holdsAsWritten: Bool {
        guard subject != .platform, case .not = ConditionForm(text), text.hasPrefix("!") else { return !isNegated }
        return isNegated
    }

    /// The text of a condition that holds where the branch is taken: `!isOpen` where it is taken unless `isOpen`.
    public var fulfilledText: String {
        if holdsAsWritten || subject == .platform || text.isEmpty { return text }
        if text.hasPrefix("let "), !text.contains(",") { return text.dropFirst(4) + " == nil" }
        if text.hasPrefix("!"), case .not = ConditionForm(text) { return String(text.dropFirst()) }
        return text.contains(" ") ? "!(\(text))" : "!\(text)"
    }
}
