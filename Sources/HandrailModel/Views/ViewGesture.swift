public import HandrailSource

/// A gesture recognizer that a view carries.
public struct ViewGesture: Sendable {
    /// What people do and what it does.
    public let gesture: Gesture
    /// Where it is attached or, in an interface file, declared.
    public let place: SourcePlace
    /// Whether it reacts at all.
    public let isEnabled: Fact<Bool>
    /// The methods it calls and the screens it brings up.
    public let connections: [ViewConnection]

    /// A gesture recognizer.
    public init(
        _ gesture: Gesture, place: SourcePlace, isEnabled: Fact<Bool> = .absent, connections: [ViewConnection] = []
    ) {
        self.gesture = gesture
        self.place = place
        self.isEnabled = isEnabled
        self.connections = connections
    }
}
