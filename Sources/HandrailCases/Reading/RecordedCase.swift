import HandrailMarkup
import HandrailSimulation

/// One case: a tree of views, and what was recorded of it.
public struct RecordedCase: Sendable {
    /// Its name, unique in a file.
    public let id: String
    /// What it is about.
    public let kind: CaseKind
    /// What was recorded.
    let record: JSONNode

    /// How the words are written down, for utterances.
    var style: TranscriptStyle { TranscriptStyle(rawValue: record["format"]?.stringValue ?? "") ?? .snapshot }

    /// The device.
    var settings: ReadingSettings {
        let platform = record["platform"]
        return ReadingSettings(
            idiom: platform?["idiom"]?.stringValue == "pad" ? .pad : .phone,
            isRightToLeft: platform?["direction"]?.stringValue == "rtl")
    }

    /// The element that is spoken, by its identifier; `nil` for the outermost.
    var target: String? { record["target"]?.stringValue }
}
