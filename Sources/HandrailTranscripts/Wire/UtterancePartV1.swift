package import HandrailReporting
import HandrailSimulation
import HandrailStandards

/// A part of what is spoken.
package struct UtterancePartV1: Sendable {
    /// What it tells.
    package let kind: String
    /// The words.
    package let text: String
    /// Whether the Korean wording is not confirmed for VoiceOver.
    package let unconfirmed: Bool
    /// Whether all of the words are known; `partly` or `unknown` where some are filled in at run time.
    package let knowledge: String
    /// Where the words stand.
    package let location: LocationV1?
}

extension UtterancePartV1 {
    /// The wire form of a part.
    init(_ part: UtterancePart, _ transcript: ScreenTranscript) {
        self.init(
            kind: part.kind.wireName, text: part.words[transcript.language], unconfirmed: !part.words.isConfirmed,
            knowledge: part.words.knowledge.wireName,
            location: transcript.location(part.words.place).map(LocationV1.init))
    }
}

extension UtterancePartV1: WireObject {
    /// Its name in the schema.
    package static let name = "Part"
    /// What the schema says of it.
    package static let note = "A part of what is spoken."
    /// Its members.
    package static let fields: [WireField<UtterancePartV1>] = [
        WireField("kind", "What it tells.") { $0.kind },
        WireField("text", "The words.") { $0.text },
        WireField("unconfirmed", "Whether the Korean wording is not confirmed for VoiceOver.") { $0.unconfirmed },
        WireField(
            "knowledge",
            "Whether all of the words are known; `partly` or `unknown` where some are filled in at run time."
        ) { $0.knowledge },
        WireField("location", "Where the words stand.") { $0.location },
    ]
}

extension SpokenText.Knowledge {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .certain: "certain"
        case .partly: "partly"
        case .unknown: "unknown"
        }
    }
}

extension UtterancePart.Kind {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .entering: "entering"
        case .selected: "selected"
        case .tableHeader: "tableHeader"
        case .label: "label"
        case .cellPlace: "cellPlace"
        case .value: "value"
        case .content: "content"
        case .dimmed: "dimmed"
        case .role(let term): "role." + term.rawValue
        case .switchState: "switchState"
        case .position: "position"
        case .edge: "edge"
        case .hint: "hint"
        case .instruction: "instruction"
        case .actionsAvailable: "actionsAvailable"
        case .moreContent: "moreContent"
        }
    }
}
