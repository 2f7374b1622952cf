/// What a style modifier styles.
public enum StyleKind: Hashable, Sendable {
    case button, toggle, label, picker, list, textField, menu, progress, gauge, form, tabView, datePicker, controlSize,
        navigation, groupBox, disclosure, labeledContent, controlGroup, other
    /// Whether dots under pages show which of them is there: `always`, `automatic` or `never`.
    case pageIndex
}
