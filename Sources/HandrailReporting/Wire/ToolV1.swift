/// The tool that wrote a report.
public struct ToolV1: Codable, Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its version.
    public let version: String
}

extension ToolV1: WireObject {
    /// Its name in the schema.
    package static let name = "Tool"
    /// What the schema says of it.
    package static let note = "The tool that wrote a report."
    /// Its members.
    package static let fields: [WireField<ToolV1>] = [
        WireField("name", "Its name.") { $0.name },
        WireField("version", "Its version.") { $0.version },
    ]
}
