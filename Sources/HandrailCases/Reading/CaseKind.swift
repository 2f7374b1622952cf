/// What a recorded case is about.
public enum CaseKind: String, Hashable, Sendable, CaseIterable {
    /// What is said of one element.
    case utterance = "utterance"
    /// In which order elements are met.
    case order = "order"
    /// What nodes of Texture give as elements, and say together.
    case textureAggregation = "texture-aggregation"
    /// What elements say together when they are merged. Not read yet.
    case combineAggregation = "combine-aggregation"

    /// Whether cases of the kind can be run.
    public var isRead: Bool {
        switch self {
        case .utterance, .order, .textureAggregation: true
        case .combineAggregation: false
        }
    }
}
