/// A text as code makes it where people are shown it, or hear it.
public struct WrittenText: Hashable, Sendable {
    /// Where a text ends up.
    public enum Sink: Hashable, Sendable {
        /// In an alert or one of its buttons.
        case alert
        /// In what tells of an outcome and goes by itself: a banner, a toast, a sign of progress with words.
        case notice
        /// In the title of a screen.
        case title
        /// In a notification.
        case notification
        /// In a view.
        case view
        /// In what assistive technologies are given.
        case speech
        /// It is not known where; texts of this kind are made for people all the same.
        case anywhere
    }

    /// How it is made.
    public enum Form: Hashable, Sendable {
        /// It stands in the code in one language; `…` stands for values in it.
        case literal(String)
        /// It is put together of pieces with an operator.
        case joined([Piece])
        /// Numbers are put into it with a format such as `%.2f`, which has the point of English everywhere.
        case number(format: String)
        /// A list is strung together with a separator.
        case list(separator: String)
        /// It is looked up in a table under a key that stands in the code, with a function of some name.
        case lookup(key: String, function: String)
        /// It is looked up under a key that is made of what stands in the code and of values, which come between the
        /// parts.
        case format([String])
        /// It stands in the code with values between its parts: the names of those that vary, in the order of the
        /// values, and `nil` for what is always the same or says itself what it ends with.
        case filled([String], values: [String?])
        /// One of two texts is chosen by whether a number is one.
        case plural(one: String, other: String)
    }

    /// A piece of a text that is put together.
    public enum Piece: Hashable, Sendable {
        /// A text in the code.
        case text(String)
        /// A text that is looked up in a table.
        case localized
        /// Anything else.
        case value
    }

    /// Where it ends up.
    public let sink: Sink
    /// How it is made.
    public let form: Form

    /// A text.
    public init(_ form: Form, in sink: Sink) {
        self.sink = sink
        self.form = form
    }
}
