package import HandrailModel

/// A language of reports.
public enum LanguageV1: String, Codable, Sendable, CaseIterable {
    /// English.
    case en = "en"
    /// Korean.
    case ko = "ko"
}

extension LanguageV1: WireValue {
    /// The word on the wire for the engine's.
    package init(_ language: ReportLanguage) {
        switch language {
        case .english: self = .en
        case .korean: self = .ko
        }
    }
}
