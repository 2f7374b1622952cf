import HandrailModel

/// Members of `String` that change how words read without changing what they say.
enum TextMembers {
    /// A property of words; `nil` for one that is not known to keep them.
    package static func member(_ name: String, of words: Words) -> Value? {
        switch name {
        case "capitalized", "localizedCapitalized": .text(mapText(words) { $0.capitalizedWords })
        case "localizedUppercase": .text(mapText(words) { $0.uppercased() })
        case "localizedLowercase": .text(mapText(words) { $0.lowercased() })
        case "isEmpty": words.text.map { .boolean($0.isEmpty) } ?? .runtime(nil)
        case "description", "localizedStringKey", "key", "stringValue", "asAttributedString": .text(words)
        default: .runtime(nil)
        }
    }

    /// A method of words.
    package static func call(_ name: String, of words: Words) -> Value {
        switch name {
        case "uppercased": .text(mapText(words) { $0.uppercased() })
        case "lowercased": .text(mapText(words) { $0.lowercased() })
        case "trimmingCharacters", "localized", "appending", "padding": .text(words)
        default: .runtime(nil)
        }
    }

    private static func mapText(_ words: Words, _ transform: (String) -> String) -> Words {
        Words(
            pieces: words.pieces.map { piece in
                switch piece {
                case .text(let text): .text(transform(text))
                case .runtime: .runtime
                }
            }, origin: words.origin, translations: words.translations.mapValues(transform))
    }
}

extension String {
    fileprivate var capitalizedWords: String {
        split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }
}
