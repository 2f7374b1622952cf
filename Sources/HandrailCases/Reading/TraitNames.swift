import HandrailMarkup
import HandrailModel

/// Traits by the names that recordings and UIKit give them.
enum TraitNames {
    /// The traits of a list of names, of SwiftUI's names, or of the number that UIKit keeps them as.
    static func traits(_ node: JSONNode?) -> Traits {
        if let names = node?.elements { return traits(names.compactMap(\.stringValue)) }
        guard let bits = node?.doubleValue, bits >= 0, bits < 0x1p63 else { return [] }
        return byBit.reduce(into: []) { traits, bit in
            if UInt64(bits) & (1 << bit.key) != 0 { traits.formUnion(bit.value) }
        }
    }

    /// The traits of names; names nobody knows add nothing.
    static func traits(_ names: [String]) -> Traits {
        names.reduce(into: []) { $0.formUnion(byName[$1.withoutIs] ?? []) }
    }

    /// The names of traits.
    static func names(_ traits: Traits) -> [String] {
        byName.filter { traits.contains($0.value) }.map(\.key).sorted()
    }

    private static let byName: [String: Traits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        "header": .header, "modal": .modal, "toggle": .toggle, "switchButton": .toggle, "toggleButton": .toggle,
        "backButton": .backButton, "textEntry": .textEntry, "textArea": .textArea, "isEditing": .isEditing,
        "editing": .isEditing, "secureTextField": .secureTextEntry, "tabBarItem": .tab, "tab": .tab,
        "popUpButton": .popUpButton,
    ]

    /// Public bits, then the private ones that are known.
    private static let byBit: [UInt64: Traits] = [
        0: .button, 1: .link, 2: .image, 3: .selected, 4: .playsSound, 5: .keyboardKey, 6: .staticText,
        7: .summaryElement, 8: .notEnabled, 9: .updatesFrequently, 10: .searchField, 11: .startsMediaSession,
        12: .adjustable, 13: .allowsDirectInteraction, 14: .causesPageTurn, 15: .tabBar, 16: .header,
        18: .textEntry, 21: .isEditing, 24: .secureTextEntry, 27: .backButton, 28: .tab, 40: .popUpButton,
        47: .textArea, 53: .toggle,
    ]
}

extension String {
    /// `header` for `isHeader`; editing is called so by everybody.
    fileprivate var withoutIs: String {
        guard hasPrefix("is"), count > 2, self != "isEditing" else { return self }
        let rest = dropFirst(2)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
