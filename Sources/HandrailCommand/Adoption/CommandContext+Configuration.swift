import HandrailConfiguration

extension CommandContext {
    /// What the project decided that is read.
    func configuration(for paths: [String]) throws(CommandFailure) -> Configuration {
        try ProjectSettings(for: paths.first ?? ".", asked: nil, rules: rules, environment: environment).configuration
    }
}
