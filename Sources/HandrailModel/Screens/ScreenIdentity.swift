public import HandrailSource

/// What names a screen where code or an interface file brings it up.
public enum ScreenIdentity: Hashable, Sendable {
    /// A SwiftUI view of the project, by its name.
    case view(String)
    /// What is written in one place, where it is no view of the project with a name.
    case content(SourcePlace)
    /// A class of the project that is the screen's controller, by its name.
    case controller(String)
    /// A scene of an interface file, by the identity of its controller.
    case scene(FileIndex, String)
}
