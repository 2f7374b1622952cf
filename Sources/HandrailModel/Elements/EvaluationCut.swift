public import HandrailSource

/// A place where code of the app was followed no further, so that what it comes to is not known.
public struct EvaluationCut: Hashable, Sendable {
    /// Why it was followed no further.
    public enum Reason: Hashable, Sendable, CaseIterable {
        /// It leads back to itself.
        case circle
        /// One thing leads to another more often than is followed.
        case tooDeep
        /// More steps were needed than one screen or class may take.
        case tooMuch
        /// There are more elements on a screen, or more views in a class, than are kept.
        case tooManyElements
        /// There are more screens than are built.
        case tooManyScreens
        /// There are more values than are told apart, or more things in a list than are gone through.
        case tooManyValues
        /// The same comes up in other ways more often than is followed.
        case tooOften
        /// The code is longer than is read for one question.
        case tooLong
    }

    /// Why.
    public let reason: Reason
    /// Where.
    public let place: SourcePlace

    /// A cut.
    public init(_ reason: Reason, at place: SourcePlace) {
        self.reason = reason
        self.place = place
    }
}
