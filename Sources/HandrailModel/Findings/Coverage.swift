/// How much of a project was read.
public struct Coverage: Hashable, Sendable {
    /// Swift files read.
    public let files: Int
    /// Storyboards and xibs read.
    public let interfaceFiles: Int
    /// Files with captures of running apps read.
    public let captures: Int
    /// Bytes of Swift read.
    public let bytes: Int
    /// Files that did not parse cleanly, or could not be read.
    public let troubledFiles: Int
    /// Targets found.
    public let targets: Int
    /// Screens examined.
    public let screens: Int
    /// Elements examined on all screens.
    public let elements: Int

    /// A coverage.
    public init(
        files: Int, interfaceFiles: Int = 0, captures: Int = 0, bytes: Int, troubledFiles: Int, targets: Int,
        screens: Int, elements: Int
    ) {
        self.files = files
        self.interfaceFiles = interfaceFiles
        self.captures = captures
        self.bytes = bytes
        self.troubledFiles = troubledFiles
        self.targets = targets
        self.screens = screens
        self.elements = elements
    }
}
