import HandrailSource
import Synchronization

/// Whether the app keeps all of its pictures out of Smart Invert at one place, found out when it is first asked.
final class InvertedPhotos: Sendable {
    private let known = Mutex<Bool?>(nil)

    /// Whether one of the files says so for all image views.
    func areKept(in sources: some Sequence<SourceText>) -> Bool {
        known.withLock { known in
            if let known { return known }
            let answer = sources.contains { Self.signs.occur(in: $0.text(in: ByteRange(0, $0.bytes.count))) }
            known = answer
            return answer
        }
    }

    private static let signs = Fragments([
        "appearance().accessibilityignoresinvertcolors", "var accessibilityignoresinvertcolors",
    ])
}
