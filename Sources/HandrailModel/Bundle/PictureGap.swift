/// Why the pixels of a picture were not read.
public enum PictureGap: Hashable, Sendable {
    /// The program was built without the libraries that read pictures.
    case noLibraries
    /// The file is damaged, or written in a way that is not read.
    case unreadable
    /// It has more pixels or bytes than are read for this.
    case tooLarge
}
