/// Bounds the work spent on one screen, so that no project can make the tool hang.
final class Meter {
    private var left: Int

    init(limit: Int) { left = limit }

    /// Takes one step; `false` once the limit is reached.
    func spend() -> Bool {
        left -= 1
        return left > 0
    }

    /// Whether the limit was reached.
    var isExhausted: Bool { left <= 0 }
}
