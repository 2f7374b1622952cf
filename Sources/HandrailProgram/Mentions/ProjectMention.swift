import HandrailCode
import Synchronization

/// Whether code anywhere in the project has one of some words in it, found out when it is first asked.
final class ProjectMention: Sendable {
    private let words: CodeWords
    private let known = Mutex<Bool?>(nil)

    /// Words in lower case.
    init(of words: [String]) { self.words = CodeWords(words) }

    /// Whether one of them stands in the code of one of the files.
    func isIn(_ files: some Sequence<CodeIndex>) -> Bool {
        if let known = known.withLock({ $0 }) { return known }
        let answer = files.contains { $0.has(words) }
        known.withLock { $0 = answer }
        return answer
    }
}
