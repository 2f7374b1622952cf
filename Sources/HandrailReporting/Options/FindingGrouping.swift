/// What the findings of a report for people are put together by.
public enum FindingGrouping: String, Sendable, CaseIterable {
    /// By what is wrong: violations first, the worse first.
    case cause
    /// By the file that is to be changed.
    case file
    /// By the screen that shows it; what several screens show stands at the first.
    case screen
    /// By the rule that found it.
    case rule
}
