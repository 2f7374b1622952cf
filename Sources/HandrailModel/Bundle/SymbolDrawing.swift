/// The drawing of a custom symbol for one weight and scale.
public struct SymbolDrawing: Hashable, Sendable {
    /// Whether it is a group, as the template demands, and not a shape by itself.
    public let isGroup: Bool
    /// Its shapes, in the order of the file.
    public let shapes: [SymbolShape]
    /// Whether it holds something besides shapes whose extent is not known, such as the copy of another part.
    public let hasOthers: Bool
    /// What it holds that a symbol cannot draw: names of elements, and `gradient` for fills by reference; sorted.
    public let foreign: [String]

    /// A drawing.
    public init(isGroup: Bool, shapes: [SymbolShape] = [], hasOthers: Bool = false, foreign: [String] = []) {
        self.isGroup = isGroup
        self.shapes = shapes
        self.hasOthers = hasOthers
        self.foreign = foreign
    }

    /// Whether nothing is in it.
    public var isEmpty: Bool { isGroup && shapes.isEmpty && !hasOthers }

    /// Whether all that is in it lies in one point.
    public var isPoint: Bool { !shapes.isEmpty && !hasOthers && shapes.allSatisfy { $0.box?.isPoint ?? false } }
}
