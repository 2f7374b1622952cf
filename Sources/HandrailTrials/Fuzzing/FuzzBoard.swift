import Synchronization

/// What several threads share while they run inputs: which comes next, what failed, what took long.
package final class FuzzBoard: Sendable {
    private let state: Mutex<State>

    private struct State: Sendable {
        var next: Int
        var failures: [Bucket: [Int]] = [:]
        var slow: [(seconds: Double, number: Int)] = []
    }

    /// Failures that likely have one cause, as far as can be told without looking into it.
    private struct Bucket: Hashable {
        let kind: FuzzKind
        let failure: String
        let cause: String
    }

    /// A board.
    ///
    /// - Parameter start: the position that is run first.
    package init(from start: Int = 0) { state = Mutex(State(next: start)) }

    /// The next position, each once.
    package func take() -> Int {
        state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
    }

    /// Notes a failure; whether it is one of the first of its likely cause and is worth keeping.
    package func note(_ failure: FuzzFailure, of input: FuzzInput) -> Bool {
        let bucket = Bucket(kind: input.kind, failure: failure.summary, cause: Self.cause(of: input))
        return state.withLock { state in
            state.failures[bucket, default: []].append(input.number)
            return state.failures[bucket, default: []].count <= Self.kept
        }
    }

    /// How many failures of one likely cause are kept.
    private static let kept = 2

    /// Notes how long an input took.
    package func note(seconds: Double, of number: Int) {
        state.withLock { state in
            state.slow.append((seconds, number))
            guard state.slow.count > 64 else { return }
            state.slow = Array(state.slow.sorted { $0.seconds > $1.seconds }.prefix(5))
        }
    }

    /// Whether anything failed.
    package var hasFailures: Bool { state.withLock { !$0.failures.isEmpty } }

    /// One line for each likely cause with its inputs, and one for what took longest.
    package var lines: [String] {
        let (failures, slow) = state.withLock { ($0.failures, $0.slow) }
        let causes = failures.map { bucket, numbers in
            let first = numbers.sorted().prefix(5).map(String.init).joined(separator: ", ")
            let of = bucket.cause.isEmpty ? "" : " of \(bucket.cause)"
            return "\(bucket.failure) (\(bucket.kind.rawValue)\(of)): \(numbers.count) inputs, \(first)"
                + (numbers.count > 5 ? " …" : "")
        }
        let longest = slow.sorted { $0.seconds > $1.seconds }.prefix(5)
        let times = longest.map { "\($0.number) (\($0.seconds.formatted(2)) s)" }
        return causes.sorted() + ["took longest: " + times.joined(separator: ", ")]
    }

    /// What is repeated, or in what way an app was changed: the same in other numbers fails for the same cause.
    private static func cause(of input: FuzzInput) -> String {
        switch input.content {
        case .app: ""
        case .repetition(let repetition):
            repetition.pattern.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case .changed(let changed): "\(changed.kind.rawValue) of \(changed.original.name)"
        }
    }
}
