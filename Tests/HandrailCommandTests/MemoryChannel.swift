import HandrailCommand
import HandrailEngine

/// A channel that keeps what is written.
final class MemoryChannel: OutputChannel {
    let isTerminal: Bool
    let columns: Int?
    private let result: WriteResult
    private let kept = Locked("")

    init(isTerminal: Bool = false, columns: Int? = nil, result: WriteResult = .written) {
        self.isTerminal = isTerminal
        self.columns = columns
        self.result = result
    }

    var text: String { kept.withLock { $0 } }

    func write(_ bytes: [UInt8]) -> WriteResult {
        kept.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        return result
    }
}
