package import HandrailSource
import Synchronization

/// Whether code anywhere in the project has one of some words in it, found out when it is first asked.
final class ProjectMention: Sendable {
    private let words: [CaselessSearch]
    private let known = Mutex<Bool?>(nil)

    /// Words in lower case.
    init(of words: [String]) { self.words = words.map(CaselessSearch.init) }

    /// Whether one of them stands in one of the files.
    func isIn(_ sources: some Sequence<SourceText>) -> Bool {
        if let known = known.withLock({ $0 }) { return known }
        let answer = sources.contains { source in
            source.bytes.withUnsafeBufferPointer { bytes in words.contains { $0.next(in: bytes) != nil } }
        }
        known.withLock { $0 = answer }
        return answer
    }
}

extension SourceText {
    /// All of the text.
    package var whole: String { text(in: ByteRange(0, bytes.count)) }
}
