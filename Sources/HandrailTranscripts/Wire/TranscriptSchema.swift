import HandrailReporting

/// The JSON Schema (draft 2020-12) of what `listen --format json` prints, from the types that print it.
package enum TranscriptSchema {
    /// The schema, ending with a line end.
    package static func text() -> String {
        WireSchema.text(of: TranscriptV1.self, id: "urn:handrail:transcript:1", title: TranscriptV1.schemaName)
    }
}
