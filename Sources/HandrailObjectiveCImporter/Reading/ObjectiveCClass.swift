public import HandrailSource

/// What one file says of one class: a declaration, an implementation, or a category of it.
public struct ObjectiveCClass: Hashable, Sendable {
    /// An outlet that the class declares.
    public struct Outlet: Hashable, Sendable {
        /// The property or instance variable, without an underscore.
        public let name: String
        /// Its type, such as `UIButton`; of the members, for a collection.
        public let type: String
        /// Whether it is an outlet collection.
        public let isCollection: Bool
        /// Where it is declared.
        public let range: ByteRange

        /// An outlet.
        public init(name: String, type: String, isCollection: Bool, range: ByteRange) {
            self.name = name
            self.type = type
            self.isCollection = isCollection
            self.range = range
        }
    }

    /// A method that the class defines and that accessibility asks, with what it answers.
    public struct Override: Hashable, Sendable {
        /// The property or method as Swift calls it: `accessibilityLabel`, `isAccessibilityElement`,
        /// `accessibilityActivate`.
        public let name: String
        /// What it returns, where that is its only statement.
        public let value: ObjectiveCValue
        /// Its head.
        public let range: ByteRange

        /// A method.
        public init(name: String, value: ObjectiveCValue, range: ByteRange) {
            self.name = name
            self.value = value
            self.range = range
        }
    }

    /// A view given to a method or function, or sent a message, that may set more on it.
    public struct Handover: Hashable, Sendable {
        /// The class whose view it is, where that is another than the one whose code gives it away.
        public let owner: String?
        /// The view, as in `ObjectiveCWrite.view`.
        public let view: String
        /// The selector or function.
        public let to: String
        /// Whether it is a function or a macro, of which not everything may be read.
        public let isCall: Bool

        /// A handover.
        public init(owner: String? = nil, view: String, to: String, isCall: Bool = false) {
            self.owner = owner
            self.view = view
            self.to = to
            self.isCall = isCall
        }

        /// The name that stands for every view there is.
        public static let everything = "*"
    }

    /// Its name.
    public let name: String
    /// The class it inherits from, where the file says so.
    public let superclass: String?
    /// Outlets it declares.
    public let outlets: [Outlet]
    /// What it sets on views, in order.
    public let writes: [ObjectiveCWrite]
    /// What it answers to accessibility.
    public let overrides: [Override]
    /// Views given away.
    public let handovers: [Handover]
    /// Tap recognizers it attaches to views.
    public let gestures: [ObjectiveCGesture]
    /// Methods it defines, by selector.
    public let methods: [String: ObjectiveCMethod]
    /// The classes of the properties it declares, by name.
    public let properties: [String: String]

    /// What a file says of a class.
    public init(
        name: String, superclass: String? = nil, outlets: [Outlet] = [], writes: [ObjectiveCWrite] = [],
        overrides: [Override] = [], handovers: [Handover] = [], gestures: [ObjectiveCGesture] = [],
        methods: [String: ObjectiveCMethod] = [:], properties: [String: String] = [:]
    ) {
        self.name = name
        self.superclass = superclass
        self.outlets = outlets
        self.writes = writes
        self.overrides = overrides
        self.handovers = handovers
        self.gestures = gestures
        self.methods = methods
        self.properties = properties
    }
}
