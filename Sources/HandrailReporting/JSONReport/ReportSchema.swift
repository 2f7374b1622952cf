/// The JSON Schema (draft 2020-12) of `handrail.report/1`, printed from the types that write the report.
public enum ReportSchema {
    /// The schema, ending with a line end.
    public static func text() -> String {
        WireSchema.text(of: ReportV1.self, id: "urn:handrail:report:1", title: JSONReport.schemaName)
    }
}
