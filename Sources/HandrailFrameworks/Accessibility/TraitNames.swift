package import HandrailModel

/// What UIKit calls its traits.
package enum TraitNames {
    /// The traits of a member of `UIAccessibilityTraits`; `nil` for a name that is none.
    package static func traits(of name: String) -> Traits? { names[name] }

    /// The traits of a constant as Objective-C and old Swift spell it, such as `UIAccessibilityTraitButton`; `nil` for
    /// a name that is none.
    package static func traits(ofConstant name: String) -> Traits? {
        guard name.hasPrefix(prefix) else { return nil }
        let rest = name.dropFirst(prefix.count)
        return names[rest.prefix(1).lowercased() + rest.dropFirst()]
    }

    private static let prefix = "UIAccessibilityTrait"

    private static let names: [String: Traits] = [
        "none": [], "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        "header": .header, "toggleButton": .toggle,
    ]
}
