import HandrailEngine
import Testing

@Suite("A parallel map")
struct ParallelMapTests {
    @Test("keeps the order for every number of jobs", arguments: [1, 2, 3, 8, 64])
    func order(jobs: Int) {
        let items = Array(0..<1_000)
        #expect(ParallelMap(jobs: jobs).map(items) { $0 * 2 } == items.map { $0 * 2 })
    }

    @Test("gives nothing for nothing")
    func empty() {
        #expect(ParallelMap().map([Int]()) { $0 }.isEmpty)
    }

    @Test("counts up to the number of items, and never down")
    func progress() {
        let seen = Locked<[Int]>([])
        _ = ParallelMap(jobs: 4).map(Array(0..<500), done: { done in seen.withLock { $0.append(done) } }) { $0 }
        let counts = seen.withLock { $0 }
        #expect(counts == counts.sorted())
        #expect(counts.last == 500)
    }

    @Test("has a stack that deep recursion fits on, also with one job")
    func deepStack() {
        #expect(ParallelMap(jobs: 1).map([40_000]) { Self.depth($0) } == [40_000])
    }

    @Test("draws the number of jobs into its range")
    func range() {
        #expect(ParallelMap(jobs: 0).jobs == 1)
        #expect(ParallelMap(jobs: 1_000).jobs == ParallelMap.mostJobs)
    }

    @inline(never)
    private static func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
}
