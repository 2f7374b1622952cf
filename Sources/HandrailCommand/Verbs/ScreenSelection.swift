import HandrailEngine
import HandrailModel
import HandrailSource

/// The screens that a verb is asked for.
enum ScreenSelection {
    /// All screens of an audit, or those of a name.
    static func screens(of audit: Audit, named name: String?) throws(CommandFailure) -> [PerceivedTree] {
        guard let name else {
            guard audit.screens.isEmpty else { return audit.screens }
            throw CommandFailure(.nothingDone, Bilingual(en: "No screen was found.", ko: "화면을 찾지 못했습니다."))
        }
        let chosen = audit.screens.filter { $0.screen.name == name }
        guard chosen.isEmpty else { return chosen }
        let nearest = NearestName.of(name, in: audit.screens.map(\.screen.name))
        throw CommandFailure(
            .badRequest,
            Bilingual(
                en: "There is no screen named “\(name)”." + (nearest.map { " Did you mean “\($0)”?" } ?? ""),
                ko: "‘\(name)’ 화면이 없습니다." + (nearest.map { " 혹시 ‘\($0)’ 아닌가요?" } ?? "")))
    }
}
