/// The app has no screen of the name that a specification asks for.
package struct MissingScreen: Error, CustomStringConvertible {
    /// The name.
    package let name: String

    package var description: String { "There is no screen \(name)." }
}
