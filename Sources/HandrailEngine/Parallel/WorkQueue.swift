import Dispatch

/// A queue of work that threads do while more of it is still being found.
///
/// What others wait for is done first; the rest fills the time in between. The order in which things are done depends
/// on the number of threads, so what is done must not depend on it.
public final class WorkQueue: Sendable {
    private let work = Locked(Work())
    private let waiting = DispatchSemaphore(value: 0)

    private struct Work: Sendable {
        var urgent: [@Sendable () -> Void] = []
        var later: [@Sendable () -> Void] = []
    }

    private init() {}

    /// The result of `lead`, once everything that it put into the queue is done.
    ///
    /// - Parameter jobs: number of threads besides the one that leads and mostly waits.
    static func run<Result: Sendable>(jobs: Int, _ lead: @escaping @Sendable (WorkQueue) -> Result) -> Result? {
        let queue = WorkQueue()
        let result = Locked<Result?>(nil)
        let isLed = Locked(false)
        WorkerThread.run(count: jobs + 1) {
            let leads = isLed.withLock { taken in
                defer { taken = true }
                return !taken
            }
            guard leads else { return queue.workUntilEmpty() }
            let led = lead(queue)
            result.withLock { $0 = led }
            // One more signal for each thread than there is to do: a thread that finds nothing left ends.
            for _ in 0..<jobs { queue.waiting.signal() }
        }
        return result.withLock { $0 }
    }

    /// Does `body` for each number from 0 up to `count` before anything else, and returns when all are done.
    public func each(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        guard count > 0 else { return }
        let group = DispatchGroup()
        for _ in 0..<count { group.enter() }
        work.withLock { work in
            // Taken from the end.
            for number in (0..<count).reversed() {
                work.urgent.append {
                    body(number)
                    group.leave()
                }
            }
        }
        for _ in 0..<count { waiting.signal() }
        group.wait()
    }

    /// Does `body` when nothing is waited for.
    public func later(_ body: @escaping @Sendable () -> Void) {
        work.withLock { $0.later.append(body) }
        waiting.signal()
    }

    private func workUntilEmpty() {
        while true {
            waiting.wait()
            guard let next = work.withLock({ $0.urgent.popLast() ?? $0.later.popLast() }) else { return }
            next()
        }
    }
}
