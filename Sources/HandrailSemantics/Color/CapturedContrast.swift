public import HandrailModel

extension TextContrast.Measurement {
    /// The contrast of two colors that were found in a screenshot.
    ///
    /// - Parameter variant: how the screen was set; where that is not known, it is taken to be in light appearance.
    public init(of foreground: ColorValue, on background: ColorValue, in variant: CaptureVariant) {
        self.init(
            appearance: Appearance(isDark: variant.isDark ?? false),
            ratio: ContrastRatio.of(foreground, on: background), foreground: foreground, background: background,
            backgrounds: [background])
    }
}
