import ArgumentParser
import HandrailModel

/// A verb of the command line: one file each, and thin.
protocol Verb: ParsableCommand {
    /// Does what was asked, and returns what the shell is told.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus
}
