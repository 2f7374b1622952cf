import HandrailModel

/// The three degrees that services and editors know.
enum ReportSeverity: String {
    /// Stops people.
    case error = "error"
    /// Hinders or annoys people.
    case warning = "warning"
    /// A person has to look.
    case note = "note"

    /// Of a violation by its impact; a review is never more than a note, because it may be right.
    init(_ outcome: Outcome, _ impact: Impact) {
        switch (outcome, impact) {
        case (.violation, .critical), (.violation, .serious): self = .error
        case (.violation, .moderate), (.violation, .minor): self = .warning
        case (.review, _): self = .note
        }
    }
}
