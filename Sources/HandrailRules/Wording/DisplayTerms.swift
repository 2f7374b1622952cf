import HandrailModel

/// What frameworks call things about text, color, layout and motion.
extension Term {
    // MARK: Text

    /// A size in points that grows with the text size.
    static let scaledMetric = Term(.name, .dated("@ScaledMetric", 14))

    /// A custom font that grows with a text style.
    static func customFont(relativeTo style: String) -> Term {
        Term(
            .name,
            Spelling(
                "Font.custom(_:size:relativeTo: .\(style))", names: [DatedName(text: "relativeTo", release: 14)]))
    }

    /// A font of the system in a text style.
    static let preferredFont = Term(
        .name, inViews: Spelling("UIFont.preferredFont(forTextStyle:)"),
        appKit: Spelling(
            "NSFont.preferredFont(forTextStyle:)", names: [DatedName(text: "NSFont.preferredFont", release: 14)]))

    /// A font that is large enough, chosen in an inspector of the Mac, where fonts have text styles since macOS 11: the
    /// whole advice.
    static let largeEnoughFontField = Term(
        .field,
        Spelling(
            Bilingual(en: "Choose a text style as its font", ko: "서체를 텍스트 스타일로 고르세요"),
            older: [
                Spelling.Older(
                    release: 14, since: nil, isUIKit: false,
                    spelling: Spelling(
                        Bilingual(en: "Choose a font of at least this size", ko: "서체를 이 크기 이상으로 고르세요")))
            ]))

    /// What makes a font grow with the text size.
    static let fontMetrics = Term(.name, inViews: .dated("UIFontMetrics", 11))

    /// A font that grows with the text size.
    static let scaledFont = Term(
        .name,
        inViews: Spelling(
            "UIFontMetrics.default.scaledFont(for:)",
            names: [
                DatedName(text: "UIFontMetrics", release: 11), DatedName(text: "UIFontMetrics.default", release: 11),
            ]))

    /// Text follows the text size while the app runs.
    static let adjustsFont = Term(
        .property, inViews: .dated("adjustsFontForContentSizeCategory", 10), safety: .mechanical)

    /// The title of a button follows the text size while the app runs.
    static let titleAdjustsFont = Term(
        .property,
        inViews: Spelling(
            "titleLabel?.adjustsFontForContentSizeCategory",
            names: [DatedName(text: ".adjustsFontForContentSizeCategory", release: 10)]), safety: .mechanical)

    /// Text follows the text size while the app runs, as an attribute of an interface file.
    static let adjustsFontAttribute = Term(
        .field,
        inViews: Spelling(
            attribute: "adjustsFontForContentSizeCategory", value: "YES",
            names: [DatedName(text: "adjustsFontForContentSizeCategory", release: 10)]), safety: .mechanical)

    /// Text that takes one line, and as many as it needs at accessibility sizes.
    static let lineLimitByTypeSize = Term(
        .modifier,
        Spelling(
            ".lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)", names: typeSizeNames,
            older: [
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false,
                    spelling: Spelling(".lineLimit(sizeCategory.isAccessibilityCategory ? nil : 1)"))
            ]),
        uiKit: Spelling(
            setting: "numberOfLines",
            to: "traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1"))

    /// Whether people chose one of the largest text sizes.
    static let isAccessibilitySize = Term(
        .name,
        Spelling(
            "dynamicTypeSize.isAccessibilitySize", names: typeSizeNames,
            older: [
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false, spelling: Spelling("sizeCategory.isAccessibilityCategory"))
            ]))

    private static let typeSizeNames = [
        DatedName(text: "dynamicTypeSize", release: 15),
        DatedName(text: "dynamicTypeSize.isAccessibilitySize", release: 15),
    ]

    /// Text can be selected.
    static let textSelection = Term(
        .modifier,
        Spelling(".textSelection(.enabled)", names: [DatedName(text: ".textSelection", release: 15)]),
        uiKit: Spelling(setting: "isSelectable", to: "true"))

    /// Text is set in capitals.
    static let uppercase = Term(
        .modifier, Spelling(".textCase(.uppercase)", names: [DatedName(text: ".textCase", release: 14)]))

    /// The width of the letters of a font.
    static let fontWidth = Term(
        .modifier, Spelling(".fontWidth(_:)", names: [DatedName(text: ".fontWidth", release: 16)]))

    /// The largest text size that a view follows.
    static let maximumContentSizeCategory = Term(.property, inViews: .dated("maximumContentSizeCategory", 15))

    // MARK: Layout

    private static let layoutNames = [
        DatedName(text: "ViewThatFits", release: 16), DatedName(text: "AnyLayout", release: 16),
    ]

    /// A column in the place of a row that has too little room: the whole advice on how to make one.
    static let columnWhereRowDoesNotFit = Term(
        .name,
        Spelling(
            Bilingual(
                en: """
                    ViewThatFits { HStack { … } VStack { … } }, or AnyLayout by dynamicTypeSize.isAccessibilitySize
                    """,
                ko: """
                    ViewThatFits { HStack { … } VStack { … } }를 쓰거나 dynamicTypeSize.isAccessibilitySize에 따라 AnyLayout을 \
                    바꾸면 됩니다
                    """),
            names: layoutNames + typeSizeNames,
            older: [
                Spelling.Older(
                    release: 16, since: 13, isUIKit: false,
                    spelling: columnWhere("dynamicTypeSize.isAccessibilitySize", names: typeSizeNames)),
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false,
                    spelling: columnWhere("sizeCategory.isAccessibilityCategory", names: [])),
            ]))

    private static func columnWhere(_ condition: String, names: [DatedName]) -> Spelling {
        let code = "if \(condition) { VStack { … } } else { HStack { … } }"
        return Spelling(Bilingual(en: code, ko: "\(code)처럼 나누면 됩니다"), names: names)
    }

    /// What may change the layout at accessibility sizes, in parentheses.
    static let layoutsBySize = Term(
        .name,
        Spelling(
            "(ViewThatFits, AnyLayout)", names: layoutNames,
            older: [
                Spelling.Older(
                    release: 16, since: 13, isUIKit: false,
                    spelling: anotherStackWhere("dynamicTypeSize.isAccessibilitySize", names: typeSizeNames)),
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false,
                    spelling: anotherStackWhere("sizeCategory.isAccessibilityCategory", names: [])),
            ]))

    private static func anotherStackWhere(_ condition: String, names: [DatedName]) -> Spelling {
        Spelling(
            Bilingual(en: "(another stack where \(condition))", ko: "(\(condition)이면 다른 스택 사용)"), names: names)
    }

    /// How to rearrange what does not fit: “with ViewThatFits”.
    static let rearranging = Term(
        .name,
        Spelling(
            Bilingual(en: "with ViewThatFits", ko: "ViewThatFits로"),
            names: [DatedName(text: "ViewThatFits", release: 16)],
            older: [
                Spelling.Older(
                    release: 16, since: 13, isUIKit: false,
                    spelling: rearranging(by: "dynamicTypeSize.isAccessibilitySize", names: typeSizeNames)),
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false,
                    spelling: rearranging(by: "sizeCategory.isAccessibilityCategory", names: [])),
            ]))

    private static func rearranging(by condition: String, names: [DatedName]) -> Spelling {
        Spelling(Bilingual(en: "by \(condition)", ko: "\(condition)에 따라"), names: names)
    }

    /// A background that reaches the edges of the screen, with content that does not.
    static let backgroundToTheEdges = Term(
        .modifier,
        Spelling(
            ".background { Color.blue.ignoresSafeArea() }",
            names: [DatedName(text: "Color.blue.ignoresSafeArea", release: 15)],
            older: [
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false,
                    spelling: Spelling(".background(Color.blue.edgesIgnoringSafeArea(.all))"))
            ]))

    /// The part of the screen that bars leave free.
    static let safeAreaLayoutGuide = Term(.name, inViews: .dated("view.safeAreaLayoutGuide", 11))

    /// The part of the screen that the keyboard covers.
    static let keyboardLayoutGuide = Term(.name, inViews: .dated("view.keyboardLayoutGuide", 15))

    /// The side of a constraint that is mirrored with the layout, in the place of left or right.
    static func constraintSide(isLeft: Bool) -> Term {
        Term(.property, Spelling(isLeft ? "leading" : "trailing"))
    }

    // MARK: Colors and pictures

    /// Only the shape of a picture of a catalog is used.
    static let templateIntent = Term(.field, Spelling("Template Image"))

    /// The drawing of a picture of a catalog is kept.
    static let preservedVector = Term(.field, Spelling("Preserve Vector Data"))

    /// The color of the system's that stands out from its backgrounds.
    static let primaryColor = Term(
        .name, Spelling(".primary"), uiKit: labelColorSpelling,
        appKit: Spelling("NSColor.labelColor", endsInConsonant: true))

    /// The system's color of text, in code of views.
    static let labelColor = Term(
        .name, inViews: labelColorSpelling, appKit: Spelling("NSColor.labelColor", endsInConsonant: true))

    private static let labelColorSpelling = Spelling(
        "UIColor.label", names: [DatedName(text: "UIColor.label", release: 13)], endsInConsonant: true)

    /// The system's color of text, in the Attributes inspector.
    static let labelColorField = Term(.field, Spelling("Label Color"))

    /// The system's color of text that matters less, in code of views.
    static let secondaryLabelColor = Term(
        .name, inViews: .dated(".secondaryLabel", 13), appKit: Spelling(".secondaryLabelColor"))

    /// The color of what something shows.
    static let foregroundStyle = Term(
        .modifier, Spelling(".foregroundStyle(…)", names: [DatedName(text: ".foregroundStyle", release: 15)]))

    /// The color of what people can act on.
    static let tint = Term(
        .modifier,
        Spelling(
            ".tint(_:)", names: [DatedName(text: ".tint", release: 15)],
            older: [
                Spelling.Older(
                    release: 15, since: 13, isUIKit: false,
                    spelling: Spelling(".toggleStyle(SwitchToggleStyle(tint:))"))
            ]))

    /// Light or dark appearance for all that a window shows.
    static let interfaceStyle = Term(
        .property, inViews: .dated("overrideUserInterfaceStyle", 13), appKit: Spelling("appearance"))

    /// What lets something shine through behind it, unless people asked for less transparency.
    static let visualEffectView = Term(
        .name, inViews: Spelling("UIVisualEffectView"), appKit: Spelling("NSVisualEffectView"))

    /// How a symbol is drawn.
    static let symbolConfiguration = Term(.property, inViews: .dated("preferredSymbolConfiguration", 13))

    /// A symbol that grows with a text style.
    static let bodySymbol = Term(
        .name,
        inViews: Spelling(
            "UIImage.SymbolConfiguration(textStyle: .body)",
            names: [DatedName(text: "UIImage.SymbolConfiguration", release: 13)]))

    /// A picture grows at accessibility sizes.
    static let adjustsImageSize = Term(
        .property, inViews: .dated("adjustsImageSizeForAccessibilityContentSizeCategory", 11))

    /// A picture stays as it is under Smart Invert, as a property.
    static let ignoresInvertColorsProperty = Term(.property, inViews: .dated("accessibilityIgnoresInvertColors", 11))

    // MARK: Motion

    /// An animation without bounce.
    static let smoothAnimation = Term(
        .name,
        Spelling(
            ".smooth", names: [DatedName(text: ".smooth", release: 17)],
            older: [
                Spelling.Older(
                    release: 17, since: 13, isUIKit: false,
                    spelling: Spelling(".spring(response: 0.5, dampingFraction: 1)"))
            ]))

    /// The effect of a symbol is taken away.
    static let removeSymbolEffect = Term(
        .property,
        inViews: Spelling(
            "removeSymbolEffect(ofType:)", names: [DatedName(text: "removeSymbolEffect", release: 17)]))
}
