/// What a target builds.
public enum TargetKind: Hashable, Sendable {
    /// An app or an App Clip.
    case app
    /// An app for Apple Watch.
    case watchApp
    /// An app extension of any sort, widgets included.
    case appExtension
    /// A framework or library built by an Xcode project.
    case framework
    /// A bundle without an app around it.
    case bundle
    /// A command-line tool built by an Xcode project.
    case tool
    /// A library of a Swift package.
    case packageLibrary
    /// An executable, macro or plug-in of a Swift package.
    case packageExecutable
    /// Tests; present only where they are asked for.
    case tests
    /// Files that no project speaks for.
    case folder
}
