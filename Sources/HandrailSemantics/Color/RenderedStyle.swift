public import HandrailModel

/// How a text or symbol looks to a person with a setting, as far as the source says.
public struct RenderedStyle: Sendable {
    /// The element.
    public let element: ElementView
    /// Its size in points; `nil` where it is not known.
    public let pointSize: Double?
    /// Its weight; `nil` where it is not known.
    public let weight: FontWeight?
    /// Its color; `nil` where it is not known.
    public let foreground: ColorValue?
    /// What is behind it; `nil` where it is not known.
    public let background: ColorValue?

    /// The style of an element of a screen that was resolved in the same setting.
    ///
    /// Where the system's colors changed with a version, they are those of the newest.
    public init(of element: ElementView, on screen: Screen, in setting: Setting) {
        self.element = element
        let platform = screen.platforms.map(\.platform).min() ?? .iOS
        let text = ResolvedText(element, in: setting)
        let hasOneFont = element.kind.showsText && !text.hasOpenFont
        pointSize = hasOneFont ? text.sizes(on: screen.scalingPlatform ?? platform)[setting.contentSize] : nil
        weight = hasOneFont && !text.hasOpenWeight ? text.resolved?.weight(on: platform) : nil
        let appearance = Appearance(
            isDark: setting.isOn(.darkMode), hasIncreasedContrast: setting.isOn(.increaseContrast))
        let resolver = ColorResolver(platform: platform, since: nil)
        let context = DeclaredContext(element)
        let set = TextContrast.color(of: element, context, on: screen, platform)
        let color = set?.0 ?? (context.control == nil || element.kind.isControl ? .system("primary") : .unknown)
        let isOpen = set?.1?.condition != nil
        foreground = isOpen ? nil : resolver.values(of: color, in: appearance)?.last
        let backdrop = Backdrop(behind: element, on: screen)
        background = backdrop.hasMaterial ? nil : backdrop.values(in: appearance, by: resolver)?.last
    }

    /// The ratio of the two colors, from 1 to 21; `nil` where one is not known.
    public var ratio: Double? {
        guard let foreground, let background else { return nil }
        return ContrastRatio.of(foreground, on: background)
    }

    /// The styles of what a perceived element shows: itself, what is inside it, and what it took in.
    public static func styles(of index: Int, on tree: PerceivedTree, in setting: Setting) -> [RenderedStyle] {
        let perceived = tree.elements[index]
        guard perceived.exposure == .element else { return [] }
        let declared = tree.screen.tree
        let own = perceived.declared
        let inside = own..<Int(declared.elements[own].end)
        let all = Set(inside).union(perceived.merged.flatMap { $0..<Int(declared.elements[$0].end) })
        return all.sorted().map { declared[$0] }.filter(\.isDrawn).prefix(mostStyles).map { element in
            RenderedStyle(of: element, on: tree.screen, in: setting)
        }
    }

    /// More of them in one element help nobody.
    private static let mostStyles = 6
}

extension ElementView {
    /// Whether it is drawn in a color that code sets: a text or a symbol.
    fileprivate var isDrawn: Bool {
        if kind.showsText { return true }
        if case .image(.symbol) = content { return true }
        return false
    }
}
