import HandrailMarkup
import HandrailModel

/// Accessibility traits by the names that interface files give them.
enum TraitNames {
    /// The traits that are switched on.
    static func traits(_ element: InterfaceElement) -> Traits {
        element.attributes.reduce(into: Traits()) { traits, attribute in
            guard attribute.value == "YES", let trait = table[attribute.name] else { return }
            traits.insert(trait)
        }
    }

    private static let table: [String: Traits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
        "header": .header, "tabBar": .tabBar,
    ]
}
