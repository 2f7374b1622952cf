/// The constants that Xcode makes for Objective-C of what asset catalogs hold: `ACImageNamePierMap` of a picture
/// `pier-map`, `ACColorNamePier` of a color `Pier`.
///
/// Source: Apple, Xcode 15 release notes, “Asset Catalogs”.
enum CatalogConstant {
    /// What stands behind the beginning that all such constants have: the name of the asset in one word; `nil` where a
    /// word is none.
    static func end(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        guard word.first == UInt8(ascii: "A"), word.count > length, word.dropFirst().first == UInt8(ascii: "C") else {
            return nil
        }
        return beginnings.contains { word.starts(with: $0) } ? word.dropFirst(length) : nil
    }

    private static let beginnings = ["ACImageName", "ACColorName"].map { Array($0.utf8) }
    private static let length = 11
}
