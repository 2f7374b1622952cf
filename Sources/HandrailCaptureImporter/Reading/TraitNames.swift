import HandrailModel

/// Traits by the names that tools write, whatever their spelling: `StaticText`, `staticText`, `static text`.
enum TraitNames {
    /// The traits that some names stand for; names that are not known are passed over.
    static func traits(_ names: some Sequence<String>) -> Traits {
        names.reduce(into: Traits()) { traits, name in
            let plain = name.lowercased().filter { $0.isLetter }
            if let trait = table[plain] { traits.insert(trait) }
        }
    }

    private static let table: [String: Traits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playssound": .playsSound,
        "keyboardkey": .keyboardKey, "statictext": .staticText, "summaryelement": .summaryElement,
        "notenabled": .notEnabled, "updatesfrequently": .updatesFrequently, "searchfield": .searchField,
        "startsmediasession": .startsMediaSession, "adjustable": .adjustable,
        "allowsdirectinteraction": .allowsDirectInteraction, "causespageturn": .causesPageTurn, "tabbar": .tabBar,
        "header": .header, "heading": .header, "togglebutton": .toggle, "switchbutton": .toggle,
        "textentry": .textEntry, "securetextfield": .secureTextEntry, "tabbaritem": .tab, "tabitem": .tab,
        "backbutton": .backButton, "isediting": .isEditing, "textarea": .textArea, "popupbutton": .popUpButton,
    ]
}
