/// What a listed file is, told from its name alone.
public enum FileKind: Hashable, Sendable, CaseIterable {
    /// Swift source.
    case swift
    /// `.strings` or `.stringsdict`.
    case stringTable
    /// `.xcstrings`.
    case stringCatalog
    /// `Contents.json` inside an asset catalog.
    case assetCatalogContents
    /// An image, loose or inside an asset catalog.
    case image
    /// A property list.
    case plist
    /// `.entitlements`.
    case entitlements
    /// `.xcprivacy`.
    case privacyManifest
    /// A storyboard or xib.
    case interface
    /// Objective-C source or a header.
    case objectiveC

    /// The kind of a file named `name`, or `nil` for files that Handrail does not read.
    ///
    /// `isInAssetCatalog` tells whether a folder above it is an asset catalog.
    init?(name: String, isInAssetCatalog: Bool) {
        if isInAssetCatalog, name == "Contents.json" {
            self = .assetCatalogContents
            return
        }
        let bytes = name.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > bytes.startIndex,
            let kind = Self.byExtension[String(name[bytes.index(after: dot)...]).lowercased()]
        else { return nil }
        self = kind
    }

    /// Whether the build puts such a file, or what it is compiled to, into the bundle.
    var isBundled: Bool {
        switch self {
        case .stringTable, .stringCatalog, .assetCatalogContents, .image, .plist, .privacyManifest, .interface: true
        case .swift, .entitlements, .objectiveC: false
        }
    }

    private static let byExtension: [String: FileKind] = [
        "swift": .swift,
        "strings": .stringTable, "stringsdict": .stringTable,
        "xcstrings": .stringCatalog,
        "png": .image, "jpg": .image, "jpeg": .image, "pdf": .image, "svg": .image, "heic": .image, "webp": .image,
        "gif": .image,
        "plist": .plist,
        "entitlements": .entitlements,
        "xcprivacy": .privacyManifest,
        "storyboard": .interface, "xib": .interface,
        "m": .objectiveC, "mm": .objectiveC, "h": .objectiveC,
    ]
}
