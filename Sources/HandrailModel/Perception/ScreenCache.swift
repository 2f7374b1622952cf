import Synchronization

/// What was worked out about a screen and is asked for by several rules.
///
/// Whoever asks first works it out; who asks at the same time does it too, and comes to the same.
public final class ScreenCache: Sendable {
    private let known = Mutex<[Question: any AnyObject & Sendable]>([:])

    /// An answer as an object: whether it is of the type that is asked for is quickly told of a class.
    private final class Answer<Value: Sendable>: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private struct Question: Hashable {
        let type: ObjectIdentifier
        let element: Int
    }

    /// Nothing yet.
    init() {}

    /// What is known of an element, or of the whole screen; found out by `work` where nobody asked before.
    ///
    /// - Parameter element: index of the declared element; -1 for the screen. There is one answer for each and each
    ///   type.
    public func recall<Value: Sendable>(about element: Int = -1, _ work: () -> Value) -> Value {
        let question = Question(type: ObjectIdentifier(Value.self), element: element)
        if let answer = known.withLock({ $0[question] }) as? Answer<Value> { return answer.value }
        let answer = Answer(work())
        known.withLock { $0[question] = answer }
        return answer.value
    }
}
