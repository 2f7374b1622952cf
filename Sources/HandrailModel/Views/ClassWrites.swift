public import HandrailSource

/// What code that is read but not evaluated does to the views of one class, as one file says it.
public struct ClassWrites: Hashable, Sendable {
    /// A property that is set on a view.
    public struct Write: Hashable, Sendable {
        /// How the class calls the view: `closeButton`, `navigationItem.rightBarButtonItem`; `self` for its own object.
        public let view: String
        /// The property as UIKit calls it in Swift.
        public let property: String
        /// The value; words whose origin is a missing key are still to be looked up.
        public let value: Fact<ViewValue>
        /// The string table such words stand in, where it is not the usual one.
        public let table: String?
        /// Where it is set.
        public let place: SourcePlace

        /// A write.
        public init(view: String, property: String, value: Fact<ViewValue>, table: String? = nil, place: SourcePlace) {
            self.view = view
            self.property = property
            self.value = value
            self.table = table
            self.place = place
        }
    }

    /// The class.
    public let name: String
    /// What it inherits from, where the file says so.
    public let superclass: String?
    /// What it sets.
    public let writes: [Write]
    /// Methods and functions each view is given to or sent.
    public let handovers: [String: Set<String>]
    /// Methods it defines, and functions of its file.
    public let methods: Set<String>

    /// What one file says of a class.
    public init(
        name: String, superclass: String? = nil, writes: [Write] = [], handovers: [String: Set<String>] = [:],
        methods: Set<String> = []
    ) {
        self.name = name
        self.superclass = superclass
        self.writes = writes
        self.handovers = handovers
        self.methods = methods
    }

    /// The same class as two files say it.
    public func merged(with other: ClassWrites) -> ClassWrites {
        ClassWrites(
            name: name, superclass: superclass ?? other.superclass, writes: writes + other.writes,
            handovers: handovers.merging(other.handovers) { $0.union($1) }, methods: methods.union(other.methods))
    }
}
