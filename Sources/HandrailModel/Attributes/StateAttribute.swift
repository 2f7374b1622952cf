/// What of an element follows the state of the app.
public indirect enum StateAttribute: Equatable, Sendable {
    case binding(String)
    /// How it looks depends on these parts of the app's state; of two looks the first is the one where the condition
    /// holds (`true`) or where it does not (`false`), and `nil` where that is not known.
    case look(by: [StateDependency], holdsFirst: Bool?)
    /// Only a part of a shape is drawn: as much as this property, which changes while the app runs, is large.
    case drawnValue(String)
    /// Of the signs in it, as many are filled as a number says: stars, by the word that is in the names of both
    /// pictures.
    case rating(String)
    /// Its words are made of these properties, in code that knows timers.
    case words(of: Set<String>)
    /// Its words are this property of the app's, which is empty at first, and how they come about.
    case filled(by: String, late: LateState)
    /// It is shown once for each of a list of the app's, and how what is in that comes about.
    case rows(of: String, late: LateState?)
    /// A state of the app decides which of these colors it has, and on nothing else that code shows or says.
    case color(ColorUse)
    /// Its words, or the label that is set at the same place, are whatever this property of the app's holds.
    case spelled(by: String)
    /// It is a mark by which its class shows a state of the app and says it nowhere.
    case mark(StateMark)

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case binding = 224, look, drawnValue, rating, color, mark, rows, words, filled, spelled
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .binding: .binding
        case .look: .look
        case .drawnValue: .drawnValue
        case .rating: .rating
        case .color: .color
        case .mark: .mark
        case .rows: .rows
        case .words: .words
        case .filled: .filled
        case .spelled: .spelled
        }
    }
}

extension AttributeKind {
    /// What of an element follows the state of the app.
    @inlinable public static func state(_ kind: StateAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
