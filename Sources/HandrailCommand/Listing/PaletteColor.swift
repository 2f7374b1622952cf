import HandrailModel
import HandrailTranscripts
import HandrailSemantics

/// A color of a palette and where it is used.
struct PaletteColor: Encodable {
    /// The name of a color set, or the components of a color that code makes.
    let name: String
    /// How it looks in each appearance that it is given for.
    let looks: [PaletteLook]
    /// The lowest contrast of a text in it, of those that could be measured.
    let lowestContrast: Double?
    /// Where screens use it: file and line.
    let places: [String]

    /// A color of an audit.
    init(_ name: String, _ looks: [PaletteLook], _ uses: PaletteUses.Found?, _ audit: Audit) {
        self.name = name
        self.looks = looks
        lowestContrast = uses?.lowestContrast.map { ($0 * 100).rounded(.down) / 100 }
        places = (uses?.places ?? []).sorted().compactMap { SourceLocation($0, in: audit.files)?.text }
    }
}
