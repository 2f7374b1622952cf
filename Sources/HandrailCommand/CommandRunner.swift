import ArgumentParser
import HandrailModel

/// Parses arguments, runs the verb they name, and says what went wrong in one sentence.
public enum CommandRunner {
    /// Runs `arguments`, without the name of the tool, and returns the exit status.
    public static func run(_ arguments: [String], in context: CommandContext) -> Int32 {
        let language = LanguageChoice.language(arguments: arguments, environment: context.environment)
        return HelpText.$language.withValue(language) {
            status(arguments, in: context, language: language).rawValue
        }
    }

    private static func status(
        _ arguments: [String], in context: CommandContext, language: ReportLanguage
    ) -> ExitStatus {
        do {
            let arguments = joiningNegativeNumbers(arguments)
            if let failure = HandrailTool.unknownVerb(in: arguments) { throw failure }
            if let verb = verb(of: arguments) { return try verb.run(in: context, language: language) }
            // Without a verb there is nothing to do but to say what can be done.
            var command = try HandrailTool.parseAsRoot(arguments.isEmpty ? ["--help"] : arguments)
            if let verb = command as? any Verb { return try verb.run(in: context, language: language) }
            try command.run()
            return .clean
        } catch let failure as CommandFailure {
            context.complain(failure.message[language], language: language)
            return failure.status
        } catch {
            return status(of: error, in: context, language: language)
        }
    }

    /// The verb that `arguments` name, with its options; `nil` where they are none of its.
    ///
    /// The parser builds the options of a verb once more for every command above it, which costs as much as to read a
    /// source file. So a verb is parsed by itself, and from the root only where that fails: errors and help name the
    /// tool too.
    private static func verb(of arguments: [String]) -> (any Verb)? {
        guard let name = arguments.first,
            let entry = HandrailTool.entries.first(where: { $0.command.configuration.commandName == name })
        else { return nil }
        return try? entry.alone?(Array(arguments.dropFirst()))
    }

    /// The parser takes a negative number for an option of its own: it is joined with the option that it belongs to.
    private static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
        arguments.reduce(into: []) { joined, argument in
            let isNegative = argument.hasPrefix("-") && Int(argument) != nil
            if isNegative, let option = joined.last, option.hasPrefix("--"), option.count > 2, !option.contains("=") {
                joined[joined.count - 1] = "\(option)=\(argument)"
            } else {
                joined.append(argument)
            }
        }
    }

    /// Help and version are results; everything else that the parser throws is a bad request.
    private static func status(
        of error: any Error, in context: CommandContext, language: ReportLanguage
    ) -> ExitStatus {
        guard HandrailTool.exitCode(for: error) == .success else {
            context.complain(
                ParserMessage.text(HandrailTool.message(for: error), language: language), language: language)
            return .badRequest
        }
        let text = HandrailTool.fullMessage(for: error, columns: context.width)
        do throws(CommandFailure) {
            try context.deliver(Array((HelpText.translated(text, to: language) + "\n").utf8))
            return .clean
        } catch {
            context.complain(error.message[language], language: language)
            return error.status
        }
    }
}
