/// How high a sheet may be made at most.
public enum SheetHeight: Hashable, Sendable {
    /// Points.
    case points(Double)
    /// A share of the screen's height, 0…1.
    case share(Double)
}
