public import HandrailModel

/// Why a configuration cannot be used: one sentence with the file, the line and what to write.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// Where.
    public let origin: ConfigurationOrigin
    /// What is wrong and what to write instead.
    public let message: Bilingual

    /// An error.
    init(_ origin: ConfigurationOrigin, en: String, ko: String) {
        self.origin = origin
        message = Bilingual(en: "\(origin.text): \(en)", ko: "\(origin.text): \(ko)")
    }
}
