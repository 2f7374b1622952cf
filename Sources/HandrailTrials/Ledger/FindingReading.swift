import Foundation

/// A drawn finding that somebody wrote a verdict on: one line of JSON.
struct FindingReading: Decodable {
    /// The folder of its app.
    let app: String
    /// The finding.
    let finding: ReportedFinding
    /// What its reader says.
    let verdict: Verdict
    /// Why.
    let reason: String
    /// What in Handrail made it less than right.
    let cause: String
    /// Whether the app had been looked at before its finding was drawn: `"later": true`.
    let isLater: Bool
    /// The batch it was drawn in, where that is not the one of its app: an app that was read for findings about views
    /// is still new for findings about bundles.
    let batch: String?

    private enum Key: String, CodingKey {
        case app, rule, outcome, file, line, fingerprint, verdict, reason, cause, later, batch
    }

    /// The reading that a line is; none if it is none.
    init?(_ line: Substring) {
        guard let reading = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)), !reading.reason.isEmpty,
            reading.cause.isEmpty == (reading.verdict == .right)
        else { return nil }
        self = reading
    }

    /// Decodes a reading; what else stands in the object is for its reader alone.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        app = try values.decode(String.self, forKey: .app)
        finding = ReportedFinding(
            rule: try values.decode(String.self, forKey: .rule),
            outcome: try values.decode(String.self, forKey: .outcome),
            file: try values.decode(String.self, forKey: .file), line: try values.decode(Int.self, forKey: .line),
            column: 1, message: "", fingerprint: try values.decode(String.self, forKey: .fingerprint))
        verdict = try values.decode(Verdict.self, forKey: .verdict)
        reason = try values.decode(String.self, forKey: .reason)
        cause = try values.decodeIfPresent(String.self, forKey: .cause) ?? ""
        isLater = try values.decodeIfPresent(Bool.self, forKey: .later) ?? false
        batch = try values.decodeIfPresent(String.self, forKey: .batch)
    }
}
