import HandrailModel
import HandrailSemantics

extension BundleUses.PictureSite {
    /// Whether nothing gives the picture another color: code of classes may say so, and controls, bars and labels may.
    var isDrawnAsItIs: Bool {
        guard tree.screen.presentation != .component else { return false }
        var level: ElementView? = element
        while let current = level {
            if current.kind.isControl || current.kind == .label || current.slot != .content { return false }
            if current.has(.picture(.rendering)) || current.has(.interaction(.gesture)) { return false }
            level = current.parent
        }
        return !element.standsInBar
    }

    /// The contrast of a color with what is behind the picture, in light appearance and in Dark Mode; `nil` where that
    /// is not known, or does not change.
    func groundRatios(of color: ColorValue) -> (light: [Double], dark: [Double])? {
        let screen = tree.screen
        let backdrop = Backdrop(behind: element, on: screen)
        guard backdrop.fixedScheme.isAbsent, !backdrop.hasMaterial, backdrop.opacity == 1 else { return nil }
        let resolver = ColorResolver(platform: screen.platforms.map(\.platform).min() ?? .iOS, since: nil)
        func ratios(isDark: Bool) -> [Double] {
            (backdrop.values(in: Appearance(isDark: isDark), by: resolver) ?? [])
                .map { ContrastRatio.of(color, on: $0) }
        }
        let (light, dark) = (ratios(isDark: false), ratios(isDark: true))
        return light.isEmpty || dark.isEmpty ? nil : (light, dark)
    }
}
