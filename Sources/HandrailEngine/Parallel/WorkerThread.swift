import Dispatch
import Foundation

/// Threads with a stack that is deep enough for code that recurses over nested source.
///
/// The threads of Dispatch and of Swift's own pool have half a megabyte on macOS, which a deeply nested view exhausts.
enum WorkerThread {
    /// Bytes of stack of each thread; only what is used takes memory.
    static let stackBytes = 16 << 20

    /// Runs `body` on `count` threads at once, and returns when all of them are done.
    static func run(count: Int, _ body: @escaping @Sendable () -> Void) {
        let group = DispatchGroup()
        for _ in 0..<count {
            group.enter()
            let thread = Thread {
                SignalStack.with(body)
                group.leave()
            }
            thread.stackSize = stackBytes
            thread.start()
        }
        group.wait()
    }
}
