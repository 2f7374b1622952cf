import Foundation

/// Applies a function to every item of a list on several threads and keeps the order of the list.
///
/// The results do not depend on the number of threads. Even one job runs on a thread of its own, for its deep stack.
public struct ParallelMap: Sendable {
    /// Number of threads, from 1 to `mostJobs`.
    public let jobs: Int

    /// More threads than this only cost memory.
    public static let mostJobs = 64

    /// A map over `jobs` threads; `nil` for as many as there are processors. Numbers out of range are drawn into it.
    public init(jobs: Int? = nil) {
        self.jobs = min(max(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 1), Self.mostJobs)
    }

    /// The results of `transform`, in the order of `items`.
    ///
    /// - Parameter done: told after each chunk how many items are finished; called on any thread, one call at a time.
    public func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], done: (@Sendable (Int) -> Void)? = nil, _ transform: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        guard !items.isEmpty else { return [] }
        let work = Locked(Work<Result>())
        // Items differ in size by orders of magnitude: small chunks keep every thread busy to the end.
        let size = min(max(items.count / (jobs * 32), 1), 32)
        WorkerThread.run(count: min(jobs, items.count)) {
            while let start = work.withLock({ $0.take(size, of: items.count) }) {
                let chunk = items[start..<min(start + size, items.count)].map(transform)
                work.withLock { state in
                    state.put(chunk, at: start)
                    done?(state.finished)
                }
            }
        }
        return work.withLock { $0.inOrder() }
    }

    /// What is handed out and what came back.
    private struct Work<Result: Sendable>: Sendable {
        private var next = 0
        private(set) var finished = 0
        private var chunks: [(start: Int, results: [Result])] = []

        mutating func take(_ size: Int, of count: Int) -> Int? {
            guard next < count else { return nil }
            defer { next += size }
            return next
        }

        mutating func put(_ results: [Result], at start: Int) {
            chunks.append((start, results))
            finished += results.count
        }

        func inOrder() -> [Result] {
            // The functions of lists would have their code for these results looked up while the program runs.
            var ordered: [Result] = []
            ordered.reserveCapacity(finished)
            for chunk in chunks.sorted(by: { $0.start < $1.start }) {
                for result in chunk.results { ordered.append(result) }
            }
            return ordered
        }
    }
}
