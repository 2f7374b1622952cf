package import HandrailSource

/// Where a name is asked for, which decides whose declaration it means.
package struct LookupContext: Sendable {
    /// The file it stands in: what other files keep to themselves is out of its sight. `nil` where nobody's code asks,
    /// as for a class that an interface file names: then nothing is.
    package let file: FileIndex?
    /// Number of the target the file belongs to.
    package let module: Int

    /// The view from a place of a target, or from a target alone.
    package init(file: FileIndex? = nil, module: Int) {
        self.file = file
        self.module = module
    }
}
