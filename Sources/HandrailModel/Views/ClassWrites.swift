public import HandrailSource

/// What code that is read but not evaluated does to the views of one class, as one file says it.
public struct ClassWrites: Hashable, Sendable {
    /// A property that is set on a view.
    public struct Write: Hashable, Sendable {
        /// The class whose view it is, where that is another than the one whose code sets it.
        public let owner: String?
        /// How the class calls the view: `closeButton`, `navigationItem.rightBarButtonItem`; `self` for its own object,
        /// `#5` for the view with a tag.
        public let view: String
        /// The property as UIKit calls it in Swift.
        public let property: String
        /// The value; words whose origin is a missing key are still to be looked up.
        public let value: Fact<ViewValue>
        /// The string table such words stand in, where it is not the usual one.
        public let table: String?
        /// Whether it is set only under a condition, in a loop or a block.
        public let isConditional: Bool
        /// Whether the value is put in beside what is there.
        public let isAddition: Bool
        /// Where it is set.
        public let place: SourcePlace

        /// A write.
        public init(
            owner: String? = nil, view: String, property: String, value: Fact<ViewValue>, table: String? = nil,
            isConditional: Bool = false, isAddition: Bool = false, place: SourcePlace
        ) {
            self.owner = owner
            self.view = view
            self.property = property
            self.value = value
            self.table = table
            self.isConditional = isConditional
            self.isAddition = isAddition
            self.place = place
        }
    }

    /// A tap recognizer that is attached to a view.
    public struct Recognizer: Hashable, Sendable {
        /// The view, as in `Write.view`.
        public let view: String
        /// How many taps it takes; `nil` where that is not known.
        public let taps: Int?
        /// The method that it calls, by the first piece of its selector.
        public let method: String
        /// Where it is attached.
        public let place: SourcePlace

        /// A recognizer.
        public init(view: String, taps: Int?, method: String, place: SourcePlace) {
            self.view = view
            self.taps = taps
            self.method = method
            self.place = place
        }
    }

    /// A command of assistive technologies that its objects answer.
    public struct Answer: Hashable, Sendable {
        /// The command.
        public let command: AccessibilityAction
        /// The method that answers it.
        public let place: SourcePlace

        /// An answer.
        public init(_ command: AccessibilityAction, place: SourcePlace) {
            self.command = command
            self.place = place
        }
    }

    /// What a method does.
    public struct Method: Hashable, Sendable {
        /// What it does itself.
        public let summary: ActionSummary
        /// Methods of its own object that it calls, by the first pieces of their selectors.
        public let own: [String]

        /// A method.
        public init(summary: ActionSummary, own: [String]) {
            self.summary = summary
            self.own = own
        }
    }

    /// Where views are given to: methods by their selectors, and functions.
    public struct Handovers: Hashable, Sendable {
        /// Selectors it is given to or sent.
        public private(set) var selectors: Set<String>
        /// Whether a function or macro takes it, which may do anything to it.
        public private(set) var isOpen: Bool

        /// Handovers of one view.
        public init(selectors: Set<String> = [], isOpen: Bool = false) {
            self.selectors = selectors
            self.isOpen = isOpen
        }

        /// These and others.
        public func merged(with other: Handovers) -> Handovers {
            Handovers(selectors: selectors.union(other.selectors), isOpen: isOpen || other.isOpen)
        }
    }

    /// The name that stands for every view there is.
    public static let everything = "*"
    /// The name that stands for a view with any tag.
    public static let anyTag = "#"

    /// The class.
    public let name: String
    /// What it inherits from, where the file says so.
    public let superclass: String?
    /// What it sets.
    public let writes: [Write]
    /// The commands that its objects answer.
    public let answers: [Answer]
    /// What becomes of its views, by their names; `*` stands for all there are.
    public let handovers: [String: Handovers]
    /// What becomes of views of other classes, by class.
    public let foreignHandovers: [String: [String: Handovers]]
    /// Tap recognizers that it attaches.
    public let recognizers: [Recognizer]
    /// Selectors of the methods it defines, and functions of its file.
    public let methods: Set<String>
    /// What its methods do, by the first pieces of their selectors.
    public let actions: [String: Method]
    /// The classes of its properties, by name.
    public let properties: [String: String]

    /// What one file says of a class.
    public init(
        name: String, superclass: String? = nil, writes: [Write] = [], answers: [Answer] = [],
        handovers: [String: Handovers] = [:], foreignHandovers: [String: [String: Handovers]] = [:],
        recognizers: [Recognizer] = [], methods: Set<String> = [], actions: [String: Method] = [:],
        properties: [String: String] = [:]
    ) {
        self.name = name
        self.superclass = superclass
        self.writes = writes
        self.answers = answers
        self.handovers = handovers
        self.foreignHandovers = foreignHandovers
        self.recognizers = recognizers
        self.methods = methods
        self.actions = actions
        self.properties = properties
    }

    /// The same class as two files say it.
    public func merged(with other: ClassWrites) -> ClassWrites {
        ClassWrites(
            name: name, superclass: superclass ?? other.superclass, writes: writes + other.writes,
            answers: answers + other.answers, handovers: handovers.merging(other.handovers) { $0.merged(with: $1) },
            foreignHandovers: foreignHandovers.merging(other.foreignHandovers) { own, more in
                own.merging(more) { $0.merged(with: $1) }
            },
            recognizers: recognizers + other.recognizers, methods: methods.union(other.methods),
            actions: actions.merging(other.actions) { own, _ in own },
            properties: properties.merging(other.properties) { own, _ in own })
    }
}
