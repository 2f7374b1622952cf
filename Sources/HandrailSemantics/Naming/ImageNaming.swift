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
            symbol(name, place)
        }
    }

    /// The part that a symbol adds. Of several, the one that nothing is known of stands for all.
    private func symbol(_ name: Fact<String>, _ place: SourcePlace) -> NamePart {
        switch name {
        case .absent, .dynamic: return NamePart(words: .unknown(.computed), source: .symbol("…"), place: place)
        case .unknown(let reason): return NamePart(words: .unknown(reason), source: .symbol("…"), place: place)
        case .known(let name):
            let words: Fact<Words> = spokenSymbolName(name).map { .known($0) } ?? .unknown(.undeclared(name))
            return NamePart(words: words, source: .symbol(name), place: place)
        case .oneOf(let names):
            var words: [Words] = []
            for name in names {
                guard let spoken = spokenSymbolName(name) else {
                    return NamePart(words: .unknown(.undeclared(name)), source: .symbol(name), place: place)
                }
                words.append(spoken)
            }
            return NamePart(words: .oneOf(words), source: .symbol(names.first ?? "…"), place: place)
        }
    }
}
