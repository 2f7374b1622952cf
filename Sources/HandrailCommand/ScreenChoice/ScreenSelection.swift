import HandrailEngine
import HandrailModel
import HandrailSource
import HandrailTranscripts

/// The screens that a verb is asked for: by name, by a part of one, by the beginnings of its words, by id, or by a
/// place in a file.
struct ScreenSelection {
    private let audit: Audit

    /// A selection among the screens of an audit.
    init(_ audit: Audit) { self.audit = audit }

    /// All screens, or those that are asked for. A whole name means all screens of that name; a part of a name and a
    /// place have to mean one.
    func screens(asked: String?) throws(CommandFailure) -> [PerceivedTree] {
        guard let asked else {
            guard audit.screens.isEmpty else { return audit.screens }
            throw CommandFailure(.nothingDone, Bilingual(en: "No screen was found.", ko: "화면을 찾지 못했습니다."))
        }
        let named = audit.screens.filter { $0.screen.name == asked }
        if !named.isEmpty { return named }
        if let position = audit.screenIdentifiers.position(of: asked) { return [audit.screens[position]] }
        if let place = FileLine(asked) { return try only(ScreensAtPlace(place, in: audit).trees, asked: asked) }
        return try only(trees(havingPart: asked), asked: asked)
    }

    /// Screens of which the name or the id holds a text, whatever the case of its letters.
    private func trees(havingPart part: String) -> [PerceivedTree] {
        let wanted = part.lowercased()
        guard !wanted.isEmpty else { return [] }
        let named = audit.screens.filter { $0.screen.name.lowercased().contains(wanted) }
        guard named.isEmpty else { return named }
        let identified = zip(audit.screens, audit.screenIdentifiers.all).filter { $1.lowercased().contains(wanted) }
        guard identified.isEmpty else { return identified.map(\.0) }
        return audit.screens.filter { AbbreviatedName(part).fits($0.screen.name) }
    }

    /// What was found, where it is one screen, or several of one name.
    private func only(_ found: [PerceivedTree], asked: String) throws(CommandFailure) -> [PerceivedTree] {
        guard let first = found.first else { throw nothing(asked) }
        guard found.allSatisfy({ $0.screen.name == first.screen.name && $0.screen.place == first.screen.place })
        else { throw ambiguous(asked, found) }
        return found
    }

    private func nothing(_ asked: String) -> CommandFailure {
        if FileLine(asked) != nil {
            return CommandFailure(
                .badRequest,
                Bilingual(
                    en: "No screen shows what stands at “\(asked)”. “--list” prints the screens.",
                    ko: "‘\(asked)’ 위치의 코드를 보여 주는 화면이 없습니다. ‘--list’로 화면 목록을 확인하세요."))
        }
        let nearest = NearestName.of(asked, in: audit.screens.map(\.screen.name))
        return CommandFailure(
            .badRequest,
            Bilingual(
                en: "There is no screen named “\(asked)”." + (nearest.map { " Did you mean “\($0)”?" } ?? ""),
                ko: "‘\(asked)’ 화면이 없습니다." + (nearest.map { " 혹시 ‘\($0)’ 아닌가요?" } ?? "")))
    }

    private func ambiguous(_ asked: String, _ found: [PerceivedTree]) -> CommandFailure {
        let labels = found.compactMap(audit.screenIdentifiers.label)
        let list = labels.prefix(Self.mostChoices).joined(separator: ", ")
        let more = labels.count > Self.mostChoices ? ", …" : ""
        return CommandFailure(
            .badRequest,
            Bilingual(
                en: "“\(asked)” may mean \(labels.count) screens: \(list)\(more). Name one of them.",
                ko: "‘\(asked)’에 해당하는 화면이 \(labels.count)개입니다: \(list)\(more). 하나를 지정하세요."))
    }

    /// More choices are no help: a longer part of the name is.
    private static let mostChoices = 20
}
