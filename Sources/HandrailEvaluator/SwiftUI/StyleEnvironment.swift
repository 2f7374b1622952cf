/// Styles of the project that a view inherits from what is around it.
struct StyleEnvironment: Sendable {
    /// The style of buttons, with its properties bound.
    var button: Instance?
}
