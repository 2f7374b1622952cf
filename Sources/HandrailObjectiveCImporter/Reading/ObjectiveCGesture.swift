public import HandrailSource

/// A tap recognizer that code attaches to a view.
public struct ObjectiveCGesture: Hashable, Sendable {
    /// The view, as in `ObjectiveCWrite.view`.
    public let view: String
    /// How many taps it takes; `nil` where that is not a number in the code.
    public let taps: Int?
    /// The selector that it sends to the object whose code attaches it.
    public let selector: String
    /// The statement that attaches it.
    public let range: ByteRange

    /// A recognizer.
    public init(view: String, taps: Int?, selector: String, range: ByteRange) {
        self.view = view
        self.taps = taps
        self.selector = selector
        self.range = range
    }
}
