import HandrailModel

extension NamePart {
    /// Whether it certainly is words meant for people, next to which a picture is silent.
    var speaks: Bool {
        switch source {
        case .accessibilityLabel, .text, .fieldTitle, .system: maySpeak
        case .symbol, .asset, .image, .opaque: false
        }
    }

    /// Whether anything may be spoken: it is not known to be blank.
    var maySpeak: Bool {
        switch words {
        case .absent: false
        case .known(let words): !words.isBlank
        case .oneOf(let words): !words.allSatisfy(\.isBlank)
        case .dynamic, .unknown: true
        }
    }

    /// The same part from another source.
    func with(source: Source) -> NamePart { NamePart(words: words, source: source, place: place) }
}

extension [NamePart] {
    /// Without the pictures that are silent next to words in the label of a control.
    var withoutSilentPictures: [NamePart] {
        guard contains(where: \.speaks) else { return self }
        return filter { part in
            switch part.source {
            case .symbol, .image: false
            case .accessibilityLabel, .text, .fieldTitle, .asset, .opaque, .system: true
            }
        }
    }

    /// Without any pictures next to words, as in a title with an icon.
    var withoutPictures: [NamePart] {
        guard contains(where: \.speaks) else { return self }
        return filter { part in
            switch part.source {
            case .symbol, .image, .asset: false
            case .accessibilityLabel, .text, .fieldTitle, .opaque, .system: true
            }
        }
    }

    /// Without the pictures that add nothing to a combined element: those without a spoken name of their own.
    var withoutNamelessPictures: [NamePart] {
        guard contains(where: \.speaks) else { return self }
        return filter { part in
            switch part.source {
            case .symbol: !part.words.values.isEmpty
            case .image: false
            case .accessibilityLabel, .text, .fieldTitle, .asset, .opaque, .system: true
            }
        }
    }
}
