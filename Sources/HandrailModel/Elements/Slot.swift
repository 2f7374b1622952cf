/// The part that a child plays for its parent.
public enum Slot: UInt8, Sendable, CaseIterable {
    /// What the parent shows or holds.
    case content
    /// What names the parent: the label of a control, the title of a section's header.
    case label
    /// The picture of a label.
    case icon
    /// Text below a label: a description, a subtitle.
    case detail
    /// The label of the current value, of a gauge or a progress view.
    case value
    /// The label of the lowest value.
    case minimum
    /// The label of the highest value.
    case maximum
    /// The grayed text in an empty field.
    case prompt
    case header, footer
    /// In front of the content.
    case overlay
    /// Behind the content.
    case background
    /// What opens on a long press, or by a secondary click.
    case contextMenu
    /// What appears when a row is swiped.
    case swipeActions
    /// Items of a bar.
    case toolbar
    /// Placeholder shown while the real content loads.
    case placeholder
}
