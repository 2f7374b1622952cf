import HandrailModel

/// A set of kinds that is asked for every element of every screen by every rule.
struct KindMask: Sendable {
    private let isWanted: [Bool]

    /// The kinds; `nil` for all of them.
    init(_ kinds: Set<ElementKind>?) {
        isWanted = ElementKind.allCases.map { kinds?.contains($0) ?? true }
    }

    /// Whether a kind is one of them. The raw value of a kind is its position among all cases.
    func contains(_ kind: ElementKind) -> Bool { isWanted[Int(kind.rawValue)] }
}
