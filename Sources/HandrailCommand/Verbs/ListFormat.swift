import ArgumentParser

/// How a list is written.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text = "text"
    /// For programs.
    case json = "json"
}
