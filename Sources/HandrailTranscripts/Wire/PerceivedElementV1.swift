import HandrailModel

/// A perceived element as `inspect --format json` prints it.
struct PerceivedElementV1: Encodable {
    /// How deep it is, from 0.
    let depth: Int
    /// `element`, `container`, `alternatives` or `branch`.
    let exposure: String
    /// The kind of the declared element.
    let kind: String?
    /// The names it may have; empty where it has none.
    let names: [String]
    /// Its value.
    let value: String?
    /// Its hint.
    let hint: String?
    /// Names of its traits.
    let traits: [String]
    /// Names of traits it has in some cases only.
    let possibleTraits: [String]
    /// Actions offered apart from activation.
    let actions: [String]
    /// The condition of a branch, as written.
    let condition: String?
    /// Whether the branch is taken when the condition does not hold.
    let isNegated: Bool?
    /// Where it is declared.
    let location: LocationV1?
    /// How the texts and symbols in it look; left out where no setting was asked for.
    let looks: [InspectedStyleV1]?

    /// The wire form of `element`.
    init(
        _ element: PerceivedElement, depth: Int, kind: ElementKind?, location: LocationV1?, looks: [InspectedStyleV1]?
    ) {
        self.depth = depth
        exposure =
            switch element.exposure {
            case .element: "element"
            case .container: "container"
            case .alternatives: "alternatives"
            case .branch: "branch"
            }
        self.kind = kind?.wireName
        names = InspectionWords.names(element.name)
        value = InspectionWords.of(element.value)
        hint = InspectionWords.of(element.hint)
        traits = InspectionWords.traits(element.traits, .english)
        possibleTraits = InspectionWords.traits(element.possibleTraits, .english)
        actions = element.actions.map { InspectionWords.action($0).en }
        condition = element.condition?.text
        isNegated = element.condition?.isNegated
        self.location = location
        self.looks = looks
    }

    private enum CodingKeys: String, CodingKey {
        case depth = "depth"
        case exposure = "exposure"
        case kind = "kind"
        case names = "names"
        case value = "value"
        case hint = "hint"
        case traits = "traits"
        case possibleTraits = "possibleTraits"
        case actions = "actions"
        case condition = "condition"
        case isNegated = "isNegated"
        case location = "location"
        case looks = "looks"
    }
}
