import HandrailSource

/// A folder of an asset catalog that holds one asset.
struct AssetSet {
    /// What the folder holds.
    enum Kind {
        case image, symbol, appIcon, color
    }

    /// What it holds.
    let kind: Kind
    /// Path of the folder relative to the root.
    let path: String
    /// Its name without the extension and without namespaces.
    let name: String
    /// Paths of the groups around it, outermost first, without the catalog itself.
    let groups: [String]

    /// The set that a file belongs to; nothing for files of groups and of sets of other kinds.
    init?(containing path: ResourcePath) {
        let folders = path.components.dropLast()
        guard let catalog = folders.firstIndex(where: { $0.utf8.ends(with: Self.catalog) }) else { return nil }
        var folder = Array(folders[...catalog]).joined(separator: "/")
        var groups: [String] = []
        for index in folders.indices where index > catalog {
            let (base, suffix) = ResourcePath.split(folders[index])
            folder += "/" + folders[index]
            switch Self.role(suffix) {
            case .group: groups.append(folder)
            case .opaque: return nil
            case .set(let kind):
                self.kind = kind
                self.path = folder
                self.name = String(base)
                self.groups = groups
                return
            }
        }
        return nil
    }

    private static let catalog = Array(".xcassets".utf8)

    /// Path of the file that describes it.
    var contentsPath: String { path + "/Contents.json" }

    private enum Role {
        case group
        case set(Kind)
        /// A set whose parts have no name that code could use.
        case opaque
    }

    // Source: Apple, "Asset Catalog Format Reference" (Archive), Types Overview.
    private static func role(_ suffix: Substring) -> Role {
        switch suffix {
        case "imageset": .set(.image)
        case "symbolset": .set(.symbol)
        case "appiconset": .set(.appIcon)
        case "colorset": .set(.color)
        case "brandassets", "imagestack", "imagestacklayer", "solidimagestack", "solidimagestacklayer": .opaque
        case "dataset", "launchimage", "iconset", "spriteatlas-texture", "cubetextureset", "mipmapset": .opaque
        case "textureset", "arresourcegroup", "arreferenceimage", "arobject", "complicationset": .opaque
        case "stickerpack", "stickersequence", "sticker", "stickersiconset", "gcdashboardimage": .opaque
        case "gcleaderboard", "gcleaderboardset", "appiconlayer": .opaque
        // A dot in any other name is just part of it; a sprite atlas names its images like a group.
        default: .group
        }
    }
}
