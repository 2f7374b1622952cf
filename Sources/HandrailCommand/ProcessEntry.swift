#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs the command line of this process.
public enum ProcessEntry {
    /// Runs the arguments of the process and ends it with the status of the run.
    public static func run() -> Never {
        // A reader that goes away, as `head` does, shows as an error of `write` instead of killing the process.
        signal(SIGPIPE, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        let context = CommandContext.process
        UnforeseenError.expect(
            in: LanguageChoice.language(arguments: arguments, environment: context.environment),
            environment: context.environment)
        exit(CommandRunner.run(arguments, in: context))
    }
}
