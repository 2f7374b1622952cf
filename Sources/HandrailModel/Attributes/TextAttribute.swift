public import HandrailSource

/// How the text of an element is set.
public indirect enum TextAttribute: Equatable, Sendable {
    case font(FontUse)
    /// Whether text follows while the app runs when people choose another size, and the edit that makes it. SwiftUI's
    /// does without being told.
    case fontAdjusts(Fact<Bool>, mending: SourceEdit?)
    case fontWeight(Fact<String>)
    case italic
    case bold
    case underline
    /// A line goes through it, in every case.
    case struckThrough
    case letterCase(String)
    case tracking(Fact<Double>)
    case lineLimit(Fact<Double>)
    case minimumScaleFactor(Fact<Double>)
    case dynamicTypeSize(TextSizeLimits)
    case alignment(String)
    case truncationMode(String)
    /// It is as wide as its text asks for: nothing is cut off, it goes beyond its room instead.
    case wholeWidth
    /// A text is no more than the first letters of a name: a picture made of letters.
    case monogram
    /// A text shows a time of day or how long something takes, and no words.
    case clock
    /// Its class draws what people read: the values of this property, or words where it is `nil`.
    case drawn(from: String?)

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case font = 96, fontAdjusts, fontWeight, italic, bold, underline, letterCase, tracking, lineLimit,
            minimumScaleFactor, dynamicTypeSize, alignment, truncationMode, monogram, drawn, wholeWidth,
            struckThrough, clock
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .font: .font
        case .fontAdjusts: .fontAdjusts
        case .fontWeight: .fontWeight
        case .italic: .italic
        case .bold: .bold
        case .underline: .underline
        case .struckThrough: .struckThrough
        case .letterCase: .letterCase
        case .tracking: .tracking
        case .lineLimit: .lineLimit
        case .minimumScaleFactor: .minimumScaleFactor
        case .dynamicTypeSize: .dynamicTypeSize
        case .alignment: .alignment
        case .truncationMode: .truncationMode
        case .wholeWidth: .wholeWidth
        case .monogram: .monogram
        case .clock: .clock
        case .drawn: .drawn
        }
    }
}

extension AttributeKind {
    /// How the text of an element is set.
    @inlinable public static func text(_ kind: TextAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
