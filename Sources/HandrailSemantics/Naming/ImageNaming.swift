import HandrailModel
import HandrailSource

/// What an image is called for want of a description.
struct ImageNaming {
    /// What VoiceOver calls a system symbol.
    let spokenSymbolName: @Sendable (String) -> Words?

    /// The part that an image adds to a name; `nil` for decoration.
    func part(_ source: ImageSource, place: SourcePlace) -> NamePart? {
        switch source {
        case .decorative: nil
        case .runtime, .remote: NamePart(words: .absent, source: .image, place: place)
        case .asset(let name):
            NamePart(
                words: name.map { Words($0, origin: .asset($0)) }, source: .asset(name.values.first ?? "…"),
                place: place)
        case .symbol(let name):
            NamePart(words: spoken(name), source: .symbol(name.values.first ?? "…"), place: place)
        }
    }

    private func spoken(_ name: Fact<String>) -> Fact<Words> {
        switch name {
        case .absent, .dynamic: return .unknown(.computed)
        case .unknown(let doubt): return .unknown(doubt)
        case .known(let name):
            return spokenSymbolName(name).map { .known($0) } ?? .unknown(.undeclared(name))
        case .oneOf(let names):
            let words = names.compactMap(spokenSymbolName)
            guard words.count == names.count else { return .unknown(.undeclared(names.first ?? "")) }
            return .oneOf(words)
        }
    }
}
