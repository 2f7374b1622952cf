/// What a message or a function of Objective-C makes that is a value of a property: words, a picture, a font.
package enum ObjectiveCMaker: Hashable, Sendable {
    /// Words by their key, the first argument, in the table of that argument; `nil` for the app's own table.
    case words(tableAt: Int?)
    /// A picture of the bundle by its name, the first argument.
    case image
    /// A system symbol by its name.
    case symbol
    /// A font of a text style.
    case textStyle
    /// A font of a size, the first argument.
    case fixedFont
    /// A font by its name, with a size, the second argument.
    case customFont
    /// A font that is given and grows with the text size.
    case scaledFont

    /// What a message makes.
    ///
    /// - Parameter kind: the type that it is sent to; `nil` for one that is not known.
    package static func made(by selector: String, sentTo kind: FrameworkType.Kind?) -> ObjectiveCMaker? {
        messages[selector].flatMap { row in
            row.kinds.isEmpty || kind.map(row.kinds.contains) ?? false ? row.maker : nil
        }
    }

    /// What a function makes.
    package static func made(byFunction name: String) -> ObjectiveCMaker? { functions[name] }

    private static let functions: [String: ObjectiveCMaker] = [
        "NSLocalizedString": .words(tableAt: nil), "NSLocalizedStringWithDefaultValue": .words(tableAt: nil),
        "NSLocalizedStringFromTable": .words(tableAt: 1), "NSLocalizedStringFromTableInBundle": .words(tableAt: 1),
    ]

    /// By selector, with the types that answer it; none for any.
    private static let messages: [String: (kinds: [FrameworkType.Kind], maker: ObjectiveCMaker)] = [
        "localizedStringForKey:value:table:": ([], .words(tableAt: 2)),
        "imageNamed:": ([.image, .imageOfMac], .image),
        "systemImageNamed:": ([.image], .symbol),
        "systemImageNamed:withConfiguration:": ([.image], .symbol),
        "imageWithSystemSymbolName:accessibilityDescription:": ([.imageOfMac], .symbol),
        "preferredFontForTextStyle:": ([.font], .textStyle),
        "systemFontOfSize:": ([.font], .fixedFont),
        "boldSystemFontOfSize:": ([.font], .fixedFont),
        "italicSystemFontOfSize:": ([.font], .fixedFont),
        "systemFontOfSize:weight:": ([.font], .fixedFont),
        "fontWithName:size:": ([.font], .customFont),
        "scaledFontForFont:": ([], .scaledFont),
        "scaledFontForFont:maximumPointSize:": ([], .scaledFont),
        "scaledFontForFont:compatibleWithTraitCollection:": ([], .scaledFont),
    ]
}
