package import HandrailModel

/// What AppKit calls what UIKit calls labels, hints and traits.
package enum AppKitRoles {
    /// Protocols by which a view says what it is.
    package static let protocols: [(String, Traits)] = [
        ("NSAccessibilityButton", .button), ("NSAccessibilitySwitch", [.button, .toggle]),
        ("NSAccessibilityCheckBox", [.button, .toggle]), ("NSAccessibilityRadioButton", .button),
        ("NSAccessibilityStaticText", .staticText), ("NSAccessibilityImage", .image),
        ("NSAccessibilitySlider", .adjustable), ("NSAccessibilityStepper", .adjustable),
    ]

    /// The traits that roles come to.
    package static let traits: [String: Traits] = [
        "button": .button, "popUpButton": .button, "menuButton": .button, "disclosureTriangle": .button,
        "radioButton": .button, "checkBox": [.button, .toggle], "link": .link, "image": .image,
        "staticText": .staticText,
        "slider": .adjustable, "incrementor": .adjustable, "group": [], "list": [], "cell": [], "row": [],
        "heading": .header,
        "toggle": [.button, .toggle], "switch": [.button, .toggle],
    ]

    /// What the old way of AppKit calls what is said of an element, by its constant.
    package static let attributes: [String: String] = [
        "NSAccessibilityDescriptionAttribute": "accessibilityLabel",
        "NSAccessibilityTitleAttribute": "accessibilityLabel",
        "NSAccessibilityTitleUIElementAttribute": "accessibilityLabel",
        "NSAccessibilityHelpAttribute": "accessibilityHint", "NSAccessibilityValueAttribute": "accessibilityValue",
        "NSAccessibilityValueDescriptionAttribute": "accessibilityValue",
    ]
}
