import HandrailFrameworks
import Synchronization

/// Results of work done in parallel, one slot for each piece, in order.
final class ParallelResults<Element: Sendable>: Sendable {
    private let slots: Mutex<[Element?]>

    init(count: Int) { slots = Mutex(Array(repeating: nil, count: count)) }

    /// Keeps the result of one piece.
    func set(_ element: Element, at index: Int) { slots.withLock { $0[index] = element } }

    /// What was kept, in order.
    var values: [Element] { slots.withLock { $0.compactMap { $0 } } }
}
