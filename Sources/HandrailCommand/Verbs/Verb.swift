import ArgumentParser
import HandrailModel

/// A verb of the command line: one file each, and thin.
protocol Verb: ParsableCommand {
    /// Does what was asked, and returns what the shell is told.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus
}

extension Verb {
    /// The verb with the options that `arguments` give it, parsed by itself.
    ///
    /// The result is taken for this very type: to ask whether it is a verb at all is a search among all conformances of
    /// the program.
    static func alone(_ arguments: [String]) throws -> Self? {
        try HelpText.$isVerbAlone.withValue(true) { try parseAsRoot(arguments) } as? Self
    }
}
