/// The part of a SARIF log that code scanning looks at.
struct SARIFLog: Decodable {
    struct Run: Decodable {
        let results: [Result]
    }

    struct Result: Decodable {
        let ruleId: String
        let level: String
        let kind: String?
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    struct Location: Decodable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Decodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Decodable {
        let uri: String
    }

    struct Region: Decodable {
        let startLine: Int
        let startColumn: Int
    }

    let version: String
    let runs: [Run]
}
