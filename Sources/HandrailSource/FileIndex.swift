/// The number of a file in the sorted list of files of one audit.
public struct FileIndex: Hashable, Sendable, Comparable {
    /// Position in the list, from 0.
    public let value: Int32

    /// The file at `value`.
    public init(_ value: Int) { self.value = Int32(clamping: value) }

    /// Files in the order of the list.
    public static func < (a: FileIndex, b: FileIndex) -> Bool { a.value < b.value }
}
