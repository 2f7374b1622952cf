/// The views whose content is more than a line of a table can say.
package enum ContentViews {
    /// Their names.
    package static let names: Set<String> = ["Text", "Image", "AsyncImage"]
}
