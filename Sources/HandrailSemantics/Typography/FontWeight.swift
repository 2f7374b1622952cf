public import HandrailStandards

/// A weight of a font, from the thinnest.
public enum FontWeight: String, Hashable, Sendable, CaseIterable, Comparable {
    case ultraLight = "ultraLight"
    case thin = "thin"
    case light = "light"
    case regular = "regular"
    case medium = "medium"
    case semibold = "semibold"
    case bold = "bold"
    case heavy = "heavy"
    case black = "black"

    /// The weight that a style of the system has.
    public init(_ weight: TextMetrics.Weight) {
        switch weight {
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        }
    }

    /// The weight that the name of a typeface ends in, such as `Lato-Light`; `nil` where it names none.
    public init?(faceName: String) {
        let face = faceName.split(whereSeparator: { $0 == "-" || $0 == " " || $0 == "_" }).dropFirst().joined()
            .lowercased()
        if let found = Self.faceNames.first(where: { face.hasPrefix($0.name) }) {
            self = found.weight
        } else if face.isEmpty, let found = Self.faceNames.first(where: { Self.ends(faceName, in: $0.name) }) {
            self = found.weight
        } else {
            return nil
        }
    }

    /// Whether a name ends in a word that begins with a capital: `LatoSemiBold`.
    private static func ends(_ faceName: String, in word: String) -> Bool {
        let ending = faceName.suffix(word.count)
        return ending.count < faceName.count && ending.lowercased() == word && ending.first?.isUppercase ?? false
    }

    /// Thinner first.
    public static func < (a: FontWeight, b: FontWeight) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }

    // Longer names stand before those they begin with.
    private static let faceNames: [(name: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
        ("light", .light), ("regular", .regular), ("book", .regular), ("medium", .medium), ("semibold", .semibold),
        ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
