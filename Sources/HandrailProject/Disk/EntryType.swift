/// What stands at a place on disk.
enum EntryType: Sendable {
    case file, folder, symbolicLink
    /// Sockets, pipes and devices: never opened.
    case special
}
