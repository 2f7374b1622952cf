/// What the drawing of a custom symbol holds of the template that symbols are made from.
public struct SymbolTemplate: Hashable, Sendable {
    /// The number in `Template v.3.0`, of which only the first counts; `nil` where it says none.
    public let version: Int?
    /// The ids of its lines and groups that the template names: `Baseline-S`, `left-margin-Regular-M`, `Regular-M`.
    public let parts: Set<String>

    /// A template.
    public init(version: Int?, parts: Set<String>) {
        self.version = version
        self.parts = parts
    }
}
