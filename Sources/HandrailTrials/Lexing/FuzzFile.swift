/// A file of an app that is changed at random.
package struct FuzzFile: Sendable, Hashable {
    /// Path in the app.
    package let path: String
    /// What it holds.
    package var bytes: [UInt8]

    /// A file.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A file of text.
    package init(_ path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// Its name without the folders.
    package var name: String { String(path.split(separator: "/").last ?? "") }

    /// What follows the last dot of its name.
    package var suffix: String { String(name.split(separator: ".").last ?? "") }

    /// The language it is written in.
    package var language: FuzzLanguage { FuzzLanguage(suffix: suffix) }
}
