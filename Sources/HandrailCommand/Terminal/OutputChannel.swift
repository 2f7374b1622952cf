/// Where text goes: standard output, standard error, or memory in tests.
public protocol OutputChannel: Sendable {
    /// Whether a person looks at it in a terminal.
    var isTerminal: Bool { get }
    /// Width of the terminal in cells, where there is one that knows.
    var columns: Int? { get }
    /// Writes all of `text`.
    func write(_ text: String) -> WriteResult
}
