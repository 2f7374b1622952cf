public import HandrailSource

/// What the drawing of a custom symbol holds of the template that symbols are made from.
public struct SymbolTemplate: Hashable, Sendable {
    /// The number in `Template v.3.0`, of which only the first counts; `nil` where it says none.
    public let version: Int?
    /// The ids of its lines and groups that the template names: `Baseline-S`, `left-margin-Regular-M`, `Regular-M`.
    public let parts: Set<String>
    /// The guides and margins that are groups, which are to be lines, in the order of the file.
    public let groupedGuides: [String]
    /// The drawings for weights and scales by id, such as `Regular-M`.
    public let drawings: [String: SymbolDrawing]
    /// The entry of `Contents.json` that names the file.
    public let place: SourcePlace?

    /// A template.
    public init(
        version: Int?, parts: Set<String>, groupedGuides: [String] = [], drawings: [String: SymbolDrawing] = [:],
        place: SourcePlace? = nil
    ) {
        self.version = version
        self.parts = parts
        self.groupedGuides = groupedGuides
        self.drawings = drawings
        self.place = place
    }

    /// The weights of the system, from thin to heavy.
    public static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// The scales of the system, from small to large.
    public static let scales = ["S", "M", "L"]
    /// The ids that a drawing can have, such as `Regular-M`.
    public static let cells = weights.flatMap { weight in scales.map { "\(weight)-\($0)" } }
    /// The drawings that all others are made from where the template is variable.
    public static let sources = ["Ultralight-S", "Regular-S", "Black-S"]
}
