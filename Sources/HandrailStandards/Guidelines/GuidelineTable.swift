/// The guideline catalog as rows, in the order in which reports list it.
enum GuidelineTable {
    /// The rows of each area.
    ///
    /// A `#` row is the heading of those below. Columns: id, title (en, ko), rationale (en, ko), evidence, what a check
    /// looks for. A row goes on below a line that ends with `\#`.
    static let areas = [
        AccessibilityGuidelineRows.text,
        ColorGuidelineRows.text,
        TypographyGuidelineRows.text,
        LayoutGuidelineRows.text,
        ImageGuidelineRows.text,
        PrivacyGuidelineRows.text,
        SymbolGuidelineRows.text,
        TextureGuidelineRows.text,
    ]
}
