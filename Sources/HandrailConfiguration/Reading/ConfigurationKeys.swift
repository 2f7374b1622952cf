/// What a configuration may say. The reader and the schema go through the same lists.
enum ConfigurationKey: String, CaseIterable {
    case extends, language, include, exclude, targets, platforms, rules, overrides, components, exceptions, baseline
    case failOn = "fail-on"
}

/// What may be said of a rule, where more is said than its level.
enum RuleKey: String, CaseIterable {
    case level = "as"
    case impact
}

/// What may be said of some paths.
enum OverrideKey: String, CaseIterable {
    case path, rules
}

/// What may be said of a view of code that is not there, besides which argument is which part of it.
enum ComponentKey: String, CaseIterable {
    case kind
}

/// What is said of findings that a team lives with.
enum ExceptionKey: String, CaseIterable {
    case rule, path, place, reason, until
}
