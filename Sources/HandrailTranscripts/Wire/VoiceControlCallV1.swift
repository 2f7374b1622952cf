import HandrailModel
package import HandrailReporting
import HandrailSimulation

/// How it is called by voice.
package struct VoiceControlCallV1: Sendable {
    /// `name`, `sharedName`, `number` or `runtimeName`.
    package let by: String
    /// Names, best first.
    package let names: [String]
    /// Names that nobody can say.
    package let unspeakable: [String]
    /// Numbers of the first stops with the same name, at most fifty.
    package let namesakes: [Int]
}

extension VoiceControlCallV1 {
    /// The wire form of what Voice Control offers.
    init(_ target: VoiceControlTarget, _ language: ReportLanguage) {
        self.init(
            by: target.call.wireName, names: target.names.map { $0[language] },
            unspeakable: target.unspeakable.map { $0[language] }, namesakes: target.namesakes.prefix(50).map { $0 + 1 })
    }
}

extension VoiceControlCallV1: WireObject {
    /// Its name in the schema.
    package static let name = "Call"
    /// What the schema says of it.
    package static let note = "How it is called by voice."
    /// Its members.
    package static let fields: [WireField<VoiceControlCallV1>] = [
        WireField("by", "`name`, `sharedName`, `number` or `runtimeName`.") { $0.by },
        WireField("names", "Names, best first.") { $0.names },
        WireField("unspeakable", "Names that nobody can say.") { $0.unspeakable },
        WireField("namesakes", "Numbers of the first stops with the same name, at most fifty.") { $0.namesakes },
    ]
}

extension VoiceControlTarget.Call {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .name: "name"
        case .sharedName: "sharedName"
        case .number: "number"
        case .runtimeName: "runtimeName"
        }
    }
}
