/// Where output goes: standard output, standard error, or memory in tests.
public protocol OutputChannel: Sendable {
    /// Whether a person looks at it in a terminal.
    var isTerminal: Bool { get }
    /// Width of the terminal in cells, where there is one that knows.
    var columns: Int? { get }
    /// Writes all of `bytes`.
    func write(_ bytes: [UInt8]) -> WriteResult
}

extension OutputChannel {
    /// Writes all of `text`, in UTF-8.
    func write(_ text: String) -> WriteResult { write(Array(text.utf8)) }
}
