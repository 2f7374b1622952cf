/// A language that Handrail reports in.
public enum ReportLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case korean = "ko"
}
