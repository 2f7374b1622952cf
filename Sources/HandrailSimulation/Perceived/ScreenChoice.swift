public import HandrailModel
public import HandrailSource

/// A place of a screen where a condition chooses what is there.
public struct ScreenChoice: Hashable, Sendable {
    /// One of the cases.
    public struct Case: Hashable, Sendable {
        /// The condition as written; `else` for the case when no other holds.
        public let text: String
        /// The condition; `nil` for the case when no other holds.
        public let condition: ElementCondition?
        /// Whether anything is there in this case.
        public let isEmpty: Bool

        /// A case.
        public init(text: String, condition: ElementCondition? = nil, isEmpty: Bool) {
            self.text = text
            self.condition = condition
            self.isEmpty = isEmpty
        }
    }

    /// Its number on the screen, from 1, in the order of reading; it stays the same whatever is picked.
    public let number: Int
    /// The cases, in order.
    public let cases: [Case]
    /// Index of the case that is taken.
    public let picked: Int
    /// Where the choice stands.
    public let place: SourcePlace

    /// A choice.
    public init(number: Int, cases: [Case], picked: Int, place: SourcePlace) {
        self.number = number
        self.cases = cases
        self.picked = picked
        self.place = place
    }

    /// The index of a case by its number from 1 or by its text; `nil` where there is none.
    public func index(of answer: String) -> Int? {
        if let number = Int(answer), cases.indices.contains(number - 1) { return number - 1 }
        return cases.firstIndex { $0.text == answer }
    }
}
