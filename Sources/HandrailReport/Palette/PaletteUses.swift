import HandrailModel
import HandrailSemantics
import HandrailSource

/// Where screens use colors of the app's own.
struct PaletteUses {
    /// Where a color is used.
    struct Found {
        /// The elements that have it.
        var places: Set<SourcePlace> = []
        /// The lowest contrast of a text in it; `nil` where none could be measured.
        var lowestContrast: Double?
    }

    /// What tells colors apart.
    private enum Key: Hashable {
        case set(SourcePlace)
        case literal(ColorValue)

        init?(_ color: ColorUse) {
            switch color.plain {
            case .asset(let asset): self = .set(asset.place)
            case .literal(let value): self = .literal(value)
            default: return nil
            }
        }
    }

    private var found: [Key: Found] = [:]

    /// The colors that code makes of components.
    var literals: [ColorValue] {
        found.keys.compactMap { key in
            if case .literal(let value) = key { value } else { nil }
        }
    }

    /// Where a color is used; `nil` where no screen has it.
    func of(_ color: ColorUse) -> Found? { Key(color).flatMap { found[$0] } }

    /// Adds what a screen uses.
    mutating func add(_ screen: PerceivedTree) {
        let tree = screen.screen.tree
        for index in tree.elements.indices {
            let element = tree[index]
            for use in element.attributes {
                guard case .color(let attribute) = use.attribute, let color = Self.color(of: attribute),
                    let key = Key(color)
                else { continue }
                found[key, default: Found()].places.insert(use.place)
            }
            guard element.kind == .text else { continue }
            let contrast = TextContrast.of(element, on: screen)
            guard let key = contrast.color.flatMap(Key.init), case .measured(let measurements) = contrast.answer,
                let lowest = measurements.map(\.ratio).min()
            else { continue }
            let known = found[key]?.lowestContrast ?? lowest
            found[key, default: Found()].lowestContrast = min(known, lowest)
        }
    }

    private static func color(of attribute: ColorAttribute) -> ColorUse? {
        switch attribute {
        case .foreground(let color), .background(let color), .tint(let color), .rowBackground(let color),
            .border(let color):
            color
        case .recolors, .preferredScheme, .blur, .hidesScrollGround: nil
        }
    }
}
