import HandrailModel

/// What a name in one case amounts to, judged by the best of its parts.
enum NameEvidence: Hashable, Sendable {
    /// Words meant for people.
    case words
    /// It is certainly named, or may be, but nobody could look.
    case unreadable
    /// A label for assistive technologies that says nothing.
    case emptyLabel
    /// A title that says nothing.
    case emptyTitle
    /// The name of an asset, `nil` where only the running app knows it.
    case asset(String?)
    /// The spoken name of a symbol.
    case symbol(SymbolVoice)
    /// An image without a name of its own: made by the app or loaded.
    case picture
    /// Nothing.
    case nothing

    /// Judges the parts of a name.
    init(_ name: NameCase) {
        var best = NameEvidence.nothing
        for part in name.parts {
            let next = NameEvidence(part)
            if next.rank > best.rank { best = next }
        }
        self = best
    }

    private init(_ part: NamePart) {
        switch part.source {
        case .accessibilityLabel: self = Self.said(part.words, otherwise: .emptyLabel)
        case .text, .fieldTitle, .system: self = Self.said(part.words, otherwise: .emptyTitle)
        case .opaque: self = .unreadable
        case .image: self = .picture
        case .symbol(let name): self = .symbol(SymbolVoice(symbol: name, words: part.words))
        case .asset:
            switch part.words {
            case .known(let words): self = words.isAssetName ? .asset(words.display) : .words
            case .oneOf(let words):
                self = words.first(where: \.isAssetName).map { .asset($0.display) } ?? .words
            case .absent: self = .picture
            // What is not there is not seen, and may not be heard.
            case .unknown(.noImage): self = .unreadable
            case .dynamic, .unknown: self = .asset(nil)
            }
        }
    }

    private static func said(_ words: Fact<Words>, otherwise empty: NameEvidence) -> NameEvidence {
        switch words {
        case .absent: .nothing
        case .known(let words): words.isBlank ? empty : .words
        case .oneOf(let words): words.allSatisfy(\.isBlank) ? empty : .words
        case .dynamic: .words
        case .unknown: .unreadable
        }
    }

    /// The higher, the more a name says; a wanted name is never outdone by a picture beside it.
    private var rank: Int {
        switch self {
        case .words: 7
        case .emptyLabel: 6
        case .unreadable: 5
        case .asset: 4
        case .symbol: 3
        case .picture: 2
        case .emptyTitle: 1
        case .nothing: 0
        }
    }
}

extension NameEvidence {
    /// The picture of the bundle that is shown in one place or in many: whether it tells something is one question.
    var sharedPicture: SharedCause? {
        guard case .asset(let name?) = self else { return nil }
        return .app(name)
    }
}

extension NameEvidence {
    /// Why nothing can be said of an image that the project does not have.
    static let noImage = Bilingual(
        en: "the project has no image of this name", ko: "프로젝트에 이 이름의 이미지가 없습니다")
}

extension Element.Content {
    /// Whether it is an image whose name no catalog and no file of the project has.
    var isNoImage: Bool {
        if case .image(.asset(.unknown(.noImage))) = self { true } else { false }
    }
}

extension Words {
    /// Whether they are nothing but the name of an asset that no string table translates.
    var isAssetName: Bool {
        switch origin {
        case .asset: true
        case .literal, .unlocalized, .joined, .localized, .missingKey, .symbol: false
        }
    }
}
