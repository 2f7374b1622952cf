import HandrailModel
import HandrailSource

extension ElementView {
    /// Where the app's own view is used that it is part of, which may have handed its title over.
    var useOfComponent: SourcePlace? {
        guard let component = ancestors.first(where: { $0.kind == .customView && $0.parent != nil }) else { return nil }
        return component.place.file == place.file && component.place.range.contains(place.range) ? nil : component.place
    }
}

extension RelatedPlace {
    /// Where a view of the app's own is used, whose arguments may be what lacks.
    static func use(of component: SourcePlace) -> RelatedPlace {
        RelatedPlace(place: component, why: Bilingual(en: "used here", ko: "여기에서 사용"))
    }
}
