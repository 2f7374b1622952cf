/// What a container means to VoiceOver.
public enum ContainerKind: Hashable, Sendable {
    case semanticGroup, list, landmark
    /// A table of data whose cells know their row and column.
    case dataTable(TableHeaders)
    /// Elements of which one is chosen, such as a segmented control.
    case series
    /// A bar of tabs. Only `tabs` of the elements inside are numbered: the bar's items, or every element.
    case tabBar(TabNumbering)

    /// Which elements in a bar of tabs are tabs.
    public enum TabNumbering: Hashable, Sendable {
        /// Those with the tab trait: the items of the system's own bar.
        case items
        /// All of them: in a view that only has the trait of a tab bar.
        case everyElement
    }
}
