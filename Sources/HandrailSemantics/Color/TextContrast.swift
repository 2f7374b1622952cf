public import HandrailModel
import HandrailStandards

/// The contrast of a text whose color the app sets, in every appearance it is shown in.
public struct TextContrast: Sendable {
    /// The contrast in one appearance.
    public struct Measurement: Hashable, Sendable {
        /// The appearance.
        public let appearance: Appearance
        /// The ratio: the best of what versions of the system and conditions allow, or of the case told.
        public let ratio: Double
        /// The text's color.
        public let foreground: ColorValue
        /// What is behind it.
        public let background: ColorValue
        /// Everything that may be behind it.
        public let backgrounds: [ColorValue]
        /// Whether it may be shown in Dark Mode too, in colors that are not known.
        public var isUnknownInDarkMode = false
    }

    /// What is known.
    public enum Answer: Sendable {
        /// The app sets no color, or the system's own pair of a label and its background.
        case systemsOwn
        /// It cannot be told, because of this.
        case cannotTell(Bilingual)
        /// The contrast in each appearance that could be computed.
        case measured([Measurement])
    }

    /// What is known of it.
    public let answer: Answer
    /// The modifier that sets the color.
    public let use: AttributeUse?
    /// The color that is set; `nil` where none is.
    public let color: ColorUse?
    /// Its size and weight.
    public let look: TextSizeAndWeight
    /// Whether the text has the same color in every appearance while what is behind it changes.
    public let isFixedOnChanging: Bool
    /// For text on a material over something known: the best that the material may make of it, in each appearance.
    public let onMaterial: [Measurement]?
    /// For text on a translucent layer over something that is not known: the best that may shine through, in each
    /// appearance.
    public let throughLayers: [Measurement]?
    /// What is known of each case where the text or what is behind it has one of several colors and nothing says which
    /// applies; empty where there is one case.
    public let cases: [TextContrast]

    /// The contrast of a declared text, measured once however many rules ask.
    public static func of(_ element: ElementView, on screen: PerceivedTree) -> TextContrast {
        let (context, platform) = (DeclaredContext(element), Self.platform(of: element, on: screen.screen))
        // Most texts have no color set: that is found out sooner than remembered.
        guard let color = Self.color(of: element, context, on: screen.screen, platform) else { return systems }
        return screen.memory.recall(about: element.index) {
            TextContrast(of: element, color: color, on: screen.screen)
        }
    }

    /// The contrast of a text that nobody gives a color, and that the system writes in its own; `nil` where that is
    /// another than the one for labels, or where it stands on what the system draws.
    public static func ofUnset(_ element: ElementView, on screen: PerceivedTree) -> TextContrast? {
        let context = DeclaredContext(element)
        // The label of a class may be given a color by an interface file, or where it is used.
        guard platform(of: element, on: screen.screen) == .iOS, screen.screen.toolkit(at: element.place) == .swiftUI,
            context.control == nil, !context.isInMenu,
            color(of: element, context, on: screen.screen, .iOS) == nil
        else { return nil }
        let backdrop = Backdrop(behind: element, on: screen.screen)
        // Text of the system's own that is drawn fainter by itself is the app's affair wherever it stands.
        let isFaded = backdrop.opacity < 1 && element.has(.visibility(.opacity))
        guard isFaded || backdrop.ground == .covered && !backdrop.isSystemsOwn else { return nil }
        return screen.memory.recall(about: element.index) {
            TextContrast(of: element, color: (.system("primary"), nil), on: screen.screen)
        }
    }

    private static func platform(of element: ElementView, on screen: Screen) -> Platform {
        screen.platforms(of: element).map(\.platform).min() ?? .iOS
    }

    /// The contrast of a text that the app sets no color for.
    private static let systems = TextContrast(
        .systemsOwn, nil, nil, TextSizeAndWeight(pointSize: nil, weight: .unknown))

    /// The contrast of a declared text; the color is what a modifier on it or around it sets.
    public init(of element: ElementView, context: DeclaredContext, on screen: Screen) {
        let platform = Self.platform(of: element, on: screen)
        guard let color = Self.color(of: element, context, on: screen, platform) else {
            self = Self.systems
            return
        }
        self.init(of: element, color: color, on: screen)
    }

    private init(of element: ElementView, color: (ColorUse, AttributeUse?), on screen: Screen) {
        let (set, use) = color
        var color = set
        let platform = Self.platform(of: element, on: screen)
        let version = screen.platforms.first { $0.platform == platform }?.version
        if use?.condition != nil {
            guard let other = Self.outerColor(of: element) else {
                let reason = Bilingual(en: "the color depends on a condition", ko: "색상이 조건에 따라 달라집니다")
                self.init(.cannotTell(reason), color, use, TextSizeAndWeight(pointSize: nil, weight: .unknown))
                return
            }
            color = .candidates([color] + other)
        }
        let look = TextSizeAndWeight(of: ResolvedText(element), on: platform)
        let behind = Backdrop(behind: element, on: screen)
        if let (owner, count) = ([color] + behind.layers).lazy.compactMap(\.themes).first {
            let cases = (0..<count).flatMap { number in
                let (front, ground) = (color.inTheme(number, of: owner), behind.inTheme(number, of: owner))
                return front.candidates.flatMap { one in
                    ground.cases(on: one.isLabelRole ? nil : platform, most: Self.mostOfTheme).map {
                        Self(one, use, on: $0, look, of: element, version, platform)
                    }
                }
            }
            let reason = Bilingual(
                en: "the theme that people choose decides", ko: "사용자가 고르는 테마에 따라 결과가 다릅니다")
            self.init(.cannotTell(reason), color, use, look, cases: cases)
            return
        }
        let fronts = color.candidates
        let grounds = behind.cases(
            on: color.isLabelRole ? nil : platform, most: Self.mostCases / fronts.count)
        guard fronts.count == 1, let backdrop = grounds.count == 1 ? grounds.first : nil else {
            let reason = Bilingual(
                en: "one of several colors applies, and not all of them tell the same",
                ko: "여러 색상 중 어느 것이 쓰이는지에 따라 결과가 다릅니다")
            let cases = fronts.flatMap { front in
                grounds.map { Self(front, use, on: $0, look, of: element, version, platform) }
            }
            self.init(.cannotTell(reason), color, use, look, cases: cases)
            return
        }
        self.init(color, use, on: backdrop, look, of: element, version, platform)
    }

    /// More cases than these are not told apart.
    private static let mostCases = 24

    /// More grounds than these are not told apart in one theme.
    private static let mostOfTheme = 4

    private init(
        _ color: ColorUse, _ use: AttributeUse?, on backdrop: Backdrop, _ look: TextSizeAndWeight,
        of element: ElementView, _ version: Version?, _ platform: Platform
    ) {
        let resolver = ColorResolver(platform: platform, since: version)
        let chooser = color.alternatives.count == 2 ? use.flatMap { ColorCondition(of: $0.place, on: element) } : nil
        let answer = Self.answer(color, chooser, backdrop, look, resolver, platform)
        var isFixed = false
        if case .system(let names) = backdrop.ground, !names.isEmpty { isFixed = color.isTheSameInEveryAppearance }
        if backdrop.hasMaterial, case .measured(let bounds) = answer {
            self.init(.cannotTell(Backdrop.materialReason), color, use, look, onMaterial: bounds)
        } else {
            var bounds: [Measurement]?
            if case .cannotTell = answer { bounds = Self.bounds(of: color, on: backdrop, resolver) }
            self.init(
                answer, color, use, look, isFixedOnChanging: isFixed && backdrop.layers.isEmpty, throughLayers: bounds)
        }
    }

    /// What is best of all that layers may let through: the contrast with what lies between black and white is less
    /// than with one of the two.
    private static func bounds(of color: ColorUse, on backdrop: Backdrop, _ resolver: ColorResolver) -> [Measurement]? {
        guard color.alternatives.count == 1, !color.isLabelRole, backdrop.opacity > 0 else { return nil }
        var measurements: [Measurement] = []
        for appearance in Appearance.allCases where backdrop.shows(appearance) {
            guard let front = resolver.values(of: color, in: appearance),
                let behind = backdrop.bounds(in: appearance, by: resolver),
                let best = best(front, behind, appearance, backdrop.opacity)
            else { continue }
            measurements.append(best)
        }
        guard case .measured(let found) = judged(measurements, color, backdrop) else { return nil }
        return found
    }

    /// The color that is set, with the modifier that sets it: by a foreground, or for the label of a control by the
    /// tint or the app's accent color. The tints that the system brings along are its own affair there.
    static func color(
        of element: ElementView, _ context: DeclaredContext, on screen: Screen, _ platform: Platform
    ) -> (ColorUse, AttributeUse?)? {
        let set = context.nearest(.color(.foreground)) { attribute -> ColorUse? in
            if case .color(.foreground(let color)) = attribute { color } else { nil }
        }
        // The system writes what alerts and menus say in a color of its own, whatever is set.
        if context.isInMenu { return nil }
        if let set, screen.presentation != .dialog {
            guard case .system(let name) = set.value.plain, name == "tint" || name == "accentColor" else {
                return (set.value, set.use)
            }
            return (tint(context, on: screen)?.color ?? set.value, set.use)
        }
        guard platform == .iOS, element.labelsButton(context) else { return nil }
        if let style = context.style(of: .button)?.name, Backdrop.filledStyles.contains(style) {
            return onProminent(context)
        }
        guard element.isTinted(context), let (color, use) = tint(context, on: screen) else { return nil }
        switch color.plain {
        case .literal, .asset, .appearance: return (color, use)
        // Blue is what the system has by itself; another of its colors is a choice of the app's.
        case .system(let name): return use != nil && Self.paleTints.contains(name) ? (color, use) : nil
        case .withOpacity, .oneOf, .candidates, .themes, .gradient, .material, .constant, .unknown: return nil
        }
    }

    /// The colors of the system that stand out too little from its own light backgrounds to write with.
    private static let paleTints: Set<String> = [
        "yellow", "orange", "green", "mint", "teal", "cyan", "systemYellow", "systemOrange", "systemGreen",
        "systemMint", "systemTeal", "systemCyan",
    ]

    /// The colors that a text has where those do not apply that are set in some cases only; `nil` where that is not
    /// known.
    private static func outerColor(of element: ElementView) -> [ColorUse]? {
        var found: [ColorUse] = []
        var isFirst = true
        for level in [element] + element.ancestors {
            for use in level.attributes {
                guard case .color(.foreground(let color)) = use.attribute else { continue }
                if !isFirst { found.append(color) }
                isFirst = false
                if use.condition == nil { return found }
            }
        }
        // Nobody sets another: outside controls words have the color of the system.
        guard DeclaredContext(element).control == nil else { return nil }
        return found + [.system("primary")]
    }

    /// Whether nobody set the color: that of the label of a prominent button is white as a rule, which Apple documents
    /// nowhere.
    public var isPresumed: Bool {
        guard case .color(.tint)? = use?.attribute, case .system("white")? = color else { return false }
        return true
    }

    /// The label of a prominent button is white, whatever color the app fills it with. The system's own colors are its
    /// own affair, apart from those that are as good as white.
    private static func onProminent(_ context: DeclaredContext) -> (ColorUse, AttributeUse?)? {
        let set = context.nearest(.color(.tint)) { attribute -> ColorUse? in
            if case .color(.tint(let color)) = attribute { color } else { nil }
        }
        guard let set else { return nil }
        switch set.value.plain {
        case .literal, .asset, .appearance: return (.system("white"), set.use)
        case .system(let name): return ["yellow", "white"].contains(name) ? (.system("white"), set.use) : nil
        case .withOpacity, .oneOf, .candidates, .themes, .gradient, .material, .constant, .unknown: return nil
        }
    }

    private static func tint(_ context: DeclaredContext, on screen: Screen) -> (color: ColorUse, use: AttributeUse?)? {
        let set = context.nearest(.color(.tint)) { attribute -> ColorUse? in
            if case .color(.tint(let color)) = attribute { color } else { nil }
        }
        if let set { return (set.value, set.use) }
        return screen.accent.map { (.asset($0), nil) }
    }

    private init(
        _ answer: Answer, _ color: ColorUse?, _ use: AttributeUse?, _ look: TextSizeAndWeight,
        isFixedOnChanging: Bool = false,
        onMaterial: [Measurement]? = nil, throughLayers: [Measurement]? = nil, cases: [TextContrast] = []
    ) {
        self.answer = answer
        self.color = color
        self.use = use
        self.look = look
        self.isFixedOnChanging = isFixedOnChanging
        self.onMaterial = onMaterial
        self.throughLayers = throughLayers
        self.cases = cases
    }

    private static func answer(
        _ color: ColorUse, _ chooser: ColorCondition?, _ backdrop: Backdrop, _ look: TextSizeAndWeight,
        _ resolver: ColorResolver,
        _ platform: Platform
    ) -> Answer {
        if color.isLabelRole, backdrop.isSystemsOwn, backdrop.opacity == 1 { return .systemsOwn }
        guard platform == .iOS || platform == .macCatalyst || backdrop.ground == .covered else {
            return .cannotTell(Bilingual(en: "the platform's backgrounds are not known", ko: "이 플랫폼의 배경색을 알 수 없습니다"))
        }
        if color.isLabelRole, backdrop.isSystems || backdrop.hasMaterial, backdrop.opacity == 1 { return .systemsOwn }
        switch backdrop.ground {
        case .unknown(let reason): return .cannotTell(reason)
        case .system where color.isLabelRole && backdrop.layers.isEmpty && backdrop.opacity == 1: return .systemsOwn
        case .system, .covered: break
        }
        guard backdrop.opacity > 0 else { return .systemsOwn }
        // Of a choice, the system's own pairs are left out.
        let isOnSystem =
            (backdrop.ground != .covered && backdrop.layers.isEmpty || backdrop.hasMaterial) && backdrop.opacity == 1
        let colors = color.alternatives.filter { !isOnSystem || !$0.isLabelRole }
        let choices = backdrop.layers.map(\.alternatives.count).max() ?? 1
        // A text and what is behind it may follow one state: then each color has a partner.
        let other = backdrop.isChosenOtherwise || choices != 2 || colors.count != 2 ? nil : backdrop.chooser
        let partners = other.flatMap { other in chooser.flatMap { own in own.partner(of: 0, in: other) } }
        guard colors.count == 1 || choices == 1 || partners != nil else {
            return .cannotTell(Bilingual(en: "text and background depend on conditions", ko: "텍스트와 배경이 조건에 따라 달라집니다"))
        }
        var measurements: [Measurement] = []
        var isOnScreen = false
        var isUnknownInDarkMode = false
        for appearance in Appearance.allCases where backdrop.shows(appearance) {
            var worst: Measurement?
            for (number, one) in colors.enumerated() {
                for choice in 0..<choices {
                    if let partners, choice != (number == 0 ? partners : 1 - partners) { continue }
                    guard let front = resolver.values(of: one, in: appearance),
                        let behind = backdrop.values(in: appearance, by: resolver, choice: choice)
                    else {
                        // What the system shows in Dark Mode is not known of an app that may have none.
                        if appearance.isDark, resolver.mayLackDarkMode, !measurements.isEmpty {
                            isUnknownInDarkMode = true
                            continue
                        }
                        if number == 0, choice == 0, !appearance.hasIncreasedContrast {
                            return .cannotTell(Bilingual(en: "a color is not known", ko: "색상 하나를 알 수 없습니다"))
                        }
                        continue
                    }
                    // A card in the very color that a screen has by itself is no choice of the app's.
                    if one.isLabelRole, backdrop.opacity == 1, isScreen(behind, in: appearance) {
                        isOnScreen = true
                        continue
                    }
                    guard let best = best(front, behind, appearance, backdrop.opacity) else { continue }
                    if best.ratio < worst?.ratio ?? 22 { worst = best }
                }
            }
            if let worst { measurements.append(worst) }
        }
        if isUnknownInDarkMode {
            for position in measurements.indices { measurements[position].isUnknownInDarkMode = true }
        }
        return measurements.isEmpty && isOnScreen ? .systemsOwn : judged(measurements, color, backdrop)
    }

    /// Whether everything behind a text is the plain background of a screen: white in light appearance, black in dark.
    private static func isScreen(_ behind: [ColorValue], in appearance: Appearance) -> Bool {
        let plain = appearance.isDark ? 0.0 : 1.0
        return behind.allSatisfy { $0.red == plain && $0.green == plain && $0.blue == plain }
    }

    /// How much a color stands out from what is around an element, in every appearance it is shown in; empty where
    /// something is not known.
    public static func measurements(
        of color: ColorUse, around element: ElementView, on screen: Screen
    ) -> [Measurement] {
        let platform = Self.platform(of: element, on: screen)
        let backdrop = Backdrop(behind: element, on: screen, withItsOwn: false)
        guard platform == .iOS || platform == .macCatalyst || backdrop.ground == .covered, !backdrop.hasMaterial
        else { return [] }
        let resolver = ColorResolver(
            platform: platform, since: screen.platforms.first { $0.platform == platform }?.version)
        var measurements: [Measurement] = []
        for appearance in Appearance.allCases where backdrop.shows(appearance) {
            guard let front = resolver.values(of: color, in: appearance),
                let behind = backdrop.values(in: appearance, by: resolver),
                let best = best(front, behind, appearance, backdrop.opacity)
            else { return [] }
            measurements.append(best)
        }
        return measurements
    }

    /// Text that cannot be seen at all in light appearance would have been noticed: then it is the background that is
    /// not what the source seems to say.
    private static func judged(_ measurements: [Measurement], _ color: ColorUse, _ backdrop: Backdrop) -> Answer {
        let plain = measurements.first { !$0.appearance.hasIncreasedContrast }
        let isFaint = plain.map { $0.ratio < 1.35 && !$0.appearance.isDark } ?? false
        if isFaint && backdrop.ground != .covered || isMisread(measurements, color, backdrop) {
            return .cannotTell(Bilingual(
                en: "something else is behind it: nobody could see it", ko: "뒤에 다른 것이 있습니다. 그대로라면 아무에게도 보이지 않습니다"))
        }
        return measurements.isEmpty
            ? .cannotTell(Bilingual(en: "a color is not known", ko: "색상 하나를 알 수 없습니다")) : .measured(measurements)
    }

    /// Whether a text would have the very color of what is behind it. Only in Dark Mode does that come about by itself:
    /// where either of the two changes with the appearance and the other does not.
    private static func isMisread(
        _ measurements: [Measurement], _ color: ColorUse, _ backdrop: Backdrop
    ) -> Bool {
        let isOnSystem = backdrop.isSystems || backdrop.ground != .covered && backdrop.layers.isEmpty
        let mayBeOverlooked = color.isLabelRole != isOnSystem
        return measurements.contains { measurement in
            measurement.ratio < sameColor && !(measurement.appearance.isDark && mayBeOverlooked)
        }
    }

    /// Below this ratio two colors are told as 1.0:1.
    private static let sameColor = 1.05

    /// The best case: versions of the system and the stretch of a gradient may all hold.
    private static func best(
        _ front: [ColorValue], _ behind: [ColorValue], _ appearance: Appearance, _ opacity: Double
    ) -> Measurement? {
        var best: Measurement?
        for color in front {
            let color = opacity < 1 ? color.withAlpha(color.alpha * opacity) : color
            for background in behind {
                let ratio = ContrastRatio.of(color, on: background)
                if ratio > best?.ratio ?? 0 {
                    best = Measurement(
                        appearance: appearance, ratio: ratio, foreground: color, background: background,
                        backgrounds: behind)
                }
            }
        }
        return best
    }
}

extension ElementView {
    /// Whether it stands in the label of a button, a link or a menu.
    fileprivate func labelsButton(_ context: DeclaredContext) -> Bool {
        guard let control = context.control, [.button, .link, .menu].contains(control.kind) else { return false }
        var level = self
        while let parent = level.parent, parent.index != control.index { level = parent }
        return level.slot == .label && !context.isInMenu
    }

    /// Whether the system draws what labels a button in the tint.
    fileprivate func isTinted(_ context: DeclaredContext) -> Bool {
        guard let control = context.control else { return false }
        let hasRole = control.has { attribute in
            if case .interaction(.role(let role)) = attribute { role != .other } else { false }
        }
        switch context.style(of: .button)?.name {
        case nil, "automatic", "borderless": return !hasRole
        default: return false
        }
    }
}

extension Backdrop {
    /// Whether the app painted nothing but backgrounds of the system, which go with the system's colors for text.
    fileprivate var isSystems: Bool {
        !layers.isEmpty && layers.allSatisfy { layer in
            guard case .system(let name) = layer.plain else { return false }
            return name.hasSuffix("Background") || name.hasSuffix("BackgroundColor") || name == "controlColor"
        }
    }

    /// Whether nothing is behind it but what the system draws itself, on any platform.
    fileprivate var isSystemsOwn: Bool {
        guard layers.isEmpty || isSystems else { return false }
        if case .system = ground { return true }
        return isOnSystemsMaterial
    }

    /// Whether the element is shown in an appearance, as far as is known.
    fileprivate func shows(_ appearance: Appearance) -> Bool {
        switch fixedScheme {
        case .known("dark"): appearance.isDark
        case .known("light"): !appearance.isDark
        case .absent, .known, .oneOf, .dynamic, .unknown: true
        }
    }
}

extension ColorUse {
    /// Whether it is the system's color for text on the system's backgrounds.
    fileprivate var isLabelRole: Bool {
        switch self {
        case .system(let name):
            name.hasSuffix("abel") || name.hasSuffix("abelColor") || name.hasSuffix("extColor")
                || [
                    "primary", "secondary", "tertiary", "quaternary", "quinary", "placeholderText", "tint",
                    "accentColor", "link", "background", "foreground", "selection", "separator",
                ].contains(name)
        case .oneOf(let colors), .candidates(let colors), .themes(of: _, let colors): colors.allSatisfy(\.isLabelRole)
        case .appearance(let light, let dark): light.isLabelRole && dark.isLabelRole
        case .constant(let inner, _): inner.isLabelRole
        case .literal, .asset, .withOpacity, .gradient, .material, .unknown: false
        }
    }

    /// Whether it does not follow light and dark appearance.
    fileprivate var isTheSameInEveryAppearance: Bool {
        switch self {
        case .literal: true
        case .system(let name): name == "black" || name == "white" || ColorType.uiKit.member(of: name) != nil
        case .asset(let asset): asset.variants.count == 1 && asset.variants[0].systemName == nil
        case .withOpacity(let inner, _), .constant(let inner, _): inner.isTheSameInEveryAppearance
        case .oneOf, .candidates, .themes, .appearance, .gradient, .material, .unknown: false
        }
    }
}
