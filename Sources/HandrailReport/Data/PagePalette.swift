import HandrailModel
import HandrailReporting
import HandrailSource
import HandrailTranscripts

/// The colors of the app for a page, the same that `handrail palette` prints.
struct PagePalette {
    private let palette: Palette

    /// The colors of an audit.
    init(_ audit: Audit) { palette = Palette(audit) }

    /// The most places of a color that are listed; how many there are is told.
    private static let mostPlaces = 20

    /// Name, looks (appearance, color, opacity in percent, the color with each kind of color vision), lowest contrast
    /// in hundredths or 0, places, how many places.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .array(
            palette.entries.map { entry in
                .array([
                    texts.number(entry.name),
                    .array(
                        entry.looks.map { look in
                            .array([
                                texts.number(look.appearance), .string(look.color),
                                .integer(Int(clamping: (look.opacity * 100).rounded())),
                                .strings(Array(look.seen.dropFirst())),
                            ])
                        }),
                    .integer(entry.lowestContrast.map { Int(clamping: ($0 * 100).rounded()) } ?? 0),
                    .array(
                        entry.places.prefix(Self.mostPlaces).map {
                            .array([texts.number($0.file), .integer($0.line), .integer($0.column)])
                        }),
                    .integer(entry.places.count),
                ])
            })
    }
}
