/// The English names that projects had for languages before they had codes; Xcode still understands them.
///
/// Source: "Language and Locale IDs" in Apple's Internationalization and Localization Guide.
enum LegacyLanguage {
    /// The code for a legacy name; anything else as it is.
    static func code(_ name: String) -> String { codes[name] ?? name }

    private static let codes = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Korean": "ko",
    ]
}
