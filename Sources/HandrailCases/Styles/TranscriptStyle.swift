import HandrailModel
import HandrailSimulation

/// How people who recorded utterances wrote them down. What is said is the same; the signs between the words differ.
enum TranscriptStyle: String, Sendable, CaseIterable {
    /// Sentences with periods, as libraries of reference images have them: `Selected: Label: Value. Button. 2 of 3.`
    case snapshot = "accessibility-snapshot-en"
    /// The sentences of a tool for designers; the hint is part of them.
    case designer = "vodesigner-en"
    /// Commas for pauses: `Selected, Home, tab, 1 of 5`.
    case spoken = "spoken-en"

    /// What is spoken at once.
    func text(of utterance: Utterance) -> String {
        switch self {
        case .snapshot: SnapshotStyle.text(of: utterance)
        case .designer: DesignerStyle.text(of: utterance)
        case .spoken: utterance.text(.english)
        }
    }

    /// What follows after a pause; `nil` where nothing does, or where it is part of the text.
    func hint(of utterance: Utterance) -> String? {
        switch self {
        case .snapshot: SnapshotStyle.hint(of: utterance)
        case .designer: nil
        case .spoken: utterance.hint(.english)
        }
    }
}
