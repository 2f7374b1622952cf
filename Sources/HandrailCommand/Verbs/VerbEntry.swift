import ArgumentParser

/// A verb as the tool lists it.
struct VerbEntry {
    /// The verb, as the parser takes it.
    let command: any ParsableCommand.Type
    /// Parses arguments for the verb by itself; `nil` where it only has verbs of its own.
    let alone: (@Sendable ([String]) throws -> (any Verb)?)?

    /// A verb that does something.
    static func verb<Single: Verb>(_ verb: Single.Type) -> VerbEntry {
        VerbEntry(command: verb, alone: { arguments in try verb.alone(arguments) })
    }

    /// A verb that only has others below it.
    static func family(_ command: any ParsableCommand.Type) -> VerbEntry { VerbEntry(command: command, alone: nil) }
}
