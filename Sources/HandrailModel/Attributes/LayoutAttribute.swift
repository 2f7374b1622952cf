/// Where an element lies, and how large it is.
public indirect enum LayoutAttribute: Equatable, Sendable {
    /// Points between the parts of a stack, where it says how many.
    case spacing(Fact<Double>)
    /// How many columns a grid has, however wide it is; a grid that fits in as many as there is room for has none.
    case columns(Fact<Double>)
    /// The directions in which a scroll view may scroll, where it says so; `nil` where they are not known.
    case scrollAxes(ScrollAxes?)
    case frame(FrameUse)
    case padding(PaddingUse)
    case offset(FrameUse)
    /// It keeps its shape, and fits its room or fills it; `nil` where that is not known.
    case aspectRatio(PictureFit?)
    /// How wide it is held to be for its height, whatever its size: width over height.
    case shape(Double)
    /// How far what scrolls keeps away from the top and the bottom, in points.
    case contentInset(top: Double, bottom: Double)
    /// Where it lies on the screen as designed, in points from the corner of the screen.
    case placed(ViewFrame)
    /// A constraint on where it lies.
    case constraint(ConstraintUse)
    /// The height in points that the list around gives to all its rows, whatever is in them.
    case rowHeight(Double)
    /// It is made for widgets or complications, in which it has the room that the system gives it, whoever shows it.
    case widgetContent
    /// The edges as written, such as `all` or `top`. Ignoring the keyboard alone is none of it.
    case ignoresSafeArea(edges: [String])
    case direction(LayoutDirection)
    /// How high people can make the sheet that it is the content of; set only where they cannot pull it up to the whole
    /// screen.
    case sheetHeight(SheetHeight)

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case spacing = 144, columns, scrollAxes, frame, padding, offset, aspectRatio, shape, contentInset, placed,
            constraint, rowHeight, widgetContent, ignoresSafeArea, direction, sheetHeight
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .spacing: .spacing
        case .columns: .columns
        case .scrollAxes: .scrollAxes
        case .frame: .frame
        case .padding: .padding
        case .offset: .offset
        case .aspectRatio: .aspectRatio
        case .shape: .shape
        case .contentInset: .contentInset
        case .placed: .placed
        case .constraint: .constraint
        case .rowHeight: .rowHeight
        case .widgetContent: .widgetContent
        case .ignoresSafeArea: .ignoresSafeArea
        case .direction: .direction
        case .sheetHeight: .sheetHeight
        }
    }
}

extension AttributeKind {
    /// Where an element lies, and how large it is.
    @inlinable public static func layout(_ kind: LayoutAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
