public import HandrailModel
public import HandrailSource

/// One element of a capture, in the same form for all formats. What a format does not say is `nil` or empty.
public struct CapturedElement: Hashable, Sendable {
    /// What it is.
    public var role: CapturedRole
    /// What it is called.
    public var label: String?
    /// Its value as the capture has it.
    public var value: String?
    /// Its hint.
    public var hint: String?
    /// What an empty field shows.
    public var placeholder: String?
    /// A name for tests, which nobody hears.
    public var identifier: String?
    /// Its traits, as far as they are told.
    public var traits: Traits = []
    /// The names of its custom actions.
    public var actions: [String] = []
    /// Where it lies, in points from the corner of the screen.
    public var frame: ViewFrame?
    /// Whether it can be used.
    public var isEnabled = true
    /// Whether it can be seen.
    public var isVisible: Bool?
    /// Whether a screenshot shows something in its place.
    public var isDrawn = false
    /// Whether it is an element for assistive technologies by itself.
    public var isElement: Bool?
    /// Whether the system draws it, and not the app.
    public var isOfSystem = false
    /// The colors of what it shows, where the capture says them itself.
    public var colors: CapturedColors?
    /// Where it stands in the file.
    public var range: ByteRange
    /// Position of the element around it; `nil` for an outermost one.
    public var parent: Int?
    /// Position one past the last element inside it.
    public var end = 0

    /// An element of which nothing else is known yet.
    public init(_ role: CapturedRole, range: ByteRange) {
        self.role = role
        self.range = range
    }

    /// Whether it has words that people hear.
    var hasWords: Bool { label != nil || value != nil || placeholder != nil }
}

extension String {
    /// The text, or nothing where it has no sign.
    var unlessEmpty: String? { isEmpty ? nil : self }
}
