import Synchronization

/// A value that several threads change, one at a time; a class, because a `Mutex` itself cannot be captured.
package final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    /// A guarded value.
    package init(_ value: Value) { mutex = Mutex(value) }

    /// Reads or changes the value while no other thread does.
    package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { body(&$0) }
    }
}
