/// Where something in a configuration is written.
public struct ConfigurationOrigin: Hashable, Sendable {
    /// Path of the file, relative to the folder of the configuration.
    public let file: String
    /// The line, from 1.
    public let line: Int

    /// An origin.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// As people write it: `.handrail.yml:12`.
    public var text: String { "\(file):\(line)" }
}
