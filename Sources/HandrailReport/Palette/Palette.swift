package import HandrailModel
import HandrailSemantics
package import HandrailTranscripts

/// The color sets of an app and the colors that its code makes, with what they do to people.
package struct Palette: Sendable {
    /// A color and where it is used.
    package struct Entry: Sendable {
        /// The name of its set, or its components.
        package let name: String
        /// How it looks, in each appearance that it is set for.
        package let looks: [PaletteLook]
        /// The lowest contrast of a text in it, of those that could be measured, cut to two decimals.
        package let lowestContrast: Double?
        /// Where screens use it.
        package let places: [SourceLocation]
    }

    /// Color sets by name, then colors of code by their components.
    package let entries: [Entry]

    /// The colors of an audit.
    package init(_ audit: Audit) {
        var uses = PaletteUses()
        for screen in audit.screens { uses.add(screen) }
        let sets = audit.facts.bundleItems(of: [.color]).compactMap { item -> Entry? in
            guard case .color(let color) = item else { return nil }
            let variants = color.variants.compactMap { variant in
                variant.color.map {
                    PaletteLook($0, isDark: variant.isDark, hasIncreasedContrast: variant.isHighContrast)
                }
            }
            return Entry(color.name, variants, uses.of(.asset(color)), audit)
        }
        let literals = uses.literals.map { value in
            Entry(value.hexadecimal, [PaletteLook(value)], uses.of(.literal(value)), audit)
        }
        entries = sets.sorted { $0.name < $1.name } + literals.sorted { $0.name < $1.name }
    }
}

extension Palette.Entry {
    fileprivate init(_ name: String, _ looks: [PaletteLook], _ uses: PaletteUses.Found?, _ audit: Audit) {
        self.name = name
        self.looks = looks
        lowestContrast = uses?.lowestContrast.map { ($0 * 100).rounded(.down) / 100 }
        places = (uses?.places ?? []).sorted().compactMap { SourceLocation($0, in: audit.files) }
    }
}
