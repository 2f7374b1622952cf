/// What an element's surroundings add to what is said of it.
public struct StopContext: Hashable, Sendable {
    /// A place among siblings.
    public struct Position: Hashable, Sendable {
        /// Counted from 1.
        public let number: Int
        /// How many there are.
        public let count: Int
        /// Whether it is a tab, and not a segment.
        public let isTab: Bool

        /// A position.
        public init(number: Int, count: Int, isTab: Bool) {
            self.number = number
            self.count = count
            self.isTab = isTab
        }
    }

    /// An edge of a container that the element is at.
    public enum Edge: Hashable, Sendable {
        case listStart, listEnd, landmarkStart, landmarkEnd
    }

    /// A header of a cell.
    public struct Header: Hashable, Sendable {
        /// What it is called.
        public let label: SpokenText?
        /// Its value.
        public let value: SpokenText?

        /// A header.
        public init(label: SpokenText?, value: SpokenText?) {
            self.label = label
            self.value = value
        }
    }

    /// What is said of a cell of a data table.
    public struct Cell: Hashable, Sendable {
        /// Headers, those of the row first.
        public let headers: [Header]
        /// Where the cell stands; a row or column that is not spoken is `nil`.
        public let cell: TableCell

        /// A cell's context.
        public init(headers: [Header], cell: TableCell) {
            self.headers = headers
            self.cell = cell
        }
    }

    /// Labels of containers that are entered here, coming from the element before.
    public var entering: [SpokenText] = []
    /// Its place among tabs or segments.
    public var position: Position?
    /// Whether it is in a bar of tabs.
    public var isInTabBar = false
    /// Edges it is at.
    public var edges: [Edge] = []
    /// What is said of it as a cell.
    public var cell: Cell?

    /// No context.
    public init() {}
}
